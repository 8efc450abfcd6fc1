# Die Kammer, in der man steht, erklärt, wo das Terminal breit ist.

here-lit = { $count ->
    [one] Ihr Juwel ist aktiv. Hier gibt es keins mehr.
   *[other] Ihre { $count } Juwelen sind aktiv. Hier gibt es keine mehr.
}
here-unknown = unentdeckt
