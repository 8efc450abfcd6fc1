# Les pages des règles : un titre, et ce qu’il faut savoir. Cartes et salles sont racontées par leurs modules.

rules-keys = Les touches ici
rules-keys-for-two = main gauche { $left }, main droite { $right }
rules-here = Devant vous
rules-search = Entrée cherche tous les mots que vous écrivez.
rules-group-here = Ici et maintenant
rules-group-base = Le jeu
rules-group-expansions = Modules
rules-group-queenies = Queenies
rules-group-challenges = Plus dur

rules-aim = De quoi il s’agit
    .text =
        Vous êtes dans un temple qui s’effondre dans dix minutes. Tous lancent leurs dés en même temps, sans
        tours : pour avancer, découvrir des salles, activer des joyaux. La sortie est quelque part dans la
        pile.

        Chaque joyau activé rend la sortie plus facile à ouvrir. Ou bien tous s’échappent à temps, ou bien
        tous ont perdu : personne ne gagne seul, alors veillez les uns sur les autres.
rules-setup = La table
    .text =
        Un à six aventuriers partent ensemble de la salle de départ, entre deux autres salles. Chacun a cinq
        dés ; qui joue seul en a sept. La sortie est au fond de la pile à trois joueurs ou plus, au milieu à un
        ou deux.

        La réserve contient les joyaux qui bloquent la sortie : 7 à un ou deux joueurs, 11 à trois, 14 à
        quatre, 16 à cinq et 18 à six. Deux autres joyaux attendent à côté pour les coups de pouce du destin.
rules-signs = Les signes du plan
    .text =
        Une salle montre son nom et, encadré, ce qu’il faut payer pour y entrer : A est un aventurier, K une
        clé, T une torche, G un masque d’or, B un masque noir. Les aventuriers sont ☻ avec la lettre de leur
        couleur ; le vôtre est plein. ⌂ est le départ, ☼ la sortie.

        Des marches dans un mur mènent à la salle voisine. Une flèche devant un mur est une entrée ouverte :
        il y a quelque chose à découvrir. ▒ est une porte devant un mur : on ne passe pas.

        4T→1 ◇ veut dire que quatre torches activent un joyau ; ◆ est un joyau qui brille déjà. ◇4/7/10K le dit
        en bref : quatre, sept ou dix clés pour un, deux ou trois joyaux.

        ▽ est une malédiction, ▣ un trésor face cachée, □ l’endroit où il y en avait un. Dans l’équipe, * est un
        bot et z un absent ; 2← veut dire à deux salles de vous, le premier pas vers l’ouest.

        Un dé au cadre double est gardé, au cadre gris bloqué, en pointillé dépensé. Un ? suit le nom de celui
        à qui le jeu demande quelque chose à ce clavier.
rules-dice = Les dés
    .text =
        Un dé a six faces : l’aventurier sur deux d’entre elles, une clé, une torche, un masque d’or et un
        masque noir. Lancez aussi souvent que vous voulez. Un lancer prend tous les dés que vous ne gardez pas
        et qui ne sont pas bloqués ; ils roulent un instant, et pendant ce temps les autres restent utilisables.

        Gardez un dé pour qu’il reste au prochain lancer, et relâchez-le quand vous voulez. Quoi que vous
        fassiez, les dés qui paient sont dépensés : ils ne montrent plus rien jusqu’au prochain lancer. Le jeu
        choisit les dés qui paient pour que vous y perdiez le moins possible.
rules-masks = Les masques
    .text =
        Un masque noir bloque aussitôt son dé, jusqu’à ce qu’un masque d’or, un coup de pouce du destin ou une carte le
        libère.

        Un masque d’or libère jusqu’à deux dés bloqués d’un seul joueur : les vôtres, ou ceux d’un ami dans la
        même salle. Le masque et les dés libérés sont dépensés et reviennent au prochain lancer. Vous pouvez
        aussi garder un masque d’or pour plus tard. Si tous vos dés sont bloqués, appelez à l’aide : il faut
        que quelqu’un vienne.
