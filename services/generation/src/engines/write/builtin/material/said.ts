import type { Material, Sentence } from '../common/pieces.ts';
import { countWords } from './words.ts';

/** What is left of a sentence once these words are taken out of it. */
function without(text: string, said: readonly string[]): string {
  return said
    .flatMap((words) => (words === '' ? [] : [words, words.charAt(0).toLowerCase() + words.slice(1)]))
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, words) => left.split(words).join(' '), text);
}

/** Drops sentences that say only what is shown above them: "for Brinewell, pumps for islands" under that title. */
export function dropSaid(material: Material, said: readonly string[], language: string): void {
  const isSaid = ({ text, final }: Sentence): boolean => {
    if (final) return said.includes(text);
    const left = without(text, said);
    return left !== text && countWords(left, language) <= 1 && !/\p{Nd}/u.test(left);
  };
  for (const piece of material.take(
    (one) => one.kind === 'prose' && one.heading === '' && one.sentences.some(isSaid),
  )) {
    if (piece.kind !== 'prose') continue;
    const sentences = piece.sentences.filter((sentence) => !isSaid(sentence));
    if (sentences.length > 0) material.giveBack({ ...piece, sentences });
  }
}
