import type { Dataset, List, ListItem } from '../../../brief/brief.ts';
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
    const list = asBill(piece.list, making);
    const bill = { ...piece, list };
    const rest = list.items.filter((item, at) => !takeItem(item, { piece: bill, at, money }, making));
    if (rest.length > 0) material.giveBack({ ...piece, list: { ...piece.list, items: rest } });
  }
  // A group alone is the table's own name.
  const [group = '', ...others] = new Set(money.lines.map((line) => line.group));
  if (others.length === 0) {
    money.name ||= group;
    money.lines = money.lines.map((line) => ({ ...line, group: '' }));
  }
  const { taxWords } = languagePackOf(making.voice.language).documents;
  for (const { role, text } of making.brief.segments) {
    if (role === 'order')
      money.terms.push(...text.split(/(?<=[.!?])\s/u).flatMap((one) => ratesIn(one, money, making)));
  }
  for (const piece of material.take(({ kind }) => kind === 'prose')) {
    if (piece.kind !== 'prose') continue;
    const sentences = piece.sentences.filter(({ text }) => {
      const term = text.length <= 60 ? termIn(text.replace(/[.。]$/u, ''), money, making) : undefined;
      const rates = term === undefined ? ratesIn(text, money, making) : [term];
      // A discount alone may be one on conditions.
      const terms = term || rates.some(({ label }) => says(label, taxWords)) ? rates : [];
      money.terms.push(...terms);
      return terms.length === 0;
    });
    if (sentences.length > 0) material.giveBack({ ...piece, sentences });
  }
  return money;
}

/** "Take off a 5% club discount, then add VAT at 20%": rates to reckon with, where a sentence has no other figure. */
function ratesIn(sentence: string, money: Money, { voice }: Making): Labelled[] {
  const { taxWords, discountWords, includedWords } = languagePackOf(voice.language).documents;
  const rates = [...sentence.matchAll(new RegExp(RATE, 'gu'))];
  const others = rates.reduce((text, [rate]) => text.replace(rate, ''), sentence);
  if (/\p{Nd}/u.test(others) || says(others, includedWords) || isOfSome(sentence, money)) return [];
  const known = [...sentence.matchAll(/[\p{L}\p{M}]+/gu)].filter(({ 0: word }) =>
    [...taxWords, ...discountWords].includes(word.toLowerCase()),
  );
  return rates.flatMap(({ 0: rate, index }) => {
    const [word] = known.toSorted((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index));
    if (word === undefined) return [];
    const between = sentence.slice(index + rate.length, word.index + word[0].length).trim();
    const isNamed = between.split(' ').length <= 3 && discountWords.includes(word[0].toLowerCase());
    return [{ label: isNamed && between !== '' ? between : word[0], text: rate }];
  });
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
  const term = termIn(item.text, money, making) ?? ratesIn(item.text, money, making)[0];
  if (term === undefined) {
    if (isLine(item)) money.lines.push(lineOf(item, groupOf(piece, making), making));
    return isLine(item);
  }
  const [rate] = RATE.exec(term.text) ?? [];
  const isTax = says(term.label, languagePackOf(making.voice.language).documents.taxWords);
  const isAmong = list.items
    .slice(at + 1)
    .some((one) => termIn(one.text, money, making) === undefined && isLine(one));
  if (!isTax || rate === undefined || !isAmong) money.terms.push(term);
  else for (const line of money.lines) line.tax ||= rate;
  return true;
}

/** "10 % off the microphones only", "VAT on all but travel": a rate of some lines, which nobody reckons for all of them. */
function isOfSome(text: string, { lines }: Money): boolean {
  const namesIn = (words: string): string[] => words.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  const named = lines.flatMap((line) => namesIn(line.text));
  return RATE.test(text) && namesIn(text).some((one) => named.includes(one));
}

const says = (text: string, words: readonly string[]): boolean => {
  const parts = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => parts.includes(word) || parts.join(' ').startsWith(`${word} `));
};

/** A tax, a discount or a deposit with its rate or amount: "VAT 20%", "19 % MwSt kommt noch drauf". */
function termIn(text: string, money: Money, { voice }: Making): Labelled | undefined {
  const { taxWords, discountWords, depositWords } = languagePackOf(voice.language).documents;
  const [rate] = RATE.exec(text) ?? [];
  const figure = text.search(/\p{Nd}/u);
  const label = withoutEnd(text.slice(0, Math.max(0, figure)), ' :：(');
  const isTerm =
    says(label, [...discountWords, ...depositWords]) || (says(label, taxWords) && rate !== undefined);
  if (label === '' || label.split(' ').length > MOST_WORDS || !isTerm || isOfSome(text, money))
    return undefined;
  return { label, text: text.slice(figure) };
}

