"""What each kind of task does: the one table that the kernel walks."""

from typing import Final

from signoria.games.masters import options, resolve, tasks, turn
from signoria.games.masters.state import State
from signoria.kernel.agenda import Steps, Table

STEPS: Final[Table[State]] = {
    # Chance and set-up
    tasks.DealMarble: Steps(
        ask="masters-marble",
        options=options.marbles,
        chosen=turn.marble_dealt,
        weights=options.marble_weights,
    ),
    tasks.Reveal: Steps(
        ask="masters-reveal", options=options.cards_to_reveal, chosen=turn.revealed
    ),
    tasks.DealLeader: Steps(
        ask="masters-deal",
        options=options.leaders_to_deal,
        chosen=turn.leader_dealt,
        secret=lambda t: (t.to,),
    ),
    tasks.Dealt: Steps(start=turn.dealt),
    tasks.KeepLeaders: Steps(
        ask="masters-keep",
        rest=True,
        options=options.leaders_to_keep,
        chosen=turn.leaders_kept,
        secret=lambda t: (t.seat,),
    ),
    tasks.DrawFirst: Steps(ask="masters-first", options=options.firsts, chosen=turn.first_drawn),
    tasks.TakeStart: Steps(
        ask="masters-start", rest=True, options=options.starts, chosen=turn.start_taken
    ),
    # Turns
    tasks.NextTurn: Steps(start=turn.next_turn),
    tasks.TakeTurn: Steps(
        ask="masters-turn", rest=True, options=options.turn, chosen=resolve.turn_taken
    ),
    tasks.Afterwards: Steps(start=resolve.afterwards),
    tasks.LeaderWindow: Steps(
        ask="masters-window", rest=True, options=options.window, chosen=resolve.window_used
    ),
    # Market
    tasks.TurnWhites: Steps(start=resolve.turn_whites),
    tasks.ChooseWhite: Steps(
        ask="masters-white", options=options.white_choices, chosen=resolve.white_chosen
    ),
    tasks.PutAway: Steps(start=resolve.put_away),
    tasks.Store: Steps(ask="masters-store", options=options.stores, chosen=resolve.put),
    # Purchase and production
    tasks.ChooseSlot: Steps(ask="masters-slot", options=options.slots, chosen=resolve.slot_chosen),
    tasks.PutCard: Steps(start=resolve.put_card),
    tasks.Pay: Steps(start=resolve.pay),
    tasks.ChoosePay: Steps(ask="masters-pay", options=options.payments, chosen=resolve.paid),
    tasks.Producing: Steps(
        ask="masters-produce", options=options.producing, chosen=resolve.produced
    ),
    tasks.ChooseIn: Steps(ask="masters-in", options=options.inputs, chosen=resolve.input_chosen),
    tasks.ChooseOut: Steps(
        ask="masters-out", options=options.outputs, chosen=resolve.output_chosen
    ),
    tasks.Fill: Steps(start=resolve.fill),
    # Solo
    tasks.DrawToken: Steps(
        ask="masters-token",
        options=options.tokens,
        chosen=resolve.token_drawn,
        weights=options.token_weights,
    ),
    tasks.Remove: Steps(start=resolve.remove),
}
