### The guided first round in the browser, Slovak.

guide-first-time = Prvýkrát? Kolo so sprievodcom
guide-title = Sprievodca
guide-step = { $n } z { $of }
guide-next = Ďalej
guide-skip = Ukončiť sprievodcu
guide-waits = Hrá súper; sprievodca čaká s tebou.
guide-do = Si na ťahu: sprievodca potom pôjde ďalej.
guide-other-way = Išlo to inou cestou; aj to je v poriadku.
guide-play-on = Hrať odtiaľto ďalej
guide-again = Kolo so sprievodcom
guide-begins = Stôl sa chystá …
