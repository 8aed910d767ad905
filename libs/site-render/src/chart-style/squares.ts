import { mixed } from '../mixed-colour.ts';
import { type Cell, type Channel, type Drawing, indexOf, type Part, unitOf, withUnit } from './drawing.ts';
import { standOut } from './stand-out.ts';
import { linesOf, textWidth } from './text-width.ts';

const SIDE = 10;
const ALL = SIDE * SIDE;
/** How far the shares that do not stand out fade towards the ground, the largest first. */
const FADED = { from: 0.3, to: 0.86, alone: 0.6 };

/** Sizes of a key, the largest first: what has room beside the squares is read from afar. */
const FONTS = [19, 14];
const FONT = 14;
const GAP = 28;
/** Between two entries of a key, and where all of them would not have room so, px. */
const APART = 10;
const CLOSE = 4;
const lineOf = (font: number): number => Math.round(font * 1.36);
const swatchOf = (font: number): number => Math.round(font * 1.3);

interface Share {
  name: Cell;
  amount: number;
}

/**
 * Shares of a whole as a hundred squares; whole squares, the largest remainders rounded up. What each colour stands for
 * is said beside them, or under them where that leaves them more room.
 */
export function squares(drawing: Drawing, label: Channel, value: Channel): Part {
  const { dataset, width, height, mayGrow } = drawing;
  const [name, number] = [indexOf(dataset, label.field), indexOf(dataset, value.field)];
  const shares = dataset.rows.flatMap((row): Share[] => {
    const amount = row[number];
    return typeof amount === 'number' && amount > 0 ? [{ name: row[name] ?? null, amount }] : [];
  });
  const names = shares.map((share) => share.name);
  const [chosen] = standOut(drawing, names, value, label);
  const said = names.map((one) => String(one ?? ''));
  const [wide, high] = [width - 16, height - 8];
  const found = room(said, wide, high) ?? (mayGrow ? grown(said, wide, high) : smaller(said, wide, high));
  const tall = Math.max(high, endOf(found.key));
  const { side, key } = centred(found, tall);
  const scale = { domain: [0, 1], range: [0, 1] };
  const at = (field: string): Part => ({ field, type: 'quantitative', axis: null, scale });
  const place = { x: at('x'), y: at('y') };
  const color = {
    ...{ field: 'part', type: 'nominal', legend: null },
    scale: { domain: shares.map((_, part) => part), range: fillsOf(drawing, shares, chosen) },
  };
  const entries = shares.map(({ amount }, part) => ({ part, amount, ...key.entries[part] }));
  const { font } = key;
  const [line, swatch] = [lineOf(font), swatchOf(font)];
  const text = { type: 'text', align: 'left', baseline: 'top', fontSize: font, color: drawing.inks.text };
  const worded = { ...place, text: { field: 'said', type: 'nominal' } };
  return {
    ...(mayGrow && tall > high ? { height: Math.ceil(tall) + 8 } : {}),
    layer: [
      {
        data: { values: cellsOf(shares, side / SIDE, key.top) },
        mark: { type: 'square', size: sizeOf(side / SIDE), opacity: 1 },
        encoding: { ...place, color },
      },
      {
        data: {
          values: entries.map((entry) => ({ ...entry, x: entry.x ?? 0, y: (entry.y ?? 0) + font * 0.43 })),
        },
        mark: {
          type: 'point',
          shape: 'square',
          filled: true,
          size: font ** 2 * 0.66,
          opacity: 1,
          xOffset: font * 0.43,
        },
        encoding: { ...place, color },
      },
      {
        data: { values: entries.map((entry) => ({ ...entry, said: entry.lines?.join('\n') })) },
        mark: { ...text, lineBreak: '\n', lineHeight: line, dx: swatch },
        encoding: worded,
      },
      {
        data: {
          values: entries.map((entry) => ({
            ...entry,
            y: (entry.y ?? 0) + (entry.lines?.length ?? 1) * line,
          })),
        },
        transform: [{ calculate: amountSaid(drawing, value, wholeOf(shares)), as: 'said' }],
        mark: { ...text, fontWeight: 700, dx: swatch },
        encoding: worded,
      },
    ],
  };
}

const wholeOf = (shares: readonly Share[]): number => shares.reduce((sum, { amount }) => sum + amount, 0);

/** The hundred squares, row by row, each with the share that it is of. */
function cellsOf(shares: readonly Share[], each: number, top: number): Part[] {
  const whole = wholeOf(shares);
  const counts = roundedTo(
    ALL,
    shares.map(({ amount }) => (amount / whole) * ALL),
  );
  const cells = counts.flatMap((count, part) => Array.from({ length: count }, () => part));
  return cells.map((part, index) => ({
    ...{ part, x: ((index % SIDE) + 0.5) * each, y: top + (Math.floor(index / SIDE) + 0.5) * each },
  }));
}

const sizeOf = (each: number): number => (each - Math.max(2, each * 0.12)) ** 2;

/** The share that stands out in the strong colour, the others faded towards the ground. */
function fillsOf({ inks }: Drawing, shares: readonly Share[], chosen: Cell | undefined): string[] {
  const faded = shares.filter((share) => share.name !== chosen);
  const fadedBy = (index: number): number =>
    faded.length === 1
      ? FADED.alone
      : FADED.from + ((FADED.to - FADED.from) * index) / Math.max(1, faded.length - 1);
  return shares.map((share) => {
    const at = faded.indexOf(share);
    return at < 0 ? inks.strong : mixed(inks.strong, inks.ground, fadedBy(at));
  });
}

