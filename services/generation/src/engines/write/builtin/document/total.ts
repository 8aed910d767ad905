import type { Dataset } from '../../../brief/brief.ts';
import { isTotalName } from '../../../brief/datasets/profile.ts';
import type { DocumentDraftBlock } from '../../../draft/document.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import type { Making } from './making.ts';

/** Whether a column holds what is paid. */
export const isMoney = ({ columns }: Dataset, language: string): boolean =>
  columns.some(
    ({ unit }) =>
      unit !== '' &&
      (/\p{Sc}/u.test(unit) || unit.toLowerCase() in languagePackOf(language).documents.currencies),
  );

/** A table of things and what each costs, with what they come to unless it says so itself. */
export function withTotal(
  block: DocumentDraftBlock,
  { columns, rows }: Dataset,
  { brief, voice }: Making,
): DocumentDraftBlock {
  const values = rows.map(([, value]) => value).filter((value) => typeof value === 'number');
  const isSum = columns.length === 2 && columns[0]?.type === 'nominal' && values.length === rows.length;
  if (block.kind !== 'table' || !isSum) return block;
  const sum = values.reduce((all, value) => all + Math.round(value * 100), 0) / 100;
  const isTold = values.at(-1) === sum / 2 || rows.some(([name]) => isTotalName(String(name)));
  if (isTold) return block;
  return { ...block, totals: [voice.label('total'), new Intl.NumberFormat(brief.language).format(sum)] };
}
