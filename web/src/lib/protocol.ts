// Written from src/bismarck/protocol.py by `make protocol`.

/** Forehand announces the contract, with the trump where it goes with the contract. */
export interface ChooseAction {
  type: 'choose';
  contract: string;
  strain?: 'C' | 'D' | 'H' | 'NT' | 'S' | null;
}

/** Forehand takes the talon. */
export interface TakeAction {
  type: 'take';
}

/** Forehand leaves the talon. */
export interface LeaveAction {
  type: 'leave';
}

/** Forehand lays four cards aside. */
export interface DiscardAction {
  type: 'discard';
  cards: string[];
}

/** Forehand names the trump after the exchange. */
export interface NameTrumpAction {
  type: 'name_trump';
  strain: 'C' | 'D' | 'H' | 'NT' | 'S';
}

/** The player whose turn it is plays a card. */
export interface PlayAction {
  type: 'play';
  card: string;
}

/** A player claims all, or none, of the tricks not yet finished. */
export interface ClaimAction {
  type: 'claim';
  rest: 'all' | 'none';
}

/** End the match without a winner. */
export interface AbandonAction {
  type: 'abandon';
}

/** The first message: what the client has. `last` is the number of the last event it saw, 0 for none. */
export interface Hello {
  type: 'hello';
  protocol: number;
  last?: number;
}

/** A wish. `id` is new for each gesture and the same in a resend; `token` is the decision it answers. */
export interface Command {
  type: 'command';
  id: string;
  token: number;
  action: ChooseAction | TakeAction | LeaveAction | DiscardAction | NameTrumpAction | PlayAction | ClaimAction | AbandonAction;
}

/** The player is ready for the next deal and commits to a nonce for it: `docs/shuffle.md` says how. */
export interface Ready {
  type: 'ready';
  deal: string;
  commitment: string;
}

/** The player opens the nonce of the deal that has started. */
export interface Open {
  type: 'open';
  deal: string;
  nonce: string;
}

/** Ask what the `rules` bot would do at the decision `token`; only where hints are allowed. */
export interface Hint {
  type: 'hint';
  token: number;
}

/** Sent after silence; `t` comes back. */
export interface Ping {
  type: 'ping';
  t: number;
}

/** Who sits at a seat; `bot` is the bot's name where it is one. */
export interface PlayerInfo {
  type: 'player';
  name: string;
  bot: string | null;
}

/** A contract of the table: how it scores, the quotas of forehand and of each other, how often each may play it. */
export interface ContractInfo {
  type: 'contract';
  key: string;
  scoring: 'hearts_under' | 'queen_of_spades' | 'tricks_over' | 'tricks_under';
  quotas: [number, number];
  limit: number | null;
}

/** What does not change during a match. */
export interface TableInfo {
  type: 'table';
  id: string;
  profile: string;
  options: Record<string, string>;
  rules_hash: string;
  contracts: ContractInfo[];
  rounds: number;
  hand_size: number;
  players: [PlayerInfo, PlayerInfo, PlayerInfo];
  hints: boolean;
}

/** A finished round for the score sheet; `aside` is what lay aside. */
export interface ScoredRound {
  type: 'round';
  number: number;
  extra: number | null;
  dealer: 'A' | 'B' | 'C';
  forehand: 'A' | 'B' | 'C';
  contract: string;
  trump: 'C' | 'D' | 'H' | 'NT' | 'S';
  tricks: [number, number, number];
  scores: [number, number, number];
  aside: string[];
}

/** What the seat may do now. `cards` may be played, or laid aside `discards` at a time; `contracts` may be chosen, those in `named_with` together with one of `strains`; `may_leave`: the talon may be taken or left. */
export interface OptionsInfo {
  type: 'options';
  cards: string[];
  discards: number;
  contracts: string[];
  named_with: string[];
  strains: ('C' | 'D' | 'H' | 'NT' | 'S')[];
  may_leave: boolean;
}

/** A finished trick, leader's card first. */
export interface PlayedTrick {
  type: 'trick';
  leader: 'A' | 'B' | 'C';
  cards: [string, string, string];
  winner: 'A' | 'B' | 'C';
}

/** How the match ended; no places where it was abandoned. */
export interface Ending {
  type: 'ending';
  totals: [number, number, number];
  places: number[];
  outcome: 'abandoned' | 'finished';
}