/** The amount, and its share of the whole unless it is one, or as much. */
function amountSaid(drawing: Drawing, value: Channel, whole: number): string {
  const amount = `format(datum.amount, '${withUnit(drawing, value)}')`;
  if (whole === ALL || unitOf(drawing.chart, drawing.dataset) === '%') return amount;
  return `${amount} + ' (' + format(datum.amount / ${whole}, '.0%') + ')'`;
}

interface Key {
  entries: { x: number; y: number; lines: string[] }[];
  height: number;
  font: number;
}

/** Squares and key in the middle of a plot that is higher than both. */
function centred({ side, key }: Room, height: number): { side: number; key: Key & { top: number } } {
  const top = Math.max(0, (height - Math.max(side, endOf(key))) / 2);
  return {
    side,
    key: { ...key, top, entries: key.entries.map((entry) => ({ ...entry, y: entry.y + top })) },
  };
}

/** What squares take of a plot, and their key. */
interface Room {
  side: number;
  key: Key;
}

/** The names are beside the squares, in at most so much of the width. */
const MOST_BESIDE = 0.45;

const widestIn = (names: readonly string[], font: number): number =>
  swatchOf(font) + Math.max(110, ...names.map((name) => textWidth(name, font)));

/** How large the squares may be, and where their key stands so that it lies over none of them; undefined where it has no room. */
function room(names: readonly string[], width: number, height: number): Room | undefined {
  const widest = widestIn(names, FONT);
  const beside = Math.min(height, width - GAP - Math.min(widest, width * MOST_BESIDE));
  const under = keyUnder(names, width, 0);
  const above = Math.min(width, height - under.height - GAP);
  if (above > beside) return { side: above, key: keyUnder(names, width, above + GAP) };
  const key = keysBeside(names, width, beside).find(
    (one) => endOf(one) <= height && (one.font === FONT || widestIn(names, one.font) <= width - beside - GAP),
  );
  return key && { side: beside, key };
}

/** A key that is higher than its plot makes this higher: beside the squares, or under them where it would be narrow. */
function grown(names: readonly string[], width: number, height: number): Room {
  const widest = widestIn(names, FONT);
  const side = Math.min(height, width);
  if (widest > width * MOST_BESIDE) return { side, key: keyUnder(names, width, side + GAP) };
  const beside = Math.min(height, width - GAP - widest);
  return { side: beside, key: tightest(names, width, beside) };
}

/** Smaller squares, where the plot cannot grow, leave their key more room. */
function smaller(names: readonly string[], width: number, height: number): Room {
  const sides = [0.8, 0.65, 0.5, 0.4].map((share) => Math.min(height, width * share));
  const side = sides.find((one) => endOf(tightest(names, width, one)) <= height) ?? sides.at(-1) ?? height;
  return { side, key: tightest(names, width, side) };
}

function keyUnder(names: readonly string[], width: number, y: number): Key {
  const columns = Math.max(1, Math.min(names.length, Math.floor(width / (widestIn(names, FONT) + GAP))));
  return keyOf(names, { x: 0, y, width, columns, font: FONT, apart: APART });
}

/** Keys beside the squares, the largest first. */
const keysBeside = (names: readonly string[], width: number, side: number): Key[] =>
  [...FONTS.map((font) => ({ font, apart: APART })), { font: FONT, apart: CLOSE }].map((set) =>
    keyOf(names, { x: side + GAP, y: 2, width: width - side - GAP, columns: 1, ...set }),
  );

const tightest = (names: readonly string[], width: number, side: number): Key =>
  keyOf(names, { x: side + GAP, y: 2, width: width - side - GAP, columns: 1, font: FONT, apart: CLOSE });

/** Where the last words of a key end. */
const endOf = ({ entries, font }: Key): number =>
  Math.max(...entries.map(({ y, lines }) => y + (lines.length + 1) * lineOf(font)));

/** Entries of a key in columns: a name, and under it its number. */
function keyOf(
  names: readonly string[],
  area: { x: number; y: number; width: number; columns: number; font: number; apart: number },
): Key {
  const { columns, font } = area;
  const each = area.width / columns;
  const lines = names.map((name) => linesOf(name, each - swatchOf(font) - (columns > 1 ? GAP : 0), font));
  let y = area.y;
  const entries: Key['entries'] = [];
  for (let from = 0; from < names.length; from += columns) {
    const row = lines.slice(from, from + columns);
    const top = y;
    entries.push(...row.map((own, index) => ({ x: area.x + index * each, y: top, lines: own })));
    y += (Math.max(...row.map(({ length }) => length)) + 1) * lineOf(font) + area.apart;
  }
  return { entries, height: y - area.y, font };
}

/** Whole numbers that come to `total`, each next to its share: largest remainder method. */
function roundedTo(total: number, shares: readonly number[]): number[] {
  const whole = shares.map(Math.floor);
  const missing = total - whole.reduce((sum, count) => sum + count, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest)
    .slice(0, missing);
  const raised = new Set(byRemainder.map(({ index }) => index));
  return whole.map((count, index) => count + (raised.has(index) ? 1 : 0));
}
