import { type DocumentStyle, type STYLE_FORMS, STYLED, type StyledThing } from './document-look.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Kind = 'serif' | 'sans' | 'typewriter';
type Form = (typeof STYLE_FORMS)[number];

/** What lines say of the looks of a document. */
export interface WrittenLook {
  styles: DocumentStyle[];
  /** In millimetres. */
  margins: Partial<Record<(typeof SIDES)[number], number>>;
  columns?: 2;
  /** The size of running text, in points. */
  points?: number;
  letters: { text?: Kind; headings?: Kind };
  /** Colours of the running text and of what is small: by-lines, captions, the feet of pages. */
  inks: { text?: string; small?: string };
  /** What could not be read of which lines. */
  slips: string[];
}

/** What a line may be about, by the words for it; `margins`, `columns` and `small` are of the page or its theme. */
const ABOUT: ReadonlyMap<string, StyledThing | 'margins' | 'columns' | 'small'> = new Map([
  ...([...STYLED, 'margins', 'columns', 'small'] as const).map((thing) => [thing, thing] as const),
  ['margin', 'margins'],
  ['type', 'text'],
  ['body', 'text'],
  ['heading', 'headings'],
  ['number', 'numbers'],
  ['callout', 'callouts'],
  ['box', 'callouts'],
  ['quote', 'quotes'],
  ['table', 'tables'],
  ['rule', 'rules'],
  ['lines', 'rules'],
  ['date', 'dates'],
  ['signature', 'signatures'],
]);

/** The forms that a thing has. */
const FORMS: Partial<Record<StyledThing, readonly Form[]>> = {
  head: ['plain', 'ruled', 'panel', 'letterhead'],
  headings: ['beside', 'above'],
  callouts: ['tint', 'framed', 'filled', 'plain'],
  tables: ['rows', 'grid', 'zebra', 'plain'],
  rules: ['thin', 'none'],
};

/** What else each thing has that is drawn in every format; `sides` are left and right alone. */
const HEEDED: Record<StyledThing, readonly ('color' | 'points' | 'weight' | 'align' | 'sides')[]> = {
  text: ['color', 'points'],
  title: ['color', 'points', 'weight', 'align'],
  head: [],
  headings: ['color', 'points', 'weight', 'align'],
  numbers: ['color'],
  callouts: ['color'],
  quotes: ['color', 'points', 'weight', 'align'],
  tables: ['color'],
  rules: ['color'],
  dates: ['align'],
  receiver: ['sides'],
  signatures: ['sides'],
};

const WEIGHTS = new Map([
  ...(['regular', 'bold', 'italic'] as const).map((weight) => [weight, weight] as const),
  ['normal', 'regular'],
  ['quiet', 'regular'],
  ['light', 'regular'],
]) as ReadonlyMap<string, DocumentStyle['weight']>;
const KINDS = new Map<string, Kind>([
  ['serif', 'serif'],
  ['sans', 'sans'],
  ['sans-serif', 'sans'],
  ['typewriter', 'typewriter'],
]);
const CENTRED = new Set(['centred', 'centered', 'center', 'centre']);
/** Words that say nothing by themselves. */
const FILLING = new Set(['of', 'and', 'in', 'all', 'the', 'size', 'colour', 'color']);

/** Headings that are not to be loud. */
const QUIET_POINTS = 12.5;
const MM: ReadonlyMap<string, number> = new Map([
  ['mm', 1],
  ['cm', 10],
  ['in', 25.4],
]);
const MOST = { lines: 40, length: 200 };
/** Sizes of running text, and of all else, in points. */
const TEXT_POINTS: [number, number] = [7, 24];
const POINTS: [number, number] = [6, 72];
/** Margins that a printer reaches and that leave room for text, and rows that can be written in. */
const MARGIN = { least: 5, most: 80 };
const HAND = { least: 4, most: 250 };

/** How a line is read: what it says is added to the look. */
interface Reading {
  look: WrittenLook;
  about: StyledThing | 'margins' | 'columns' | 'small';
  style: DocumentStyle;
  isRtl: boolean;
}

/** Whether a line is about a thing, and not about the page or its theme. */
const isStyled = (about: Reading['about']): about is StyledThing => STYLED.some((thing) => thing === about);

/** Whether a thing has such a property. */
const hasWish = (about: Reading['about'], wish: (typeof HEEDED)[StyledThing][number]): boolean =>
  isStyled(about) && HEEDED[about].includes(wish);

const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;

const numberOf = (digits = ''): number => Number(digits.replace(',', '.'));

/** Takes the measures out of a line on margins: "30 mm", "left and right: 25 mm, top 2 cm". */
function withoutMargins(line: string, margins: WrittenLook['margins']): string {
  let isFirst = true;
  return line.replace(
    /((?:\b(?:top|right|bottom|left)(?:, | and | ?: ?| ))*)(?<![\d.,-])(\d{1,3}(?:[.,]\d{1,2})?) ?(mm|cm|in)(?!\p{L})(?=(,? *\d| *(?:top|right|bottom|left))?)/gu,
    (whole, said: string, digits: string, unit: string, next: string | undefined) => {
      const mm = numberOf(digits) * (MM.get(unit) ?? Number.NaN);
      const sides = SIDES.filter((side) => said.includes(side));
      // One of four, or what has its side behind it, is none for all.
      const isOfAll = sides.length === 0 && isFirst && next === undefined;
      isFirst = false;
      if (!isBetween(mm, MARGIN.least, MARGIN.most) || (sides.length === 0 && !isOfAll)) return whole;
      for (const side of isOfAll ? SIDES : sides) margins[side] = mm;
      return ' ';
    },
  );
}