/** All that the seat may know now, and nothing else. `due` is what the match waits for, `token` the number of the event that opened the decision, `to_act` whose it is. `options` are given only to that seat. `quotas` are those of A, B and C in this contract. `winning` is the place in `trick` of the card that wins so far. */
export interface ViewInfo {
  type: 'view';
  n: number;
  due: 'cards' | 'dealer' | 'decision' | 'nonces' | 'nothing' | 'over' | 'players' | 'round' | 'seed';
  token: number;
  to_act: 'A' | 'B' | 'C' | null;
  options: OptionsInfo | null;
  deal: string;
  number: number;
  extra: number | null;
  dealer: 'A' | 'B' | 'C' | null;
  forehand: 'A' | 'B' | 'C' | null;
  phase: string | null;
  contract: string | null;
  scoring: 'hearts_under' | 'queen_of_spades' | 'tricks_over' | 'tricks_under' | null;
  quotas: [number, number, number] | null;
  trump: 'C' | 'D' | 'H' | 'NT' | 'S' | null;
  cut: string | null;
  talon: string[];
  taken: boolean | null;
  aside: string[] | null;
  hand: string[];
  counts: [number, number, number];
  leader: 'A' | 'B' | 'C' | null;
  trick: string[];
  winning: number | null;
  last_trick: PlayedTrick | null;
  won: [number, number, number];
  quiet: ('A' | 'B' | 'C')[];
  used: number[][];
  totals: [number, number, number];
  contenders: [boolean, boolean, boolean];
  away: [boolean, boolean, boolean];
  paused: boolean;
  ended: Ending | null;
}

/** The answer to hello: who you are, what the table is, how it stands. `missed` are the events after the client's `last`, when they are few; else the view is all there is. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  build: string;
  seat: 'A' | 'B' | 'C';
  table: TableInfo;
  rounds: ScoredRound[];
  view: ViewInfo;
  missed?: unknown[];
}

/** An event as the seat may see it, written as in a match log, and the view after it. */
export interface Happened {
  type: 'event';
  n: number;
  event: unknown;
  view: ViewInfo;
  round?: ScoredRound | null;
}

/** The command is stored for good; `n` is its event. `again` says that it had come before. */
export interface Acknowledged {
  type: 'acknowledged';
  id: string;
  n: number;
  again?: boolean;
}

/** The command changed nothing: why (`code`, with `details` for the message in the player's language). */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  message: string;
  details: Record<string, string>;
  view?: ViewInfo | null;
}

/** What the `rules` bot would do, and the message that says why. */
export interface Hinted {
  type: 'hinted';
  token: number;
  action: ChooseAction | TakeAction | LeaveAction | DiscardAction | NameTrumpAction | PlayAction | ClaimAction | AbandonAction;
  reason: string;
}

/** The answer to ping; `n` is the number of the table's last event. */
export interface Pong {
  type: 'pong';
  t: number;
  n: number;
}

/** The server stops; come back after `retry_s` seconds. Nothing is lost. */
export interface GoingDown {
  type: 'going_down';
  retry_s: number;
}

/** What came was no message; the server closes the socket after repeated ones. */
export interface Failed {
  type: 'failed';
  code: 'hello_first' | 'not_seated' | 'too_long' | 'too_many' | 'unreadable' | 'version';
  message: string;
}

/** Ask for a table of one person and two bots. `options` as in FORMATS, "Tokens"; `opponents` are bot names. */
export interface CreateTable {
  type: 'create_table';
  name: string;
  profile: string;
  options?: Record<string, string>;
  opponents?: [string, string];
  hints?: boolean;
}

/** The table is there; its page is `/t/` and the id. */
export interface TableCreated {
  type: 'table_created';
  id: string;
}

/** A profile to choose from, in the language asked for. */
export interface ProfileInfo {
  type: 'profile';
  key: string;
  title: string;
  about: string;
  rated: boolean;
  rounds: number;
  options: Record<string, string>;
}

/** What a table can be made of: profiles and bots. */
export interface Catalogue {
  type: 'catalogue';
  profiles: ProfileInfo[];
  bots: string[];
}

/** A request was refused: what was wrong and what would be right. */
export interface Problem {
  type: 'problem';
  code: string;
  message: string;
}

export type SeatName = 'A' | 'B' | 'C';

export type StrainName = 'C' | 'D' | 'H' | 'NT' | 'S';

export type CardName = string;

export type WireAction = ChooseAction | TakeAction | LeaveAction | DiscardAction | NameTrumpAction | PlayAction | ClaimAction | AbandonAction;

export type FromClient = Hello | Command | Ready | Open | Hint | Ping;

export type FromServer = Welcome | Happened | Acknowledged | Refused | Hinted | Pong | GoingDown | Failed;
