# The pages of the rules. Cards and chambers are explained by their modules.

rules-keys = Keys here
rules-keys-for-two = left hand { $left }, right hand { $right }
rules-here = On your screen
rules-search = Enter finds pages with all of the words.
rules-group-here = Here and now
rules-group-base = The game
rules-group-expansions = Modules
rules-group-queenies = Extras
rules-group-challenges = Challenges

rules-aim = The goal
    .text =
        You’re inside a temple that collapses in ten minutes. Everyone rolls dice at the same time, with no
        turns: to move, to discover chambers, to activate gems. The exit is somewhere in the pile.

        Every gem you activate makes the exit cheaper. Either you all escape in time, or you all lose. Nobody
        wins alone, so look after each other.
rules-setup = Starting out
    .text =
        One to six players begin in the start chamber, with two chambers beside it. Each player has five dice;
        a player alone has seven. The exit is near the bottom of the pile with three or more players, in the
        middle with one or two.

        The depot holds the gems that block the exit: 7 for one or two players, 11 for three, 14 for four, 16
        for five and 18 for six. Two more gems are kept beside it for turns of fate.
rules-signs = Signs on the map
    .text =
        A chamber shows its name and, in boxes, the price to enter: A is an adventurer, K a key, T a torch,
        G a golden mask, B a black mask. Players are ☻ with the small first letter of their name; yours is
        filled. ⌂ is the start, ☼ the exit.

        Steps in a wall lead to the next chamber. An arrow outside a wall is an open entrance, where you can
        discover a chamber. ▒ is a door that faces a wall and stops you.

        4T→1 ◇ means that four torches activate one gem; ◆ is an active gem. 4/7/10K is short for four, seven
        or ten keys for one, two or three gems.

        In the team, ←2 means two chambers from you, the first step to the west. Behind it are the dice: ■ is
        locked, ∙ spent, ~ in the air. †1 is one curse.

        A die in a double frame is held, in a grey frame locked, in a dotted frame spent. At a shared keyboard,
        a ? after a name means that the game has a question for that player.
rules-dice = Dice
    .text =
        A die has six sides: two adventurers, a key, a torch, a golden mask and a black mask. Roll as often as
        you like. A roll takes every die that isn’t held or locked. Dice tumble for a moment before they land,
        and meanwhile you can use the others.

        Hold a die to keep it through the next roll; release it any time. Dice that pay for something are
        spent: they’re blank until you roll them again. The game picks the dice that pay, so that you lose as
        little as possible.
rules-masks = Masks
    .text =
        A black mask locks its die at once, until a golden mask, a turn of fate or a card frees it.

        A golden mask frees up to two locked dice of one player: you, or a friend in your chamber. The mask
        and the freed dice are spent until the next roll. You can hold a golden mask for later. If all your
        dice are locked, call for help: a friend must come to you.
rules-moving = Entering chambers
    .text =
        Two doors that face each other form a passage. To go through, pay the icons framed in the next chamber:
        two adventurers, for example, or an adventurer and a key. A wall, or a door that faces a wall, stops
        you.
rules-discovering = Discovering
    .text =
        A door with nothing behind it is an open entrance. Next to one, pay two adventurers: the top tile of
        the pile is placed there, its stairs towards you. You stay where you are and can enter it next. You
        choose the entrance, not the tile.
rules-gems = Gems
    .text =
        In a chamber with a gem icon, pay its price, four torches for example, to activate a gem: it moves from
        the depot onto the icon. Vaults have three icons: four keys or torches, as shown, activate one gem,
        seven two, ten three. A chamber gives gems only once.

        Seven torches are more than five dice can show, so meet there. Alone you have seven dice, and seven
        of a kind are within reach.
rules-together = Together
    .text =
        Players in the same chamber pay for gems together. Your friends’ dice count only while they hold them:
        holding is offering. So meet in one chamber, hold what’s needed, and let one of you activate. To enter,
        discover and escape, you always pay alone.
