import { type Panel, panel } from '../../../draft/dataviz.ts';
import { isYear } from '../../../packs/periods.ts';
import { capitalised } from '../common/facts.ts';

/** A number with its sign or unit, or of how many: "27.4 C", "14 of 180". */
const FIGURE = String.raw`\p{Sc}?\d[\d.,]*(?:\s?(?:[%\p{Sc}]|°?\p{L}{1,3}(?!\p{L})))?(?:\s\p{L}{2,3}\s\d[\d.,]*)?`;
const BEHIND = new RegExp(String.raw`^(\p{L}[^\d\p{Sc}:]{1,48}?):?\s+(${FIGURE})$`, 'u');
const BEFORE = new RegExp(String.raw`^(${FIGURE})\s(\p{L}[^\d:]{1,48})$`, 'u');
const MOST_WORDS = 5;

const tile = (heading: string, value: string): Panel =>
  panel('number', { heading: capitalised(heading), value });

/** Figures in a row, each with what it is of, as tiles; none where the words say more than that. */
export function tilesOf(text: string): Panel[] {
  const parts = text.split(/[.;,](?:\s+|$)|\n/u).filter((part) => part.trim() !== '');
  const tiles = parts.flatMap((part) => {
    const [, name, figure] = BEHIND.exec(part.trim()) ?? [];
    const [, before, noun] = BEFORE.exec(part.trim()) ?? [];
    const [heading, value] = [name ?? noun, figure ?? before];
    const isTile = heading && value && !isYear(value) && heading.split(' ').length <= MOST_WORDS;
    return isTile ? [tile(heading, value)] : [];
  });
  return tiles.length === parts.length ? tiles : [];
}
