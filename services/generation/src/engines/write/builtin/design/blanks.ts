import { withoutEnd } from '../../../brief/without-end.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { clausesOf } from '../slides/clauses.ts';

const LINE = '_'.repeat(18);
/** Words that say of a field that it is empty are few: "blank line for the name". */
const LONGEST_NOTE = 60;

/** Whether words say that something stays empty, to be filled in by hand. */
export function isBlank(words: string, language: string): boolean {
  const lower = words.toLowerCase();
  const spaced = ` ${lower.split(/[^\p{L}\p{M}]+/u).join(' ')} `;
  const entries = [language, 'en'].flatMap((one) => languagePackOf(one).questions.blanks ?? []);
  return entries.some((entry) =>
    /\p{sc=Han}/u.test(entry) ? lower.includes(entry) : spaced.includes(` ${entry} `),
  );
}

const field = (label: string): string => `${withoutEnd(label, ' :：.')}: ${LINE}`;

/** Fields to be filled in by hand, as lines with their labels; [] where nothing says that something stays empty. */
export function blanksOf(label: string, texts: readonly string[], language: string): string[] {
  if (label !== '' && isBlank(label, language)) {
    const fields = texts.flatMap((text) => clausesOf(text.replace(/[.。]$/u, ''), []));
    return fields.map(field);
  }
  const [text = '', ...more] = texts;
  const isNote = more.length === 0 && text.length <= LONGEST_NOTE && isBlank(text, language);
  return label !== '' && isNote ? [field(label)] : [];
}
