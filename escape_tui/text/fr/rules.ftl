# Les pages des règles : un titre, et ce qu’il faut savoir. Cartes et salles sont racontées par leurs modules.

rules-keys = Les touches ici
rules-keys-for-two = main gauche { $left }, main droite { $right }
rules-here = À l’écran
rules-search = Entrée trouve les pages avec tous ces mots.
rules-group-here = Ici et maintenant
rules-group-base = Le jeu
rules-group-expansions = Modules
rules-group-queenies = Mini-extensions
rules-group-challenges = Défis

rules-aim = Le but
    .text =
        Vous êtes dans un temple qui s’effondre dans dix minutes. Tout le monde lance ses dés en même temps, sans
        tours : pour avancer, découvrir des salles, activer des joyaux. La sortie est quelque part dans la pile.

        Chaque joyau activé rend la sortie moins chère. Vous sortez tous à temps, ou vous perdez tous. Personne
        ne gagne en solo : veillez les uns sur les autres.
rules-setup = Le début
    .text =
        Un à six joueurs partent de la salle de départ, entre deux autres salles. Chacun a cinq dés ; en solo,
        sept. La sortie est vers le fond de la pile à trois joueurs ou plus, au milieu à un ou deux.

        La réserve contient les joyaux qui bloquent la sortie : 7 à un ou deux joueurs, 11 à trois, 14 à quatre,
        16 à cinq et 18 à six. Deux autres joyaux attendent à côté pour les coups de pouce du destin.
rules-signs = Les signes du plan
    .text =
        Une salle montre son nom et, encadré, son prix d’entrée : A est un aventurier, C une clé, T une torche,
        O un masque d’or, N un masque noir. Les joueurs sont ☻ avec la petite initiale de leur nom ; le vôtre
        est plein. ⌂ est le départ, ☼ la sortie.

        Des marches dans un mur mènent à la salle voisine. Une flèche devant un mur est une entrée ouverte, où
        découvrir une salle. ▒ est une porte devant un mur : on ne passe pas.

        4T→1 ◇ veut dire que quatre torches activent un joyau ; ◆ est un joyau actif. 4/7/10C le dit en bref :
        quatre, sept ou dix clés pour un, deux ou trois joyaux.

        Dans l’équipe, ←2 veut dire à deux salles de vous, le premier pas vers l’ouest. Puis viennent les dés :
        ■ est bloqué, ∙ dépensé, ~ en l’air. †1 est une malédiction.

        Un dé au cadre double est gardé, au cadre gris bloqué, en pointillé dépensé. À un clavier partagé, un ?
        après un nom veut dire que le jeu a une question pour cette personne.
rules-dice = Les dés
    .text =
        Un dé a six faces : deux aventuriers, une clé, une torche, un masque d’or et un masque noir. Lancez
        aussi souvent que vous voulez. Un lancer prend tous les dés ni gardés ni bloqués. Ils roulent un
        instant, et pendant ce temps les autres restent utilisables.

        Gardez un dé pour qu’il reste au prochain lancer ; relâchez-le quand vous voulez. Les dés qui paient sont
        dépensés : vides jusqu’au prochain lancer. Le jeu choisit les dés qui paient, pour que vous perdiez le
        moins possible.
rules-masks = Les masques
    .text =
        Un masque noir bloque aussitôt son dé, jusqu’à ce qu’un masque d’or, un coup de pouce du destin ou une
        carte le libère.

        Un masque d’or libère jusqu’à deux dés bloqués d’un seul joueur : vous, ou un ami dans votre salle. Le
        masque et les dés libérés sont dépensés jusqu’au prochain lancer. Vous pouvez garder un masque d’or pour
        plus tard. Si tous vos dés sont bloqués, appelez à l’aide : il faut qu’un ami vienne.
rules-moving = Entrer dans une salle
    .text =
        Deux portes face à face font un passage. Pour le franchir, payez les symboles encadrés de la salle
        suivante : deux aventuriers, par exemple, ou un aventurier et une clé. Un mur, ou une porte face à un
        mur, vous arrête.
