# Module 5: quest chambers.

module-quest = Quest chambers
    .effect = Quests whose markers keep the exit shut until they are done.
    .advice = Find the quest chambers early: no number of keys replaces them.

chamber-altar = Altar
    .effect = Two dice, sacrificed here for good, finish the quest.
    .advice = Let those give who can spare a die; a locked one is as good as any.
chamber-task = Task chamber
    .effect = Four task tiles, one after the other, paid together by all who are here.
    .advice = Three of you do it quickly; hold keys and torches for each other.
chamber-ghost = Ghost chamber
    .effect = Push the ghost into it, from the start chamber, with two torches a step. Nobody enters.
    .advice = Two who take turns push the ghost without a pause.
chamber-tree-of-life = Tree of life
    .effect = Two golden masks for each player at the table, paid together.
    .advice = Hold your golden masks and gather here; free your friends afterwards.
chamber-obelisk = Obelisk
    .effect = Puts three gem tiles into the depot; each side walled in by a chamber takes one out.
    .advice = Discover chambers around it: each is worth a gem.

refused-quest-setup = A table plays with one to { $most } quest chambers.
refused-quest-markers = { $markers ->
    [one] One quest is not done yet: the exit stays shut.
   *[other] { $markers } quests are not done yet: the exit stays shut.
}
refused-quest-once = That quest is done already.
refused-quest-altar = Only who stands before the altar gives a die.
refused-quest-task = { $reason ->
    [elsewhere] Tasks are done in the task chamber.
    [face-down] No task lies open here yet.
   *[other] The task needs { $needs }: { $missing } missing.
}
refused-quest-ghost = { $reason ->
    [elsewhere] The ghost is not here.
   *[other] Pushing the ghost needs { $needs }: { $missing } missing.
}
refused-quest-tree = { $reason ->
    [elsewhere] Golden masks are hung into the tree of life, in its chamber.
   *[other] The tree needs { $needs }: { $missing } missing.
}

told-quest-done = Quest done: { $tile }!
banner-quest-done = Quest done: { $tile }!
told-die-sacrificed = { $player } lays a die on the altar.
told-task-turned-up = The next task: { $price }.
told-task-done = { $player } finishes a task.
told-ghost-appeared = The ghost appears ({ $chamber }).
told-ghost-pushed = { $player } pushes the ghost on ({ $chamber }).
told-obelisk-raised = The obelisk: { $tiles ->
    [one] one gem tile goes
   *[other] { $tiles } gem tiles go
} into the depot.
told-obelisk-sealed = A side of the obelisk is walled in: a gem tile leaves the depot.

action-sacrifice-die = Sacrifice a die
action-do-task = Do the task
action-push-ghost = Push the ghost: { $chamber }
action-adorn-tree = Hang golden masks into the tree
