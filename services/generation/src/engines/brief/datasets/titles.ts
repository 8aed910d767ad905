import { languagePacks } from '../../packs/language-pack.ts';
import { fold } from '../../packs/periods.ts';
import { withoutEnd } from '../without-end.ts';
import { capital } from './column-name.ts';

const words = (pick: (data: (typeof languagePacks)[number]['data']) => readonly string[]) =>
  languagePacks.flatMap(({ data }) => pick(data)).map(fold);

const phrases = words((data) => [
  ...data.lead,
  ...data.and,
  ...data.trend,
  ...data.spread,
  ...Object.values(data.kinds).flat(),
]);
const pictures = new Set(words((data) => Object.values(data.kinds).flat()));
const changes = new Set(words((data) => data.change).filter((word) => !phrases.includes(word)));
const leads = new Set(phrases.filter((phrase) => !phrase.endsWith('*')));
const beginnings = phrases.filter((phrase) => phrase.endsWith('*')).map((phrase) => phrase.slice(0, -1));
const longest = Math.max(...phrases.map((phrase) => phrase.split(' ').length));

/** Words that lead to the name of the data in languages without blanks. */
const unspaced = [...leads].filter((phrase) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase),
);

/** Whether words ask for a chart rather than name what is in it. */
export const asksForPicture = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .some((part, at) => pictures.has(fold(part)) || (at === 0 && leads.has(fold(part))));

const isLead = (phrase: string) =>
  leads.has(phrase) || beginnings.some((beginning) => phrase.startsWith(beginning) && !phrase.includes(' '));

const isTail = (word: string) => isLead(word) || /^(?:19|20)\d\d$/.test(word);

/** How many words at the beginning only lead to what follows. */
function leading(parts: readonly string[]): number {
  for (let size = Math.min(longest, parts.length); size > 0; size -= 1) {
    if (isLead(fold(parts.slice(0, size).join(' ').replace(/[,:;]/g, '').replace(/[’]/g, "'")))) return size;
  }
  return 0;
}

const withoutUnspaced = (text: string): string => {
  const lead = unspaced.find((phrase) => phrase.length > 1 && text.startsWith(phrase));
  const tail = unspaced.find((phrase) => phrase.length > 1 && text.endsWith(phrase));
  if (lead) return withoutUnspaced(text.slice(lead.length));
  return tail
    ? withoutUnspaced(text.slice(0, -tail.length))
    : withoutEnd(text, 'のをはがにで的').replace(/^[のをはがにで的]+/u, '');
};

/** The name of the data in the words that introduce it: "Compare monthly rainfall:" gives "Monthly rainfall". */
export function seriesTitle(source: string): string {
  const sentence = source
    .slice(-300)
    .split(/[\n.!?。！？](?=\s|$)|[。！？\n]/u)
    .filter((part) => part.trim() !== '')
    .at(-1);
  // "3 repairs >> pie or bars": what stands behind the arrow is to be done with it.
  const [named = '', ...arrow] = (sentence ?? '').split(/\s[-=]?>+\s/u);
  const own = arrow.length > 0 ? named.replace(/^\s*\d+\s/u, '') : (sentence ?? '');
  const last = withoutEnd(own.replace(/^\s*(?:[-*•#>]+|\d+[.)])\s+/, ''), ' :：,(–—=-');
  let parts = (last.split(/[:：](?=\s|\p{L})/u).at(-1) ?? '')
    .split(/\s+|(?<=\p{L}['’])(?=\p{L})/u)
    .filter((part) => part !== '');
  const picture = parts.findLastIndex((part) => pictures.has(fold(part)));
  if (picture !== -1 && picture < parts.length - 1) parts = parts.slice(picture);
  for (let size = leading(parts); size > 0; size = leading(parts)) parts = parts.slice(size);
  const change = parts.findIndex((part, at) => at > 0 && changes.has(fold(part)));
  if (change !== -1) parts = parts.slice(0, change);
  while (parts.length > 0 && isTail(fold(parts.at(-1) ?? '').replace(/[,:;]/g, '')))
    parts = parts.slice(0, -1);
  const text = withoutUnspaced(
    withoutEnd(parts.join(' ').replace(/(?<=['’]) /g, ''), ' ,;:()').replace(/^[\s,;:(/]+/u, ''),
  );
  if (text.length < 2 || text.length > 80 || parts.length > 9 || /\d\s*$/.test(text)) return '';
  return capital(text);
}

/** A label without the small words around it: "then potatoes were" gives "potatoes". */
export function withoutLead(label: string): string {
  const parts = label.split(/\s+/);
  const isSmall = (part = '') => /^\p{Ll}/u.test(part) && isLead(part);
  const from = parts.findIndex((part) => !isSmall(part));
  const to = parts.findLastIndex((part) => !isSmall(part));
  return from === -1 ? label : parts.slice(from, to + 1).join(' ');
}
