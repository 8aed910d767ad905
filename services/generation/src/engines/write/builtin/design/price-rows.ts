import { withoutEnd } from '../../../brief/without-end.ts';
import type { FrameText } from '../../../draft/design.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { begun } from '../common/facts.ts';
import { line, rowOf } from './lines.ts';

/** "Pancakes 4 €", "soup is $8"; figures alone are prices on a menu. */
const PRICED = /^(.{2,48}?)[ :,·.…|–—-]+((?:[€$£¥] ?)?\d[\d.,]*(?: ?(?:[€$£¥]|EUR|USD|CHF|kr|zł))?)$/u;
const CURRENCY = /[€$£¥]|EUR|USD|CHF|kr|zł/u;
/** "Pancakes (sugar 4 €, caramel 5 €)": things under what they are. */
const SECTION = /^([^()]{2,40}) \((.+)\)$/u;

/** What stands between commas, semicolons and "and", but for those within brackets. */
function piecesIn(text: string, language: string): string[] {
  const and = languagePackOf(language)
    .reading.material.and.map((word) => ` ${word} `)
    .join('|');
  return text
    .split(new RegExp(`(?:[,;] (?:(?:${and.trim()}) )?|${and})(?![^(]{0,200}\\))`, 'u'))
    .map((piece) => withoutEnd(piece.trim(), ' .'));
}

function pricedRow(text: string, group: string, isMenu: boolean): FrameText[] {
  const [, thing = '', price = ''] = PRICED.exec(text) ?? [];
  if (thing === '' || !(isMenu || CURRENCY.test(price))) return [];
  return rowOf(`${thing.replace(/ (?:is|are)$/u, '')} ${price}`, price, group);
}

/** A text that is nothing but things and their prices, as rows, each section under its name; [] for any other. */
export function priceRows(text: string, group: string, language: string, isMenu: boolean): FrameText[] {
  const pieces = piecesIn(text, language);
  const rows = pieces.map((piece, at): FrameText[] => {
    const [, name = '', things = ''] = SECTION.exec(piece) ?? [];
    if (name === '') return pricedRow(piece, `${group}-${at}`, isMenu);
    const own = piecesIn(things, language).map((thing, place) =>
      pricedRow(thing, `${group}-${at}-${place}`, isMenu),
    );
    return own.some((row) => row.length === 0)
      ? []
      : [line('body', begun(name), { emphasis: 'strong' }), ...own.flat()];
  });
  return rows.some((row) => row.length === 0) ? [] : rows.flat();
}
