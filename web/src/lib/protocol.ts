// Written from src/bismarck/protocol by `make protocol`.

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

/** End the match without a winner; where several persons play, only the last of them may. */
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

/** Ask what a strong bot would do at the decision `token`; only where hints are allowed. */
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

/** What a strong bot would do, and the message that says why. */
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

/** The server stops; come back after `retry_s` seconds. Nothing is lost. Where `in_s` is more than 0 it stops so many seconds later: play on, only no new round begins. */
export interface GoingDown {
  type: 'going_down';
  retry_s: number;
  in_s?: number;
}

/** What came was no message; the server closes the socket after repeated ones. */
export interface Failed {
  type: 'failed';
  code: 'banned' | 'hello_first' | 'not_public' | 'not_seated' | 'too_long' | 'too_many' | 'unknown_table' | 'unreadable' | 'version';
  message: string;
}

/** So many seconds for each decision, and a bank of seconds for the whole match once they are used up. */
export interface ClockRules {
  type: 'clock_rules';
  per_decision_s: number;
  bank_s?: number;
}

/** What a table agrees on besides the rules of the game. `listed`: anyone finds it in the lobby while it has a free seat. `spectators`: others may watch what is public; who presses ready agrees to it. `free_text`: chat beyond the presets. `undo`: the last card may be taken back where both others agree; the match is marked as practice then. `grace_s`: how long an absent player's own turn waits before the others choose. */
export interface Settings {
  type: 'settings';
  listed?: boolean;
  spectators?: boolean;
  free_text?: boolean;
  undo?: boolean;
  clock?: ClockRules | null;
  grace_s?: number;
}

/** Take a free seat, or change to it. `name` is how you are called from now on; null keeps your name. */
export interface Sit {
  type: 'sit';
  seat: 'A' | 'B' | 'C';
  name?: string | null;
}

/** Give the seat up again before the match. */
export interface Stand {
  type: 'stand';
}

/** Put a bot on a free seat; anyone who sits may do it. */
export interface SeatBot {
  type: 'seat_bot';
  seat: 'A' | 'B' | 'C';
  bot?: string;
}

/** Free a seat: a bot's by anyone who sits, a person's only by the host. */
export interface ClearSeat {
  type: 'clear_seat';
  seat: 'A' | 'B' | 'C';
}

/** Ready for the match, or not any more. It starts when all seats are taken and everyone is ready. */
export interface SetReady {
  type: 'set_ready';
  ready: boolean;
}

/** The host starts: bots of the kind `rules` take the free seats, and the others must be ready. */
export interface StartMatch {
  type: 'start';
}

/** The host changes what is agreed; everyone has to get ready again. */
export interface ChangeSettings {
  type: 'change_settings';
  settings: Settings;
}

/** A seat before the match. `here`: its person is connected; `host`: it is the one who made the table. */
export interface RoomSeat {
  type: 'room_seat';
  state: 'bot' | 'open' | 'person';
  name: string | null;
  bot: string | null;
  ready: boolean;
  here: boolean;
  host: boolean;
}

/** The table before its match, to everyone who has it open, after each change and as the answer to hello. `seat` is yours, null for whoever does not sit yet; `host` whether you made the table. `code` is the short code: `/j/` and it lead here. `build` as in the welcome. `visitors` are people who look on and do not sit. */
export interface Room {
  type: 'room';
  protocol: number;
  build: string;
  id: string;
  code: string;
  profile: string;
  options: Record<string, string>;
  rules_hash: string;
  rounds: number;
  hints: boolean;
  settings: Settings;
  seats: [RoomSeat, RoomSeat, RoomSeat];
  seat: 'A' | 'B' | 'C' | null;
  host: boolean;
  visitors: number;
}

/** What to do about the absence of that number: wait, let a bot play on, or pause until another day. It happens when all others who are present choose the same. */
export interface Vote {
  type: 'vote';
  absence: number;
  choice: 'bot' | 'pause' | 'wait';
}

/** Take your own seat back from the bot, or after leaving; the next decision is yours again. */
export interface TakeBack {
  type: 'take_back';
}

/** Leave the match for good, or until you take the seat back. To be cut off is never this. */
export interface LeaveTable {
  type: 'leave_table';
}

