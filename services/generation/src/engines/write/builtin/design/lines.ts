import type { Brief, Fact, List, ListItem } from '../../../brief/brief.ts';
import { withoutEnd } from '../../../brief/without-end.ts';
import type { FrameText } from '../../../draft/design.ts';
import type { TextRole } from '../../../draft/vocabulary.ts';
import { begun, factWithLead } from '../common/facts.ts';
import type { Piece, Sentence } from '../common/pieces.ts';
import { gridOfDataset } from '../material/tables.ts';
import { takenApart } from './apart.ts';

/** A text of a frame, with its place in the person's order kept. */
export const line = (role: TextRole, text: string, given: Partial<FrameText> = {}): FrameText => ({
  role,
  text,
  emphasis: 'normal',
  group: '',
  language: '',
  place: '',
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
const DIALLED = /^[+(]?\d[\d ()/-]{6,}$/u;
/** "Up to 45% off": an offer as short as a price. */
export const isOffer = (text: string): boolean => text.length <= 40 && /\d ?%/u.test(text);

/** The role of a sentence: that of the facts that make up most of it, else plain text. */
function roleOfSentence(sentence: Sentence, own: readonly Fact[]): TextRole {
  if (DIALLED.test(sentence.text)) return 'contact';
  if (isOffer(sentence.text)) return 'price';
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
  return line(ROLE_OF_FACT[fact.kind] ?? 'caption', factWithLead(fact));
}

const LONGEST_VALUE = 14;

/** A thing and its price side by side; the whole line where it can't be parted. */
export function rowOf(text: string, value: string, group: string): FrameText[] {
  const whole = [line('list', text, { group })];
  if (value === '' || value.length > LONGEST_VALUE) return whole;
  const thing = withoutEnd(text.slice(0, -value.length), ' :.·…|–—-');
  return thing === '' ? whole : [line('list', thing, { group }), line('price', value, { group })];
}

const endOf = ({ value, time, date, text }: ListItem): string =>
  [value, time, date].find((end) => end !== '' && text.endsWith(end)) ?? '';

function linesOfList(list: List): FrameText[] {
  if (list.kind === 'contacts')
    return list.items.map(({ text }) => line(/\d|@|\.\p{Ll}/u.test(text) ? 'contact' : 'body', text));
  const most = list.items.every((item) => endOf(item) === '') ? 5 : 3;
  return list.items.flatMap((item, index) => {
    // "Nov 18" and "7 PM" side by side are no list, nor are a few phrases.
    const isDay = item.text === item.date || item.text === item.time;
    if (isDay || (list.items.length < most && item.value === '' && item.points.length === 0))
      return [line(item.date + item.time === '' ? 'body' : 'date', item.text)];
    const points = item.points.filter((point) => !item.text.includes(point));
    return [item.text, ...points].flatMap((text, at) =>
      rowOf(text, at === 0 ? endOf(item) : '', `${list.id}-${index}-${at}`),
    );
  });
}

const quoteLines = (text: string, by: string, role: string): FrameText[] => {
  const who = [by, role].filter((part) => part !== '').join(', ');
  return [line('quote', text), ...(who === '' ? [] : [line('caption', who)])];
};

function linesOfSentence(
  sentence: Sentence,
  facts: ReadonlyMap<string, Fact>,
  language: string,
): FrameText[] {
  const own = sentence.facts.flatMap((id) => facts.get(id) ?? []);
  const isQuoted = own.some(({ value }) => value === sentence.text);
  const parts = isQuoted ? [] : takenApart(sentence.text, own, language);
  const isWhole = parts.length < 2;
  const [only] = parts;
  return (isWhole ? [{ kind: only?.kind ?? 'said', text: sentence.text }] : parts).flatMap(
    ({ kind, text }) => {
      const role = kind === 'where' ? 'place' : roleOfSentence(sentence, own);
      if (kind !== 'said' && !isWhole) return [line(kind === 'when' ? 'date' : 'place', begun(text))];
      return [
        isWhole
          ? line(role, role === 'body' || text.length > 60 ? text : text.replace(/(?<!\.\p{L})\.$/u, ''))
          : line(isOffer(text) ? 'price' : 'body', begun(text)),
      ];
    },
  );
}

/** Texts of a piece of the material, to the letter, each in its role. */
export function linesOfPiece(piece: Piece, facts: ReadonlyMap<string, Fact>, brief: Brief): FrameText[] {
  switch (piece.kind) {
    case 'prose':
      return piece.sentences.flatMap((sentence) => linesOfSentence(sentence, facts, brief.language));
    case 'list':
      return linesOfList(piece.list);
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
