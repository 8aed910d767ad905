import type { Detail } from './detail-patterns.ts';
import { capitalise, printable } from './sentences-of.ts';

const DAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:mo|di|mi|do|fr|sa|so)\\.?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun(?:es)?|martes|miércoles|jueves|vie(?:rnes)?|sábado|domingo';
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|uhr|h)?';
const LINE = new RegExp(
  `(?<![\\p{L}])(?:${DAY})(?:\\s?(?:[-–—&]|to|bis|à|a|and|und)\\s?(?:${DAY}))?:?\\s+(?:(?:from |von |de )?${CLOCK}\\s?(?:[-–—]|to|bis|à|a)\\s?${CLOCK}(?:\\s?(?:uhr|h))?|closed|geschlossen|fermé|cerrado)(?![\\p{L}\\d])`,
  'giu',
);
const FEWEST = 2;

/** `Mon-Fri 8:30-18:30, Sat 9-13, Sun closed` as a line a day, and the prompt without them. */
export function readHours(text: string): { details: Detail[]; rest: string } {
  const lines = [...text.matchAll(LINE)];
  if (lines.length < FEWEST) return { details: [], rest: text };
  const rest = lines.reduceRight(
    (left, line) => left.slice(0, line.index) + left.slice(line.index + line[0].length),
    text,
  );
  return {
    details: lines.map((line) => ({ role: 'list', text: capitalise(printable(line[0])) })),
    rest: rest.replace(/[:,;\s]*[,;](?:\s*[,;.])+/g, '. ').replace(/:\s*[.,]/g, '.'),
  };
}