rules-clock = The clock
    .text =
        The gong sounds three times. After the first and second gong you have less than a minute to be back in
        the start chamber. Then the door slams: players elsewhere lose a die for good, a locked one first, and
        play on where they are.

        The third gong means that the temple will collapse: run for the exit. The first gong rings once, the
        second twice, the third three times, and the last ten seconds tick.
rules-escaping = Escaping
    .text =
        In the exit chamber, pay keys: one for every gem still in the depot, plus one. Nobody can help you with
        it. So activate gems until you need fewer keys than you have dice.

        When you escape, you give one of your dice to a player still inside.
rules-fate = Turn of fate
    .text =
        When too many dice are locked, propose a turn of fate. If everyone inside agrees, all locked dice of
        all players are freed, but one of the two gems beside the depot goes into it. You have two turns of
        fate in a game. One refusal, or fifteen seconds without an answer, ends the proposal, and fate
        rests for ten seconds. If you’re alone, press the key twice.
rules-ending = The end
    .text =
        Everyone out before the collapse: you win together. Anyone still inside: you lose together. Gentle
        games start with three fewer gems in the depot, expert games with three more, professional games with six
        more and no turn of fate. If every die is locked or lost and nothing can free one, the temple ends the game
        after ten seconds, unless somebody wants to stay. After the game you see who did what, and you can replay it.
rules-temple = Rare cases
    .text =
        If the temple closes itself off, a wall gives way. If no open entrance can be reached while the pile still
        holds something you need (the exit, an unfinished quest, gems to pay the exit, a place for a cursed gem), the
        next tile is placed as near to the start as possible, with doors on both sides. If somebody can reach neither
        the exit nor anything to discover, or if nothing is left to discover and somebody can’t get where they are
        needed, the wall to a neighbouring chamber opens, or a slide can be climbed there; chambers that lie apart
        move up to the others first. A door you can’t leave by, such as the foot of a slide, is no open entrance.
rules-table = At the table
    .text =
        Face-down cards and tiles are on nobody’s screen. A table can pause its clock. If you leave, your seat
        is saved, and a stand-in bot may play for you. Calls are quick: one key, then a number. In one room you
        can play hand and voice curses on your honour, and hide the clock so that only the gongs tell the time.

rules-curses = Curses
    .text =
        Some chambers show a purple mask. If you discover one, you draw a curse. Masks on the first two chambers
        do nothing, and a curse you already have is discarded.

        To lift a curse, pay its icons with your own dice; the dice are spent and the card is gone. Nobody can
        pay for you.

        With Lost dice, a roll within four tenths of a second after your dice stop is hasty and costs a die. A
        key pressed that early rolls nothing and says why: a slip of the finger should cost no die. The bar beside
        your dice shows how long to wait.
rules-treasures = Treasures
    .text =
        A chamber with a treasure icon gets a treasure, face down. Pay two keys there to claim it. Use it whenever you
        like; then it’s discarded, unless the card says that it stays.
rules-illusion = Illusion chambers
    .text =
        Six gem chambers are illusions. After the first and second slam, every illusion vanishes under the pile.
        Its gems stay active. Players in it land in the start chamber and lose a die, because they missed the slam.
        The gap can be discovered again, and an illusion that comes back can give gems again.
rules-special = Special chambers
    .text =
        Linked chambers give gems only while players in at least two of them show their chambers’ icons at the same
        moment, and only once: then none of the three gives anything more. Double chambers have a wall in the middle,
        with the gems at the back, and give them once.

        Front and back are two chambers: you can’t pool or free dice through the wall. A secret passage reaches the
        back only through the wall at its own entrance; through any other wall it leads to the front. Teleport takes
        you from one half to a friend in the other.

        Once the treasure chamber is discovered, the chalice must reach the exit. When you enter a chamber,
        one extra torch takes it along; anyone beside it can carry it on. If you all get out without it, you
        lose. With quest chambers in play, the treasure chamber is one of those drawn, and the chalice is its quest.
