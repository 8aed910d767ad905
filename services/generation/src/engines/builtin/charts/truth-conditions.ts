import type { Cell } from '../datasets/dataset.ts';
import type { Condition } from './condition.ts';
import type { Mention } from './mentions.ts';
import type { Column } from './profile.ts';

const TRUE = /^(?:yes|y|true|ja|oui|sí|si|sim|tak|wahr|vrai)$/i;
const FALSE = /^(?:no|n|false|nein|non|não|nie|nee|falsch|faux)$/i;
const WHO =
  /\b(?:who|that|which|die|der|das|qui|que|che)\s+(?:(?:have|has|had|are|is|was|were|ont|sont|han|hanno|haben|sind)\s+)?((?:not|n't|never|nicht|pas|no|non)\s+|(?:did|do|does)(?:\s+not|n't)\s+)?$/iu;

/** Whether a column says yes or no of each row. */
function isTruth(column: Column): boolean {
  const cells = column.cells.filter((cell) => cell !== null).map(String);
  return cells.length > 0 && cells.every((cell) => TRUE.test(cell) || FALSE.test(cell));
}

/** `students who passed` over a column of yes and no: the name of the column is what rows must meet. */
export function truthConditions(text: string, mentions: readonly Mention[]): Condition[] {
  return mentions.flatMap((mention): Condition[] => {
    const who = isTruth(mention.column) ? WHO.exec(text.slice(0, mention.from)) : null;
    const isBracketed = /^\s*\(/.test(text.slice(mention.to));
    if (!who || isBracketed) return [];
    const wanted = who[1] === undefined;
    const meets = (cell: Cell) => cell !== null && TRUE.test(String(cell)) === wanted;
    return [{ column: mention.column, meets, isValue: false, from: who.index, to: mention.to }];
  });
}
