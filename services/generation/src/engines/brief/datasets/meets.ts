import { fold } from '../../packs/periods.ts';
import type { Cell } from './profile.ts';

/** How a cell is compared with values. */
type Op = 'is' | 'isNot' | 'in' | 'notIn' | 'under' | 'atMost' | 'over' | 'atLeast' | 'between';

const plain = (cell: Cell): string => fold(String(cell ?? '')).trim();

/** A date is compared with "2024-10" by as much of it as that says. */
const cutLike = (text: string, like: string): string =>
  /^\d{4}-\d{2}/.test(text) && /^\d{4}(?:-\d{2}){0,2}$/.test(like) ? text.slice(0, like.length) : text;

/** Less than, equal, or more: as numbers, as periods of one kind, as text. */
function compare(cell: Cell, value: string, order?: Map<string, number>): number {
  const number = Number(value);
  if (typeof cell === 'number' && value.trim() !== '' && Number.isFinite(number)) return cell - number;
  const [own, other] = [order?.get(String(cell)), order?.get(value)];
  if (own !== undefined && other !== undefined) return own - other;
  const text = cutLike(String(cell ?? ''), value);
  return text === value ? 0 : text < value ? -1 : 1;
}

const isSame = (cell: Cell, value: string, order?: Map<string, number>): boolean =>
  value === ''
    ? cell === null || cell === ''
    : cell !== null && (compare(cell, value, order) === 0 || plain(cell) === plain(value));

/** Whether a value meets a condition. */
export function meets(cell: Cell, op: Op, values: readonly string[], order?: Map<string, number>): boolean {
  const [first = '', second = first] = values;
  if (op === 'is' || op === 'in') return values.some((value) => isSame(cell, value, order));
  if (op === 'isNot' || op === 'notIn') return !values.some((value) => isSame(cell, value, order));
  if (cell === null || cell === '') return false;
  const side = compare(cell, first, order);
  if (op === 'under') return side < 0;
  if (op === 'atMost') return side <= 0;
  if (op === 'over') return side > 0;
  return op === 'atLeast' ? side >= 0 : side >= 0 && compare(cell, second, order) <= 0;
}