rules-quest = Quest chambers
    .text =
        There are one to three quests in the temple, and up to six in challenges. Each has a marker in the depot,
        and nobody escapes while a marker is there. Each quest asks for something different and is done once.
rules-character = Characters
    .text =
        Each player picks a different character, and one of its two cards before the game. A permanent card
        works all the time. An active card costs icons and can be used once between slams.
rules-trap = Trap chambers
    .text =
        If you discover a trap chamber, it pulls you in at once. What happens next depends on the trap, and
        some of them don’t let go.
rules-time = Time chambers
    .text =
        Discovering one starts a timer. Prohibition chambers forbid something to everyone for thirty seconds,
        then something else for thirty more. The others give you a minute for a task, and a penalty if you fail. When
        players must lose dice, volunteers have eight seconds, and one player may give several of the lava’s dice.
        Prohibitions share one timer, the other chambers a second one: the next chamber waits until its timer has run
        out and every penalty is paid. Timers stop when the game is paused.
rules-pit = The Pit
    .text =
        Five black masks of your own activate two gems in the pit, and the dice stay locked. Two new curses:
        one takes a treasure from you, the other makes you draw two curses instead of one.
rules-doomed = Doomed
    .text =
        A treasure that discards a curse, and two curses. Doomed: you can’t escape until you lift it. Stand up:
        press a key every eight seconds, or you can’t act.
rules-fountain = The Fountain
    .text =
        Two golden masks in the fountain bring back a die you lost for good, once per player. Poison costs you
        a die at every slam, or two if you aren’t at the start. Vines stop you using your adventurers.
rules-questplus = More quests
    .text =
        Three more quest chambers to draw from, and three curses that tie your hands, your feet or your friends.
        There are five snakes. Any other player may confirm what a player under mind control wants, even after
        escaping.
rules-maze = The Maze
    .text =
        The mirage swaps places with the start chamber. The gear shifts a whole row or column. Two curses can’t be
        lifted at all, and three treasures play with the pile and the clock. While a player searches the pile with
        the Short cut, the entrance is theirs.
rules-newchar = New characters
    .text =
        A runner through the void and a trickster who swaps any number of dice at once, one for one; a dungeon with a
        slide, and a narrow passage; two more treasures.
rules-maya = The Maya calendar
    .text =
        Gem chambers get calendar tiles: sun, moon or gear. On the eternal side, you can activate gems only where the
        tile shows the next symbol of the calendar; chambers without a tile must wait for its end. On the doomed side
        you can activate gems anywhere, but the figure moves only when symbols match. If it isn’t past the bar at a
        slam, everyone puts a die on the calendar chamber; enter it to get yours back. Until the figure is on the last
        space, escaping costs up to three more keys. With an empty depot, the price of
        a gem still moves the figure; in linked chambers both groups pay it, once.
rules-exchange = The exchange chamber
    .text =
        Each time you enter it, you may give away one curse that can be lifted for the top treasure. It needs curses
        and treasures in play.
rules-teleport = The teleport chamber
    .text =
        There’s a token in it. Carry it anywhere and drop it: then everyone can jump between the two places at
        no cost. Nobody can jump while it’s being carried.
rules-totem = The totem
    .text =
        Stack dice that show masks, black or golden. A marker swings: press the key while it’s near the middle,
        or the die falls, and with a bad miss the whole stack. Five dice activate one gem, ten activate two;
        then all dice come back. If you leave, your dice come along, black ones locked.
rules-cursedgem = Cursed gems
    .text =
        Everyone gets a cursed gem and can’t escape while they have it. Six hidden location tiles go onto the first
        chambers with one gem icon. Two keys let you look at one, you alone: if it’s yours, tile and gem are gone. If
        not, your screen remembers it, and a call tells the others whose it is.
rules-challenges = Challenges
    .text =
        Twenty-six challenges: six levels and the Ultimate, each with its own modules, extra gems and quests.
        The exit and the quests are near the top of the pile, and you always have two turns of fate. You can
        add linked and double chambers, the Pit and the Fountain. The game remembers what you’ve won, and with
        how many players.
