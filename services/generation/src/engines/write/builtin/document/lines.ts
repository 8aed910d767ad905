import type { Dataset, ListItem } from '../../../brief/brief.ts';
import { withoutEnd } from '../../../brief/without-end.ts';
import type { DocumentDraft } from '../../../draft/draft.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import type { ListPiece, Material } from '../common/pieces.ts';
import type { Making } from './making.ts';
import type { Labelled } from './roles.ts';

type Line = DocumentDraft['lines'][number];

/** What an invoice is summed up from: its lines, and the taxes, discounts and deposits beside them. */
export interface Money {
  /** The person's words over all of the lines, where they stand in one group. */
  name: string;
  lines: Line[];
  terms: Labelled[];
}

/** More words are the name of a line. */
const MOST_WORDS = 4;
const RATE = /\p{Nd}{1,9}(?:[.,]\p{Nd}{1,9})?\s?[%％٪]/u;

/** Takes everything that bears a price, of whatever list, and what changes the sums. */
export function takeMoney(material: Material, making: Making): Money {
  const money: Money = { name: '', lines: [], terms: [] };
  for (const piece of material.take((one) => one.kind === 'dataset' && one.dataset.columns.length >= 3)) {
    const lines = piece.kind === 'dataset' ? linesOfTable(piece.dataset) : [];
    if (lines.length === 0 || money.lines.length > 0) material.giveBack(piece);
    else {
      money.name = piece.under;
      money.lines.push(...lines);
    }
  }
  const fromTable = money.lines.length > 0;
  for (const piece of material.take(({ kind }) => kind === 'list' && !fromTable)) {
    if (piece.kind !== 'list') continue;
    const rest = piece.list.items.filter((item, at) => !takeItem(item, { piece, at, money }, making));
    if (rest.length > 0) material.giveBack({ ...piece, list: { ...piece.list, items: rest } });
  }
  // A group alone is the table's own name.
  const [group = '', ...others] = new Set(money.lines.map((line) => line.group));
  if (others.length === 0) {
    money.name ||= group;
    money.lines = money.lines.map((line) => ({ ...line, group: '' }));
  }
  for (const piece of material.take(({ kind }) => kind === 'prose')) {
    if (piece.kind !== 'prose') continue;
    const sentences = piece.sentences.filter(({ text }) => {
      const term = text.length <= 60 ? termIn(text.replace(/[.。]$/u, ''), making) : undefined;
      if (term !== undefined) money.terms.push(term);
      return term === undefined;
    });
    if (sentences.length > 0) material.giveBack({ ...piece, sentences });
  }
  return money;
}

/** Rows of a table as lines: the amount of a row is what its last figure says, unless quantity and price give it. */
function linesOfTable({ columns, rows }: Dataset): Line[] {
  const amount = columns.findLastIndex(({ type }) => type === 'quantitative');
  if (amount < 2) return [];
  const unit = columns[amount]?.unit ?? '';
  return rows.map((row) => {
    const [name, ...rest] = row.slice(0, amount).map((cell) => String(cell ?? ''));
    const factors = rest.map((cell) => Number(/^[\p{Nd}.]+/u.exec(cell)?.[0] ?? Number.NaN));
    const [count = 0, price = 0] = factors.slice(-2);
    const total = Number(row[amount] ?? Number.NaN);
    const fits = rest.length === 2 && count * price === total;
    const how = rest.filter((cell) => cell !== '').join(' × ');
    return {
      group: '',
      text: fits || how === '' ? (name ?? '') : `${name ?? ''} (${how})`,
      quantity: fits ? (rest[0] ?? '') : '',
      unit: '',
      price: `${unit}${fits ? price : total}`,
      tax: '',
    };
  });
}

interface Place {
  piece: ListPiece;
  at: number;
  money: Money;
}

/** Whether an item was a line or a term. A tax among lines is that of the lines before it, one at their end of all. */
function takeItem(item: ListItem, { piece, at, money }: Place, making: Making): boolean {
  const { list } = piece;
  const isLine = (one: ListItem) =>
    list.kind === 'priced' ||
    ((list.kind === 'plain' || list.kind === 'pairs') && priceOf(one, making) !== '');
  const term = termIn(item.text, making);
  if (term === undefined) {
    if (isLine(item)) money.lines.push(lineOf(item, groupOf(piece, making), making));
    return isLine(item);
  }
  const [rate] = RATE.exec(term.text) ?? [];
  const isTax = says(term.label, languagePackOf(making.voice.language).documents.taxWords);
  const isAmong = list.items
    .slice(at + 1)
    .some((one) => termIn(one.text, making) === undefined && isLine(one));
  if (!isTax || rate === undefined || !isAmong) money.terms.push(term);
  else for (const line of money.lines) line.tax ||= rate;
  return true;
}

const says = (text: string, words: readonly string[]): boolean => {
  const parts = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => parts.includes(word) || parts.join(' ').startsWith(`${word} `));
};

