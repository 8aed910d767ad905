import { type Brief, saidIn } from '../brief/brief.ts';
import { lettersOf, plain, wordsOf } from '../draft/plain.ts';
import { languagePackOf } from '../packs/language-pack.ts';
import { saidFigures } from '../packs/said-figures.ts';
import { figuresOf } from './figures.ts';

/** Who wrote a draft: rules, from what the brief says; or a language model, that has read the message itself. */
export type Writer = 'rules' | 'model';

/** What a brief gives to be said, in the forms in which a draft is held against it. */
export interface Material {
  /** What is to be said. */
  text: string;
  /** Letters and words of all that was written, orders included: what stands there is not made up. */
  letters: string;
  /** Of those what may be shown: what a writer was told to be silent on is left out. */
  open: string;
  words: ReadonlySet<string>;
  /** Figures that stand in it or in its data, in their order; one that stands twice is there twice. */
  figures: readonly number[];
  quotations: readonly string[];
  /** The words of the order that must not be printed. */
  order: readonly string[];
  /** What is private; whether the writer was told it, to be silent on it. */
  hidden: readonly { text: string; isTold: boolean }[];
}

/**
 * @param writer who wrote: of a language model's draft only what surely orders is held to be an order, for the model has
 * read the whole and tells order from content better than the rules that parted them.
 */
export function materialOf(brief: Brief, writer: Writer): Material {
  const isByModel = writer === 'model';
  const of = (role: 'order' | 'material') =>
    brief.segments.filter((segment) => segment.role === role).map((segment) => segment.text);
  const facts = brief.facts.map((fact) => fact.value);
  const naming = [brief.organisation, brief.descriptor, brief.subject, brief.title];
  const text = [...of('material'), ...facts, ...naming].join('\n');
  const all = `${text}\n${of('order').join('\n')}`;
  // Of what was only dictated, more than its secret may be in a private segment.
  const told = brief.segments.flatMap((one) => (isByModel && one.orders === true ? one.text : []));
  const figures = figuresOf([all, ...told].join('\n')).map((figure) => figure.value);
  figures.push(...saidFigures(saidIn(brief.segments), [brief.language, brief.orderLanguage]));
  for (const { rows, columns } of brief.datasets)
    for (const at of columns.keys())
      for (const { [at]: cell } of rows) {
        if (typeof cell === 'number') figures.push(cell);
        else if (typeof cell === 'string') figures.push(...figuresOf(cell).map(({ value }) => value));
      }
  const open = [all, saidIn(brief.segments), withoutSpokenSigns(all, brief)].map(lettersOf).join('\n');
  return {
    ...{ text: plain(text), open },
    letters: isByModel ? `${open}\n${lettersOf(saidIn(brief.segments, '\n', true))}` : open,
    words: new Set(wordsOf(all)),
    figures,
    quotations: brief.facts.filter(({ kind }) => kind === 'quote').map(({ value }) => value),
    order: isByModel ? brief.commands : of('order'),
    hidden: brief.segments
      .filter(({ role }) => role === 'private')
      .map((one) => ({ text: plain(one.text), isTold: isByModel && one.orders === true }))
      .filter((one) => one.text.length > 3),
  };
}

/** A text in which dictated addresses are without the words for their signs, as an address is without the signs. */
function withoutSpokenSigns(text: string, { language, orderLanguage }: Brief): string {
  const signs = new Set(
    [language, orderLanguage].flatMap((tag) => languagePackOf(tag).reading.material.spokenSigns),
  );
  return text
    .split(/(\s+)/u)
    .filter((word) => !signs.has(word.toLowerCase()))
    .join('');
}

/** Whether a text stands in what was written, however it is set. */
export const stands = (material: Material, text: string): boolean => {
  const letters = lettersOf(text);
  return letters !== '' && material.letters.includes(letters);
};

/** The share of a text's words that stand in what was written, be it with another ending. */
export function shareThatStands({ words: given }: Material, text: string, mayBend = false): number {
  const words = wordsOf(text);
  const isBent = (word: string): boolean => {
    const stem = word.slice(0, Math.max(3, word.length - 2));
    return [...given].some((own) => own.startsWith(stem) && Math.abs(own.length - word.length) <= 3);
  };
  const known = words.filter((word) => given.has(word) || (mayBend && isBent(word)));
  return known.length / Math.max(1, words.length);
}