rules-moving = Entrer dans une salle
    .text =
        Deux portes face à face font un passage. Pour le franchir, payez les symboles encadrés de la salle
        suivante : deux aventuriers, ou un aventurier et une clé, et ainsi de suite. Un mur, ou une porte face
        à un mur, vous arrête.
rules-discovering = Découvrir
    .text =
        Une porte sans rien derrière est une entrée ouverte. Dans une salle qui en a une, payez deux
        aventuriers : la première tuile de la pile y est posée, son escalier vers vous. Vous restez où vous
        êtes et pourrez y entrer ensuite. Vous choisissez l’entrée, pas ce qui s’y trouve.
rules-gems = Les joyaux
    .text =
        Dans une salle avec un symbole de joyau, payez son prix, quatre torches par exemple : un joyau passe de
        la réserve sur le symbole. Les grandes salles ont trois symboles : quatre pareils valent un joyau, sept en
        valent deux, dix en valent trois. Une salle ne donne qu’une fois.

        Sept torches, c’est plus que les cinq dés d’un aventurier : soyez ensemble. Seul, vous avez sept dés, et
        pouvez montrer sept symboles pareils.
rules-together = Ensemble
    .text =
        Les aventuriers d’une même salle paient les joyaux ensemble. Les dés de vos amis ne comptent que s’ils
        les gardent : garder, c’est offrir. Venez donc dans la même salle, gardez ce qu’il faut, et que l’un
        de vous active. Entrer, découvrir et s’échapper, chacun le paie seul.
rules-clock = L’horloge
    .text =
        Le gong sonne trois fois. Après le premier et le deuxième, vous avez moins d’une minute pour revenir
        dans la salle de départ : puis la porte claque, et qui est ailleurs perd un dé pour de bon et continue
        où il est. De vos dés, c’est d’abord un dé bloqué qui part.

        Le troisième gong annonce l’effondrement : courez à la sortie. Le gong n sonne n fois, et les dix
        dernières secondes se font entendre.
rules-escaping = S’échapper
    .text =
        Dans la salle de sortie, payez des clés : une par joyau encore dans la réserve, et une de plus.
        Personne ne peut vous y aider. Activez donc d’abord des joyaux, jusqu’à ce qu’il faille moins de clés
        que vous n’avez de dés.

        Qui s’est échappé donne un de ses dés à quelqu’un qui est encore dedans.
rules-fate = Coup de pouce du destin
    .text =
        Quand trop de dés sont bloqués, proposez un coup de pouce du destin. Si tous ceux qui sont dedans acceptent, tous
        les dés bloqués de tous sont libérés, mais un des deux joyaux à côté de la réserve y entre. Deux fois
        par partie au plus. Un refus, ou quinze secondes de silence, met fin à la proposition. Seul, appuyez
        deux fois sur la touche.
rules-ending = La fin
    .text =
        Tous dehors avant l’effondrement : gagné, ensemble. Quelqu’un dedans : perdu, ensemble. Une partie
        pour joueurs aguerris commence avec trois joyaux de plus dans la réserve, une partie pour experts avec
        six de plus et sans coup de pouce du destin. Après la partie vous lisez qui a fait quoi, et pouvez tout revoir.
rules-temple = Coins étranges
    .text =
        Si le temple s’est refermé, un mur cède. Personne n’atteint d’entrée ouverte, et la pile contient encore
        la sortie, une quête à faire, des joyaux sans lesquels personne ne peut payer les clés, ou une salle pour
        le lieu d’un joyau maudit : la tuile suivante est alors posée au plus près du départ, avec une porte de
        chaque côté. Quelqu’un n’atteint ni la sortie ni rien à découvrir, ou personne n’atteint ce qu’il vous
        faut : le mur vers une salle voisine s’ouvre alors, ou un toboggan peut y être remonté.

        Une porte par laquelle personne ne peut sortir, comme le bas d’un toboggan, n’est pas une entrée ouverte.
        Les salles coupées du reste restent en jeu, et ceux qui s’y trouvent aussi.
