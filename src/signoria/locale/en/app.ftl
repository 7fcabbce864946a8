### What the server says to a browser, English: people, requests, sockets.

## Names and accounts

app-come-in = Please tell your name first.
app-name-missing = A name is needed.
app-name-long = That is too long: { $most } letters at most.
app-name-signs = Something in that name cannot be shown. Letters of every script, digits and signs can.
app-line-empty = There is nothing to read in that.
app-user-name-wrong = A user name has { $least } to { $most } letters or digits; dots, hyphens and underscores may stand between them.
app-user-name-taken = That user name is taken.
app-account-there = You have an account already.
app-no-account = You have no account yet.
app-password-short = A password has at least { $least } signs. A short sentence is a good one.
app-password-long = A password has at most { $most } signs.
app-password-name = The user name is no password.
app-password-wrong = That is not your password.
app-log-in-wrong = The user name or the password is wrong.
app-recover-wrong = The user name or the recovery code is wrong; each code works once.

## Requests

app-no-page = There is nothing at this address.
app-no-method = This address does not take that.
app-not-json = The request has to be JSON.
app-body-wrong = The request was not understood.
app-field-wrong = The request was not understood: something is wrong with { $name }.
app-too-large = That is too large: { $most } kB at most.
app-too-often = That was too often. Please wait a moment.
app-foreign = Another site has sent this request, so it was not carried out.
app-foreign-host = This server is known by another name. Please use the address that it has printed.
app-broken = Something broke here, and it is not your fault. Nothing was changed.
