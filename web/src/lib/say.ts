/** What is said about the table in words: names, the line under the table, and the log that is read out. */

import { type Card, rankOf, suitOf, trumpSuit } from './cards';
import { isKnown, signed, text } from './language.svelte';
import type { Match } from './match.svelte';
import type { Hinted, Refused, Said, ScoredRound, SeatName, TableInfo, ViewInfo, WireAction } from './protocol';
import { type Step, places } from './show.svelte';

/** Who sits where, for words: the table, and the seat of the player at this screen. */
export interface People {
  table: TableInfo;
  /** The player at this screen, or whose side of the table somebody who looks on sees it from. */
  seat: SeatName;
  watching?: boolean;
}

export const SEATS: readonly SeatName[] = ['A', 'B', 'C'];

/** The place of a seat in lists of three. */
export function placeOf(seat: SeatName): 0 | 1 | 2 {
  return seat === 'A' ? 0 : seat === 'B' ? 1 : 2;
}

/** A player's name; the one at this screen is "you". */
export function nameOf(people: People, seat: SeatName): string {
  return isMe(people, seat) ? text('web-you') : people.table.players[placeOf(seat)].name;
}

/** How well a bot plays, in a word; its own name where there is none, and nothing for a person. */
export function botName(bot: string | null): string {
  const named = ['random', 'greedy', 'rules', 'beginner', 'casual', 'club', 'expert', 'master', 'trumper', 'ducker'];
  return bot !== null && named.includes(bot) ? text(`bot-${bot}`) : (bot ?? '');
}

/** The arguments of a message about one player. */
export function who(people: People, seat: SeatName): { who: string; you: string } {
  return { who: nameOf(people, seat), you: isMe(people, seat) ? 'yes' : 'no' };
}

function isMe(people: People, seat: SeatName): boolean {
  return seat === people.seat && people.watching !== true;
}

/** A card in words, such as "queen of hearts". */
export function cardName(card: Card): string {
  return text('card-name', { suit: text(`suit-${suitOf(card)}`), rank: text(`rank-${rankOf(card)}`) });
}

/** Several cards in words. */
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(', ');
}

/** A contract with the trump that somebody or a card gave it, such as "Valfri hearts". */
export function contractName(contract: string, trump: string | null): string {
  const title = text(`contract-${contract}`);
  const fixed = contract === 'spader' || trump === null || (trump === 'NT' && contract !== 'valfri');
  return fixed ? title : text('web-contract-trump', { contract: title, trump: text(`strain-${trump}`) });
}

/** How many tricks a player has, with the quota where it is one of tricks. */
export function tricksOf(view: ViewInfo, seat: SeatName): string {
  const place = placeOf(seat);
  const tricks = view.won[place];
  const quota = view.quotas?.[place] ?? 0;
  if (view.scoring === 'tricks_over') return text('web-tricks-of-quota', { tricks, quota });
  if (view.scoring === 'tricks_under') return text('web-tricks-of-limit', { tricks, quota });
  return text('web-tricks', { count: tricks });
}

/** What the cards that may be played say of the suit led: to follow it, to trump, or nothing. */
export function duty(view: ViewInfo): 'lead' | 'follow' | 'trump' | 'any' {
  const led = view.trick[0];
  const playable = view.options?.cards ?? [];
  if (led === undefined) return 'lead';
  if (playable.every((card) => suitOf(card) === suitOf(led))) return 'follow';
  const trump = trumpSuit(view.trump);
  const bound = playable.length < view.hand.length && playable.every((card) => suitOf(card) === trump);
  return bound ? 'trump' : 'any';
}

/** The line under the table. */
export function statusLine(match: Match, people: People): string {
  const { view, show } = match;
  if (view === null || match.pending) return text('web-sending');
  if (show.saying) return announcement(show.saying, people, match.rounds)[0] ?? text('web-dealing');
  if (show.trick.winner) return text('web-trick-to', who(people, show.trick.winner));
  if (view.paused) return text('web-paused');
  if (view.due !== 'decision' || view.to_act === null) return awaitedWords(match, people) ?? text('web-dealing');
  if (!match.mine) return isMe(people, view.to_act) ? text('web-sending') : waiting(match, view, people);
  return view.phase === 'play' ? yourTurn(view) : decision(view);
}

/** What the player is to decide before the cards are played: the heading of its screen. */
function decision({ phase }: ViewInfo): string {
  switch (phase) {
    case 'announce':
      return text('web-choose-title');
    case 'take':
      return text('web-take-title');
    case 'discard':
      return text('web-exchange-title');
    default:
      return text('web-trump-title');
  }
}

