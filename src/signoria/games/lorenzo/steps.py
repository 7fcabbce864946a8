"""What each kind of task does: the one table that the kernel walks."""

from typing import Final

from signoria.games.lorenzo import options, resolve, tasks, turn, work
from signoria.games.lorenzo.state import State
from signoria.kernel.agenda import Steps, Table

STEPS: Final[Table[State]] = {
    # Chance
    tasks.DrawTile: Steps(
        ask="draw-tile", options=options.excommunications, chosen=turn.tile_drawn
    ),
    tasks.DrawOrder: Steps(ask="draw-order", options=options.orders, chosen=turn.order_drawn),
    tasks.DealLeader: Steps(
        ask="deal",
        options=options.leaders_to_deal,
        chosen=turn.leader_dealt,
        secret=lambda t: (t.to,),
    ),
    tasks.Reveal: Steps(ask="reveal", options=options.cards_to_reveal, chosen=turn.revealed),
    tasks.Roll: Steps(ask="roll", options=options.rolls, chosen=turn.rolled),
    # Set-up
    tasks.ChooseBonusTile: Steps(
        ask="bonus-tile", rest=True, options=options.bonus_tiles, chosen=turn.bonus_tile_chosen
    ),
    tasks.DealtLeaders: Steps(start=turn.draft),
    tasks.KeepLeader: Steps(
        ask="keep",
        rest=True,
        options=options.leaders_to_keep,
        chosen=turn.leader_kept,
        secret=lambda t: (t.seat,),
    ),
    tasks.PassPackets: Steps(start=turn.pass_packets),
    # Rounds
    tasks.StartRound: Steps(start=turn.start_round),
    tasks.NextTurn: Steps(start=turn.next_turn),
    tasks.TakeTurn: Steps(ask="turn", rest=True, options=options.turn, chosen=resolve.turn_taken),
    tasks.Afterwards: Steps(start=resolve.afterwards),
    tasks.LeaderWindow: Steps(
        ask="window", rest=True, options=options.window, chosen=resolve.window_used
    ),
    tasks.Report: Steps(start=turn.report),
    tasks.Church: Steps(
        ask="church", rest=True, options=options.church, chosen=turn.church_answered
    ),
    tasks.EndRound: Steps(start=turn.end_round),
    # Actions
    tasks.SpendServants: Steps(
        ask="servants", options=options.servants, chosen=resolve.servants_spent
    ),
    tasks.ChoosePrice: Steps(
        ask="price", options=options.price_choices, chosen=resolve.price_chosen
    ),
    tasks.BonusTake: Steps(ask="take", options=options.bonus_take, chosen=resolve.bonus_taken),
    tasks.BonusWork: Steps(ask="work", options=options.bonus_work, chosen=resolve.bonus_worked),
    tasks.Work: Steps(start=work.work),
    tasks.Trade: Steps(ask="exchange", options=options.trades, chosen=work.traded),
    tasks.Resolve: Steps(start=resolve.resolve),
    tasks.ChoosePart: Steps(ask="part", options=options.parts, chosen=resolve.part_chosen),
    tasks.Privilege: Steps(
        ask="privilege", options=options.privileges, chosen=resolve.privilege_chosen
    ),
    tasks.Lose: Steps(ask="lose", options=options.losses, chosen=resolve.lost),
    tasks.SetMember: Steps(ask="six", options=options.members_to_set, chosen=resolve.member_set),
}
