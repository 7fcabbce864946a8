# What the server says of the place where it keeps people and tables.

store-away = The database cannot be reached just now. Nothing was changed; please try again in a moment.
store-full = There is no room left to save anything. Nothing was changed.
store-foreign = That file is not a database; it was left as it is.
store-newer = The database was made by a newer version of this program (its step { $here } is not known here). Please use that version.
store-url = “{ $kind }” is no database that tables can be kept in. Known are sqlite:///file and postgresql://user@host/name.
notifier-url = “{ $kind }” is nothing that processes can tell each other through. Known is redis://host:6379/0.
