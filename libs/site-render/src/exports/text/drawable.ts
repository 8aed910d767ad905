import type { SiteSpec } from '@sitewright/site-spec';
import { openFontBook } from './font-book.ts';

/** Spaces of other widths than the usual, which few fonts have. */
const otherSpaces = /^[\u2000-\u200a\u202f\u205f]$/u;

/** What a character that no font has can be drawn as: a space as one, a compatible form (₂ as 2) where there is one. */
function plainForm(character: string): string {
  if (otherSpaces.test(character)) return '\u00a0';
  return character.normalize('NFKC').replace('\u2044', '/');
}

const isFraction = /^\p{Nd}\/\p{Nd}+$/u;
const isDigit = /^\p{Nd}$/u;

/** A text with the plain forms of its signs: a fraction behind a number keeps apart from it, as 33⅓ is not 331/3. */
function inForms(text: string, forms: ReadonlyMap<string, string>): string {
  let before = '';
  return Array.from(text, (sign) => {
    const form = forms.get(sign) ?? sign;
    const isApart = form !== sign && isFraction.test(form) && isDigit.test(before);
    before = sign;
    return isApart ? `\u00a0${form}` : form;
  }).join('');
}

/**
 * A specification whose characters the fonts here have, as far as there are plain forms of those that they lack. What has
 * none stays, for the export to name.
 */
export async function drawable<S extends SiteSpec>(spec: S): Promise<S> {
  const { missing } = await openFontBook(spec);
  const forms = new Map(missing.map((character) => [character, plainForm(character)]));
  if (![...forms].some(([character, form]) => form !== character)) return spec;
  const draw = (value: unknown): unknown => {
    if (typeof value === 'string') return inForms(value, forms);
    if (Array.isArray(value)) return value.map(draw);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, draw(member)]));
  };
  const { title, labels, content, assets } = spec;
  return { ...spec, ...Object(draw({ title, labels, content, assets })) };
}