function yourTurn(view: ViewInfo): string {
  const suit = view.trick[0] === undefined ? '' : text(`suit-${suitOf(view.trick[0])}`);
  switch (duty(view)) {
    case 'lead':
      return text('web-turn-lead');
    case 'follow':
      return text('web-turn-follow', { suit });
    case 'trump':
      return text('web-turn-trump', { suit: text(`strain-${view.trump ?? 'NT'}`) });
    case 'any':
      return text('web-turn-any');
  }
}

/** Why a card may not be played now, as the view shows it. */
export function whyNot(view: ViewInfo, mine: boolean): string {
  if (!mine) return text('web-why-wait');
  const led = view.trick[0];
  const bound = duty(view);
  if (bound === 'follow' && led !== undefined) return text('web-why-follow', { suit: text(`suit-${suitOf(led)}`) });
  if (bound === 'trump') return text('web-why-trump', { suit: text(`strain-${view.trump ?? 'NT'}`) });
  return text('web-why-not-now');
}

/** Why the server refused a wish. */
export function refusal({ code, message, details }: Refused, people: People): string {
  if (isKnown(`web-refused-${code}`)) return text(`web-refused-${code}`);
  const words = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, detail(name, value, people)]));
  if (isKnown(`refusal-${code}`)) return sentence(text(`refusal-${code}`, words));
  return text('web-refused-other', { reason: message });
}

/** Words that stand for themselves here and within a line elsewhere. */
function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Why something asked of the people at the table was refused. */
export function companyRefusal({ code, message }: Refused): string {
  const id = `web-refused-${code}`;
  return isKnown(id) ? text(id) : text('web-refused-other', { reason: message });
}

/** What the bot that gives hints proposes, and why. */
export function hintWords({ action, reason }: Hinted): string {
  return isKnown(reason) ? `${proposal(action)}. ${text(reason)}` : proposal(action);
}

/** What is read out about an event; nothing for those that only the shuffle needs. */
export function announcement({ told, view }: Step, people: People, rounds: readonly ScoredRound[]): string[] {
  const forehand = view.forehand ?? people.seat;
  const about = who(people, told.seat ?? forehand);
  switch (told.kind) {
    case 'card_played':
      return played(told.card ?? '', view, people, about);
    case 'dealer_drawn':
      return view.dealer ? [text('web-say-dealer', who(people, view.dealer))] : [];
    case 'cut_shown':
      return view.cut ? [text('web-say-cut', { card: cardName(view.cut) })] : [];
    case 'talon_dealt':
      return view.talon.length > 0 ? [text('web-say-talon', { cards: cardNames(view.talon) })] : [];
    case 'hands_dealt':
      return [text('web-say-dealt')];
    case 'contract_announced':
      return [text('web-say-contract', { ...about, contract: contractName(view.contract ?? '', view.trump) })];
    case 'talon_taken':
      return [text('web-say-taken', about)];
    case 'talon_left':
      return [text('web-say-left', about)];
    case 'discarded':
      return [text('web-say-discarded', about)];
    case 'trump_named':
      return [text('web-say-trump', { ...about, trump: text(`strain-${view.trump ?? 'NT'}`) })];
    case 'claimed':
      return [told.rest === 'all' ? text('web-say-claim-all', about) : text('web-say-claim-none', about)];
    case 'seat_left':
      return [text('web-say-seat_left', about)];
    case 'bot_seated':
      return [text('web-say-bot_seated', about)];
    case 'seat_taken':
      return [text('web-say-seat_taken', about)];
    case 'paused':
      return [text('web-say-paused')];
    case 'resumed':
      return [text('web-say-resumed')];
    case 'undone':
      return [text('web-say-undone')];
    case 'misdealt':
      return [text('web-say-misdealt')];
    case 'round_scored':
      return rounds.slice(-1).map((round) => scored(round, people));
    case 'match_ended':
      return [view.ended?.outcome === 'abandoned' ? text('web-say-abandoned') : text('web-say-over')];
    default:
      return [];
  }
}

/** The cards of the trick on the table, in words: whose each is, and which wins. */
export function trickWords({ show: { trick } }: Match, people: People): string {
  if (trick.leader === null || trick.cards.length === 0) return text('web-say-trick-empty');
  const each = places(trick.leader).flatMap((seat, place) => {
    const card = trick.cards[place];
    if (card === undefined) return [];
    const words = text('web-say-played', { ...who(people, seat), card: cardName(card) });
    return [place === trick.winning ? `${words}, ${text('web-wins')}` : words];
  });
  return text('web-say-trick-now', { cards: each.join('; ') });
}

/** The tricks of all three, in words. */
export function quotaWords(view: ViewInfo, people: People): string {
  const each = SEATS.map((seat) => text('web-say-quota', { who: nameOf(people, seat), count: tricksOf(view, seat) }));
  return text('web-say-quotas', { quotas: each.join(', ') });
}

