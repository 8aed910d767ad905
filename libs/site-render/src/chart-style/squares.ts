import { mixed } from '../deck/deck-look.ts';
import { type Cell, type Channel, type Drawing, indexOf, type Part, standsOut } from './drawing.ts';

const SIDE = 10;
const ALL = SIDE * SIDE;
/** How far the shares that do not stand out fade towards the ground, the largest first. */
const FADED = { from: 0.3, to: 0.86 };

/** Shares of a whole as a hundred squares; whole squares, the largest remainders rounded up. */
export function squares(drawing: Drawing, label: Channel, value: Channel): Part {
  const { dataset, inks, width, height } = drawing;
  const [name, number] = [indexOf(dataset, label.field), indexOf(dataset, value.field)];
  const shares = dataset.rows.flatMap((row) => {
    const amount = row[number];
    return typeof amount === 'number' && amount > 0 ? [{ name: row[name] ?? null, amount }] : [];
  });
  const whole = shares.reduce((sum, { amount }) => sum + amount, 0);
  const counts = roundedTo(
    ALL,
    shares.map(({ amount }) => (amount / whole) * ALL),
  );
  const said = shares.map((share, index) => `${String(share.name)}: ${share.amount} (${counts[index]} %)`);
  const chosen = standsOut(
    drawing,
    shares.map((share): Cell => share.name),
    value,
    label,
  );
  const order = said.filter((_, index) => shares[index]?.name !== chosen);
  const fadedBy = (index: number): number =>
    FADED.from + ((FADED.to - FADED.from) * index) / Math.max(1, order.length - 1);
  const fills = said.map((text) => {
    const at = order.indexOf(text);
    return at < 0 ? inks.strong : mixed(inks.strong, inks.ground, fadedBy(at));
  });
  const side = Math.min(height, width * 0.55) - 12;
  const cells = counts.flatMap((count, index) => Array.from({ length: count }, () => said[index] ?? ''));
  const scale = { domain: [0, SIDE - 1], range: [side / SIDE / 2, side - side / SIDE / 2] };
  return {
    data: {
      values: cells.map((part, at) => ({ part, column: at % SIDE, row: Math.floor(at / SIDE) })),
    },
    mark: { type: 'square', size: (side / SIDE - 4) ** 2, opacity: 1 },
    encoding: {
      x: { field: 'column', type: 'quantitative', axis: null, scale },
      y: { field: 'row', type: 'quantitative', axis: null, scale },
      color: {
        field: 'part',
        type: 'nominal',
        scale: { domain: said, range: fills },
        legend: { title: null, orient: 'right', symbolType: 'square', labelFontSize: 14, rowPadding: 8 },
      },
    },
  };
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
