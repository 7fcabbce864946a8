### Co serwer mówi przeglądarce, po polsku: ludzie, żądania, połączenia.

## Imiona i konta

app-come-in = Najpierw podaj imię.
app-name-missing = Imię jest potrzebne.
app-name-long = To jest za długie: najwyżej { $most } liter.
app-name-signs = Czegoś w tym imieniu nie da się pokazać. Litery każdego pisma, cyfry i znaki – tak.
app-line-empty = Nie ma w tym nic do czytania.
app-user-name-wrong = Nazwa użytkownika ma od { $least } do { $most } liter lub cyfr; między nimi mogą stać kropki, łączniki i podkreślenia.
app-user-name-taken = Ta nazwa użytkownika jest zajęta.
app-account-there = Konto już istnieje.
app-no-account = Konta jeszcze nie ma.
app-password-short = Hasło ma co najmniej { $least } znaków. Dobre jest krótkie zdanie.
app-password-long = Hasło ma najwyżej { $most } znaków.
app-password-name = Nazwa użytkownika nie jest hasłem.
app-password-wrong = To nie jest właściwe hasło.
app-log-in-wrong = Nazwa użytkownika lub hasło się nie zgadza.
app-recover-wrong = Nazwa użytkownika lub kod odzyskiwania się nie zgadza; każdy kod działa raz.

## Żądania

app-no-page = Pod tym adresem nic nie ma.
app-no-method = Ten adres nie przyjmuje takiego żądania.
app-not-json = Żądanie musi być w formacie JSON.
app-body-wrong = Żądania nie dało się zrozumieć.
app-field-wrong = Żądania nie dało się zrozumieć: coś jest nie tak w { $name }.
app-too-large = To jest za duże: najwyżej { $most } kB.
app-too-often = To było za często. Poczekaj chwilę.
app-foreign = To żądanie przysłała inna strona, więc nie zostało wykonane.
app-foreign-host = Ten serwer ma inną nazwę. Użyj adresu, który wypisał.
app-broken = Coś się tu zepsuło i nie jest to wina gracza. Nic się nie zmieniło.
