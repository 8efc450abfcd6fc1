# Module 5: quest chambers.

module-quest = Quest chambers
    .effect = The exit stays shut until every quest is done.
    .advice = Find the quest chambers early. Keys can’t replace them.

chamber-altar = Altar
    .effect = Sacrifice two dice here for good to finish the quest.
    .advice = Give a die you can spare. A locked one will do.
chamber-task = Task chamber
    .effect = Four tasks, one after the other, paid together by everyone here.
    .advice = Quick for three. Hold keys and torches for each other.
chamber-ghost = Ghost chamber
    .effect = Push the ghost here from the start, two torches a step. Nobody enters.
    .advice = Two players taking turns never have to stop.
chamber-tree-of-life = Tree of life
    .effect = Two golden masks per player at the table, paid together.
    .advice = Hold your golden masks and meet here. Free friends afterwards.
chamber-obelisk = Obelisk
    .effect = Adds three gems to the depot; each chamber placed against it removes one.
    .advice = Discover chambers around it. Each is worth a gem.

refused-quest-setup = Choose one to { $most } quest chambers.
refused-quest-markers = { $markers ->
    [one] One quest is left. The exit stays shut.
   *[other] { $markers } quests are left. The exit stays shut.
}
refused-quest-once = That quest is already done.
refused-quest-altar = Go to the altar to give a die.
refused-quest-task = { $reason ->
    [elsewhere] Go to the task chamber first.
    [face-down] No task is open here yet.
   *[other] The task costs { $needs }; you still need { $missing }.
}
refused-quest-ghost = { $reason ->
    [elsewhere] Go to the ghost first.
   *[other] Pushing costs { $needs }; you still need { $missing }.
}
refused-quest-tree = { $reason ->
    [elsewhere] Go to the tree of life first.
   *[other] The tree costs { $needs }; you still need { $missing }.
}

told-quest-done = Quest done: { $tile }!
banner-quest-done = Quest done: { $tile }!
told-die-sacrificed = { $player } puts a die on the altar.
told-task-turned-up = Next task: { $price }.
told-task-done = { $player } finishes a task.
told-ghost-appeared = The ghost appears in { $chamber }.
told-ghost-pushed = { $player } pushes the ghost to { $chamber }.
told-obelisk-raised = { $tiles ->
    [one] The obelisk adds one gem to the depot.
   *[other] The obelisk adds { $tiles } gems to the depot.
}
told-obelisk-sealed = Obelisk side closed: one gem less!

action-sacrifice-die = Sacrifice a die
    .short = sacrifice
action-do-task = Do the task
    .short = do the task
action-push-ghost = Push the ghost: { $chamber }
action-adorn-tree = Hang golden masks in the tree
    .short = adorn tree
panel-tasks-left = { $count ->
    [one] the last task tile
   *[other] { $count } task tiles left
}

panel-quests = Quests
panel-quests-done = quests done
panel-task = the task needs
panel-gem-tiles = gem tiles
panel-ghost = The ghost

panel-tree = masks for { $players ->
    [one] one
   *[other] all { $players }
}
