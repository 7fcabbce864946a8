### The guided first round in the browser, Czech.

guide-first-time = Poprvé? Kolo s průvodcem
guide-title = Průvodce
guide-step = { $n } z { $of }
guide-next = Dál
guide-skip = Ukončit průvodce
guide-waits = Hraje soupeř; průvodce čeká s tebou.
guide-do = Jsi na tahu: průvodce pak půjde dál.
guide-other-way = Šlo to jinou cestou; i to je v pořádku.
guide-play-on = Hrát odtud dál
guide-again = Kolo s průvodcem
guide-begins = Stůl se chystá …
