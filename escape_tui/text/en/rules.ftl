# The pages of the rules: a title, and what there is to know. Cards and chambers are told by their modules.

rules-keys = Keys here
rules-keys-for-two = left hand { $left }, right hand { $right }
rules-here = Before you
rules-search = Enter looks for all words you write.
rules-group-here = Here and now
rules-group-base = The game
rules-group-expansions = Modules
rules-group-queenies = Queenies
rules-group-challenges = Harder

rules-aim = What it is about
    .text =
        You are inside a temple that collapses in ten minutes. All of you roll dice at the same time, without
        turns: to walk, to discover chambers, to activate gems. Somewhere in the pile lies the exit.

        Every gem that you activate makes the exit easier to open. Either all escape in time, or all have
        lost: nobody wins alone, so look after each other.
rules-setup = The table
    .text =
        One to six adventurers start together in the start chamber, with two chambers beside it. Everybody has
        five dice; who plays alone has seven. The exit is deep in the pile for three or more players, in the
        middle of it for one or two.

        The depot holds the gems that block the exit: 7 for one or two players, 11 for three, 14 for four, 16
        for five and 18 for six. Two more gems lie beside it for turns of fate.
rules-signs = Signs on the map
    .text =
        A chamber shows its name, and in boxes what it costs to enter it: A is an adventurer, K a key, T a
        torch, G a golden mask, B a black mask. Adventurers are ☻ with the letter of their colour; yours is
        filled. ⌂ is the start, ☼ the exit.

        Steps in a wall lead to the chamber beyond it. An arrow outside a wall is an open entrance: something
        can be discovered there. ▒ is a door that faces a wall, and stops you.

        4T→1 ◇ says that four torches activate one gem; ◆ is a gem that shines already. ◇4/7/10K is the same
        in short: four, seven or ten keys for one, two or three gems.

        ▽ is a curse, ▣ a treasure that lies face down, □ where one lay. In the team, * is a bot and z somebody
        who is away; 2← means two chambers from you, the first step to the west.

        A die in a double frame is held, one in a grey frame is locked, a dotted one is spent. Who is asked
        something at this keyboard has a ? after their name.
rules-dice = Dice
    .text =
        A die has six sides: the adventurer on two of them, a key, a torch, a golden mask and a black mask.
        Roll as often as you like. A roll takes all dice that you neither hold nor have locked; dice tumble for
        a moment before they show, and meanwhile you can use the others.

        Hold a die to keep it through the next roll, and release it whenever you want. Whatever you do, the
        dice that pay for it are spent: they show nothing until you roll them again. The game picks the dice
        that pay so that you lose as little as possible.
rules-masks = Masks
    .text =
        A black mask locks its die at once. It stays locked until a mask of gold, a turn of fate or a card
        frees it.

        A golden mask frees up to two locked dice of one player: your own, or those of one friend in the same
        chamber. Mask and freed dice are spent and come back with the next roll. You may also hold a golden
        mask for later. If all your dice are locked, call for help: somebody has to come to you.
rules-moving = Entering chambers
    .text =
        Two doors that face each other are a passage. To walk through it, pay the icons framed in the next
        chamber: two adventurers, or an adventurer and a key, and so on. A wall, or a door that faces a wall,
        stops you.
rules-discovering = Discovering
    .text =
        A door with nothing behind it is an open entrance. In a chamber with an open entrance pay two
        adventurers: the top tile of the pile is laid there, its stairs towards you. You stay where you are and
        may enter it next. Which entrance is your choice; what lies there is not.
rules-gems = Gems
    .text =
        In a chamber with a gem icon pay its cost, four torches for example, and one gem goes from the depot
        onto the icon. Large gem chambers have three icons: four of a kind bring one gem, seven bring two, ten
        bring three. A chamber gives gems once.

        Seven torches are more than the five dice of one adventurer: stand together. Playing alone you have
        seven dice, and may show seven of a kind.