/** "Skip hire 260", "2 tunings at 95 each", "420 words at 0.14 = 58.80": a price without its currency, and what it comes to. */
const PLAIN =
  /[\s:：](\p{Nd}[\p{Nd}.,]{0,14}(?<=\p{Nd}))(?:\s(\p{L}{1,12}))?(\s?=\s?\p{Nd}[\p{Nd}.,]{0,14})?[.。]?$/u;
const LEAST_LINES = 2;

/** A list of a bill most items of which end in a price, as lines with that; what has none there is asked for. */
function asBill(list: List, { brief, voice }: Making): List {
  const { each } = languagePackOf(voice.language).reading.material;
  const items = list.items.map((item) => {
    const bare = { ...item, title: item.text, detail: '', quantity: '', value: '' };
    const [tail = '', price = '', word = '', sum = ''] = PLAIN.exec(item.text) ?? [];
    const isOther = brief.facts.some(
      ({ kind, value }) => !/number|time/u.test(kind) && value.endsWith(price) && item.text.includes(value),
    );
    if (price === '' || isOther || (word !== '' && !each.includes(word))) return bare;
    const title = item.text.slice(0, item.text.length - tail.length);
    const points = sum === '' ? item.points : [...item.points, sum.trim()];
    return { ...bare, title, value: price, text: `${title} ${price}`, points };
  });
  const count = items.filter(({ value }) => value !== '').length;
  const isBill = !['priced', 'contacts'].includes(list.kind) && count >= LEAST_LINES;
  return isBill && count * 2 >= items.length ? { ...list, kind: 'priced', items } : list;
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
  const value = item.value || price;
  const told = item.value === '' && price !== '' && item.text.includes(price);
  // "2 days at 3,400": what leads from a name to its price says whether that is for one.
  const isLed = `${item.quantity}${item.detail}` === '' && item.text.startsWith(item.title);
  const at = value !== '' && (told || isLed) ? item.text.indexOf(value) : -1;
  const name = at > 0 ? item.text.slice(0, at) : item.title || item.text;
  const [amount = '', , kind = ''] = QUANTITY.exec(told ? '' : item.detail) ?? [];
  const given = item.quantity || amount.slice(0, amount.length - kind.length).trim();
  const { quantity, unit, text } = counted(name, given, value, making.voice.language);
  const more = told
    ? [item.text.slice(at + price.length).replace(/^[\s,;.]+/u, '')]
    : [amount === '' ? item.detail : '', ...item.points];
  return {
    group: item.group || group,
    text: [text, ...more].filter((part) => part !== '').join(', '),
    quantity: quantity === '' && isRate(value, making.voice.language) ? UNKNOWN : quantity,
    unit: unit || kind,
    price: (unit === '' ? value : amountIn(value)) || making.voice.ask('documents', 'price', text),
    tax: '',
  };
}

const QUANTITY = /^(\p{Nd}[\p{Nd}.,]*)(?:\s?(\p{L}[\p{L}\p{M}²³]{0,15}))?$/u;

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
  const whole = withoutEnd(name.trim(), ' :：,');
  if (given !== '') return { quantity: given, unit: '', text: whole };
  const { glue } = languagePackOf(language).reading;
  const parts = whole.split(' ');
  const last = parts.findLastIndex((word) => !glue.includes(word.toLowerCase()) || /^[^aàá]$/u.test(word));
  const led = parts.slice(0, last + 1).join(' ');
  const bare = /\p{Nd}/u.test(parts.slice(Math.max(0, last - 1), last + 1).join(' ')) ? led : whole;
  const [tail = '', digits = '', unit = '', sign] = TAIL.exec(bare) ?? [];
  const times = bare === whole ? sign : 'x';
  const isPer = unit !== '' && value.toLowerCase().includes(` ${unit.toLowerCase().slice(0, 3)}`);
  const text = withoutEnd(bare.slice(0, bare.length - tail.length), ' :：,');
  if (text !== '' && digits !== '' && (times !== undefined || isPer)) return { quantity: digits, unit, text };
  const [first = '', ...rest] = bare.split(' ');
  const figure = /^\p{Nd}{1,3}$/u.test(first) ? Number(first) : 0;
  const number = languagePackOf(language).documents.numbers[first.toLowerCase()] ?? figure;
  const counts = rest.length > 0 && number >= 2 && Number.isInteger(number);
  return counts
    ? { quantity: first, unit: '', text: rest.join(' ') }
    : { quantity: '', unit: '', text: whole };
}