/** Stop until somebody resumes, perhaps another day; the link stays the same. */
export interface PauseMatch {
  type: 'pause';
}

/** Go on after a pause. */
export interface ResumeMatch {
  type: 'resume';
}

/** Ask to take your last card or announcement back, before the next one. `token` is `view.token` now. */
export interface UndoAsk {
  type: 'undo_ask';
  token: number;
}

/** Agree to a request of `undo_offered`, or not; `to` says which. */
export interface UndoAnswer {
  type: 'undo_answer';
  to: number;
  agree: boolean;
}

/** Say something to the table: a preset, which each client shows in its own language, or free text if allowed. */
export interface Say {
  type: 'say';
  preset?: 'back_soon' | 'good_game' | 'good_luck' | 'goodbye' | 'hello' | 'no_hurry' | 'once_more' | 'one_moment' | 'oops' | 'sorry' | 'thanks' | 'thinking' | 'well_played' | 'your_turn' | null;
  text?: string | null;
}

/** Hear nothing more of what a seat says, or hear it again; nobody is told. */
export interface Mute {
  type: 'mute';
  seat: 'A' | 'B' | 'C';
  muted: boolean;
}

/** Report what a seat said or did, with the last lines of talk, to who runs the server. */
export interface Report {
  type: 'report';
  seat: 'A' | 'B' | 'C';
  reason: 'insult' | 'name' | 'other' | 'spam' | 'unfair';
}

/** Remind whoever's turn it is; once in ten seconds. */
export interface Knock {
  type: 'knock';
}

/** Agree to spectators, or not. One seat that does not agree is enough, and they are shown out at once. */
export interface AllowSpectators {
  type: 'allow_spectators';
  allow: boolean;
}

/** After the match: a new table for the same people; `rematch_ready` tells everyone. */
export interface Rematch {
  type: 'rematch';
}

/** What a seat has chosen. */
export interface AbsenceVote {
  type: 'absence_vote';
  seat: 'A' | 'B' | 'C';
  choice: 'bot' | 'pause' | 'wait';
}

/** The table waits for somebody. `left_s` of grace are left; it runs only while that player is awaited. `open`: the others may choose now. `why`: the connection is gone, or the player left. */
export interface Absence {
  type: 'absence';
  number: number;
  seat: 'A' | 'B' | 'C';
  why: 'gone' | 'left';
  left_s: number;
  running: boolean;
  open: boolean;
  votes: AbsenceVote[];
}

/** Who is there, after each change and after the welcome. `here` connected, `grey` silent for 10 s or more, `left` went away by an own wish, `bot` played by a bot, with `stands_in` where it plays for a person who may take the seat back. `consents` to spectators, by seat; `watchable` when all people agree. */
export interface Presence {
  type: 'presence';
  states: ['bot' | 'grey' | 'here' | 'left', 'bot' | 'grey' | 'here' | 'left', 'bot' | 'grey' | 'here' | 'left'];
  stands_in: [boolean, boolean, boolean];
  absence: Absence | null;
  spectators: number;
  consents: [boolean, boolean, boolean];
  watchable: boolean;
}

/** The clocks, where the table plays with them, whenever one starts, stops or stands still. `decision_s` is what is left of the running decision's own seconds; then the bank of `running` runs down. When both are used up a bot stands in. */
export interface Clocks {
  type: 'clocks';
  running: 'A' | 'B' | 'C' | null;
  decision_s: number;
  banks_s: [number, number, number];
  frozen: boolean;
}

/** Between two rounds: whose commitment (`commit`), then whose nonce (`open`), the next deal waits for. */
export interface Awaited {
  type: 'awaited';
  deal: string;
  commit: ('A' | 'B' | 'C')[];
  open: ('A' | 'B' | 'C')[];
}

/** `by` asks to go back to event `to`; `awaits` have not answered yet. */
export interface UndoOffered {
  type: 'undo_offered';
  by: 'A' | 'B' | 'C';
  to: number;
  awaits: ('A' | 'B' | 'C')[];
}

/** The request is over: taken back (an event `undone` comes too), refused by `seat`, or too late. */
export interface UndoClosed {
  type: 'undo_closed';
  to: number;
  result: 'done' | 'late' | 'refused';
  seat?: 'A' | 'B' | 'C' | null;
}

