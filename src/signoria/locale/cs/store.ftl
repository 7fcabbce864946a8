# What the server says of the place where it keeps people and tables.

store-away = Databáze teď není dostupná. Nic se nezměnilo; zkus to prosím za chvíli znovu.
store-full = Na uložení už není místo. Nic se nezměnilo.
store-foreign = Ten soubor není databáze; zůstal, jak je.
store-newer = Databázi založila novější verze tohoto programu (její krok { $here } tu není známý). Použij prosím tu verzi.
store-url = „{ $kind }“ není databáze, v níž lze uchovat stoly. Známé jsou sqlite:///soubor a postgresql://uživatel@server/jméno.
notifier-url = „{ $kind }“ není nic, čím by si procesy mohly dávat vědět. Známé je redis://server:6379/0.