rules-table = Gens et écrans
    .text =
        Ce qui est face cachée n’est sur l’écran de personne. Une table peut arrêter son horloge. Qui s’en va
        garde sa place, et un bot peut jouer pour lui. Les appels sont rapides : une touche, puis une autre.
        Dans une même pièce, vous pouvez jouer sur l’honneur les malédictions des mains et de la voix, et
        cacher l’horloge pour que seul le son dise l’heure.

rules-curses = Malédictions
    .text =
        Les salles de ce module montrent des masques violets. Qui découvre une telle salle pioche une
        malédiction ; les masques des deux premières salles ne font rien. Une malédiction que vous avez déjà
        est défaussée.

        Pour lever une malédiction, montrez ses symboles avec vos propres dés ; ils sont dépensés et la carte
        s’en va. Personne ne peut payer pour vous.

        Avec les Dés perdus, un lancer est trop rapide jusqu’à quatre dixièmes de seconde après l’arrêt de vos
        dés, et coûte un dé. Vos touches ne vous font jamais cela : trop tôt, elles ne font rien et le disent.
rules-treasures = Trésors
    .text =
        Une salle découverte avec un symbole de trésor reçoit un trésor face cachée. Payez-y deux clés et il est
        à vous. Servez-vous-en quand vous voulez ; après, il est défaussé, sauf s’il dit qu’il reste.
rules-illusion = Salles d’illusion
    .text =
        Six salles à joyaux sont des illusions. Après le premier et le deuxième claquement, toute illusion du
        temple disparaît sous la pile : ses joyaux restent activés, ses aventuriers se retrouvent au départ avec
        un dé de moins, car ils ont manqué le claquement.
        Le vide peut être découvert à nouveau, et une salle qui revient peut briller encore.
rules-special = Salles spéciales
    .text =
        Les salles connectées ne donnent de joyaux que si des aventuriers, dans deux d’entre elles au moins,
        montrent au même moment les symboles de leur salle. Elles ne le font qu’une fois : ensuite, aucune des
        trois ne donne plus rien.

        Les salles doubles ont un mur au milieu et leurs joyaux au fond, et ne les donnent qu’une fois. L’avant
        et le fond sont deux salles : on ne partage ni ne libère de dés à travers le mur. Un passage secret ne
        mène au fond que par le mur de sa propre entrée ; par tout autre mur, il mène à l’avant. La Téléportation
        vous porte d’une partie à un ami dans l’autre.

        Une fois la salle au trésor découverte, le calice doit atteindre la sortie. Emportez-le en entrant dans
        une salle, pour une torche de plus ; tout voisin peut le porter plus loin. Tous dehors sans le calice,
        c’est perdu. Avec les salles de quête, elle est tirée comme l’une d’elles, et sa quête est le calice.
rules-quest = Salles de quête
    .text =
        Une à trois quêtes sont dans le temple. Chacune a un marqueur dans la réserve, et tant qu’il en reste
        un, personne ne s’échappe. Chaque quête demande autre chose et s’accomplit une fois.
rules-character = Personnages
    .text =
        Chacun choisit un autre personnage, et une de ses deux cartes avant la partie. Une carte permanente
        agit toujours. L’autre coûte ses symboles, puis elle est retournée jusqu’au prochain claquement.
rules-trap = Salles piégées
    .text =
        Qui découvre une salle piégée y est aussitôt entraîné. La suite dépend du piège, et certains ne lâchent
        pas prise.
rules-time = Salles temporelles
    .text =
        En découvrir une lance un sablier. Les salles d’interdiction défendent quelque chose à tous pendant
        trente secondes, puis autre chose pendant trente autres ; les autres vous donnent une minute pour une
        tâche et vous punissent en cas d’échec. Si des joueurs perdent des dés, les volontaires ont huit
        secondes, et un seul joueur peut donner plusieurs des dés de la lave. Tant que le sable coule et que les
        dés dus ne sont pas payés, la salle suivante attend le sablier. Les sabliers s’arrêtent avec l’horloge.
