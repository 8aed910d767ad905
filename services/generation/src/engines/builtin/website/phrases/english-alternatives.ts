import type { UnsupportedFeature } from '../../brief/requests.ts';

/** What does the job for now, feature by feature, in English; the first that is missing on a site is told. */
export const ENGLISH_ALTERNATIVES: Partial<Record<UnsupportedFeature, string>> = {
  cart: 'Order by message: name the pieces, and {name} writes back with the sum.',
  checkout: 'Payment is agreed in that reply, before anything leaves the house.',
  payments: '{name} sends an invoice or a payment link of its own.',
  login: 'What is meant for a few is better sent by e-mail until there are accounts.',
  search: 'The list is short enough to look through; the browser’s own search finds the rest.',
  countdown: 'The day itself stands at the top, where everybody can count.',
  liveChat: 'Messages from the form reach {name} and are answered by a person.',
  comments: 'Letters to {name} are read, and the good ones are quoted.',
  multilingual: 'One language first; a second one is a second site with the same bones.',
  dashboard: 'Pictures of it say more than a demo that nobody has data for.',
  ai: 'Questions go to people, who sometimes even know the answer.',
  audio: 'Links to the recordings can stand here as soon as they are online.',
  realTime: 'What changes by the minute stays where it happens; a link leads there.',
};