/** Somebody said something: a preset or free text. `at_s` is Unix time; `n` counts the table's talk. */
export interface Said {
  type: 'said';
  n: number;
  seat: 'A' | 'B' | 'C';
  preset: 'back_soon' | 'good_game' | 'good_luck' | 'goodbye' | 'hello' | 'no_hurry' | 'once_more' | 'one_moment' | 'oops' | 'sorry' | 'thanks' | 'thinking' | 'well_played' | 'your_turn' | null;
  text: string | null;
  at_s: number;
}

/** After the welcome of a player: the last lines of talk, and whom you have muted. */
export interface Talk {
  type: 'talk';
  said: Said[];
  muted: ('A' | 'B' | 'C')[];
  free_text: boolean;
  undo: boolean;
}

/** `seat` knocks: it is the turn of `turn`. */
export interface Knocked {
  type: 'knocked';
  seat: 'A' | 'B' | 'C';
  turn: 'A' | 'B' | 'C';
}

/** Your report is stored. */
export interface Reported {
  type: 'reported';
  seat: 'A' | 'B' | 'C';
}

/** A new table waits for the same people: its page is `/t/` and `id`. */
export interface RematchReady {
  type: 'rematch_ready';
  id: string;
  by: 'A' | 'B' | 'C';
}

/** The welcome of a spectator: only what is public, for nobody's seat. `event`s follow as for players. */
export interface Watching {
  type: 'watching';
  protocol: number;
  build: string;
  table: TableInfo;
  rounds: ScoredRound[];
  view: ViewInfo;
  missed?: unknown[];
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

/** Ask for a table for people: `POST /api/tables`. Of `seats`, one may be `me`, others are `open` or bot names. Where `me` is on none of them, you look on and may sit down on the table's page. */
export interface Gather {
  type: 'gather';
  name: string;
  profile: string;
  options?: Record<string, string>;
  seats?: [string, string, string];
  hints?: boolean;
  settings?: Settings;
}

/** The table is there; its page is `/t/` and the id, and `/j/` with the code where friends may come. Also the answer to `GET /api/codes/` with a code. */
export interface TableCreated {
  type: 'table_created';
  id: string;
  code?: string | null;
}

/** A table that waits for players, in the lobby. */
export interface OpenTable {
  type: 'open_table';
  id: string;
  profile: string;
  title: string;
  seats: [string | null, string | null, string | null];
  settings: Settings;
  created_s: number;
}

/** The lobby: `GET /api/lobby`, newest first. */
export interface OpenTables {
  type: 'open_tables';
  tables: OpenTable[];
}

/** Who this browser is: `GET /api/me`. `name` is null until one is given. */
export interface Me {
  type: 'me';
  name: string | null;
  created_s: number;
}

/** Take a name: `POST /api/me`, answered with `me`. Letters of any script, no control or direction signs. */
export interface SetMe {
  type: 'set_me';
  name: string;
}

/** One of your tables. `stage`: before the match, being played, or over. `totals` where there are some. */
export interface MyMatch {
  type: 'my_match';
  id: string;
  profile: string;
  title: string;
  created_s: number;
  stage: 'gathering' | 'over' | 'playing';
  seat: 'A' | 'B' | 'C' | null;
  players: [string | null, string | null, string | null];
  totals?: [number, number, number] | null;
}

/** Your tables, newest first: `GET /api/me/matches`. `GET /api/me/export` is the same with all that is kept. */
export interface MyMatches {
  type: 'my_matches';
  matches: MyMatch[];
}

/** How often a card was dealt to A, B, C and to the talon. */
export interface CardCount {
  type: 'card_count';
  card: string;
  seats: [number, number, number];
  talon: number;
}

/** How many suits of that length were dealt in a hand, and how many a fair shuffle is expected to deal. */
export interface LengthCount {
  type: 'length_count';
  length: number;
  seen: number;
  expected: number;
}

/** All rounds dealt and finished on this server, against expectation: `GET /api/dealt`. `chi_square` with `degrees` of freedom compares `cards` with an even spread; `p` is how often a fair shuffle strays further. */
export interface DealtCards {
  type: 'dealt_cards';
  deals: number;
  hand_size: number;
  cards: CardCount[];
  lengths: LengthCount[];
  chi_square: number;
  degrees: number;
  p: number;
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

/** What a table can be made of: profiles, and the bots to choose from, weakest first. */
export interface Catalogue {
  type: 'catalogue';
  profiles: ProfileInfo[];
  bots: string[];
}

/** A request was refused: what was wrong and what would be right. Of `rules` that clash, `details` names both options as `first` and `second`; of one that cannot be read, `option`. */
export interface Problem {
  type: 'problem';
  code: string;
  message: string;
  details?: Record<string, string>;
}

/** A round is written down. `units` as in FORMATS, "Protocols of real cards"; `round` is the one it is meant for. Of every change: the device that made it gave it its `id`; `n` is the server's number, null on the way there. */
export interface PaperEntered {
  type: 'entered';
  id: string;
  at: string;
  round: number;
  contract: string;
  units: Record<'A' | 'B' | 'C', number>;
  trump?: 'C' | 'D' | 'H' | 'NT' | 'S' | null;
  n?: number | null;
}

/** A round is written anew. */
export interface PaperCorrected {
  type: 'corrected';
  id: string;
  at: string;
  round: number;
  contract: string;
  units: Record<'A' | 'B' | 'C', number>;
  trump?: 'C' | 'D' | 'H' | 'NT' | 'S' | null;
  n?: number | null;
}

/** The last round, which is `round`, is taken back. */
export interface PaperTaken {
  type: 'taken';
  id: string;
  at: string;
  round: number;
  n?: number | null;
}

/** The cards of the round to come were thrown in. */
export interface PaperMisdealt {
  type: 'misdealt';
  id: string;
  at: string;
  n?: number | null;
}

/** The last misdeal of the round to come, which is `round`, is taken back. */
export interface PaperMisdealTaken {
  type: 'misdeal_taken';
  id: string;
  at: string;
  round: number;
  n?: number | null;
}

/** A player is called otherwise. */
export interface PaperRenamed {
  type: 'renamed';
  id: string;
  at: string;
  seat: 'A' | 'B' | 'C';
  name: string;
  n?: number | null;
}

/** Another player dealt first. */
export interface PaperDealer {
  type: 'dealer';
  id: string;
  at: string;
  seat: 'A' | 'B' | 'C';
  n?: number | null;
}

/** Share a protocol: `POST /api/papers`. `rules` are the options that differ from the profile. Without `group` it begins a group of its own. With one it is added to that, which needs `authorization: Bearer` and the key of a protocol of the group. */
export interface SharePaper {
  type: 'share_paper';
  profile: string;
  names: Record<'A' | 'B' | 'C', string>;
  first_dealer: 'A' | 'B' | 'C';
  started: string;
  rules?: Record<string, string>;
  group?: string | null;
  changes?: (PaperEntered | PaperCorrected | PaperTaken | PaperMisdealt | PaperMisdealTaken | PaperRenamed | PaperDealer)[];
}

/** It is shared: whoever has its `id` may follow it at `/p/` and the id, whoever has the `key` may write. The `group` collects evenings of the same people; name it, with this key, when you share the next one. */
export interface PaperShared {
  type: 'paper_shared';
  id: string;
  key: string;
  group: string;
  n: number;
}

/** Write: `PUT /api/papers/` and the id, with `authorization: Bearer` and the key. `base` is the highest number this device has seen. A round that another device has written meanwhile is corrected. */
export interface ChangePaper {
  type: 'change_paper';
  base: number;
  changes: (PaperEntered | PaperCorrected | PaperTaken | PaperMisdealt | PaperMisdealTaken | PaperRenamed | PaperDealer)[];
}

/** A change that does not fit; `code` and `details` as in FORMATS, "Protocols of real cards". */
export interface RefusedChange {
  type: 'refused_change';
  id: string;
  code: string;
  details: Record<string, string>;
}

/** All changes after `after`, those just written among them. Numbers may have gaps; `n` is the highest. `done` changed nothing, for it was so already. */
export interface PaperChanges {
  type: 'paper_changes';
  after: number;
  n: number;
  changes: (PaperEntered | PaperCorrected | PaperTaken | PaperMisdealt | PaperMisdealTaken | PaperRenamed | PaperDealer)[];
  done: string[];
  refused: RefusedChange[];
}

/** A protocol and its changes after a number: `GET /api/papers/` and the id, `?after=n&wait=s`. With `wait` the answer comes when there is something new, at the latest after so many seconds. `names` and `first_dealer` are those it began with. `group` is null unless `authorization: Bearer` and the key are with the request. */
export interface SharedPaper {
  type: 'paper';
  id: string;
  group: string | null;
  profile: string;
  rules: Record<string, string>;
  names: Record<'A' | 'B' | 'C', string>;
  first_dealer: 'A' | 'B' | 'C';
  started: string;
  n: number;
  changes: (PaperEntered | PaperCorrected | PaperTaken | PaperMisdealt | PaperMisdealTaken | PaperRenamed | PaperDealer)[];
}

/** An evening of a group; `places` are null while its match is not decided. */
export interface PaperSummary {
  type: 'paper_summary';
  id: string;
  profile: string;
  started: string;
  names: [string, string, string];
  totals: [number, number, number];
  places: [number, number, number] | null;
  rounds: number;
}

/** What a player has of all evenings of a group. */
export interface GroupTally {
  type: 'group_tally';
  name: string;
  evenings: number;
  wins: number;
  points: number;
  rounds: number;
}

/** The evenings of a group, newest first, and what they add up to: `GET /api/papers?group=`. Whoever knows the group may read this. */
export interface PaperGroup {
  type: 'paper_group';
  papers: PaperSummary[];
  table: GroupTally[];
}

/** An event, whole as in a match log, and what of the scene is another after it. A scene is a `view` as whoever looks on has it, and `hands`, `talons` and `asides`: for A, B and C what the view of that seat holds as `hand`, `talon` and `aside`. The first moment of a deal says all of it. */
export interface ReplayMoment {
  type: 'moment';
  event: unknown;
  changes: Record<string, unknown>;
}

/** A finished deal from its first card on; `deal` is its name, such as `7`, or `12x1` for an extra one. */
export interface ReplayDeal {
  type: 'replay_deal';
  deal: string;
  moments: ReplayMoment[];
}

/** A finished match, every finished deal of it: `GET /api/replay/` and the table's id. For those who sat at the table, and with `authorization: Bearer` and its key for whoever has a link of one of them. `seat` is where the one who asks sat, null for others. `shared` tells those who sat there whether it has links. */
export interface Replay {
  type: 'replay';
  table: TableInfo;
  seat: 'A' | 'B' | 'C' | null;
  shared: boolean;
  rounds: ScoredRound[];
  deals: ReplayDeal[];
}

/** Have a match log replayed, which is not kept: `POST /api/replay`, answered with `replay`. The match is over. */
export interface ReplayLog {
  type: 'replay_log';
  log: string;
}

/** The key of a new link to a match: `POST /api/replay/`, the table's id and `/share`, by one who sat there. Links made before stay good. `DELETE` of the same path, by one who sat there, withdraws all of them. */
export interface ReplayShared {
  type: 'replay_shared';
  key: string;
}

export type SeatName = 'A' | 'B' | 'C';

export type StrainName = 'C' | 'D' | 'H' | 'NT' | 'S';

export type Choice = 'bot' | 'pause' | 'wait';

export type Preset = 'back_soon' | 'good_game' | 'good_luck' | 'goodbye' | 'hello' | 'no_hurry' | 'once_more' | 'one_moment' | 'oops' | 'sorry' | 'thanks' | 'thinking' | 'well_played' | 'your_turn';

export type CardName = string;

export type WireAction = ChooseAction | TakeAction | LeaveAction | DiscardAction | NameTrumpAction | PlayAction | ClaimAction | AbandonAction;

export type FromClient = Hello | Command | Ready | Open | Hint | Ping | Sit | Stand | SeatBot | ClearSeat | SetReady | StartMatch | ChangeSettings | Vote | TakeBack | LeaveTable | PauseMatch | ResumeMatch | UndoAsk | UndoAnswer | Say | Mute | Report | Knock | AllowSpectators | Rematch;

export type FromServer = Welcome | Happened | Acknowledged | Refused | Hinted | Pong | GoingDown | Failed | Room | Presence | Clocks | Awaited | UndoOffered | UndoClosed | Said | Talk | Knocked | Reported | RematchReady | Watching;

export type PaperChange = PaperEntered | PaperCorrected | PaperTaken | PaperMisdealt | PaperMisdealTaken | PaperRenamed | PaperDealer;
