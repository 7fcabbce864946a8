### Čo v termináli hovoria `signoria serve` a `signoria play`, po slovensky.

serve-open = Signoria je na { $address } – ukončí ju Ctrl-C.
serve-running = Signoria už beží na { $address }
serve-port-taken = port { $port } na { $host } má iný program; { $flag } určí iný
serve-port-forbidden = tento používateľ nesmie otvoriť port { $port }; voľné sú porty od 1024
serve-host-unknown = počítač { $host } tu nie je
serve-host-elsewhere = { $host } nie je adresa tohto počítača
serve-setting = { $name } nemôže byť „{ $value }“; môže byť { $known }
serve-secret-short = tajný kľúč je príliš krátky: aspoň { $least } znakov
