import { type Html, html } from './html.ts';
import { numbersInOrder } from './reading-order.ts';

/** A mail or web address in a text, from its first character to after its last. */
export interface WrittenAddress {
  from: number;
  to: number;
}

const written =
  /(?<![\p{L}\p{N}._%+@/-])(?:[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63}|(?:https?:\/\/|www\.)[^\s<>"'()]{3,2000}|(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?:\/[^\s<>"'()]{0,2000})?(?![\p{L}\p{N}]))/giu;

/** Within each address; most texts have none, and are read for this alone. */
const point = /[.:]\S/u;

/** Mail and web addresses as they stand in a text. Signs at their end belong to the sentence. */
export const writtenAddresses = (text: string): WrittenAddress[] =>
  point.test(text)
    ? [...text.matchAll(written)].map(({ 0: found, index }) => ({
        from: index,
        to: index + found.replace(/[.,;:!?…。、，]+$/u, '').length,
      }))
    : [];

/** A telephone number: in groups from a plus or a nought on, or the last of which has four digits. */
export const writtenTelephone =
  /(?<![\p{L}\d.,/-])(?:(?:\+\d|\(?0\d)[\d\u00a0 ()/-]{6,18}\d|(?:\(?\d{2,4}\)?[ \u00a0-])?\d{3,4}-\d{4}|\(?\d{3}\)?[ \u00a0]\d{3}[ \u00a0]\d{4})(?![\p{L}\d]|[.,/-]\d)/gu;

/** Where an address that is wider than its line may be broken: after its @, its dots and its slashes. */
export const breaksOfAddress = (address: string): number[] =>
  [...address.matchAll(/(?<=[@.]|(?<!\/)\/)(?!\/)(?=.)/gu)].map(({ index }) => index);

/** An address no longer than this stands in the narrowest column. */
const shortest = 16;
/** A part of an address that is longer may be wider than a telephone, and breaks where it must. */
const widest = 24;

function partsAsMarkup(address: string): (Html | string)[] {
  const points = [...breaksOfAddress(address), address.length];
  const parts = points.map((point, at) => address.slice(points[at - 1] ?? 0, point));
  return parts.flatMap((part, at) => {
    const whole = part.includes('-') && part.length <= widest ? html`<span>${part}</span>` : part;
    return at === 0 ? [whole] : [html`<wbr>`, whole];
  });
}

/**
 * An address breaks after its @ first: its domain is a box, which breaks only where it is wider than a line itself. Its parts
 * follow one another as they are typed, also within Arabic. Stops behind it stand in its box: no line begins with them.
 */
function addressAsMarkup(address: string, stops: string): Html {
  const at = address.indexOf('@') + 1;
  const domain = [...partsAsMarkup(address.slice(at)), stops];
  return html`<span class="address" dir="ltr">${at === 0 ? domain : [...partsAsMarkup(address.slice(0, at)), html`<wbr><span class="domain">${domain}</span>`]}</span>`;
}

/** What ends a sentence or a part of it behind an address. */
const STOPS = '[.,;:!?…)»”]{1,3}(?![^\\s<])';
const stopsAt = new RegExp(STOPS, 'uy');
/** What is no text of the page, or is set by other means. */
const APART = '<(script|style|textarea|option|title|pre|code)\\b(?![^>]*/>)[\\s\\S]*?</\\1>';
/** A link that ends in the box of its address, then the stops behind it; or what stands apart, in which none is looked for. */
const LINKED = '><span class="address"';
const linkThenStops = new RegExp(
  `${APART}|(<a [^>]*><span class="address"(?:(?!</?a\\b)[\\s\\S])*</span>)</a>(${STOPS})`,
  'gu',
);

const unescaped: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (escaped: string): string =>
  escaped.replace(/&(amp|lt|gt|quot|#39);/gu, (whole, name: string) => unescaped[name] ?? whole);

/** The number of a thing: "LX-2024-00519". It is copied as it is written, so nothing in it may hold it together. */
const NUMBERED = /(?<![\p{L}\p{N}/.-])\p{Lu}{1,4}(?:(?:-\d{1,6}){2,4}|-\d{4,6})(?![\p{L}\p{N}-])/u;
const numbers = new RegExp(`${writtenTelephone.source}|${NUMBERED.source}`, 'gu');

/** A telephone number is a box as well, in which its groups follow one another as they are dialled; so is that of a thing. */
const numbersAsMarkup = (text: string, dir: 'ltr' | 'rtl'): (Html | string)[] => {
  const pieces: (Html | string)[] = [];
  const plainPiece = (piece: string): string => (dir === 'rtl' ? numbersInOrder(piece) : piece);
  let done = 0;
  for (const { 0: number, index } of text.matchAll(numbers)) {
    if (!/\D/u.test(number)) continue;
    pieces.push(plainPiece(text.slice(done, index)), html`<span class="number" dir="ltr">${number}</span>`);
    done = index + number.length;
  }
  return [...pieces, plainPiece(text.slice(done))];
};

/** What has neither an address nor a number, and is the same with its entities read and written again. */
const isPlain = (text: string): boolean => !/[\d&>"']|[.:]\S/u.test(text);

function textAsMarkup(escaped: string, dir: 'ltr' | 'rtl'): string {
  if (isPlain(escaped)) return escaped;
  const text = plain(escaped);
  const pieces: (Html | string)[] = [];
  let done = 0;
  for (const { from, to } of writtenAddresses(text)) {
    const address = text.slice(from, to);
    if (dir === 'ltr' && !address.includes('-') && address.length <= shortest) continue;
    stopsAt.lastIndex = to;
    // Within Arabic they stand on the other side of it.
    const [stops = ''] = dir === 'ltr' ? (stopsAt.exec(text) ?? []) : [];
    pieces.push(...numbersAsMarkup(text.slice(done, from), dir), addressAsMarkup(address, stops));
    done = to + stops.length;
  }
  return html`${[...pieces, ...numbersAsMarkup(text.slice(done), dir)]}`.text;
}

/** What stands apart is one token; else a tag is, or the text between two. */
const token = new RegExp(`${APART}|<[^>]*>|[^<]+`, 'gu');

/** How many pictures deeper or less deep what follows a token stands: a picture may have pictures in it. */
const depthOf = (found: string): number =>
  found.startsWith('</svg') ? -1 : /^<svg\b/u.test(found) && !found.endsWith('/>') ? 1 : 0;

/** The markup of a page with the addresses and telephone numbers in its text kept whole: no line of theirs ends at a hyphen. */
export function withWholeAddresses(markup: string, dir: 'ltr' | 'rtl'): string {
  let depth = 0;
  const whole = markup.replace(token, (found) => {
    depth = Math.max(0, depth + depthOf(found));
    return depth > 0 || found.startsWith('<') ? found : textAsMarkup(found, dir);
  });
  if (dir === 'rtl' || !whole.includes(LINKED)) return whole;
  // They look like no part of the link, and stand in its last box: behind it they would begin a line where it is broken.
  return whole.replace(linkThenStops, (found, _, link?: string, stops?: string) =>
    link === undefined
      ? found
      : `${link.replace(/(?:<\/span>)+$/u, (end) => `<span class="stop">${stops}</span>${end}`)}</a>`,
  );
}
