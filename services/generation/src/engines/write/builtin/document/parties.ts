import type { Fact } from '../../../brief/brief.ts';
import type { Role } from '../../../packs/writing.ts';
import type { Piece } from '../common/pieces.ts';
import type { Making } from './making.ts';
import { labelledAs, type Sorted } from './roles.ts';

export interface Parties {
  from: string[];
  to: string[];
  date: string;
  /** A person to be addressed; '' where only a function or nobody is named. */
  recipient: string;
}

/** Who sends, who receives, when: as labelled, as introduced in the order, else asked. */
export function partiesOf(sorted: Sorted, making: Making, addressed: Addressing): Parties {
  const { brief, voice } = making;
  const lines = (role: Role): string[] => labelledAs(sorted, role).map(({ text }) => text);
  const party = (role: 'from' | 'to'): string[] => {
    const given = lines(role);
    return given.length > 0 ? given : addressed[role];
  };
  const ordered = partiesInOrder(making);
  const from = merged(party('from'), ordered.from, ordered.to);
  const to = merged(party('to'), ordered.to, ordered.from);
  const organisation = to.some((line) => line.includes(brief.organisation)) ? '' : brief.organisation;
  const dated = lines('date')[0] ?? '';
  const sender = from.length > 0 ? from : organisation === '' ? [] : [organisation];
  const person = brief.facts.find(
    ({ kind, value }) => kind === 'person' && to.some((line) => line.includes(value)),
  );
  return {
    from: sender.length > 0 ? sender : [voice.ask('documents', 'sender')],
    to: to.length > 0 ? to : [voice.ask('documents', 'recipient')],
    date: dated === '' ? voice.ask('documents', 'date') : dated,
    recipient: person?.value ?? '',
  };
}

/** The name that the order gives, over the lines that the material gives; an address alone goes to whom it follows. */
const merged = (lines: readonly string[], name: string, other: string): string[] => {
  const isKnown = lines.some((line) => line.includes(name)) || (lines.length > 0 && other === '');
  return name === '' || isKnown ? [...lines] : [name, ...lines];
};

const LONGEST_PARTY = 80;

/** "An offer from Groenewoud for Mrs de Wit": who is named behind the words for sender and recipient. */
function partiesInOrder({ brief, words }: Making): { from: string; to: string } {
  const found = { from: '', to: '' };
  const shown = brief.segments.flatMap(({ role, text }) => (role === 'private' ? [] : [text])).join('');
  const [sentence = ''] = shown.slice(0, 400).split(/[\n;]|(?<!\s\p{Ll}{1,3})[.!?](?=\s\p{Lu})/u, 1);
  const turns: { side: 'from' | 'to'; at: number; end: number }[] = [];
  for (const { 0: word, index } of sentence.matchAll(/[\p{L}\p{M}]+/gu)) {
    const side = (['from', 'to'] as const).find((one) => words.roles[one].includes(word.toLowerCase()));
    if (side !== undefined && word.length > 2) turns.push({ side, at: index, end: index + word.length });
  }
  turns.forEach(({ side, end }, index) => {
    const name =
      sentence
        .slice(end, turns[index + 1]?.at)
        .split(/[,:：(。]|\.$/u, 1)[0]
        ?.trim() ?? '';
    const isName = /(?:^|\s)\p{Lu}/u.test(name) && name.length <= LONGEST_PARTY && !/\p{Nd}/u.test(name);
    if (isName && found[side] === '') found[side] = name;
  });
  return found;
}

const NAMES = new Set<Fact['kind']>(['person', 'name']);
const WHERE = new Set<Fact['kind']>(['address', 'place', 'phone', 'email', 'url']);

/** A sentence that only says who and to whom. */
export interface Addressing {
  from: string[];
  to: string[];
  pieces: Piece[];
}

/** Takes who writes to whom out of the opening sentence, where it says nothing else. */
export function takeAddressing(pieces: readonly Piece[], making: Making): Addressing {
  const none = { from: [], to: [], pieces: [...pieces] };
  const [first, ...rest] = pieces;
  if (first?.kind !== 'prose' || first.heading !== '') return none;
  for (const count of [2, 1]) {
    const opening = first.sentences.slice(0, count);
    if (opening.length < count || opening.some(({ final }) => final)) continue;
    if (count > 1 && !/[.。]$/u.test(opening[0]?.text ?? '')) continue;
    const read = addressing(opening.map(({ text }) => text).join(' '), making);
    if (read === undefined) continue;
    const sentences = first.sentences.slice(count);
    return { ...read, pieces: [...(sentences.length === 0 ? [] : [{ ...first, sentences }]), ...rest] };
  }
  return none;
}

/** Reads "Oak & Iron, 4 Mill Lane, to Harbour Dental, 12 Quay Street"; undefined where there are other words. */
function addressing(
  sentence: string,
  { brief, words, documentType }: Making,
): Omit<Addressing, 'pieces'> | undefined {
  const found = { from: [] as string[], to: [] as string[] };
  let side: 'from' | 'to' = documentType === 'letter' ? 'to' : 'from';
  const parts = sentence
    .replace(/[.。?？]$/u, '')
    .replace(/\s\(([^()]*)\)$/u, ', $1')
    .trimEnd()
    .split(/,\s+/u);
  for (const part of parts) {
    const [word = ''] = part.toLowerCase().split(' ', 1);
    const turn = (['from', 'to'] as const).find((role) => words.roles[role].includes(word));
    side = turn ?? side;
    const bare = turn === undefined ? part : part.slice(word.length).trim();
    const facts = brief.facts.filter(({ value }) => bare.includes(value));
    const { organisation } = brief;
    const isOwn = organisation !== '' && bare.includes(organisation);
    const name = isOwn ? organisation : (facts.find(({ kind }) => NAMES.has(kind))?.value ?? '');
    const where = facts.some(({ kind }) => WHERE.has(kind)) || (/^\p{Nd}/u.test(bare) && bare.length <= 40);
    const short = /\p{Nd}/u.test(bare) ? 6 : 3;
    const isPlace = found[side].length > 0 && /^\p{Lu}/u.test(bare) && bare.split(' ').length <= short;
    if (name === '' && !where && !isPlace) return undefined;
    found[side].push(name === '' || where ? bare : name);
  }
  return found.from.length + found.to.length > 0 ? found : undefined;
}
