### What `signoria serve` and `signoria play` say in the terminal, English.

serve-open = Signoria is at { $address } – Ctrl-C ends it.
serve-running = Signoria is already at { $address }
serve-port-taken = port { $port } of { $host } is taken by another program; { $flag } names another one
serve-port-forbidden = this user may not open port { $port }; those from 1024 on are free to use
serve-host-unknown = there is no host { $host }
serve-host-elsewhere = { $host } is not an address of this machine
serve-setting = { $name } cannot be “{ $value }”; it can be { $known }
serve-secret-short = the secret is too short to be one: at least { $least } signs
