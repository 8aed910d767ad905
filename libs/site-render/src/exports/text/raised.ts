import type { RichText } from '@sitewright/site-spec';
/** How a sign is set that stands above or below the line: what is drawn, how large, and how far it is raised, in em. */
export interface Shift {
  scale: number;
  rise: number;
}

const above: Shift = { scale: 0.62, rise: 0.36 };
const below: Shift = { scale: 0.62, rise: -0.14 };

/** Words about a figure, smaller than that. */
export const smaller: Shift = { scale: 0.5, rise: 0 };

/** The raised figures of units that fonts have are half as high as others: a little too small to be told apart in small type. */
const legible: Shift = { scale: 1.1, rise: -0.04 };
const smallLegible: Shift = { scale: smaller.scale * legible.scale, rise: smaller.scale * legible.rise };

const raised = new Set('¹²³');

/** How a sign of a font is set in a run of its own shift: a raised figure larger than the font has it. */
export const shiftIn = (sign: string, run: Shift | undefined): Shift | undefined =>
  !raised.has(sign) ? run : run === undefined ? legible : run === smaller ? smallLegible : run;

/** A narrow space, for fonts that have a wide one only. */
const narrow: Shift = { scale: 0.5, rise: 0 };

const shifted = new Map<string, { text: string; shift: Shift }>([
  ['\u202f', { text: '\u00a0', shift: narrow }],
  ...pairs('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', '0123456789+−=()ni', above),
  ...pairs('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ', '0123456789+−=()aeoxhklmnpst', below),
]);

function pairs(signs: string, plain: string, shift: Shift): [string, { text: string; shift: Shift }][] {
  const texts = [...plain];
  return [...signs].map((sign, index) => [sign, { text: texts[index] ?? sign, shift }]);
}

/** A super- or subscript as the sign that it is of, and a narrow space as a space, for fonts that lack it; undefined for any other character. */
export const shiftOf = (character: string): { text: string; shift: Shift } | undefined =>
  shifted.get(character);

/** A text whose references to notes, "[2]", are raised figures. */
export const withRaisedNotes = (text: RichText): RichText =>
  typeof text === 'string'
    ? text
    : text.map((run) =>
        run.footnote === undefined || !/^\[\d+\]$/.test(run.text)
          ? run
          : { ...run, text: [...run.text.slice(1, -1)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('') },
      );
