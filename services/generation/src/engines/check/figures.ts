import { foldText } from '../brief/material/tokens.ts';

/** A figure in a text: its value, and whether it stands beside the sign of a currency or a share. */
export interface Figure {
  value: number;
  /** What its last digit counts: 0.1 of "9.3". */
  unit: number;
  written: string;
  hasSign: boolean;
}

// A space or an Arabic comma parts thousands, or one number from the next: "14 000", "38 41 44".
const digits = /\p{Nd}+(?:[.,'\u066b\u066c\u2019]\p{Nd}+|[\p{Zs}\u060c]\p{Nd}{3}(?!\p{Nd}))*/gu;

/** What Chinese and Japanese count in. */
const scales: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 億: 1e8, 亿: 1e8 };

/** Letters that make one name of what they stand before; others are words ("و7800", "共7800元"). */
const gluing = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Every figure of a text, in whatever digits and separators; those glued to letters ("B12", "CO2") left out. */
export function figuresOf(text: string): Figure[] {
  const figures: Figure[] = [];
  for (const match of text.matchAll(digits)) {
    const written = match[0];
    const before = text[match.index - 1] ?? ' ';
    const after = text.slice(match.index + written.length, match.index + written.length + 4);
    if (gluing.test(before)) continue;
    const hasSign = /[%€$£¥₹‰]/u.test(text.slice(Math.max(0, match.index - 2), match.index) + after);
    const scale = scales[after[0] ?? ''] ?? 1;
    for (const { value, unit } of readings(written))
      figures.push({ value: value * scale, unit: unit * scale, written, hasSign });
  }
  return figures;
}

/** A figure may be read in two ways: 1.234 is a thousand and more, or one and a bit. Both are allowed. */
function readings(written: string): Pick<Figure, 'value' | 'unit'>[] {
  const latin = foldText(written).replace(/[\p{Zs}']/gu, '');
  const parts = latin.split(/[.,]/u);
  const whole = { value: Number(parts.join('')), unit: 1 };
  const [last = ''] = parts.slice(-1);
  const fraction = { value: Number(`${parts.slice(0, -1).join('')}.${last}`), unit: 10 ** -last.length };
  const isGrouped = parts.length > 1 && parts.slice(1).every((part) => part.length === 3);
  if (parts.length === 1) return [whole];
  if (!isGrouped) return parts.length === 2 || last.length !== 3 ? [fraction] : [whole];
  return parts.length === 2 ? [whole, fraction] : [whole];
}
