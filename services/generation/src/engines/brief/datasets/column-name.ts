export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Words of one name written together, or shouted: `hours_to_close`, `isFullTime`, `SALARY`. */
const isProgrammed = (name: string): boolean =>
  name.includes('_') || /\p{Ll}{2}\p{Lu}\p{Ll}|^\p{Lu}{5,}$/u.test(name);

const SHORT = new Map([
  ['id', 'ID'],
  ['fname', 'first name'],
  ['lname', 'last name'],
]);

/** Units as they stand at the end of a name: `Power_kW`, `area_km2`. */
const UNITS = new Map([
  ...'km m cm mm kg g mg kW MW GW kWh MWh GWh ha ml'.split(' ').map((unit): [string, string] => [unit, unit]),
  ...'km2 km²,sqm m²,m2 m²,m3 m³,pct %,eur €,EUR €,usd $,USD $,gbp £,kmh km/h'
    .split(',')
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
]);

/** A column's name as people write it: `hours_to_close` gives "Hours to close", `Payment_ID` "Payment ID". */
export function humanName(name: string): string {
  const plain = name.replace(/\([^()]*\)\s*$/, '').trim();
  if (!isProgrammed(plain)) return plain === '' ? name : capital(SHORT.get(plain.toLowerCase()) ?? plain);
  const words = plain
    .replace(/^([fl])_(?=name$)/i, '$1')
    .split(/[_\s]+/)
    .flatMap((word) => (UNITS.has(word) ? [word] : word.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(' ')))
    .filter((word) => word !== '');
  if (words.length === 0) return name;
  const [last = '', before = ''] = words.toReversed();
  const degrees = /^[CF]$/.test(last) && /^temp/i.test(before) ? `°${last}` : undefined;
  const unit = words.length > 1 ? (UNITS.get(last) ?? degrees) : undefined;
  if (unit !== undefined) return `${humanName(words.slice(0, -1).join('_'))} (${unit})`;
  const isLoud = words.every((word) => !/\p{Ll}/u.test(word));
  // "GDP_per_head": letters that stand for words stay large.
  const inner = (word: string) =>
    SHORT.get(word.toLowerCase()) ??
    (!isLoud && word.length < 5 && /^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase());
  return capital(words.map(inner).join(' '));
}

/** The unit that a name of a program's own ends or begins with: `Altitude_m`, `Kg_Collected`. */
export function unitInName(name: string): string {
  if (!isProgrammed(name)) return '';
  const human = humanName(name);
  const [first = '', ...more] = human.split(' ');
  const opening = first.length > 1 && more.length > 0 ? UNITS.get(first.toLowerCase()) : undefined;
  return /\(([^()]{1,6})\)$/.exec(human)?.[1] ?? opening ?? '';
}

/** The same for a name of a program's own; others stand as they are. */
export const shownName = (name: string): string => (isProgrammed(name) ? humanName(name) : name);

/** The name of a table as people write it: `TRANSACTIONS` gives "Transactions". */
export const tableName = (title: string): string => capital(shownName(title));

/** What the rows of an English table are, by its name: `pilot` gives "pilots". */
export function rowsNamed(title: string): string {
  const name = tableName(title).toLowerCase();
  if (!/^[a-z]{3,}(?: [a-z]+){0,2}$/.test(name)) return '';
  if (name.endsWith('ing')) return `${name} records`;
  if (/(?:s|people|staff|data|men|children)$/.test(name) && !name.endsWith('ss')) return name;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:ss|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
