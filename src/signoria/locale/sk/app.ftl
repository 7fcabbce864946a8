### Čo server hovorí prehliadaču, po slovensky: ľudia, požiadavky, spojenia.

## Mená a účty

app-come-in = Najprv prosím povedz svoje meno.
app-name-missing = Meno je potrebné.
app-name-long = To je príliš dlhé: najviac { $most } písmen.
app-name-signs = Niečo v tom mene sa nedá zobraziť. Písmená všetkých abecied, číslice a znaky áno.
app-line-empty = V tom nie je čo čítať.
app-user-name-wrong = Používateľské meno má { $least } až { $most } písmen alebo číslic; medzi nimi môžu byť bodky, spojovníky a podčiarkovníky.
app-user-name-taken = Toto používateľské meno už niekto má.
app-account-there = Účet už máš.
app-no-account = Účet zatiaľ nemáš.
app-password-short = Heslo má aspoň { $least } znakov. Dobre poslúži krátka veta.
app-password-long = Heslo má najviac { $most } znakov.
app-password-name = Používateľské meno nie je heslo.
app-password-wrong = To nie je tvoje heslo.
app-log-in-wrong = Používateľské meno alebo heslo nesedí.
app-recover-wrong = Používateľské meno alebo obnovovací kód nesedí; každý kód platí raz.

## Požiadavky

app-no-page = Na tejto adrese nič nie je.
app-no-method = Táto adresa takú požiadavku neprijíma.
app-not-json = Požiadavka musí byť vo formáte JSON.
app-body-wrong = Požiadavke nebolo rozumieť.
app-field-wrong = Požiadavke nebolo rozumieť: niečo je zle v { $name }.
app-too-large = To je príliš veľké: najviac { $most } kB.
app-too-often = To bolo príliš často. Chvíľu prosím počkaj.
app-foreign = Túto požiadavku poslala cudzia stránka, preto nebola vykonaná.
app-foreign-host = Tento server má iné meno. Použi prosím adresu, ktorú vypísal.
app-broken = Niečo sa tu pokazilo a nie je to tvoja vina. Nič sa nezmenilo.