rules-discovering = Découvrir
    .text =
        Une porte sans rien derrière est une entrée ouverte. À côté d’elle, payez deux aventuriers : la première
        tuile de la pile y est posée, son escalier vers vous. Vous restez où vous êtes et pouvez entrer ensuite.
        Vous choisissez l’entrée, pas la tuile.
rules-gems = Les joyaux
    .text =
        Dans une salle avec un symbole de joyau, payez son prix, quatre torches par exemple, pour activer un
        joyau : il passe de la réserve sur le symbole. Les caveaux ont trois symboles : quatre clés ou
        torches, selon le caveau, activent un joyau, sept deux, dix trois. Une salle ne donne qu’une fois.

        Sept torches, c’est plus que n’en montrent cinq dés : retrouvez-vous. En solo, vous avez sept dés, et sept
        symboles pareils sont possibles.
rules-together = Ensemble
    .text =
        Dans une même salle, on paie les joyaux ensemble. Les dés de vos amis ne comptent que gardés : garder,
        c’est offrir. Retrouvez-vous donc, gardez ce qu’il faut, et que l’un de vous active. Pour entrer,
        découvrir et sortir, chacun paie pour soi.
rules-clock = L’horloge
    .text =
        Le gong sonne trois fois. Après le premier et le deuxième, vous avez moins d’une minute pour revenir dans
        la salle de départ. Puis la porte claque : ailleurs, on perd un dé pour de bon, un dé bloqué d’abord, et
        on continue sur place.

        Le troisième gong annonce l’effondrement : courez à la sortie. Le premier gong sonne une fois, le
        deuxième deux, le troisième trois, et les dix dernières secondes se font entendre.
rules-escaping = S’échapper
    .text =
        Dans la salle de sortie, payez des clés : une par joyau encore dans la réserve, plus une. Personne ne
        peut vous aider. Activez donc des joyaux jusqu’à ce qu’il faille moins de clés que vous n’avez de dés.

        En sortant, vous donnez un de vos dés à quelqu’un encore dedans.
rules-fate = Le destin
    .text =
        Quand trop de dés sont bloqués, proposez un coup de pouce du destin. Si toute l’équipe encore dedans accepte,
        tous les dés bloqués sont libérés, mais un des deux joyaux à côté de la réserve y entre. Vous en avez deux par
        partie. Un refus, ou quinze secondes sans réponse, met fin à la proposition, et le destin se repose dix
        secondes. En solo, appuyez deux fois sur la touche.
rules-ending = La fin
    .text =
        Tout le monde dehors avant l’effondrement : gagné, ensemble. Quelqu’un dedans : perdu, ensemble. Une
        partie facile commence avec trois joyaux de moins, une partie difficile avec trois de plus, une partie expert
        avec six de plus et sans destin. Quand tous les dés sont bloqués ou perdus et que rien ne peut en libérer, le
        temple met fin à la partie au bout de dix secondes, sauf si quelqu’un veut rester. Après la partie, vous voyez
        qui a fait quoi, et pouvez tout revoir.
rules-temple = Cas rares
    .text =
        Si le temple se referme, un mur cède. Si aucune entrée ouverte n’est accessible alors que la pile contient
        encore ce qu’il vous faut (la sortie, une quête à faire, des joyaux pour payer la sortie, un lieu pour un
        joyau maudit), la tuile suivante est posée au plus près du départ, avec une porte de chaque côté. Si quelqu’un
        n’atteint ni la sortie ni rien à découvrir, ou s’il ne reste rien à découvrir et que quelqu’un n’atteint pas
        un endroit où sa présence est utile, le mur vers une salle voisine s’ouvre, ou un toboggan peut y être
        remonté ; des salles isolées glissent d’abord jusqu’aux autres. Une porte par laquelle on ne peut pas sortir,
        comme le bas d’un toboggan, n’est pas une entrée ouverte.