/** Takes the measures out of another line: "12 pt", "1.5 lines", "widths 50 25 25". */
function withoutMeasures(line: string, { look, about, style }: Reading): string {
  if (about === 'margins') return withoutMargins(line, look.margins);
  if (about === 'columns' && line.trim() === '2') {
    look.columns = 2;
    return '';
  }
  return line
    .replace(/\bwidths([ :,/%.\d]+)/gu, (whole, said: string) => {
      const shares = said.split(/[ :,%]+/u).filter(Boolean);
      const widths = shares.map(Number);
      const isRead = shares.every((one) => /^\d{1,3}(?:\.\d)?$/u.test(one)) && widths.every((one) => one > 0);
      if (about !== 'tables' || !isBetween(widths.length, 2, 20) || !isRead) return whole;
      style.widths = widths;
      return ' ';
    })
    .replace(
      /(?<![\d.,-])(\d{1,3}(?:[.,]\d{1,2})?) ?(pt|lines?)(?!\p{L})/gu,
      (whole, digits: string, unit: string) => {
        const value = numberOf(digits);
        const isType = unit === 'pt' && hasWish(about, 'points');
        if (isType && isBetween(value, ...(about === 'text' ? TEXT_POINTS : POINTS))) {
          if (about === 'text') look.points = value;
          style.points = value;
        } else if (unit !== 'pt' && about === 'text' && isBetween(value, 1, 3)) style.spacing = value;
        else return whole;
        return ' ';
      },
    );
}

/** Whether a word of a line is one that is known; what it says is kept. */
function isKnown(word: string, { look, about, style, isRtl }: Reading): boolean {
  if (!isStyled(about)) return false;
  const kind = KINDS.get(word);
  const weight = WEIGHTS.get(word);
  const side = word === 'left' || word === 'right';
  const isPlaced = hasWish(about, 'align') || (hasWish(about, 'sides') && side);
  const form = FORMS[about]?.find((one) => one === word);
  if (form !== undefined) style.form = form;
  else if (kind !== undefined && (about === 'text' || about === 'headings' || about === 'title'))
    look.letters[about === 'text' ? 'text' : 'headings'] = kind;
  else if (weight !== undefined && hasWish(about, 'weight')) {
    style.weight = weight;
    if (word === 'quiet') style.points ??= QUIET_POINTS;
  } else if (!isPlaced || style.align !== undefined) return false;
  else if (CENTRED.has(word)) style.align = 'center';
  else if (side) style.align = (word === 'left') === isRtl ? 'end' : 'start';
  else return false;
  return true;
}

/** Reads what is left of a line as a colour. */
function readColour(words: readonly string[], reading: Reading, colourOf: ColourOf): boolean {
  const { look, about, style } = reading;
  if (about !== 'small' && !hasWish(about, 'color')) return false;
  const color = colourOf(words.join(' '), about);
  if (color === undefined) return false;
  if (about === 'text' || about === 'small') look.inks[about] = color;
  else style.color = color;
  return true;
}

/** The colour that words name, as a hex code, where it can be seen on what it is said of. */
export type ColourOf = (words: string, about: string) => string | undefined;

/**
 * What a writer says of the looks of a document, a line for each thing: "margins: left 25 mm, right 60 mm", "headings: sans,
 * quiet, dark red", "tables: zebra". What can't be read is told, and what can is kept.
 */
export function lookIn(lines: readonly string[], colourOf: ColourOf, isRtl = false): WrittenLook {
  const look: WrittenLook = { styles: [], margins: {}, letters: {}, inks: {}, slips: [] };
  for (const given of lines.slice(0, MOST.lines)) {
    const line = given.slice(0, MOST.length).trim().replace(/\s+/gu, ' ');
    const [, name = '', rest = ''] = /^(\p{L}+)[ :]+(.*)$/u.exec(line.toLowerCase()) ?? [];
    const about = ABOUT.get(name);
    if (line === '') continue;
    if (about === undefined) {
      look.slips.push(`"${line}": there is no such thing as "${name}".`);
      continue;
    }
    const known = look.styles.find(({ of }) => of === about);
    const style: DocumentStyle = known ?? { of: isStyled(about) ? about : 'text' };
    const reading: Reading = { look, about, style, isRtl };
    const words = withoutMeasures(rest, reading)
      .split(/[\s,;]+/u)
      .filter((word) => word !== '' && !FILLING.has(word));
    const left = words.filter((word) => !isKnown(word, reading));
    if (left.length > 0 && !readColour(left, reading, colourOf))
      look.slips.push(`"${line}": "${left.join(' ')}" says nothing of ${name}.`);
    if (known === undefined && Object.keys(style).length > 1) look.styles.push(style);
  }
  return look;
}

/** How high a cell is to be that says nothing else, to be written in by hand, in millimetres: "[12 mm]". */
export function handHeight(cell: string): number | undefined {
  const [, digits, unit = ''] = /^\[ ?(\d{1,3}(?:[.,]\d)?) ?(mm|cm) ?\]$/u.exec(cell.trim()) ?? [];
  const height = numberOf(digits) * (MM.get(unit) ?? 0);
  return isBetween(height, HAND.least, HAND.most) ? height : undefined;
}
