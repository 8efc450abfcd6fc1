# Turns of fate: what a notice says of a proposal.

notice-fate-alone = Free all dice for one more gem?
notice-fate-rests = { $player ->
    [none] Not everyone agreed to fate
   *[other] { $reason ->
        [fate-early] { $player }: fate, but later. Few dice locked
        [fate-late] { $player }: too late for fate
       *[none] { $player } said no to fate
    }
}