rules-table = À la table
    .text =
        Ce qui est face cachée n’est sur aucun écran. Une table peut mettre son horloge en pause. Si vous partez,
        votre place est gardée, et un bot remplaçant peut jouer pour vous. Les appels sont rapides : une touche,
        puis un chiffre. Dans une même pièce, vous pouvez jouer sur l’honneur les malédictions des mains et de la
        voix, et cacher l’horloge pour que seuls les gongs disent l’heure.

rules-curses = Malédictions
    .text =
        Certaines salles montrent un masque violet. En découvrir une fait piocher une malédiction. Les masques des
        deux premières salles ne font rien, et une malédiction que vous avez déjà est défaussée.

        Pour lever une malédiction, payez ses symboles avec vos propres dés ; ils sont dépensés et la carte s’en
        va. Personne ne peut payer pour vous.

        Avec les Dés perdus, un lancer moins de quatre dixièmes de seconde après l’arrêt de vos dés est trop rapide
        et coûte un dé. Une touche pressée trop tôt ne lance rien et dit pourquoi : un doigt trop vif ne doit pas
        coûter de dé. La barre à côté de vos dés montre combien de temps attendre.
rules-treasures = Trésors
    .text =
        Une salle avec un symbole de trésor reçoit un trésor face cachée. Payez-y deux clés pour le prendre.
        Utilisez-le quand vous voulez ; puis il est défaussé, sauf mention contraire sur la carte.
rules-illusion = Salles d’illusion
    .text =
        Six salles à joyaux sont des illusions. Après le premier et le deuxième claquement, chaque illusion disparaît
        sous la pile. Son joyau reste actif. Les joueurs qui s’y trouvent sont remis au départ et perdent un dé, car
        ils ont manqué le claquement. L’emplacement peut être découvert à nouveau, et une illusion qui revient peut
        redonner des joyaux.
rules-special = Salles spéciales
    .text =
        Les salles connectées ne donnent de joyaux que si des joueurs, dans deux d’entre elles au moins, montrent au
        même moment les symboles de leur salle, et une seule fois : ensuite, aucune des trois ne donne plus rien. Les
        salles doubles ont un mur au milieu, et leurs joyaux au fond, donnés une seule fois.

        L’avant et le fond sont deux salles : ni paiement commun ni dés libérés à travers le mur. Un passage secret ne
        mène au fond que par le mur de sa propre entrée ; par tout autre mur, il mène à l’avant. La Téléportation vous
        porte d’une moitié à un ami dans l’autre.

        Une fois la salle au trésor découverte, le calice doit atteindre la sortie. Pour l’emporter dans la salle
        suivante, payez une torche de plus en y entrant ; toute personne à côté de lui peut le porter plus loin. Si
        vous sortez tous sans lui, c’est perdu. Avec les salles de quête, la salle au trésor est tirée comme les
        autres, et le calice est sa quête.
rules-quest = Salles de quête
    .text =
        Il y a une à trois quêtes dans le temple, et jusqu’à six dans les défis. Chacune a un marqueur dans la
        réserve, et personne ne s’échappe tant qu’il en reste un. Chaque quête demande autre chose et s’accomplit une
        fois.
rules-character = Personnages
    .text =
        Chacun choisit un personnage différent, et une de ses deux cartes avant la partie. Une carte permanente
        agit tout le temps. L’autre coûte des symboles et sert une fois entre deux claquements.
rules-trap = Salles piégées
    .text =
        Une salle piégée vous aspire dès que vous la découvrez. La suite dépend du piège, et certains ne lâchent
        pas prise.
rules-time = Salles temporelles
    .text =
        En découvrir une lance un sablier. Les salles d’interdiction défendent quelque chose à tous pendant trente
        secondes, puis autre chose pendant trente secondes encore. Les autres vous donnent une minute pour une tâche,
        et une pénalité en cas d’échec. Quand il faut perdre des dés, les volontaires ont huit secondes, et un seul
        joueur peut donner plusieurs des dés de la lave. Les interdictions ont un sablier, les autres salles un
        second : la salle suivante attend que le sien soit vide et que toute pénalité soit payée. Les sabliers
        s’arrêtent pendant une pause.