rules-together = Together
    .text =
        Adventurers in the same chamber pay for gems together. Your friends' dice count only while they hold
        them: holding is offering. So come to the same chamber, hold what is needed, and let one of you
        activate. Entering, discovering and escaping everyone pays alone.
rules-clock = The clock
    .text =
        Three times the gong sounds. After the first and the second gong you have less than a minute to be back
        in the start chamber: then the door slams, and who is elsewhere loses a die for good and plays on where
        they are. Of your dice a locked one is lost first.

        The third gong means that the temple is about to collapse: run for the exit. Gong n rings n times, and
        the last ten seconds tick.
rules-escaping = Escaping
    .text =
        In the exit chamber pay keys: one for every gem still in the depot, and one more. Nobody can help you
        with that. So activate gems first, until the keys that you need are fewer than your dice.

        Who has escaped gives one of their dice to somebody who is still inside.
rules-fate = Turn of fate
    .text =
        When too many dice are locked, propose a turn of fate. If everyone inside agrees, all locked dice of
        all players are freed, but one of the two gems beside the depot goes into it. You can do so twice in a
        game. A refusal, or fifteen seconds of silence, ends the proposal. If you are alone, press the key
        twice.
rules-ending = The end
    .text =
        All out before the collapse: won, together. Anyone inside: lost, together. Expert games begin with
        three gems more in the depot, professional ones with six more and without turns of fate. After the game
        you read who did what, and can see it all again.
rules-temple = Odd corners
    .text =
        If the temple has closed itself, a wall gives way. Nobody reaches an open entrance, and the pile still
        holds the exit, a quest that is not done, gems without which nobody can pay the keys, or a chamber for
        the place of a cursed gem: then the next tile is laid as near to the start as possible, with doors on
        both sides. Somebody reaches neither the exit nor anything to discover, or nobody reaches what all of
        you need: then the wall to a neighbouring chamber opens, or a slide can be climbed there.

        A door by which nobody can leave, such as the foot of a slide, is no open entrance. Chambers that are
        cut off stay in play, and so do those in them.
rules-table = People and screens
    .text =
        What lies face down is on nobody's screen. A table can pause its clock. Who leaves keeps their seat, and
        a bot may play on for them. Calls are quick: one key, then one more. In one room you may play the curses
        on hands and voices on your honour, and hide the clock so that only the sound tells the time.

rules-curses = Curses
    .text =
        The chambers of this module show purple masks. Who discovers such a chamber draws a curse; masks on the
        first two chambers do nothing. A curse that you already have is discarded.

        To lift a curse, show its icons with your own dice; they are spent and the card is gone. Nobody can pay
        for you.

        With Lost dice a roll is hasty until four tenths of a second after your dice have come to rest, and
        costs a die. Your keys never do that to you: a press in haste does nothing and says so.
rules-treasures = Treasures
    .text =
        A discovered chamber with a treasure icon gets a treasure, face down. In that chamber pay two keys and
        it is yours. Use it when you like; once used it is discarded, unless it says that it stays.
rules-illusion = Illusion chambers
    .text =
        Six chambers with gems are illusions. After the first and the second slam every illusion in the temple
        vanishes under the pile: gems on it stay activated, adventurers on it find themselves in the start
        chamber and have lost a die: they missed the slam. The gap can be discovered again, and a vanished
        chamber that comes back can be lit again.
rules-special = Special chambers
    .text =
        Linked chambers give gems only while adventurers in at least two of them show the icons of their
        chambers at the same moment. They do so once: then none of the three gives anything more.

        Double chambers have a wall in the middle and their gems in the rear, and give them once. Front and
        rear are two chambers: nobody pools or frees dice through the wall. A secret passage leads into the
        rear only through the wall at its own entrance; through any other wall it leads into the front. The
        Teleport takes you from one part to a friend in the other.

        Once the treasure chamber is discovered, the chalice must reach the exit. Take it along when you enter
        a chamber, for one torch more; anyone beside it may carry it on. All out without the chalice is a loss.
        With quest chambers it is drawn like one of them, and its quest is the chalice.
