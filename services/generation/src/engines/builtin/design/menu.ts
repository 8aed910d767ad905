import type { Detail } from './detail-patterns.ts';
import { capitalise, printable } from './sentences-of.ts';

const MENU =
  /\b(?:menus?|menú|menù|price ?lists?|speisekarte|getränkekarte|preisliste|carte du restaurant|carta|cardápio|karta dań|menukaart|prijslijst)\b/iu;
const PRICE = '(?:[€$£]\\s?)?\\d{1,3}(?:[.,]\\d{1,2})?(?:\\s?(?:€|EUR|£|\\$|zł|CHF|₹))?';
const ENTRY = new RegExp(
  `(?<=^|[\\n.:;,]\\s{0,3})(?:(?<section>\\p{L}[\\p{L} &'’-]{2,28}):\\s*)?(?<name>\\p{L}(?:[^,;:.\\n]|(?<=\\d)[,.](?=\\d)){1,58}?)\\s+(?:[-–—]\\s*)?(?<price>${PRICE})(?=\\s*(?:[,;](?!\\d)|\\n|\\.(?:\\s|$)|$))`,
  'gu',
);
const NOT_A_SECTION =
  /^(?:the )?(?:menu|menú|menù|price ?list|speisekarte|preisliste|carte|carta|prices?|preise|prix|offers?)\b/iu;
const FEWEST = 3;

/** The dishes of a menu with their prices, under the names of their sections; and the prompt without them. */
export function readMenu(text: string): { details: Detail[]; rest: string } {
  const entries = MENU.test(text) ? [...text.matchAll(ENTRY)] : [];
  if (entries.length < FEWEST) return { details: [], rest: text };
  const sections = entries.flatMap(({ groups }) => groups?.section ?? []);
  const details = entries.flatMap(({ groups }): Detail[] => {
    const section = groups?.section?.trim() ?? '';
    const isSection = section !== '' && sections.length > 1 && !NOT_A_SECTION.test(section);
    const dish = printable(`${groups?.name ?? ''} ${groups?.price ?? ''}`);
    return [
      ...(isSection ? [{ role: 'list' as const, text: capitalise(section), isHead: true }] : []),
      { role: 'list', text: capitalise(dish) },
    ];
  });
  let rest = '';
  let from = 0;
  for (const entry of entries) {
    // "Menu for a taqueria, El Farol: …": a sole name before the dishes is the house's.
    rest += text.slice(from, entry.index) + (sections.length === 1 ? (entry.groups?.section ?? '') : '');
    from = entry.index + entry[0].length;
  }
  rest = (rest + text.slice(from)).replace(/[:,;.\s]*[,;.](?:\s*[,;.])+/g, '. ');
  return { details, rest };
}
