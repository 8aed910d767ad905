import type { Brief } from '../../../brief/brief.ts';
import type { Material, Sentence } from '../common/pieces.ts';
import { countWords, plainly } from '../material/words.ts';

const LONGEST_OBJECT = 20;
const LONGEST_REST = 8;

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