rules-pit = La Fosse
    .text =
        Dans la fosse, cinq masques noirs à vous activent deux joyaux, et les dés restent bloqués. Deux nouvelles
        malédictions : l’une vous prend un trésor, l’autre vous fait piocher deux malédictions au lieu d’une.
rules-doomed = Condamné
    .text =
        Un trésor qui défausse une malédiction, et deux malédictions. Condamné : pas d’évasion tant qu’elle n’est
        pas levée. Debout : appuyez sur une touche toutes les huit secondes, ou rien ne marche.
rules-fountain = La Fontaine
    .text =
        Deux masques d’or dans la fontaine rendent un dé perdu pour de bon, une fois par joueur. Le poison vous
        coûte un dé à chaque claquement, deux si vous n’êtes pas au départ. Les lianes vous privent de vos
        aventuriers.
rules-questplus = Autres quêtes
    .text =
        Trois salles de quête de plus au tirage, et trois malédictions qui lient vos mains, vos pieds ou vos amis. Il
        y a cinq serpents. Tout autre joueur peut confirmer ce que veut un joueur sous contrôle mental, même une fois
        dehors.
rules-maze = Le Labyrinthe
    .text =
        Le mirage échange sa place avec la salle de départ. L’engrenage décale toute une rangée ou colonne. Deux
        malédictions ne se lèvent jamais, et trois trésors se jouent de la pile et de l’horloge. Pendant une
        recherche avec le Raccourci, l’entrée reste réservée.
rules-newchar = Nouveaux personnages
    .text =
        Un téléporteur et un filou qui échange autant de dés qu’il veut à la fois, un pour un ; un donjon où l’on
        glisse, et un passage étroit ; deux trésors de plus.
rules-maya = Le calendrier maya
    .text =
        Les salles à joyaux reçoivent des tuiles du calendrier : soleil, lune ou engrenage. Du côté éternel, on
        n’active des joyaux que là où la tuile montre le symbole suivant ; les salles sans tuile attendent la fin. Du
        côté funeste, on en active partout, mais la figurine n’avance que si les symboles s’accordent. Si elle n’a pas
        franchi la barre à un claquement, chacun pose un dé sur la salle du calendrier ; entrez-y pour reprendre le
        vôtre. Tant qu’elle n’est pas sur la dernière case, sortir coûte jusqu’à trois clés de plus. Quand la réserve
        est vide, le prix d’un joyau fait encore avancer la figurine ; dans les salles connectées, les deux groupes le
        paient, une seule fois.
rules-exchange = La salle d’échange
    .text =
        À chaque entrée, vous pouvez échanger une malédiction qui peut être levée contre le premier trésor de la pile.
        Il faut les malédictions et les trésors en jeu.
rules-teleport = La salle de téléportation
    .text =
        Un jeton s’y trouve. Portez-le n’importe où et posez-le : tout le monde saute alors d’un lieu à l’autre,
        gratuitement. Personne ne saute pendant qu’on le porte.
rules-totem = Le totem
    .text =
        Empilez des dés qui montrent des masques, noirs ou d’or. Un repère se balance : appuyez quand il est près
        du milieu, sinon le dé tombe ; un gros écart renverse toute la pile. Cinq dés activent un joyau, dix
        deux ; puis tous les dés reviennent. En partant, vous reprenez vos dés, les noirs bloqués.
rules-cursedgem = Joyaux maudits
    .text =
        Chacun reçoit un joyau maudit et ne s’échappe pas tant qu’il l’a. Six tuiles de lieu cachées vont sur les
        premières salles à un seul symbole de joyau. Deux clés vous en montrent une, à vous seulement : si c’est la vôtre,
        tuile et joyau disparaissent. Sinon, votre écran la retient, et un appel dit aux autres à qui elle est.
rules-challenges = Défis
    .text =
        Vingt-six défis : six niveaux et l’Ultime, chacun avec ses modules, ses joyaux en plus et ses quêtes.
        La sortie et les quêtes sont parmi les premières tuiles, et vous avez toujours deux coups de pouce du
        destin. Vous pouvez ajouter les salles connectées et doubles, la Fosse et la Fontaine. Le jeu retient vos
        victoires, et à combien.
