# What the server says of the place where it keeps people and tables.

store-away = Baza danych jest teraz nieosiągalna. Nic się nie zmieniło; spróbuj za chwilę.
store-full = Zabrakło miejsca na zapis. Nic się nie zmieniło.
store-foreign = Ten plik nie jest bazą danych; pozostał bez zmian.
store-newer = Bazę danych utworzyła nowsza wersja tego programu (jej krok { $here } nie jest tu znany). Użyj tamtej wersji.
store-url = „{ $kind }” nie jest bazą danych, w której można przechowywać stoły. Znane są sqlite:///plik i postgresql://użytkownik@serwer/nazwa.
notifier-url = „{ $kind }” nie jest niczym, przez co procesy mogłyby się zawiadamiać. Znane jest redis://serwer:6379/0.
