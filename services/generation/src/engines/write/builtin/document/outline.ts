import type { Brief } from '../../../brief/brief.ts';
import { begun } from '../common/facts.ts';
import type { ListPiece, Material, Piece, Sentence } from '../common/pieces.ts';
import { countWords, plainly } from '../material/words.ts';

/** So many labels make an outline of their own, where what is said under them is more than a word or two. */
const LEAST_LABELS = 3;
const LEAST_WORDS = 6;
const LONGEST_LABEL = 6;
const LONGEST_OBJECT = 20;
const LONGEST_REST = 8;

interface Label {
  label: string;
  text: string;
}

/** "Why now: 41 of 58 carers …": a short label before a colon. */
export function labelIn(text: string, language: string): Label | undefined {
  const colon = text.search(/[:：](?=\s|$|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/u);
  if (colon < 2 || colon > 60) return undefined;
  const label = text.slice(0, colon).trim();
  if (/[.!?。,;]/u.test(label) || countWords(label, language) > LONGEST_LABEL) return undefined;
  return { label, text: text.slice(colon + 1).trim() };
}

const LONGEST_NAME = 3;

/** "Scope. The policy sets out …": a word or two as a sentence of its own, at the beginning of a paragraph. */
function nameIn(piece: Extract<Piece, { kind: 'prose' }>, at: number, language: string): Label | undefined {
  const [one, before, next] = [piece.sentences[at], piece.sentences[at - 1], piece.sentences[at + 1]];
  if (one === undefined || one.final || before?.paragraph === one.paragraph) return undefined;
  const isName =
    /^[\p{Lu}\p{Lo}][^\p{Nd}]*[.。]$/u.test(one.text) && countWords(one.text, language) <= LONGEST_NAME;
  const opens = next === undefined || next.paragraph === one.paragraph;
  return isName && opens ? { label: one.text.slice(0, -1), text: '' } : undefined;
}

/** Labels over longer texts are headings: each piece under the words that the person put over it. */
export function outlined(pieces: readonly Piece[], language: string): Piece[] {
  const labels = pieces.flatMap((piece) => labelsOf(piece, language));
  const words = labels.map(({ text }) => countWords(text, language)).toSorted((one, other) => one - other);
  const isOutline = labels.length >= LEAST_LABELS && (words[words.length >> 1] ?? 0) >= LEAST_WORDS;
  if (!isOutline) return [...pieces];
  const made: Piece[] = [];
  let topic: string | undefined;
  let over: Piece | undefined;
  for (const piece of pieces) {
    const parts = underLabels(piece, language);
    if (piece.topic !== topic) {
      topic = piece.topic;
      // Labels alone would leave out what stands over them.
      over = piece.under !== '' && parts[0]?.topic !== topic ? opening(piece) : undefined;
      if (over !== undefined) made.push(over);
    }
    for (const part of parts) {
      const last = made.at(-1);
      const goesOn = part.topic === topic;
      if (goesOn && last?.topic.startsWith(`${topic}/`))
        made.push({ ...part, topic: last.topic, under: last.under, level: last.level });
      else if (goesOn && piece.level === LABEL_LEVEL) made.push({ ...part, ...under(piece, piece.under) });
      else made.push(over === undefined ? part : { ...part, level: Math.max(part.level, over.level + 1) });
    }
  }
  return made;
}

/** A heading over what follows it. */
const opening = (piece: Piece): Piece => ({
  ...piece,
  level: piece.level === 0 || piece.level === LABEL_LEVEL ? 2 : piece.level,
  kind: 'prose',
  sentences: [],
});

/** Of topics that a label opens. */
const LABEL_LEVEL = 3;

/** Most items of a list are labels with what is said of them. */
const isLabelled = (labels: readonly (Label | undefined)[]): boolean =>
  labels.filter((label) => label !== undefined).length > 0.6 * labels.length;

/** A list with a heading of its own under that of its topic stays a list: its labels would be a third rank. */
const isNested = ({ under: over, list }: ListPiece): boolean =>
  over !== '' && list.heading !== '' && plainly(list.heading) !== plainly(over);

function labelsOf(piece: Piece, language: string): Label[] {
  const over =
    piece.level === LABEL_LEVEL && piece.kind === 'prose'
      ? [{ label: piece.under, text: piece.sentences.map(({ text }) => text).join(' ') }]
      : [];
  if (piece.kind === 'prose')
    return [...over, ...piece.sentences.flatMap(({ text }) => labelIn(text, language) ?? [])];
  if (piece.kind !== 'list' || piece.list.ordered) return [];
  const own = piece.list.items.map(({ text }) => labelIn(text, language));
  if (isLabelled(own)) return own.flatMap((label) => label ?? []);
  const { heading, items } = piece.list;
  return heading === '' ? [] : [{ label: heading, text: items.map(({ text }) => text).join(', ') }];
}

const under = (piece: Piece, heading: string): Pick<Piece, 'topic' | 'heading' | 'under' | 'level'> => ({
  topic: `${piece.topic}/${heading}`,
  heading,
  under: heading,
  level: piece.level === 0 || piece.level === LABEL_LEVEL ? 2 : piece.level + 1,
});

const sentence = (text: string, paragraph: number): Sentence => ({
  kind: 'sentence',
  text: begun(text),
  facts: [],
  final: false,
  paragraph,
});

/** A piece as what stands under each of its labels. */
export function underLabels(piece: Piece, language: string): Piece[] {
  if (piece.kind === 'list') {
    const own = piece.list.items.map(({ text }) => labelIn(text, language));
    const { heading } = piece.list;
    if (!piece.list.ordered && own.length > 1 && isLabelled(own) && !isNested(piece)) {
      const over =
        heading !== '' && piece.under === '' ? [opening({ ...piece, ...under(piece, heading) })] : [];
      const items = piece.list.items.map(({ text }, at) => own[at] ?? { label: '', text });
      const parts = items.map(
        ({ label, text }): Piece => ({
          ...(label === '' ? piece : under(piece, label)),
          ...(over.length > 0 && label !== '' ? { level: LABEL_LEVEL } : {}),
          kind: 'prose',
          sentences: [sentence(text, 0)],
        }),
      );
      return [...over, ...parts];
    }
    return heading === '' || plainly(heading) === plainly(piece.under)
      ? [piece]
      : [{ ...piece, ...under(piece, heading) }];
  }
  if (piece.kind !== 'prose') return [piece];
  const parts: Extract<Piece, { kind: 'prose' }>[] = [{ ...piece, sentences: [] }];
  for (const [at, one] of piece.sentences.entries()) {
    const found = nameIn(piece, at, language) ?? (one.final ? undefined : labelIn(one.text, language));
    if (found === undefined) parts.at(-1)?.sentences.push(one);
    else
      parts.push({
        ...under(piece, found.label),
        kind: 'prose',
        sentences: found.text === '' ? [] : [sentence(found.text, one.paragraph)],
      });
  }
  return parts.filter(({ sentences }, at) => at > 0 || sentences.length > 0);
}

/** Takes out what an order is about: "the trustees" of "Write a brief for the trustees". It is no sentence of a text, but may name the parties of a form. */
export function dropObjects(material: Material, brief: Brief, isForm: boolean): void {
  const objects = new Set(objectsOf(brief));
  const isObject = ({ text, final, facts }: Sentence): boolean =>
    !final && objects.has(plainly(text)) && !(isForm && facts.length > 0);
  for (const piece of material.take((one) => one.kind === 'prose' && one.sentences.some(isObject))) {
    if (piece.kind !== 'prose') continue;
    const sentences = piece.sentences.filter((one) => !isObject(one));
    if (sentences.length > 0) material.giveBack({ ...piece, sentences });
  }
}

/** An order stands in so many signs at the beginning; what is ordered later is said of a part. */
const OPENING = 400;

/** Whether a stretch ends a sentence, what leads to a list, or a line. */
function isEnded(text: string): boolean {
  const words = text.trimEnd();
  return /[.!?。！？…:：]$/u.test(words) || text.includes('\n', words.length);
}

function objectsOf({ segments, language }: Brief): string[] {
  let start = 0;
  return segments.flatMap(({ role, text }, at) => {
    const [before, after] = [segments[at - 1], segments[at + 1]];
    start += text.length;
    if (role !== 'material') return [];
    const isOpening = start - text.length <= OPENING;
    const opened = before?.role === 'order' && !isEnded(before.text);
    const cut = after?.role === 'order' && !isEnded(text) && !/^\s*[\n.]/u.test(after.text);
    const lines = text.trim().split(/(?<=[.!?])\s|\n/u);
    const isBare = (one: string, most: number) => !/\p{Nd}/u.test(one) && countWords(one, language) <= most;
    const [first, last] = [lines[0] ?? '', lines.at(-1) ?? ''];
    return [
      ...(isOpening && opened && isBare(first, LONGEST_OBJECT) ? [plainly(first)] : []),
      ...(cut && isBare(last, isOpening ? LONGEST_REST : 2) ? [plainly(last)] : []),
    ];
  });
}
