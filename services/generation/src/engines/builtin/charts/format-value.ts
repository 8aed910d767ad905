import type { Cell } from '../datasets/dataset.ts';

const SIGN = /^(?:[$€£¥₹₩₽]|US\$|R\$|A\$|C\$)$/;

function locale(language: string): string {
  return Intl.NumberFormat.supportedLocalesOf([language]).length > 0 ? language : 'en';
}

/** A number with its unit, as the language writes it: `1,250 users`, `$4.20`, `30%`, `90 mm`. */
export function formatValue(cell: Cell, unit: string | undefined, language: string): string {
  if (typeof cell !== 'number') return String(cell ?? '–');
  const digits = Number.isInteger(cell) ? 0 : Math.abs(cell) >= 100 ? 1 : 2;
  const number = new Intl.NumberFormat(locale(language), {
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  }).format(cell);
  if (!unit) return number;
  if (unit === '%') return /^(?:en|ja|zh|hi|it|pt|nl)/.test(language) ? `${number}%` : `${number} %`;
  const scaled = /^(\S+) ([$€£¥])$/.exec(unit);
  if (scaled) return `${scaled[2]}${number}${scaled[1]}`;
  if (SIGN.test(unit)) return /^(?:en|ja|zh|hi)/.test(language) ? `${unit}${number}` : `${number} ${unit}`;
  // One hour, not one hours.
  const word =
    cell === 1 && language.startsWith('en') && /^\p{L}{3,}[^s]s$/u.test(unit) ? unit.slice(0, -1) : unit;
  return `${number} ${word}`;
}

/** A share of a whole as a percentage. */
export function formatShare(share: number, language: string): string {
  const percent = share * 100;
  return formatValue(
    Number(percent.toFixed(Math.abs(percent) < 10 && !Number.isInteger(percent) ? 1 : 0)),
    '%',
    language,
  );
}

/** A label as it stands in a sentence. */
export function formatLabel(cell: Cell): string {
  return cell === null || cell === '' ? '–' : String(cell);
}
