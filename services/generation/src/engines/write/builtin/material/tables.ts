import type { Brief, Dataset, List, ListItem } from '../../../brief/brief.ts';
import { columnName } from '../../../brief/datasets/typed-columns.ts';
import type { Voice } from '../common/voice.ts';
import { holdsAllOf } from './words.ts';

/** Rows of words, ready for a table. */
export interface Grid {
  columns: string[];
  rows: string[][];
}

type Column = { label: string; read: (item: ListItem) => string };

const detailOf = (item: ListItem): string =>
  [item.detail, ...item.points].filter((part) => part !== '').join('; ');

/** The columns that a list has something for, in the order in which they are read. */
function columnsOf(list: List, { label }: Voice): Column[] {
  const dated = list.kind === 'dated' || list.kind === 'hours';
  const when: Column[] = [
    { label: label('date'), read: (item) => item.date },
    { label: label('time'), read: (item) => item.time },
  ];
  const rest: Column[] = [
    { label: label(list.kind === 'people' ? 'name' : 'item'), read: (item) => item.title || item.person },
    { label: label('description'), read: (item) => item.label },
    { label: label('description'), read: detailOf },
    { label: label('quantity'), read: (item) => item.quantity },
    { label: label(list.kind === 'priced' ? 'price' : 'value'), read: (item) => item.value },
    { label: label('location'), read: (item) => item.place },
    { label: label('owner'), read: (item) => (item.title === '' ? '' : item.person) },
  ];
  return [...(dated ? when : []), ...rest, ...(dated ? [] : when)].filter(({ read }) =>
    list.items.some((item) => read(item) !== ''),
  );
}

/** A list as a table, or undefined where a table would lose some of its words. */
export function gridOfList(list: List, voice: Voice): Grid | undefined {
  const columns = columnsOf(list, voice);
  const rows = list.items.map((item) => columns.map(({ read }) => read(item)));
  const whole = list.items.every((item, index) => holdsAllOf(item.text, rows[index] ?? [], voice.language));
  return whole && columns.length > 1 ? { columns: columns.map((column) => column.label), rows } : undefined;
}

/** A dataset as it was given, its numbers written as the language writes them. */
export function gridOfDataset(dataset: Dataset, brief: Brief): Grid {
  const numbers = new Intl.NumberFormat(brief.language, { maximumFractionDigits: 12 });
  return {
    columns: dataset.columns.map(({ name, unit }, at) => {
      // A head that was left empty stays so.
      if (name === columnName('', at)) return '';
      return unit === '' || name.includes(unit) ? name : `${name} (${unit})`;
    }),
    rows: dataset.rows.map((row) =>
      row.map((cell, index) => {
        if (cell === null) return '';
        if (typeof cell === 'string') return cell;
        return dataset.columns[index]?.type === 'quantitative' ? numbers.format(cell) : String(cell);
      }),
    ),
  };
}
