# What the server says of the place where it keeps people and tables.

store-away = Databáza teraz nie je dostupná. Nič sa nezmenilo; skús to prosím o chvíľu znova.
store-full = Na uloženie už nie je miesto. Nič sa nezmenilo.
store-foreign = Ten súbor nie je databáza; zostal taký, aký bol.
store-newer = Databázu založila novšia verzia tohto programu (jej krok { $here } tu nie je známy). Použi prosím tú verziu.
store-url = „{ $kind }“ nie je databáza, v ktorej možno uchovať stoly. Známe sú sqlite:///súbor a postgresql://používateľ@server/meno.
notifier-url = „{ $kind }“ nie je nič, čím by si procesy mohli dávať vedieť. Známe je redis://server:6379/0.
