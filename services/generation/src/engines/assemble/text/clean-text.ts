import { segmenterOf } from '../../packs/segmenter.ts';

/** What every export format can hold: whole characters, and no control characters but line breaks and tabs. */
export function cleanText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
  // Signs that nobody sees say nothing.
  return /[^\p{Cf}\s]/u.test(clean) ? clean : '';
}

/** Text of at most `most` UTF-16 units that ends at the border of a piece of its first `most` and a bit more. */
function upTo(text: string, most: number, segmenter: Intl.Segmenter): string {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text.slice(0, most + 80))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Cut after a word, or after a character where not even one word fits; an ellipsis says that something is gone. */
export function cutText(text: string, most: number, language = 'en'): string {
  if (text.length <= most) return text;
  const words = upTo(text, most - 1, segmenterOf(language, 'word'));
  const kept = words.length > most / 3 ? words : upTo(text, most - 1, segmenterOf(language, 'grapheme'));
  const room = kept === '' ? text.slice(0, most - 1).toWellFormed() : kept;
  return `${room.trimEnd().replace(/[,;:.–—-]$/u, '')}…`;
}

/** What is said of a number and means nothing without it; longer words of measure may stand on the next line. */
const units = [
  '% ‰ ° °C °F € $ £ ¥ ₺ ₹ zł kr Kč Ft lei TL CHF EUR USD GBP',
  'mm cm m km m² m³ km² ha g kg t ml mL cl l L h min s ms',
  'W kW MW GW kWh MWh GWh V A Hz dB pt px MB GB am pm Uhr',
].flatMap((names) => names.split(' '));
const unit = units.map((name) => name.replace('$', '\\$')).join('|');
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${unit})(?![\\p{L}\\p{N}]))`, 'gu');
const aroundSlash = new RegExp(`(?<=[\\d€$£]|\\b(?:${unit})) / (?=[\\p{L}\\d]{1,5}(?![\\p{L}\\d]))`, 'gu');
const beforeMonth = /(?<=(?<!\d)\d{1,2}\.?) (?=\p{L}{3,12} \d{4}(?!\d))/gu;

/** A text whose numbers stay on the line of their units, and days on that of their months. */
export const withUnits = (text: string): string =>
  [beforeUnit, beforeMonth]
    .reduce((words, before) => words.replace(before, '\u00a0'), text)
    .replace(aroundSlash, '\u00a0/\u00a0');
