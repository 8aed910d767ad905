import type { Brief, Fact, List, ListItem } from '../../../brief/brief.ts';
import { withoutEnd } from '../../../brief/without-end.ts';
import type { FrameText } from '../../../draft/design.ts';
import type { TextRole } from '../../../draft/vocabulary.ts';
import { capitalised, factWithLead } from '../common/facts.ts';
import type { Piece, Sentence } from '../common/pieces.ts';
import { gridOfDataset } from '../material/tables.ts';
import { blanksOf } from './blanks.ts';

/** A text of a frame, with its place in the person's order kept. */
export const line = (role: TextRole, text: string, given: Partial<FrameText> = {}): FrameText => ({
  role,
  text,
  emphasis: 'normal',
  group: '',
  language: '',
  ...given,
});

/** What a fact is on a poster or a card; the first that a sentence is mostly made of decides about it. */
const ROLE_OF_FACT: Partial<Record<Fact['kind'], TextRole>> = {
  email: 'contact',
  phone: 'contact',
  url: 'contact',
  date: 'date',
  time: 'date',
  hours: 'date',
  address: 'place',
  place: 'place',
  price: 'price',
};
const MOSTLY = 0.4;

/** The role of a sentence: that of the facts that make up most of it, else plain text. */
export function roleOfSentence(sentence: Sentence, facts: ReadonlyMap<string, Fact>): TextRole {
  const own = sentence.facts.flatMap((id) => facts.get(id) ?? []);
  const covered = own.reduce((sum, { value }) => sum + value.length, 0);
  if (covered < sentence.text.length * MOSTLY) return 'body';
  for (const fact of own) {
    const role = ROLE_OF_FACT[fact.kind];
    if (role !== undefined) return role;
  }
  return 'body';
}

/** A fact that stands in no sentence, with the words that say what it is. */
export function lineOfFact(fact: Fact): FrameText {
  const isShare = fact.kind === 'number' && /%$/u.test(fact.value);
  const other = fact.kind === 'quote' ? 'quote' : 'caption';
  const role = isShare ? 'price' : (ROLE_OF_FACT[fact.kind] ?? other);
  return line(role, role === 'quote' ? fact.value : factWithLead(fact));
}

const LONGEST_VALUE = 14;

/** A thing and its price, or a time and what happens then, side by side; the whole line where it can't be parted. */
function rowOf(text: string, value: string, group: string): FrameText[] {
  const whole = [line('list', text, { group })];
  if (value === '' || value.length > LONGEST_VALUE) return whole;
  if (text.endsWith(value)) {
    const thing = withoutEnd(text.slice(0, -value.length), ' :.·…|–—-');
    return thing === '' ? whole : [line('list', thing, { group }), line('price', value, { group })];
  }
  const thing = text.startsWith(value) ? text.slice(value.length).replace(/^[\s:.·|–—-]+/u, '') : '';
  return thing === '' ? whole : [line('date', value, { group }), line('list', thing, { group })];
}

const endOf = (item: ListItem): string => {
  const ends = [item.value, item.time, item.date].filter((value) => value !== '');
  return ends.find((value) => item.text.endsWith(value) || item.text.startsWith(value)) ?? '';
};

/** "Date: blank", "Five fields to fill in: lot, mass". */
const LABELLED = /^([^:：.!?]{2,90})[:：]\s*(.+)$/su;

function linesOfList(list: List, language: string): FrameText[] {
  if (list.kind === 'contacts') return list.items.map(({ text }) => line('contact', text));
  if (list.kind === 'quotes') {
    return list.items.flatMap(({ text, title, detail, person, label }) =>
      quoteLines(detail || title || text, person, label),
    );
  }
  const blanks = blanksOf(
    list.heading,
    list.items.map(({ text }) => text),
    language,
  );
  if (blanks.length > 0) return blanks.map((text) => line('list', text));
  return list.items.flatMap((item, index) => {
    const [, label = '', rest = ''] = LABELLED.exec(item.text) ?? [];
    const own = blanksOf(label, [rest], language);
    if (own.length > 0) return own.map((text) => line('list', text));
    const points = item.points.filter((point) => !item.text.includes(point));
    const rows = [item.text, ...points].flatMap((text, at) =>
      rowOf(text, at === 0 ? endOf(item) : '', `${list.id}-${index}-${at}`),
    );
    return rows;
  });
}

const quoteLines = (text: string, by: string, role: string): FrameText[] => {
  const who = [by, role].filter((part) => part !== '').join(', ');
  return [line('quote', text), ...(who === '' ? [] : [line('caption', who)])];
};

/** A measure of the piece itself is never printed on it. */
const isSize = (text: string): boolean =>
  /^\p{P}*\d{1,5}(?:[.,]\d+)?\s*[x×*]\s*\d{1,5}(?:[.,]\d+)?\s*(?:mm|cm|px|in|pt)?\p{P}*$/iu.test(text.trim());

function linesOfSentence(sentence: Sentence, facts: ReadonlyMap<string, Fact>, brief: Brief): FrameText[] {
  const { text, final } = sentence;
  if (isSize(text)) return [];
  const match = final ? null : LABELLED.exec(text);
  const blanks = match === null ? [] : blanksOf(match[1] ?? '', [match[2] ?? ''], brief.language);
  if (blanks.length > 0) return blanks.map((field) => line('list', field));
  const priced = sentence.facts
    .flatMap((id) => facts.get(id) ?? [])
    .find(({ kind, value }) => kind === 'price' && text.endsWith(value));
  const isRow = priced !== undefined && /[:·…|–—-]\s*$/u.test(text.slice(0, -priced.value.length));
  if (isRow && text.length <= 90) return rowOf(text, priced.value, `row-${priced.id}`);
  return [line(roleOfSentence(sentence, facts), text)];
}

/** Texts of a piece of the material, to the letter, each in its role. */
export function linesOfPiece(piece: Piece, facts: ReadonlyMap<string, Fact>, brief: Brief): FrameText[] {
  switch (piece.kind) {
    case 'prose':
      return piece.sentences.flatMap((sentence) => linesOfSentence(sentence, facts, brief));
    case 'list':
      return linesOfList(piece.list, brief.language);
    case 'quote':
      return quoteLines(piece.quote.text, piece.quote.by, piece.quote.role);
    case 'dataset': {
      const { columns, rows } = gridOfDataset(piece.dataset, brief);
      return [columns, ...rows].flatMap((cells, at) =>
        cells.map((cell, index) =>
          line(index === 1 && cells.length === 2 ? 'price' : 'list', cell || '–', {
            group: `${piece.dataset.id}-${at}`,
          }),
        ),
      );
    }
  }
}

/** What the organisation is, told below its name. */
export const descriptorOf = (brief: Brief): string => capitalised(brief.descriptor);