rules-pit = La Fosse
    .text =
        Seul avec cinq masques noirs dans la fosse, vous activez deux joyaux, et les dés restent bloqués. Deux
        nouvelles malédictions : l’une vous prend un trésor, l’autre vous fait tirer deux malédictions au lieu
        d’une.
rules-doomed = Condamné
    .text =
        Un trésor qui défausse une malédiction, et deux malédictions : qui est condamné ne peut s’échapper tant
        qu’elle n’est pas levée, et qui doit se lever appuie sur une touche toutes les huit secondes, sans quoi
        il ne peut rien faire.
rules-fountain = La Fontaine
    .text =
        Deux masques d’or dans la fontaine rendent un dé perdu pour de bon, une fois par joueur. Le poison vous
        coûte un dé à chaque claquement, et un de plus loin du départ. Les lianes vous privent de vos
        aventuriers.
rules-questplus = Autres quêtes
    .text =
        Trois salles de quête de plus rejoignent les autres avant le tirage, et trois malédictions qui vous
        lient les mains, les pieds ou les compagnons. Il y a cinq serpents. Tout autre joueur peut confirmer ce
        que veut un joueur sous contrôle mental, même après s’être échappé.
rules-maze = Le Labyrinthe
    .text =
        Le mirage prend la place de la salle de départ, qui passe là où le mirage fut trouvé. L’engrenage
        décale toute une rangée ou colonne. Deux malédictions ne se lèvent jamais, et trois trésors se jouent
        de la pile et de l’horloge. Tant que quelqu’un fouille la pile avec le Raccourci, son entrée est à lui.
rules-newchar = Nouveaux personnages
    .text =
        Un téléporteur et un filou qui échange autant de dés qu’il veut à la fois, un pour un ; un donjon où l’on
        glisse, et un passage étroit ; deux trésors de plus.
rules-maya = Le calendrier maya
    .text =
        Les salles à joyaux reçoivent des tuiles du calendrier : soleil, lune ou engrenage. Du côté éternel,
        les joyaux ne brillent que là où la tuile montre le symbole suivant du calendrier ; les salles sans
        tuile attendent la fin. Du côté funeste ils brillent partout, mais la figurine n’avance que si les
        symboles s’accordent. Si elle traîne aux claquements, chacun pose un dé sur la salle du calendrier, et
        la sortie coûte plus de clés. Quand la réserve est vide, le prix d’un joyau fait encore avancer la
        figurine ; dans les salles connectées, les deux groupes le paient, une seule fois.
rules-exchange = La salle d’échange
    .text =
        Chaque fois que vous y entrez, vous pouvez donner une malédiction et prendre le premier trésor. Il faut
        que malédictions et trésors soient en jeu.
rules-teleport = La salle de téléportation
    .text =
        Un jeton s’y trouve. Portez-le n’importe où et posez-le : tous sautent alors d’un lieu à l’autre pour
        rien. Tant qu’on le porte, personne ne saute.
rules-totem = Le totem
    .text =
        Empilez des dés qui montrent des masques, noirs ou d’or. Un repère se balance : appuyez quand il est
        près du milieu, sinon le dé tombe, et toute la pile si vous êtes bien à côté. Cinq dés valent un
        joyau, dix en valent deux ; puis tous les dés reviennent. Qui s’en va reprend
        ses dés, les noirs bloqués.
rules-cursedgem = Joyaux maudits
    .text =
        Chacun reçoit un joyau maudit et ne peut s’échapper tant qu’il est devant lui. Les salles à un
        seul symbole de joyau reçoivent une tuile cachée. Deux clés vous laissent la regarder, vous seul : si
        c’est la vôtre, toutes deux s’en vont. Sinon, votre écran la retient, et un appel rapide dit aux
        autres à qui elle est.
rules-challenges = Défis
    .text =
        Vingt-six défis en six niveaux, et l’Ultime, chacun avec ses modules, ses joyaux en plus et ses quêtes.
        La sortie et les quêtes sont parmi les premières tuiles de la pile, et le destin peut toujours
        aider deux fois. Vous pouvez ajouter les salles connectées et doubles, la Fosse et la Fontaine. Le livre
        retient ce que vous avez gagné, et à combien.
