import { BUILDING_TRADES } from './building.ts';
import { CARE_TRADES } from './care.ts';
import { OFFICE_TRADES } from './offices.ts';
import { PHOTOGRAPHY_TRADES } from './photographers.ts';
import type { SiteTrade } from './site-trade.ts';
import { TABLE_TRADES } from './table.ts';

export const SITE_TRADES: readonly SiteTrade[] = [
  ...BUILDING_TRADES,
  ...CARE_TRADES,
  ...TABLE_TRADES,
  ...OFFICE_TRADES,
  ...PHOTOGRAPHY_TRADES,
];

const UNSPACED = /[\u0900-\u097f\u3040-\u30ff\u4e00-\u9fff]/u;

/** Words as one pattern: whole ones, or the beginnings of words; scripts without spaces match anywhere. */
function patternOf(words: string): RegExp {
  const parts = words.split('|').map((word) => {
    const stem = word.replace(/\*$/, '').replace(/[.*+?^${}()[\]\\]/g, '\\$&');
    if (UNSPACED.test(word)) return stem;
    return `(?<![\\p{L}])${stem}${word.endsWith('*') ? '' : '(?![\\p{L}])'}`;
  });
  return new RegExp(parts.join('|'), 'iu');
}

const PATTERNS = new Map(SITE_TRADES.map((trade) => [trade, patternOf(trade.words)]));

/** The trade of a recipe, or of any, that a text names first. */
export function findTrade(recipeId: string | undefined, text: string): SiteTrade | undefined {
  let first: { trade: SiteTrade; at: number } | undefined;
  for (const [trade, pattern] of PATTERNS) {
    if (recipeId !== undefined && trade.of !== recipeId) continue;
    const at = text.search(pattern);
    if (at !== -1 && (first === undefined || at < first.at)) first = { trade, at };
  }
  return first?.trade;
}
