import type { ListItem } from '../brief.ts';
import { factsIn, type Material, type Placed, says } from './material.ts';
import { bareTextOf, HIDDEN, inner, MARK, type Range, textOf, wordCount } from './view.ts';
import { isWord, mentions, type Words } from './words.ts';

/** Whether a fact stands in quotation marks. */
export const isQuoted = ({ view }: Material, { start }: Range) =>
  /["“„«»「『'‘]/.test(view.prompt[start - 1] ?? ' ');

const LONGEST_AUTHOR = 120;

/** A quotation with its author, as far as both reach. */
interface Told extends Range {
  by: string;
  role: string;
  /** A quotation, not words to be printed. */
  quoted: boolean;
}

/** Where the line of an author ends: at a full stop behind a word, but not behind "Dr." or an initial. */
function authorEnd(text: string, start: number, limit: number): number {
  const line = text.slice(start, Math.min(limit, start + LONGEST_AUTHOR));
  const stop = line.search(/[!?。;\n\ue000]|(?<=[\p{L})]{4})\.(?=\s|$)|(?<=\p{L}\s?)[)）](?=\s*$)/u);
  return start + (stop < 0 ? line.length : stop);
}

/** Who said what is quoted, and how far the quotation with its author reaches; undefined inside a sentence. */
export function attribution(material: Material, quote: Placed, within: Range): Told | undefined {
  const { view } = material;
  const own = { start: quote.start - 1, end: quote.end + 1 };
  const sign = /^[\s.,]*[-–—(（,]?\s*/.exec(view.text.slice(own.end, Math.min(within.end, own.end + 8)));
  const place = own.end + (sign?.[0].length ?? 0);
  const author = factsIn(material, { start: place, end: Math.min(within.end, place + 60) }).find(
    ({ kind, start }) => (kind === 'person' || kind === 'name') && start === place,
  );
  if (quote.kind === 'quote' && (author !== undefined || /[-–—(（]/.test(sign?.[0] ?? ''))) {
    const end = authorEnd(view.text, place, within.end);
    const { person, label } = signature(textOf(view, { start: place, end }));
    if (/\p{L}/u.test(person) && wordCount(person) <= 6)
      return { start: own.start, end: skipClosing(view.text, end), by: person, role: label, quoted: true };
  }
  if (!isAlone(material, own, within)) return undefined;
  const named =
    says(material, 'quoteWords', { start: Math.max(0, own.start - 60), end: own.start }) ||
    orderSays(material, own.start);
  const quoted = named && quote.kind === 'quote';
  return { start: own.start, end: skipClosing(view.text, own.end), by: '', role: '', quoted };
}

const skipClosing = (text: string, at: number) =>
  at + (/^[.。)）\s]*/.exec(text.slice(at, at + 4))?.[0].length ?? 0);

/** Nothing of the material's own sentence stands before or after it. */
function isAlone({ view, words }: Material, own: Range, within: Range): boolean {
  const before = view.text.slice(Math.max(within.start, own.start - 60), own.start).trimEnd();
  const after = view.text.slice(own.end, Math.min(within.end, own.end + 20)).trimStart();
  return (
    (/[.!?:：;。\ue000]$/.test(before) || isJoint(words, before)) &&
    (after === '' || view.text[own.end - 1] === MARK || /^[.!?;。\ue000]?(\s|$)/.test(after))
  );
}

/** Nothing, or "and" alone. */
export const isJoint = (words: Words, text: string) => {
  const word = text.replace(/^[\s,]+/, '').toLowerCase();
  return word === '' || isWord(words, 'and', word);
};

/** Whether the order before a quotation speaks of a quotation and not of a text. */
function orderSays({ view, words }: Material, start: number): boolean {
  if (view.text[start - 2] !== HIDDEN && view.text[start - 1] !== HIDDEN) return false;
  const order = view.prompt.slice(Math.max(0, start - 60), start);
  return mentions(words, 'quoteWords', order) && !mentions(words, 'textWords', order);
}

/** A name, and what the person is behind a comma, a bracket or another separator. */
function signature(text: string): { person: string; label: string } {
  const cut = text.search(/[,、，(（]|\s[-–—]\s/);
  if (cut < 0) return { person: text.trim(), label: '' };
  const rest = text.slice(cut).replace(/^[\s,、，–—-]+/, '');
  return { person: text.slice(0, cut).trim(), label: inner(rest.replace(/^（([^）]*)）$/, '$1')) };
}

/** What was said, and who said it. */
export function quoteItem(material: Material, range: Range): Partial<ListItem> {
  const quote = factsIn(material, range).find(({ kind }) => kind === 'quote');
  if (quote === undefined || quote.start > range.start + 1) return { detail: textOf(material.view, range) };
  const rest = bareTextOf(material.view, { start: quote.end + 1, end: range.end });
  return { detail: textOf(material.view, quote), ...signature(rest) };
}
