import type { RichText, Run } from '@sitewright/site-spec';
import { type LinkTo, safeHref } from './address.ts';
import { type Child, Html, html } from './html.ts';
import { KEPT_HYPHEN } from './kept-hyphen.ts';
import { writtenTelephone } from './written-address.ts';

/** Marked text as markup. Line breaks of plain text stay. */
export function richText(text: RichText, linkTo: LinkTo): Html {
  if (typeof text === 'string') return html`${lines(text)}`;
  return html`${text.map((run) => {
    let inner = html`${run.code === true ? inLines(run.text) : lines(run.text)}`;
    if ('small' in run && run.small === true) inner = html`<small>${inner}</small>`;
    if (run.code === true) inner = html`<code>${inner}</code>`;
    if (run.italic === true) inner = html`<em>${inner}</em>`;
    if (run.bold === true) inner = html`<strong>${inner}</strong>`;
    if (run.footnote !== undefined) {
      const isNumber = /^\[\d+\]$/.test(run.text);
      const sign = html`<sup><a href="#${run.footnote}">${isNumber ? run.text.slice(1, -1) : '*'}</a></sup>`;
      inner = isNumber ? sign : html`${inner}${sign}`;
    }
    return run.href === undefined ? inner : html`<a href="${safeHref(run.href, linkTo)}">${inner}</a>`;
  })}`;
}

/** The words under a picture, and the mark of what was invented among them. */
export const captioned = (caption: string | undefined, mark: Html | undefined): Html | undefined =>
  caption === undefined && mark === undefined
    ? undefined
    : html`<figcaption>${caption}${mark !== undefined && html` ${mark}`}</figcaption>`;

/** A browser ends a line after the slash of "40 km/h" and after any hyphen unless a joint of no width is there. */
const JOINT = new RegExp(
  `(?<=\\d[ \u00a0]?[\\p{L}€$£]{1,4}/)(?=\\p{L}{1,4}(?!\\p{L}))|${KEPT_HYPHEN.source}`,
  'gu',
);

/** What is copied as it is written, in which no joint may stand: an address, a path, a name of a file. */
const WRITTEN = /[@_\\]|:\/\/|\.\p{L}|\/[^/-]*-|-[^/-]*\//u;

/** What has a joint: most texts have none. */
const JOINABLE = /[-\u2010/]/u;

function joined(text: string): string {
  if (!JOINABLE.test(text)) return text;
  const kept = [...text.matchAll(/\S+/gu)].filter(([token]) => WRITTEN.test(token));
  return text.replace(JOINT, (_, at: number) =>
    kept.some(({ 0: token, index }) => at > index && at < index + token.length) ? '' : '\u2060',
  );
}

const inLines = (text: string): Child[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [html`<br>`, line]));

const lines = (text: string): Child[] => inLines(joined(text));

const NUMBER_UNIT =
  /(?<=\d) (?=\d{3}(?!\d)|[%‰°€$£¥₺₹]|\p{L}{1,3}[²³]?(?![\p{L}\d])|[a-zA-Zµμ]{1,3}(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]))/gu;

/** "0,6 Mio. €": between a short word after a number and its currency. */
const BEFORE_CURRENCY = /(?<=\d[ \u00a0]\p{L}{1,4}\.?) (?=[€$£¥₺₹₽₩])/gu;

/** "S. Demirci", "Dr. Quiroga", "Tel. 555": between an initial, a title or what leads to a number, and its name. */
const BEFORE_NAME = /(?<=(?<![\p{L}\p{M}.])(?:\p{Lu}|Dr|Prof|Mr|Mrs|Ms|St|Sra?|Tel|Nr|No)\.) (?=\p{Lu}|\d)/gu;

/** "€ 18", "DKK 5.98", "Q3 2025", "n = 19": between what leads to a number and that number. */
const BEFORE_NUMBER =
  /(?<=[€$£¥₺₹]|(?<![\p{L}\d])(?:\p{Lu}{3}|\p{Lu}\d)) (?=\d)| (?=[=≈<>≤≥] ?\d)|(?<=[=≈<>≤≥]) (?=\d)/gu;

/** "64 300", "17 h 30", "1 à 5", "10 – 12", "12. September"; and no line begins with a dash between words. */
const WITHIN_NUMBER =
  /(?<=\d) (?=\d{3}(?!\d))|(?<=\d[ \u00a0]\p{L}{1,3}) (?=\d)|(?<=\d) (?=- \d)| (?=[–—−] )|(?<=\d[ \u00a0][–−-]) (?=\d)|(?<=(?<![\p{L}\d])\d{1,2}\.) (?=\p{L}{3})/gu;

