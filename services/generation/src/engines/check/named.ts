import { detectLanguage } from '../brief/language.ts';
import { lettersOf } from '../draft/plain.ts';
import { type Material, shareThatStands, stands } from './material.ts';

/** Whether a text is written as the material is: what is translated into another script can't be compared. */
export function isComparable({ letters }: Material, text: string): boolean {
  const own = [...lettersOf(text)];
  return own.filter((letter) => letters.includes(letter)).length * 2 >= own.length;
}

/** Whether a quotation is in another language than one that was given: a translation can't be compared. */
export function isTranslated({ quotations }: Material, text: string): boolean {
  const language = detectLanguage(text);
  return quotations.some((given) => {
    const own = detectLanguage(given);
    return own !== undefined && language !== undefined && own !== language;
  });
}

/** Words in a row that begin with capitals: "Ada Lind", "Harbour Weekly". */
const capitals = /\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}[\p{L}\p{M}.'’-]*)*/gu;

/** Of a longer name with a title or a role before it, so many words stand in the material. */
const sameName = 0.6;

/**
 * The names of a text stand in the material, be it in another case. What small letters say of them is told, or translated,
 * in many ways; without capitals each part of the text is a name.
 */
export function isNamed(material: Material, text: string): boolean {
  const named = [...text.matchAll(capitals)].map(([name]) => name);
  const parts = named.length > 0 ? named : text.split(/[,;·|(（）)]/u).filter((part) => part.trim() !== '');
  return parts.every(
    (part) =>
      stands(material, part) ||
      shareThatStands(material, part, true) >= (part.split(' ').length > 2 ? sameName : 1),
  );
}
