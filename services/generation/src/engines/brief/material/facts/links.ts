import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { withoutEnd } from '../../without-end.ts';
import { foldText } from '../tokens.ts';
import { mentions, type Words } from '../words.ts';
import type { Found } from './reader.ts';

const LONGEST_PHONE = 26;
const PHONE_SIGN = /[\d ()./\u00a0\u202f-]/;

/** Ends of names that are taken for an address without https:// before them. */
const TOP_LEVELS = new Set(
  'com org net edu gov info biz app dev io co ai me tv shop store blog online site example test de at ch fr be nl lu it es pt pl uk ie us ca au nz in jp cn tw hk kr br mx ar cl se no dk fi eu cz hu ro gr tr ru ua za ae sa eg ma tn jo museum coffee studio design art music film'.split(
    ' ',
  ),
);

/** From the first sign of a word on, so that no stretch is read twice: an address of the web, of mail, a bare host. */
const LINK =
  /(?<![\p{L}\p{N}._%+@-])(?:(?:https?:\/\/|www\.)[\w\-.~:/?#@!$&*+;=%]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[\w\-.~:/?#@!$&*+;=%]*)?)/giu;

/** A host that can be nothing else: "example.com". */
function isHost(text: string): boolean {
  const parts = text.toLowerCase().split('/')[0]?.split('.') ?? [];
  return TOP_LEVELS.has(parts.at(-1) ?? '') && !/^\d+$/.test(parts[0] ?? '');
}

/** Addresses of the web and of mail. */
export function findLinks(text: string): Found[] {
  return [...text.matchAll(LINK)].flatMap(({ index, 0: match }): Found[] => {
    const value = withoutEnd(match, '.,;:!?-');
    const end = index + value.length;
    if (/^(https?:|www\.)/i.test(value)) return [{ kind: 'url', start: index, end }];
    if (value.includes('@')) return [{ kind: 'email', start: index, end }];
    return isHost(value) ? [{ kind: 'url', start: index, end }] : [];
  });
}

/** A colour by number: no fact, but nothing else either. */
export const findHexes = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(/#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})\b/gi)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));

function phoneEnd(text: string, start: number): number {
  let last = start + 1;
  while (
    last < start + LONGEST_PHONE &&
    PHONE_SIGN.test(text[last] ?? '') &&
    !(text[last] === '.' && !/\d/.test(text[last + 1] ?? ''))
  )
    last++;
  // "8-17 (01756 …": a bracket that stays open is of something else.
  const bracket = text.lastIndexOf('(', last);
  if (bracket > start && !text.slice(bracket, last).includes(')')) last = bracket;
  while (last > start && !/\d/.test(text[last - 1] ?? '')) last--;
  return last;
}

const isPossible = (value: string, region?: CountryCode): boolean =>
  parsePhoneNumberFromString(value, region)?.isPossible() ?? false;

function isPhone(value: string, words: Words): boolean {
  const regions = words.regions.filter((region): region is CountryCode => isSupportedCountry(region));
  // Numbers that are made up have a digit too many at times; their form says what they are.
  if (value.startsWith('+')) return /^\+[1-9]\d{0,3}[ (.-]/.test(value) || isPossible(value);
  if (/^\(?\d{3}\)?[ .-]\d{3}[-.]\d{4}$/.test(value)) return true;
  return value.startsWith('0') || value.startsWith('(0')
    ? regions.some((region) => isPossible(value, region))
    : false;
}

/** Telephone numbers: by their form, or any digits that a word such as "Tel." or "ext." introduces. */
export function findPhones(source: string, words: Words): Found[] {
  const text = foldText(source);
  const found: Found[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!/[\d+(]/.test(text[at] ?? '') || /[\p{L}\p{N}.,/:#$€£-]/u.test(text[at - 1] ?? ' ')) continue;
    const end = phoneEnd(text, at);
    const value = text.slice(at, end);
    const count = value.replace(/\D/g, '').length;
    if (
      count >= 3 &&
      count <= 15 &&
      value.length <= 24 &&
      !/ {2}|\d\.\d{1,2}$|^\d{4}-\d\d-\d\d/.test(value)
    ) {
      const told = mentions(
        words,
        'phoneWords',
        source
          .slice(Math.max(0, at - 24), at)
          .split(/[,;\n]/)
          .at(-1) ?? '',
      );
      const isYear = /^(19|20)\d\d$/.test(value);
      if ((told && count >= 4 && !isYear) || (count >= 7 && isPhone(value, words)))
        found.push({ kind: 'phone', start: at, end });
    }
    at = Math.max(at, end - 1);
  }
  return found;
}