/** Whose commitment or nonce the next deal waits for, once it is somebody else's. */
export function awaitedWords({ company: { awaited } }: Match, people: People): string | null {
  const seats = [...(awaited?.commit ?? []), ...(awaited?.open ?? [])].filter((seat) => !isMe(people, seat));
  return seats.length > 0 ? text('web-awaited', { names: [...new Set(seats)].map((seat) => nameOf(people, seat)).join(', ') }) : null;
}

/** What somebody said, with who it was. */
export function saidWords({ seat, preset, text: words }: Said, people: People): string {
  return text('web-said', { who: nameOf(people, seat), words: preset ? text(`web-preset-${preset}`) : (words ?? '') });
}

/** What the others ask of this player now, to be read out at once; nothing where they ask nothing. */
export function askedWords({ company }: Match, people: People): string {
  const { undo, knocked } = company;
  const absence = company.presence?.absence;
  if (people.watching) return '';
  if (undo?.awaits.includes(people.seat)) return text('web-undo-asked', { who: nameOf(people, undo.by) });
  if (absence?.open && absence.seat !== people.seat) return text(`web-absent-${absence.why}`, { who: nameOf(people, absence.seat) });
  return knocked ? text('web-knocked', who(people, knocked.seat)) : '';
}

/** Whether a player is there, in words; nothing where all is well at the table. */
export function absenceWords({ company: { presence } }: Match, seat: SeatName): string {
  const place = placeOf(seat);
  const state = presence?.states[place];
  if (presence?.stands_in[place]) return text('web-away');
  if (state === 'grey') return text('web-grey');
  return state === 'left' ? text('web-left') : '';
}

/** The same, and what else there is to say of a player, for a list. */
export function presenceWords(match: Match, people: People, seat: SeatName): string {
  const { bot } = people.table.players[placeOf(seat)];
  return absenceWords(match, seat) || (bot === null ? text('web-here') : botName(bot));
}

/** Minutes and seconds. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function waiting(match: Match, view: ViewInfo, people: People): string {
  const seat = view.to_act ?? people.seat;
  const args = { who: nameOf(people, seat) };
  const grace = match.company.graceLeft;
  if (grace !== null && match.company.presence?.absence?.seat === seat) return text('web-grace', { ...args, time: minutes(grace) });
  switch (view.phase) {
    case 'announce':
      return text('web-wait-contract', args);
    case 'take':
      return text('web-wait-talon', args);
    case 'discard':
      return text('web-wait-discard', args);
    case 'name_trump':
      return text('web-wait-trump', args);
    default:
      return text('web-turn-other', args);
  }
}

function played(card: Card, view: ViewInfo, people: People, about: { who: string; you: string }): string[] {
  const lines = [text('web-say-played', { ...about, card: cardName(card) })];
  // Of several cards that are told at once, with the view after them, one ended the trick.
  if (view.trick.length === 0 && view.last_trick?.cards.at(-1) === card) {
    const { winner } = view.last_trick;
    lines.push(text('web-say-trick', { ...who(people, winner), count: tricksOf(view, winner) }));
  }
  return lines;
}

function scored(round: ScoredRound, people: People): string {
  const scores = SEATS.map((seat) =>
    text('web-say-score', { who: nameOf(people, seat), score: signed(round.scores[placeOf(seat)]) }),
  );
  return text('web-say-scored', { number: round.number, scores: scores.join(', ') });
}

function detail(name: string, value: string, people: People): string {
  const seat = SEATS.find((known) => known === value);
  switch (name) {
    case 'turn':
    case 'seat':
      return seat ? nameOf(people, seat) : value;
    case 'card':
      return cardNames(value.split(' ').flatMap((group) => [...group.slice(1)].map((rank) => `${group.charAt(0)}${rank}`)));
    case 'suit':
    case 'strain':
      return text(`strain-${value}`);
    case 'contract':
      return contractTitle(value);
    case 'left':
      return value.split(', ').map(contractTitle).join(', ');
    default:
      return value;
  }
}

/** The title of a contract; what is no contract stays as it was written. */
function contractTitle(key: string): string {
  return isKnown(`contract-${key}`) ? text(`contract-${key}`) : key;
}

function proposal(action: WireAction): string {
  switch (action.type) {
    case 'play':
      return text('web-hint-play', { card: cardName(action.card) });
    case 'choose':
      return text('web-hint-choose', { contract: contractName(action.contract, action.strain ?? null) });
    case 'discard':
      return text('web-hint-discard', { cards: cardNames(action.cards) });
    case 'name_trump':
      return text('web-hint-trump', { trump: text(`strain-${action.strain}`) });
    case 'leave':
      return text('web-hint-leave');
    default:
      return text('web-hint-take');
  }
}