/** "17 października": a day with its month, and other numbers with what they count. */
const BEFORE_COUNTED = /(?<=(?<!\d)\d{1,2}) (?=\p{L}{3,12}(?!\p{L}))/gu;

/** Words in which a number stays whole and in one line with its unit, a telephone number whole, and no line begins with a dot between. */
export function boundWords(words: string): string {
  if (!words.includes(' ')) return words;
  const hasNumber = /\d/u.test(words);
  const numbered = hasNumber
    ? words.replace(NUMBER_UNIT, '\u00a0').replace(BEFORE_CURRENCY, '\u00a0').replace(BEFORE_NUMBER, '\u00a0')
    : words;
  const named = numbered
    .replace(WITHIN_NUMBER, '\u00a0')
    .replace(BEFORE_NAME, '\u00a0')
    .replace(/ (?=[·•|] |[:;!?»](?:\s|$))|(?<=«) /gu, '\u00a0');
  return hasNumber ? named.replace(writtenTelephone, (number) => number.replaceAll(' ', '\u00a0')) : named;
}

/** "du 3 au 8": no line of a heading ends with the small word that leads to a number. */
const AFTER_SMALL = /(?<=[ \u00a0]\p{Ll}{2,3}) (?=\p{Nd})/gu;

/** Words of short lines, in which a number stays with what it counts and what leads to it as well. */
const boundShortWords = (words: string): string =>
  boundWords(words).replace(BEFORE_COUNTED, '\u00a0').replace(AFTER_SMALL, '\u00a0');

/** Words that are measured with the blanks that they keep, for a page: no line ends within them either. */
export const keptWords = (words: string): string => joined(boundWords(words));

/** As they are kept; a word alone, such as the number of a thing, is copied as it is written. */
const keptAmongWords = (words: string): string => (words.includes(' ') ? keptWords(words) : words);

/** A heading as markup. */
export const headingText = (words: string): Html => html`${lines(boundShortWords(words))}`;

const APOSTROPHE = '&#39;';
const WITHIN_WORD = /(?<=\p{L})&#39;(?=\p{L})/gu;
const AFTER_WORD = /(?<=s)&#39;(?= )/gu;
const OPENS = /(?<!\p{L})&#39;/u;
const ADDRESS = /@|:\/\//u;

/** "don't", "the parents' group": an apostrophe is set as such, where it is no mark that ends a quotation and in no address. */
const withApostrophes = (words: string, isWhole: boolean): string =>
  (isWhole && !OPENS.test(words) ? words.replace(AFTER_WORD, '’') : words).replace(/\S+/gu, (token) =>
    ADDRESS.test(token) ? token : token.replace(WITHIN_WORD, '’'),
  );

/** Whether words are all that stands in an element: else a quotation may have begun before them. */
function isWholeElement(markup: string, from: number, to: number): boolean {
  const tag = /^<([a-z0-9]+)/u.exec(markup.slice(markup.lastIndexOf('<', from), from))?.[1];
  return tag !== undefined && markup.startsWith(`</${tag}>`, to);
}

/** Markup whose words are bound as those of headings are; code stays as it is written. */
export const boundMarkup = ({ text }: Html): Html =>
  new Html(
    text.replace(/<(pre|code|textarea|option|svg)\b[\s\S]*?<\/\1>|>[^<]+/gu, (part, _, at: number) =>
      part.startsWith('<')
        ? part
        : keptAmongWords(
            part.includes(APOSTROPHE)
              ? withApostrophes(part, isWholeElement(text, at, at + part.length))
              : part,
          ),
    ),
  );

const boundIn = (text: RichText, bind: (words: string) => string): RichText =>
  typeof text === 'string' ? bind(text) : text.map((run) => ({ ...run, text: bind(run.text) }));

/** A number stays in one line with its unit. */
export const bound = (text: RichText): RichText => boundIn(text, boundWords);

/** In short lines a number stays with what it counts as well. */
export const boundShort = (text: RichText): RichText => boundIn(text, boundShortWords);

/** The lines of a text; blank ones have nothing in them. */
export function linesIn(text: RichText): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of typeof text === 'string' ? [{ text }] : text)
    for (const [at, part] of run.text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ ...run, text: part });
    }
  return lines;
}