rules-quest = Quest chambers
    .text =
        One to three quests lie in the temple. Each has a marker in the depot, and while one lies there nobody
        escapes. Each quest asks for something else and is done once.
rules-character = Characters
    .text =
        Everybody picks another character, and one of its two cards before the game. A permanent card always
        works. The other one costs its icons, and then it is turned over until the next slam.
rules-trap = Trap chambers
    .text =
        Who discovers a trap chamber is pulled into it at once. What happens then depends on the trap, and some
        of them do not let go.
rules-time = Time chambers
    .text =
        Discovering one starts a timer. Prohibition chambers forbid something to everyone for thirty seconds,
        then something else for thirty more; the others give you a minute for a task and punish you if you
        fail. Where players lose dice, volunteers have eight seconds, and one player may give several of the
        lava's dice. Until its sand has run out and its toll is paid a timer is in use, and the next chamber
        waits for it. Timers stop when the clock stops.
rules-pit = The Pit
    .text =
        Alone with five black masks in the pit you activate two gems, and the dice stay locked. Two new curses:
        one takes a treasure from you, the other makes you draw two curses instead of one.
rules-doomed = Doomed
    .text =
        A treasure that discards a curse, and two curses: who is doomed cannot escape until it is lifted, and
        who must stand up presses a key every eight seconds or may do nothing.
rules-fountain = The Fountain
    .text =
        Two golden masks in the fountain bring back a die that you lost for good, once for each player. Poison
        costs you a die at every slam, and one more if you are not at the start. Vines take the use of your
        adventurers.
rules-questplus = More quests
    .text =
        Three more quest chambers join the others before the quests are drawn, and three curses that tie your
        hands, your feet or your fellows. There are five snakes. Any other player may confirm what a player
        under mind control wishes, also after their own escape.
rules-maze = The Maze
    .text =
        The mirage takes the place of the start chamber, which moves to where the mirage was found. The gear
        shifts a whole row or column. Two curses cannot be lifted at all, and three treasures play with pile
        and clock. While somebody searches the pile with the Short cut, their entrance is theirs.
rules-newchar = New characters
    .text =
        A runner through the void and a trickster who swaps any number of dice at once, one for one; a dungeon
        that one slides into, and a narrow passage; two treasures more.
rules-maya = The Maya calendar
    .text =
        Gem chambers get calendar tiles: sun, moon or gear. On the eternal side gems shine only where the tile
        shows the next symbol of the calendar; chambers without a tile have to wait for its end. On the doomed
        side gems shine anywhere, but the figure moves on only where symbols agree. If it is too slow at the
        slams everybody lays a die on the calendar chamber, and the exit costs more keys. With an empty depot
        the price of a gem still moves the figure; in linked chambers both groups pay it, once.
rules-exchange = The exchange chamber
    .text =
        Whenever you enter it you may give away one curse and take the top treasure for it. It needs curses and
        treasures in play.
rules-teleport = The teleport chamber
    .text =
        A token lies in it. Carry it anywhere and drop it: then everyone jumps between the two places for
        nothing. While it is carried nobody jumps.
rules-totem = The totem
    .text =
        Stack dice that show masks, black or golden. A marker swings: press the key while it is near the
        middle, or the die falls, and with a bad miss the whole stack. Five dice bring a gem, ten bring two;
        then all dice come back. If you leave, your dice come along, black ones locked.
rules-cursedgem = Cursed gems
    .text =
        Everybody gets a cursed gem and cannot escape while it lies before them. Chambers with one gem icon get
        a hidden tile. Two keys let you look at it, you alone: if it is yours, both are gone. If not, your
        screen remembers it, and among the quick calls is one that tells the others whose it is.
rules-challenges = Challenges
    .text =
        Twenty-six challenges in six levels, and the Ultimate, each with its modules, extra gems and quests.
        The exit and the quests lie among the top tiles of the pile, and fate may always turn twice. You may
        add linked and double chambers, the Pit and the Fountain. The book remembers what you won, and with how many.
