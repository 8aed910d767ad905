import type { List } from '../../../brief/brief.ts';
import type { Piece, Sentence } from '../common/pieces.ts';
import { plainly } from './words.ts';

/** One sentence or item, or a whole table or quotation, with the words that name it. */
interface Atom {
  /** "Team" of "Team: Ana, cook"; the heading of a topic on its first atom; '' where there are none. */
  label: string;
  /** Whether the label is a heading of its own, so that the piece is all of what it names. */
  isHeading: boolean;
  piece: Piece;
}

const LABEL = /^([^:：.!?]{1,40})[:：](?:\s+|$)/u;

function atomsOfList(list: List, piece: Piece): Atom[] {
  return list.items.map((item) => {
    const label = item.label || (item.detail === '' ? '' : item.title) || (LABEL.exec(item.text)?.[1] ?? '');
    return { label, isHeading: false, piece: { ...piece, kind: 'list', list: { ...list, items: [item] } } };
  });
}

/** Pieces taken apart into their sentences and items, behind the headings over them. */
function atomsOf(pieces: readonly Piece[]): Atom[] {
  let topic = '';
  return pieces.flatMap((piece): Atom[] => {
    const under = piece.topic === topic && topic !== '' ? '' : piece.under;
    topic = piece.topic;
    const listed = piece.kind === 'list' && piece.list.heading !== under ? piece.list.heading : '';
    const base = { topic, heading: '', under: '', level: piece.level, kind: 'prose' as const };
    const heads = [under, listed].flatMap((label): Atom[] =>
      label === '' ? [] : [{ label, isHeading: true, piece: { ...base, sentences: [] } }],
    );
    if (piece.kind === 'list') return [...heads, ...atomsOfList(piece.list, piece)];
    if (piece.kind !== 'prose') return [...heads, { label: '', isHeading: false, piece }];
    const sentences = piece.sentences.map((sentence): Atom => {
      const label = sentence.final ? '' : (LABEL.exec(sentence.text)?.[1] ?? '');
      return { label, isHeading: false, piece: { ...piece, sentences: [sentence] } };
    });
    return [...heads, ...sentences];
  });
}

/** Atoms put together again: sentences of one topic to prose, items of one list to that list. */
function gathered(atoms: readonly Atom[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { piece } of atoms) {
    const last = pieces.at(-1);
    if (piece.kind === 'prose' && last?.kind === 'prose' && last.topic === piece.topic)
      last.sentences.push(...piece.sentences);
    else if (piece.kind === 'list' && last?.kind === 'list' && last.list.id === piece.list.id)
      last.list = { ...last.list, items: [...last.list.items, ...piece.list.items] };
    else if (piece.kind === 'prose') pieces.push({ ...piece, sentences: [...piece.sentences] });
    else pieces.push({ ...piece });
  }
  return pieces.filter(
    (piece) =>
      (piece.kind !== 'prose' || piece.sentences.length > 0) &&
      (piece.kind !== 'list' || piece.list.items.length > 0),
  );
}

const withoutLabel = (text: string, label: string): string =>
  label !== '' && text.startsWith(label) ? text.slice(label.length).replace(/^[\s:：–—-]+/u, '') : text;

/** What an atom says without its label, as sentences. */
function unlabelled({ label, isHeading, piece }: Atom): Atom {
  const bare = { label: '', isHeading: false };
  const base = { topic: piece.topic, heading: '', under: '', level: 0 };
  if (isHeading || (piece.kind !== 'prose' && piece.kind !== 'list'))
    return { ...bare, piece: { ...piece, heading: '', under: '' } };
  const said =
    piece.kind === 'prose'
      ? piece.sentences
      : piece.list.items.flatMap(({ text, points, facts }) =>
          [text, ...points].map(
            (one): Sentence => ({ kind: 'sentence', text: one, facts, final: false, paragraph: 0 }),
          ),
        );
  const sentences = said
    .map((one) => ({ ...one, text: withoutLabel(one.text, label) }))
    .filter(({ text }) => text !== '');
  return { ...bare, piece: { ...base, kind: 'prose', sentences } };
}

/** What belongs to each name, and the rest. */
export interface Shares {
  own: Piece[][];
  rest: Piece[];
}

function shared(atoms: readonly Atom[], count: number, placeOf: (atom: Atom) => number | undefined): Shares {
  const own: Atom[][] = Array.from({ length: count }, () => []);
  const rest: Atom[] = [];
  let current = -1;
  let topic = '';
  for (const atom of atoms) {
    const place = placeOf(atom);
    const isNew = atom.piece.topic !== topic;
    topic = atom.piece.topic;
    if (place !== undefined) current = place;
    else if (isNew) current = -1;
    const to = own[current];
    if (to === undefined) rest.push(atom);
    else to.push(place === undefined ? { ...atom, piece: { ...atom.piece, under: '' } } : unlabelled(atom));
  }
  return { own: own.map(gathered), rest: gathered(rest) };
}

/** Letters of a name that an item may begin with, to be what was asked for. */
const LEAST = 6;

/** Material that its own label or heading gives to a part of this name: "Team: …", "Market" over a paragraph. */
export function byLabels(pieces: readonly Piece[], names: readonly string[]): Shares {
  const plain = names.map(plainly);
  return shared(atomsOf(pieces), names.length, ({ label, piece }) => {
    const text = piece.kind === 'list' ? plainly(piece.list.items[0]?.text ?? '') : '';
    const at = plain.findIndex(
      (name) => name !== '' && (name === plainly(label) || (name.length >= LEAST && text.startsWith(name))),
    );
    return at >= 0 ? at : undefined;
  });
}

const NUMBERED = /^(\p{L}[\p{L}\p{M}]*)\s*(\d{1,2})$/u;

/** Parts that the person numbered by one word ("Frame 1: …", "Frame 2: …"); undefined where there are none. */
export function byNumbers(pieces: readonly Piece[]): Shares | undefined {
  const atoms = atomsOf(pieces);
  const numbers = atoms.flatMap(({ label }) => {
    const match = NUMBERED.exec(label.trim());
    return match === null ? [] : [{ word: match[1]?.toLowerCase() ?? '', number: Number(match[2]) }];
  });
  const word = numbers[0]?.word ?? '';
  const own = numbers.filter((one) => one.word === word).map(({ number }) => number);
  const isRow = own.length >= 2 && own.every((number, index) => number === index + 1);
  if (!isRow) return undefined;
  return shared(atoms, own.length, ({ label, isHeading }) => {
    const match = NUMBERED.exec(label.trim());
    if (match?.[1]?.toLowerCase() === word) return Number(match[2]) - 1;
    const mention = isHeading ? label.toLowerCase().match(/(?<!\p{L})(\p{L}+)\s*(\d{1,2})/u) : null;
    return mention?.[1] === word && Number(mention[2]) <= own.length ? Number(mention[2]) - 1 : undefined;
  });
}