/** A tax, a discount or a deposit with its rate or amount: "VAT 20%", "19 % MwSt kommt noch drauf". */
function termIn(text: string, { voice }: Making): Labelled | undefined {
  const { taxWords, discountWords, depositWords } = languagePackOf(voice.language).documents;
  const [rate] = RATE.exec(text) ?? [];
  const figure = text.search(/\p{Nd}/u);
  const label = withoutEnd(text.slice(0, Math.max(0, figure)), ' :：(');
  if (label === '' && rate !== undefined) {
    const tax = text.split(/[^\p{L}\p{M}]+/u).find((word) => taxWords.includes(word.toLowerCase()));
    return tax === undefined ? undefined : { label: tax, text: rate };
  }
  const isTerm =
    says(label, [...discountWords, ...depositWords]) || (says(label, taxWords) && rate !== undefined);
  if (label === '' || label.split(' ').length > MOST_WORDS || !isTerm) return undefined;
  return { label, text: text.slice(figure) };
}

const priceOf = (item: ListItem, { brief }: Making): string =>
  brief.facts.find(({ id, kind }) => kind === 'price' && item.facts.includes(id))?.value ?? '';

/** The person's words over a list. */
function groupOf({ topic, list }: ListPiece, { brief }: Making): string {
  const over = brief.topics.find(({ id }) => id === topic)?.heading ?? '';
  return [over, list.heading].filter((line, at, all) => line !== '' && all.indexOf(line) === at).join(' – ');
}

/** An item as a line, its price as given; what has no price is asked for. */
function lineOf(item: ListItem, group: string, making: Making): Line {
  const price = priceOf(item, making);
  const told = item.value === '' && price !== '' && item.text.includes(price);
  const at = item.text.indexOf(price);
  const name = told ? item.text.slice(0, at) : item.title || item.text;
  const value = item.value || price;
  const { quantity, unit, text } = counted(name, item.quantity, value, making.voice.language);
  const more = told
    ? [item.text.slice(at + price.length).replace(/^[\s,;.]+/u, '')]
    : [item.detail, ...item.points];
  return {
    group: item.group || group,
    text: [text, ...more].filter((part) => part !== '').join(', '),
    quantity: quantity === '' && isRate(value, making.voice.language) ? UNKNOWN : quantity,
    unit,
    price: (unit === '' ? value : amountIn(value)) || making.voice.ask('documents', 'price', text),
    tax: '',
  };
}

/** Stands where nobody said how many, so that no sum is worked out from a price for one. */
const UNKNOWN = '–';

/** "£0.17 a set", "€ 9,50 per m2": a price for one of something. */
function isRate(value: string, language: string): boolean {
  const { currencies } = languagePackOf(language).documents;
  const [, ...others] = value.split(/\p{Nd}+/u);
  const behind = others.findLast((part) => part !== '') ?? '';
  const words = behind.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => word.length > 3 && currencies[word] === undefined && !/^[a-z]{3}$/u.test(word));
}

/** "€ 9,50 per m2": the amount alone, its unit stands beside it. */
function amountIn(value: string): string {
  const [amount = ''] = /^[^\p{Nd}]{0,8}\p{Nd}[\p{Nd}.,\u00a0']*(?:\s?\p{Sc})?/u.exec(value) ?? [];
  return /\p{Sc}/u.test(amount) ? amount.trim() : value;
}

/** Figures and their unit at the end of a name: "Hedge, 25 plants", "Fitting 11 hours à". */
const TAIL = /(?<=[,，\s])(\p{Nd}[\p{Nd}.,]*)(?:\s?(\p{L}[\p{L}\p{M}²³\d.]{0,15}))?\s*([x×*@à])?$/u;

/** How many of what: "Two oak chairs" and "Copies: 3 ×" say it before and behind the name. */
function counted(
  name: string,
  given: string,
  value: string,
  language: string,
): { quantity: string; unit: string; text: string } {
  const bare = withoutEnd(name.trim(), ' :：,');
  const [tail = '', digits = '', unit = '', times] = TAIL.exec(bare) ?? [];
  const isPer = unit !== '' && value.toLowerCase().includes(` ${unit.toLowerCase().slice(0, 3)}`);
  const text = withoutEnd(bare.slice(0, bare.length - tail.length), ' :：,');
  if (given === '' && text !== '' && (times !== undefined || isPer)) return { quantity: digits, unit, text };
  const [first = '', ...rest] = bare.split(' ');
  const whole = /^\p{Nd}{1,3}$/u.test(first) ? Number(first) : 0;
  const number = languagePackOf(language).documents.numbers[first.toLowerCase()] ?? whole;
  const counts = given === '' && rest.length > 0 && number >= 2 && Number.isInteger(number);
  return counts
    ? { quantity: first, unit: '', text: rest.join(' ') }
    : { quantity: given, unit: '', text: bare };
}
