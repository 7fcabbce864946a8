### Co server říká prohlížeči, česky: lidé, požadavky, spojení.

## Jména a účty

app-come-in = Nejdřív prosím řekni své jméno.
app-name-missing = Jméno je potřeba.
app-name-long = To je příliš dlouhé: nejvýš { $most } písmen.
app-name-signs = Něco v tom jménu nejde zobrazit. Písmena všech abeced, číslice a znaky jdou.
app-line-empty = V tom není nic ke čtení.
app-user-name-wrong = Uživatelské jméno má { $least } až { $most } písmen nebo číslic; mezi nimi mohou být tečky, spojovníky a podtržítka.
app-user-name-taken = Toto uživatelské jméno už někdo má.
app-account-there = Účet už máš.
app-no-account = Účet zatím nemáš.
app-password-short = Heslo má aspoň { $least } znaků. Dobře poslouží krátká věta.
app-password-long = Heslo má nejvýš { $most } znaků.
app-password-name = Uživatelské jméno není heslo.
app-password-wrong = To není tvoje heslo.
app-log-in-wrong = Uživatelské jméno nebo heslo nesouhlasí.
app-recover-wrong = Uživatelské jméno nebo obnovovací kód nesouhlasí; každý kód platí jednou.

## Požadavky

app-no-page = Na této adrese nic není.
app-no-method = Tato adresa takový požadavek nepřijímá.
app-not-json = Požadavek musí být ve formátu JSON.
app-body-wrong = Požadavku nebylo rozumět.
app-field-wrong = Požadavku nebylo rozumět: něco je špatně v { $name }.
app-too-large = To je příliš velké: nejvýš { $most } kB.
app-too-often = To bylo příliš často. Chvilku prosím počkej.
app-foreign = Tento požadavek poslala cizí stránka, proto nebyl proveden.
app-foreign-host = Tento server má jiné jméno. Použij prosím adresu, kterou vypsal.
app-broken = Něco se tu pokazilo a není to tvoje vina. Nic se nezměnilo.
