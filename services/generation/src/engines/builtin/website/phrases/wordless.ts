import { ENGLISH } from './english.ts';
import type { SitePhrases } from './site-phrases.ts';

/**
 * For a language without phrases: nothing but the user's own words and facts, so that the copy stays in one
 * language. What the interface must say (forms, notices) is English, as the interface words are.
 */
export const WORDLESS: SitePhrases = {
  leads: ['{Descriptor}.', '{name}: {items}.', '{name}, {place}.', '{name}: {subject}.'],
  about: ['{name}: {items}.', '{name}, {address}.', '{name}, {place}.', '{Subject}.'],
  cards: [
    '{place} | {address}',
    '{name} | {opening}',
    '{first} | {name}',
    '{second} | {name}',
    '{phone} | {name}',
    '{email} | {name}',
  ],
  steps: ['{first} | {name}', '{second} | {name}', '{third} | {name}'],
  answered: [
    '{pricedFirst}? | {priceFirst}',
    '{pricedSecond}? | {priceSecond}',
    '{name}? | {address}',
    '{place}? | {name}',
  ],
  open: [],
  quotes: ['{name}: {first}!', '{name}!', '{subject}!'],
  posts: ['{first} | {name}', '{second} | {name}', '{third} | {name}'],
  roles: [],
  calls: ['{name}', '{Subject}'],
  policy: ['{title}: {name}.'],
  events: ['{first} | {name}', '{second} | {name}'],
  unsupported: ENGLISH.unsupported,
  alternative: ENGLISH.alternative,
  sent: ENGLISH.sent,
  subscribed: ENGLISH.subscribed,
  consent: ENGLISH.consent,
  confirmNote: ENGLISH.confirmNote,
  names: ['A. Winter', 'J. Reed', 'P. Nair', 'T. Alder', 'L. Brook', 'S. Okoro', 'M. Stone', 'E. Hart'],
  visitor: '–',
};
