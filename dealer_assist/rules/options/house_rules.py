"""The rules one table plays by: a value for every house option.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

import msgspec

from dealer_assist.rules.options.antes import (
    AnteType,
    BbaPostOrder,
)
from dealer_assist.rules.options.betting import (
    DeclaredRaiseAmountMeans,
    HiddenChipsAllIn,
    IncorrectBetCorrection,
    LeavingSeatActionPending,
    MinRaiseRule,
    OotChangingActions,
    PriorChipsRule,
    RaiseMotions,
    ShortAllInReopens,
    SkippedPlayerActions,
    UnderbetRaiseThreshold,
    UndercallRule,
    VerbalChipConflict,
)
from dealer_assist.rules.options.blinds import (
    ShortBlindCallAmount,
    SmallBlindPosition,
)
from dealer_assist.rules.options.bomb_pots import (
    BombPotDefaultAnteRow,
    BombPotMinBet,
)
from dealer_assist.rules.options.button import (
    ButtonErrorRule,
    ButtonRule,
    FirstButton,
    HeadsUpTransition,
    MixedButton,
)
from dealer_assist.rules.options.clock import (
    ClockNoBetResult,
)
from dealer_assist.rules.options.deal_irregularities import (
    ExposedBurnCard,
    FourCardFlop,
    JokerFound,
    MisdealAbsentPlayer,
    MisdealButton,
    NoBurnFlop,
    OneExtraCard,
    PrematureTurn,
    ShortCardFix,
    SkippedAfterNextCard,
    SubstantialAction,
    TwoBurns,
)
from dealer_assist.rules.options.disputes import (
    DisputeAccounting,
    DisputeReading,
)
from dealer_assist.rules.options.draw import (
    DrawExposedCard,
    DrawOpen,
    DrawReshuffleSet,
    DrawReturningPlayer,
)
from dealer_assist.rules.options.game import (
    BettingStructure,
    SpreadByStreetRow,
)
from dealer_assist.rules.options.kills import (
    KillAction,
    KillInBlindPosts,
    KillNewcomer,
    KillSecondLegMinimum,
    KillTrigger,
    KillType,
)
from dealer_assist.rules.options.limit import (
    LimitCapHeadsUp,
    LimitShortAllInFraction,
)
from dealer_assist.rules.options.missed_blinds import (
    AbsentPlayer,
    MissedBlindsLivePart,
    MissedBlindsReturn,
    MissedSmallBlindOnly,
    OwedBlindsCap,
)
from dealer_assist.rules.options.new_players import (
    BuyButtonOtherBlinds,
    EntryBetweenButtonAndBigBlind,
    NewPlayerEntry,
)
from dealer_assist.rules.options.odd_chips import (
    DoubleBoardOddChip,
    HiloIdenticalHands,
    MultipleOddChips,
    OddChipButtonGames,
    OddChipDrawmaha,
    OddChipHilo,
    OddChipLowLowSplit,
    OddChipStudCards,
    OddChipStudLow,
    OddChipUnit,
)
from dealer_assist.rules.options.pot_limit import (
    PlAntesPreflop,
    PlDeadPosts,
    PlMissingBlind,
    PlOverbetCorrection,
    PlSmallBlindCountsAs,
    PlUnderbetCorrection,
)
from dealer_assist.rules.options.pots import (
    DeadMoneyPot,
    ForfeitedPotNextHand,
    SidePotAwardOrder,
    UncontestedSidePot,
)
from dealer_assist.rules.options.rake import (
    RakeBase,
    RakeCapByPlayersRow,
    RakeMethod,
    RakeRounding,
    RakeTakeOrder,
)
from dealer_assist.rules.options.run_it import (
    RunItAgreement,
    RunItExtraRake,
    RunItOddChip,
    RunItRemainder,
)
from dealer_assist.rules.options.seating import (
    SeatChangeRule,
    WalkingRule,
)
from dealer_assist.rules.options.short_deck import (
    ButtonRuleShortDeck,
    ShortDeckPostflopMinBet,
    ShortDeckRanking,
    ShortDeckStructure,
)
from dealer_assist.rules.options.showdown import (
    AskToSeeHand,
    ExposedHandActionPending,
    MuckKilledByDealer,
    MuckTouch,
    PlayingBoard,
    ShowdownMode,
)
from dealer_assist.rules.options.side_games import (
    SevenDeuceFrom,
    SevenDeuceRequires,
)
from dealer_assist.rules.options.straddles import (
    MissedStraddlePost,
    RestraddlePositions,
    RockStraddle,
    StraddleFirstAction,
    StraddleFixedLimit,
    StraddleMinRaise,
    StraddlePositions,
    StraddlePostflopMinBet,
    StraddlePrecedence,
    StraddleShortStack,
    StraddleSize,
)
from dealer_assist.rules.options.stud import (
    PrematureStudCard,
    StudBothDowncardsExposed,
    StudDowncardExposed,
    StudRiverExposed,
    StudRiverFirstToAct,
    StudShortHandAtShowdown,
    StudTiedBoardFirst,
)


class HouseRules(msgspec.Struct, frozen=True, kw_only=True):
    """Every house option of one table; made by ``dealer_assist.rules.resolve``, never by hand."""

    betting_structure: BettingStructure
    """How much may be wagered at this table."""
    spread_by_street: tuple[SpreadByStreetRow, ...]
    """Bet limits that change with the betting round in a spread-limit game: the last row whose round has been reached;
    leave empty when one spread covers the whole hand."""
    hand_cap: int | None
    """Most that one player may put in over the whole hand; a player who reaches it plays on as if all-in. Unit: the
    room's smallest unit."""
    wager_increment: int | None
    """Step in which bets and raises must be made at this table; a wager off the step goes to the nearest proper amount.
    Unit: the room's smallest unit."""
    low_qualifier: int | None
    """Highest card a low hand may hold to win the low half in high-low games. Unit: card rank."""
    omaha_hole_cards_used: int
    """Number of hole cards a player must use, no more and no fewer, in every Omaha game. Unit: cards."""
    first_button: FirstButton
    """How the first button of a new table is found."""
    button_rule: ButtonRule
    """What the button does when a player in the blinds or on the button has gone."""
    heads_up_transition: HeadsUpTransition
    """How the button is set when a table falls to two players."""
    button_error_rule: ButtonErrorRule
    """What happens when the button was put on the wrong seat and the hand can no longer be called a misdeal."""
    mixed_button: MixedButton
    """What the button does in a mixed game while stud is being dealt."""
    small_blind_position: SmallBlindPosition
    """Where the small blind sits at a table of three or more."""
    short_blind_call_amount: ShortBlindCallAmount
    """What the others must call when the big blind is all-in for less than the blind."""
    chop_blinds: bool
    """The blinds may take their money back when everybody else has folded."""
    new_player_entry: NewPlayerEntry
    """What a newcomer pays to be dealt in at once on an ordinary seat."""
    entry_between_button_and_big_blind: EntryBetweenButtonAndBigBlind
    """What a newcomer or returning player may do on a seat from the button up to the big blind."""
    post_on_button: bool
    """A newcomer or returning player may post and be dealt in while sitting on the button."""
    buy_button_other_blinds: BuyButtonOtherBlinds
    """Whether the two players due for the blinds also post when a newcomer buys the button."""
    missed_blinds_return: tuple[MissedBlindsReturn, ...]
    """Ways in which a player who missed a blind may come back into the game."""
    missed_blinds_live_part: MissedBlindsLivePart
    """Which part of made-up blinds counts as a bet."""
    missed_small_blind_only: MissedSmallBlindOnly
    """What a player posts who missed only the small blind."""
    owed_blinds_cap: OwedBlindsCap
    """How much an absent player can owe."""
    missed_ante_made_up: bool
    """A returning player also pays, dead, the antes missed while away; with owed_blinds_cap one_set those of one round
    at most."""
    absent_player: AbsentPlayer
    """How a seated player who is away is treated in the deal."""
    ante_type: AnteType
    """Who pays the ante."""
    ante_amount: int
    """Amount of the ante, for each player or for the table as the kind of ante says. Unit: the room's smallest unit."""
    bba_post_order: BbaPostOrder
    """What a big blind pays first when the stack does not cover both blind and big-blind ante."""
    big_blind_ante_reduce_at: int | None
    """From this number of players down the big-blind ante is only as large as the small blind. Unit: players."""
    straddle_positions: tuple[StraddlePositions, ...]
    """Seats from which a straddle may be posted; an empty list means no straddles."""
    straddle_precedence: StraddlePrecedence
    """Who may straddle when two players want to."""
    straddle_size: StraddleSize
    """How large a straddle may be."""
    straddle_cap: int | None
    """Largest straddle allowed at this table. Unit: the room's smallest unit."""
    straddle_max: int
    """Number of straddles in one hand, re-straddles included. Unit: straddles."""
    restraddle_positions: RestraddlePositions
    """Seats from which a straddle may be straddled again."""
    restraddle_live: bool
    """A re-straddler keeps the option to raise when nobody else has raised."""
    straddle_first_action: StraddleFirstAction
    """Who acts first before the flop in a straddled hand."""
    straddle_min_raise: StraddleMinRaise
    """Smallest raise over a straddle."""
    straddle_postflop_min_bet: StraddlePostflopMinBet
    """Smallest bet after the flop in a straddled hand."""
    straddle_fixed_limit: StraddleFixedLimit
    """Straddles in fixed-limit games."""
    straddle_counts_toward_cap: bool
    """A straddle uses up one of the raises allowed in a limit game."""
    mandatory_straddle: bool
    """The under-the-gun player must straddle at this table."""
    missed_straddle_post: MissedStraddlePost
    """What a player owes who missed a mandatory straddle."""
    straddle_in_kill_pot: bool
    """A straddle may be posted in a kill pot."""
    straddle_short_stack: StraddleShortStack
    """What a player may do whose stack is smaller than a full straddle."""
    rock_straddle: RockStraddle
    """A token that obliges its holder to straddle."""
    kill_type: KillType
    """Size of the kill played at this table."""
    kill_trigger: KillTrigger
    """What makes the next pot a kill pot."""
    kill_second_leg_minimum: KillSecondLegMinimum
    """What the second pot in a row must hold to count for the kill."""
    kill_scoop_multiple: int
    """Pot size, in upper-limit bets, from which a scoop kills the next pot. Unit: upper-limit bets."""
    kill_action: KillAction
    """When the player who posted the kill acts on the first betting round."""
    kill_newcomer: KillNewcomer
    """Whether a newcomer may be dealt into a kill pot."""
    kill_in_blind_posts: KillInBlindPosts
    """What a player posts who must kill while due for a blind."""
    chop_with_kill_in_blind: bool
    """The blinds may still chop when the kill sits in one of them."""
    bomb_pot_default_ante: tuple[BombPotDefaultAnteRow, ...]
    """Ante for a bomb pot when the players cannot agree on one: the row with the largest smallest-blind figure not
    above the table's own."""
    bomb_pot_min_bet: BombPotMinBet
    """Smallest bet after the flop of a bomb pot."""
    bomb_pot_boards: int
    """Number of boards dealt in a bomb pot. Unit: boards."""
    bomb_pot_advances_button: bool
    """A bomb pot uses up the button position; if not, the next ordinary hand is the one that was due anyway."""
    bomb_pot_opt_out: bool
    """A player may sit a bomb pot out and is then not dealt in."""
    bomb_pot_newcomer_waits: bool
    """Where bomb pots are the game, a newcomer waits for the hand in which the seat is the button or acts just before
    it."""
    min_raise_rule: MinRaiseRule
    """How the smallest raise is measured."""
    short_all_in_reopens: ShortAllInReopens
    """When all-ins below a full raise let a player raise again who has already acted."""
    verbal_chip_conflict: VerbalChipConflict
    """What counts when the words and the chips of a wager differ."""
    declared_raise_amount_means: DeclaredRaiseAmountMeans
    """What an amount spoken with the word raise means."""
    raise_motions: RaiseMotions
    """How many motions a player may use who said raise without an amount."""
    prior_chips_rule: PriorChipsRule
    """How new chips are read when the player still has chips of an earlier bet in front."""
    underbet_raise_threshold: UnderbetRaiseThreshold
    """When chips above a call, put in without a word, are a raise."""
    incorrect_bet_correction: IncorrectBetCorrection
    """How long a bet or raise below the minimum is brought up to it."""
    undercall_rule: UndercallRule
    """What happens when a player puts in less than the call."""
    accepted_action: bool
    """The caller owes the true amount even when it was misstated."""
    oot_changing_actions: tuple[OotChangingActions, ...]
    """Actions in between that release a player who acted out of turn."""
    skipped_player_actions: SkippedPlayerActions
    """How much action behind a skipped player who kept silent may cost the right to act."""
    leaving_seat_action_pending: LeavingSeatActionPending
    """What happens to a player who leaves the seat before acting on a live hand."""
    hidden_chips_all_in: HiddenChipsAllIn
    """What happens to chips found behind after an all-in was called."""
    pl_small_blind_counts_as: PlSmallBlindCountsAs
    """How the small blind is counted in the pot before the flop."""
    pl_small_blinds_counted_together_as: int | None
    """In a three-blind game, the amount that small and big blind together count as before the flop. Unit: the room's
    smallest unit."""
    pl_missing_blind: PlMissingBlind
    """Whether a dead or short blind is counted as full in the pot before the flop."""
    pl_dead_posts: PlDeadPosts
    """How a returning player's dead small blind is counted in the pot."""
    pl_antes_preflop: PlAntesPreflop
    """Whether antes count in the pot before the flop; after it they always do."""
    pl_round_up_to: int | None
    """Unit to which the counted pot is rounded up before the limit is worked out. Unit: the room's smallest unit."""
    pl_overbet_correction: PlOverbetCorrection
    """How long a bet above the pot is cut back."""
    pl_underbet_correction: PlUnderbetCorrection
    """What happens when a pot-sized bet was announced on a count that was too low."""
    limit_raise_cap: int
    """Raises allowed after the bet in one round of a limit game. Unit: raises."""
    limit_cap_heads_up: LimitCapHeadsUp
    """When the cap on raises falls away for two players."""
    limit_short_all_in_fraction: LimitShortAllInFraction
    """How large an all-in must be in limit to count as a bet or raise."""
    stud_open_pair_double: bool
    """An open pair on fourth street allows the big bet (seven-card stud high only)."""
    stud_tied_board_first: StudTiedBoardFirst
    """Who acts first when two boards tie."""
    stud_completion_counts_as_raise: bool
    """Completing the bring-in uses up one of the raises allowed."""
    stud_kill_replaces_bring_in: bool
    """In a stud kill pot there is no bring-in; action starts left of the kill."""
    stud_downcard_exposed: StudDowncardExposed
    """What happens when the dealer turns up one of a player's first two cards."""
    stud_both_downcards_exposed: StudBothDowncardsExposed
    """What happens when the dealer turns up both of a player's first two cards but not the third."""
    stud_river_exposed: StudRiverExposed
    """What happens when seventh street is dealt face up."""
    stud_river_first_to_act: StudRiverFirstToAct
    """Who opens seventh street after an exposed last card or a community card."""
    premature_stud_card: PrematureStudCard
    """What happens to a stud card dealt before the betting was complete."""
    stud_short_hand_at_showdown: StudShortHandAtShowdown
    """Whether a stud hand of six cards may win."""
    draw_open: DrawOpen
    """What the first player in may do before the draw."""
    draw_returning_player: DrawReturningPlayer
    """How a player who missed a blind comes back in a draw game."""
    sevens_rule: bool
    """In limit ace-to-five lowball a seven or better must bet after the draw; checked and best, it wins only the pot
    from before the draw, and bets made after it go back."""
    draw_exposed_card: DrawExposedCard
    """What happens to a card the dealer exposes before the draw."""
    draw_reshuffle_set: DrawReshuffleSet
    """Which cards are shuffled when the deck runs out in a draw game."""
    short_deck_structure: ShortDeckStructure
    """Forced money and entry in short deck."""
    short_deck_ante_live: bool
    """A player's ante counts toward the amount needed to enter the pot."""
    short_deck_postflop_min_bet: ShortDeckPostflopMinBet
    """Smallest bet after the flop in short deck."""
    button_rule_short_deck: ButtonRuleShortDeck
    """What the short-deck button does when a player has gone."""
    short_deck_ranking: ShortDeckRanking
    """Hand ranking with the 36-card deck."""
    dead_money_pot: DeadMoneyPot
    """Where dead blinds, a big-blind ante and forfeits go."""
    uncontested_side_pot: UncontestedSidePot
    """When a side pot is paid that only one player can still win."""
    side_pot_award_order: SidePotAwardOrder
    """In which order several pots are awarded."""
    forfeited_pot_next_hand: ForfeitedPotNextHand
    """What happens to the chips of a player who bet knowing the deck was fouled."""
    rake_method: RakeMethod
    """How the house takes its charge."""
    rake_percent_bp: int
    """Percentage of the rake base, in hundredths of a percent. Unit: basis points."""
    rake_cap: int
    """Most that is raked from one hand. Unit: the room's smallest unit."""
    rake_cap_by_players: tuple[RakeCapByPlayersRow, ...]
    """Lower caps for short tables: the first row whose player number is not exceeded."""
    rake_unit: int
    """Smallest chip in which the drop is taken. Unit: the room's smallest unit."""
    rake_rounding: RakeRounding
    """How a percentage rake is rounded to the unit."""
    rake_steps: tuple[int, ...]
    """Pot sizes at which one more unit is taken, for rake_method step_table. Unit: the room's smallest unit."""
    rake_base: RakeBase
    """Which chips are raked."""
    rake_take_order: RakeTakeOrder
    """Which pot pays the rake when there are several."""
    no_flop_no_drop: bool
    """No rake when the hand ends before the flop."""
    jackpot_drop: int
    """Promotion or jackpot money taken from each qualifying pot. Unit: the room's smallest unit."""
    jackpot_min_pot: int
    """Smallest pot from which the jackpot drop is taken. Unit: the room's smallest unit."""
    jackpot_in_cap: bool
    """The jackpot drop counts toward the rake cap."""
    time_charge: int
    """Time charge per seat and half hour. Unit: the room's smallest unit."""
    time_pot: bool
    """The winner of the next pot pays the time of the whole table; players may opt out and pay their own."""
    odd_chip_unit: OddChipUnit
    """Unit to which a split pot is broken down."""
    odd_chip_button_games: OddChipButtonGames
    """Who gets the odd chip of a tie in a button game."""
    multiple_odd_chips: MultipleOddChips
    """How more than one odd chip is shared out."""
    odd_chip_stud_cards: OddChipStudCards
    """Which cards decide the odd chip of a stud tie."""
    odd_chip_stud_low: OddChipStudLow
    """Which card takes the odd chip of a tied razz or stud low hand."""
    odd_chip_hilo: OddChipHilo
    """Which half gets the odd chip of a high-low pot."""
    hilo_identical_hands: HiloIdenticalHands
    """How a high-low pot is split when the same players tie both ways."""
    odd_chip_low_low_split: OddChipLowLowSplit
    """Who gets the odd chip between two low hands, as in badeucey or badacey."""
    odd_chip_drawmaha: OddChipDrawmaha
    """Who gets the odd chip in drawmaha."""
    double_board_odd_chip: DoubleBoardOddChip
    """Which board gets the odd chip of a double-board pot."""
    run_it_max: int
    """How many boards may be dealt by agreement after an all-in. Unit: boards."""
    run_it_agreement: RunItAgreement
    """Who must agree to more than one board."""
    run_it_odd_chip: RunItOddChip
    """Which board gets the odd chip when the pot is run more than once."""
    run_it_remainder: RunItRemainder
    """How two odd chips left by three boards are shared out."""
    run_it_extra_rake: RunItExtraRake
    """Rake when a pot is run more than once."""
    showdown_mode: ShowdownMode
    """Which set of showdown rules the table uses."""
    muck_losing_allowed: bool
    """A loser may throw the hand away unseen; if not, every called hand is shown (tournament all-ins always are)."""
    ask_to_see_hand: AskToSeeHand
    """Who may ask to see another player's hand at the showdown."""
    playing_board: PlayingBoard
    """What a player must do who plays the board."""
    muck_touch: MuckTouch
    """What happens to a hand that touched the muck."""
    muck_killed_by_dealer: MuckKilledByDealer
    """Whether a hand the dealer pushed into the muck may still come back."""
    exposed_hand_action_pending: ExposedHandActionPending
    """What happens to a hand the player exposed while there is action."""
    misdeal_button: MisdealButton
    """Where the button is for the deal after a misdeal."""
    misdeal_absent_player: MisdealAbsentPlayer
    """Whether a player absent for the first deal may play the re-deal."""
    substantial_action: SubstantialAction
    """How much action makes it too late for a misdeal."""
    sa_check_plus_fold: bool
    """A check and a fold together already count as substantial action."""
    one_extra_card: OneExtraCard
    """What happens when one card too many was dealt, noticed before substantial action."""
    short_card_fix: ShortCardFix
    """Which seat may be given a missing starting card before substantial action."""
    joker_found: JokerFound
    """What happens when a joker or another card foreign to the game turns up."""
    four_card_flop: FourCardFlop
    """How a flop of four cards is put right."""
    no_burn_flop: NoBurnFlop
    """How a flop dealt without a burn is put right."""
    premature_turn: PrematureTurn
    """What happens to a turn card dealt before the flop betting was complete."""
    two_burns: TwoBurns
    """What happens when two cards were burned for one street."""
    exposed_burn_card: ExposedBurnCard
    """What happens when a burn card was exposed."""
    skipped_after_next_card: SkippedAfterNextCard
    """What happens to a player who was skipped and kept silent until there was substantial action on the next
    street."""
    clock_seconds: int
    """Time a player has to act once the clock is called. Unit: seconds."""
    clock_countdown: int
    """Countdown after that time, before the hand is ruled on. Unit: seconds."""
    clock_no_bet_result: ClockNoBetResult
    """What happens when the clock runs out with no bet to the player."""
    dispute_reading: DisputeReading
    """How long a misread hand may be disputed."""
    dispute_accounting: DisputeAccounting
    """How long a wrongly counted or pushed pot may be put right."""
    seven_deuce_bounty: int
    """What each other player pays the player who wins a pot with seven-deuce; 0 = not played. Unit: the room's smallest
    unit."""
    seven_deuce_requires: SevenDeuceRequires
    """When seven-deuce collects."""
    seven_deuce_from: SevenDeuceFrom
    """Who pays the seven-deuce bounty."""
    stand_up_penalty: int
    """What the last player standing pays each of the others in the stand-up game; 0 = not played. Unit: the room's
    smallest unit."""
    stand_up_split_pot_counts: bool
    """Winning part of a split pot lets a player sit down."""
    seat_change_rule: SeatChangeRule
    """What a player pays or waits for after changing seats at the same table."""
    deal_off_allowed: bool
    """A player who plays the button and then changes seats may let the blinds pass once and come in free behind the
    button."""
    pickup_absent_buttons: int | None
    """Absent markers, besides the missed-blind one, after which an absent player's chips are picked up. Unit: absent
    buttons."""
    pickup_minutes: int | None
    """Minutes of absence after which a player's chips are picked up. Unit: minutes."""
    walking_rule: WalkingRule
    """Limit on the number of players away from the table at one time."""
