### Co w terminalu mówią `signoria serve` i `signoria play`, po polsku.

serve-open = Signoria jest pod adresem { $address } – kończy ją Ctrl-C.
serve-running = Signoria już działa pod adresem { $address }
serve-port-taken = port { $port } na { $host } zajmuje inny program; { $flag } wskaże inny
serve-port-forbidden = ten użytkownik nie może otworzyć portu { $port }; wolne są porty od 1024
serve-host-unknown = nie ma komputera { $host }
serve-host-elsewhere = { $host } nie jest adresem tego komputera
serve-setting = { $name } nie może być „{ $value }”; może być { $known }
serve-secret-short = tajny klucz jest za krótki: co najmniej { $least } znaków
