### Co v terminálu říkají `signoria serve` a `signoria play`, česky.

serve-open = Signoria je na { $address } – ukončí ji Ctrl-C.
serve-running = Signoria už běží na { $address }
serve-port-taken = port { $port } na { $host } má jiný program; { $flag } určí jiný
serve-port-forbidden = tento uživatel nesmí otevřít port { $port }; volné jsou porty od 1024
serve-host-unknown = počítač { $host } tu není
serve-host-elsewhere = { $host } není adresa tohoto počítače
serve-setting = { $name } nemůže být „{ $value }“; může být { $known }
serve-secret-short = tajný klíč je příliš krátký: aspoň { $least } znaků
