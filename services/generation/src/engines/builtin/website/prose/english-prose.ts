/**
 * English sentences that are made of what the prompt gave. None says anything about the business that its owner did
 * not say; what a site can say beside the facts is the matter of its trade.
 */

/** First words of a site that names what it offers. */
export const OPENINGS_WITH_OFFERS: readonly string[] = ['{Items}{inPlace}.', '{name}{inPlace}: {items}.'];

/** What can be told of a business from its facts. */
export const ABOUT_FACTS: readonly string[] = [
  '{name} has been here since {since}.',
  'Behind {name}: {team}.',
  '{name} is at {address}{inPlace}, open {opening}.',
  'You find {name} at {address}{inPlace}.',
  'Open {opening}.',
  '{name} works with {audience} in mind.',
  'On offer: {items}.',
  'For orientation: {pricedFirst}, {priceFirst}; {pricedSecond}, {priceSecond}.',
  'Based in {place}.',
];

/** A page that the prompt only named. */
export const PAGE_FACTS: readonly string[] = [
  '{Title}: for anything on this page, call {phone}.',
  '{Title}: for anything on this page, write to {email}.',
  'You find {name} at {address}{inPlace}.',
];

/** Kinds of occasion whose hosts speak for themselves. */
export const IS_HOST: ReadonlySet<string> = new Set(['wedding', 'party']);

/** Steps that are facts of the prompt: what there is to choose from comes first, the way there last. */
export const FIRST_STEPS: readonly string[] = [
  'Choose | {First}, {second} or {third}?',
  'Choose | {First} or {second}?',
  'Compare | {plans}.',
];
export const LAST_STEPS: readonly string[] = [
  'Be there | {date}{inPlace}.',
  'Ring | {phone}.',
  'Come by | {address}{inPlace}.',
  'Note the hours | {opening}.',
  'Write | {email}.',
];
