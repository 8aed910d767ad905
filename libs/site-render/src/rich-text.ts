import type { RichText } from '@sitewright/site-spec';
import { type LinkTo, safeHref } from './address.ts';
import { type Child, type Html, html } from './html.ts';

/** Marked text as markup. Line breaks of plain text stay. */
export function richText(text: RichText, linkTo: LinkTo): Html {
  if (typeof text === 'string') return html`${lines(text)}`;
  return html`${text.map((run) => {
    let inner = html`${lines(run.text)}`;
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

const lines = (text: string): Child[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [html`<br>`, line]));

const NUMBER_UNIT = /(?<=\d) (?=\d{3}(?!\d)|[%‰°€$£¥₺₹]|\p{Lu}{3}(?!\p{L})|\p{Ll}{1,3}[²³]?(?![\p{L}\d]))/gu;

/** "€ 18", "n = 19": between what leads to a number and that number. */
const BEFORE_NUMBER = /(?<=[€$£¥₺₹]) (?=\d)| (?=[=≈<>≤≥] ?\d)|(?<=[=≈<>≤≥]) (?=\d)/gu;

/** A telephone number, from a plus or a nought on. */
const TELEPHONE = /(?<![\p{L}\d.,/-])(?:\+\d|\(?0\d)[\d\u00a0 ()/-]{6,18}\d/gu;

/** Words in which a number stays in one line with its unit, a telephone number whole, and no line begins with a dot between. */
export const boundWords = (words: string): string =>
  words
    .replace(NUMBER_UNIT, '\u00a0')
    .replace(BEFORE_NUMBER, '\u00a0')
    .replace(/ (?=[·•|] )/gu, '\u00a0')
    .replace(TELEPHONE, (number) => number.replaceAll(' ', '\u00a0'));

/** A number stays in one line with its unit. */
export const bound = (text: RichText): RichText =>
  typeof text === 'string' ? boundWords(text) : text.map((run) => ({ ...run, text: boundWords(run.text) }));
