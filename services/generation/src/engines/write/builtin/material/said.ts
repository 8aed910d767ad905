import type { Brief, Fact } from '../../../brief/brief.ts';
import type { Material, Sentence } from '../common/pieces.ts';
import { countWords } from './words.ts';

/** What is left of a sentence once these words are taken out of it. */
function without(text: string, said: readonly string[]): string {
  return said
    .flatMap((words) => (words === '' ? [] : [words, words.charAt(0).toLowerCase() + words.slice(1)]))
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, words) => left.split(words).join(' '), text);
}

const takeSentences = (material: Material, isTaken: (sentence: Sentence) => boolean): string[] => {
  const taken: string[] = [];
  for (const piece of material.take(
    (one) => one.kind === 'prose' && one.heading === '' && one.sentences.some(isTaken),
  )) {
    if (piece.kind !== 'prose') continue;
    taken.push(...piece.sentences.filter(isTaken).map(({ text }) => text));
    const sentences = piece.sentences.filter((sentence) => !isTaken(sentence));
    if (sentences.length > 0) material.giveBack({ ...piece, sentences });
  }
  return taken;
};

/** Drops sentences that say only what is shown above them: "for Brinewell, pumps for islands" under that title. */
export function dropSaid(material: Material, said: readonly string[], language: string): void {
  takeSentences(material, ({ text, final }) => {
    if (final) return said.includes(text);
    const left = without(text, said);
    return left !== text && countWords(left, language) <= 1 && !/\p{Nd}/u.test(left);
  });
}

/** Takes sentences that are made of facts of these kinds and of nothing else: a line of telephone and mail. */
export function takeFactLines(material: Material, brief: Brief, kinds: readonly Fact['kind'][]): string[] {
  return takeSentences(material, ({ text, facts, final }) => {
    const own = brief.facts.filter(({ id, kind }) => facts.includes(id) && kinds.includes(kind));
    return (
      !final &&
      own.length > 0 &&
      !/[\p{L}\p{Nd}]/u.test(
        without(
          text,
          own.map(({ value }) => value),
        ),
      )
    );
  });
}
