/** What single rules may be set to, in the words of the notation; the server judges what goes together. */

/** The options with a closed set of values. */
export const CHOICES = {
  exchange: ['required', 'optional'],
  must_trump: ['no', 'yes'],
  choose_on: ['talon', 'hand', 'hand_and_talon', 'nothing'],
  valfri_strains: ['suits', 'suits+nt', 'nt'],
  valfri_trump: ['with_contract', 'after_exchange', 'none'],
  talon_when: ['first', 'last', 'with_hand'],
  talon_face: ['up', 'down'],
  forehand: ['eldest', 'dealer'],
  opening_lead: ['forehand', 'left_of_forehand'],
  first_dealer: ['lot', 'high_card'],
  rotation: ['each_round', 'each_block'],
  packets: ['1', '4'],
  tie: ['shared', 'extra_valfri'],
} as const;

/** The options that are written in words of their own. */
export const WRITTEN = ['rounds', 'contracts', 'schedule', 'quotas', 'deck'] as const;

export type Choice = keyof typeof CHOICES;

export const CHOICE_NAMES: readonly Choice[] = [
  'must_trump',
  'exchange',
  'choose_on',
  'talon_when',
  'talon_face',
  'valfri_strains',
  'valfri_trump',
  'forehand',
  'opening_lead',
  'first_dealer',
  'rotation',
  'packets',
  'tie',
];

/** Only what differs from the profile. */
export function changed(own: Record<string, string>, profile: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(own).filter(([name, value]) => value !== '' && value !== profile[name]));
}
