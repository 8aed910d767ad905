import type { Condition } from './condition.ts';
import type { Mention } from './mentions.ts';
import type { Predicate } from './plan.ts';
import type { Column } from './profile.ts';

const ABOVE =
  'above|over|(?:greater|more|higher|larger|bigger|longer|taller|heavier|better|older) than|exceed(?:s|ing)?|über|supérieure? à|más (?:de|que)|mayor que';
const BELOW =
  'below|under|(?:less|lower|smaller|fewer|shorter|lighter|cheaper|worse|younger) than|unter|inférieure? à|menos (?:de|que)|menor que';
const PATTERN = new RegExp(
  `\\b(?:(?:is|are|was|were)\\s+)?(?:(${ABOVE})|(?:${BELOW}))\\s+(?:the\\s+|dem\\s+|la\\s+|el\\s+)?(?:overall\\s+)?(?:average|mean|durchschnitt|moyenne|promedio|media)\\b(?:\\s+(?:of\\s+)?(?:the\\s+)?(?:all\\s+)?)?`,
  'giu',
);

const meanOf = (column: Column) => {
  const values = column.cells.filter((cell) => typeof cell === 'number');
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
};

const EXTREME =
  /\b(?:with|has|have|had|having)\s+the\s+(?:(highest|maximum|largest|biggest|greatest|most)|(?:lowest|minimum|smallest|least|fewest))\s+(?:value\s+of\s+|number\s+of\s+)?$/i;

/** "Which product has the lowest margin?" compares them all; the answer is the one at the end. */
const COMPARED = /^\W*(?:which|what|who|welche\p{L}*|wer)\b[^.?!]{0,60}\bha(?:s|ve|d)\s+the\s/iu;

/** `the employee with the highest salary` is one row; with groups named, it is one of each group. */
export function extremeConditions(text: string, mentions: readonly Mention[]): Condition[] {
  if (/\b(?:each|per|every|by|nach|pro|par|por)\b/i.test(text)) return [];
  const isCompared = mentions.filter((mention) => mention.column.kind === 'number').length === 1;
  if (isCompared && COMPARED.test(text)) return [];
  return mentions.flatMap((mention): Condition[] => {
    const { column } = mention;
    const lead = EXTREME.exec(text.slice(0, mention.from));
    if (!lead || column.kind !== 'number' || mention.coverage < 0.6) return [];
    const values = column.cells.filter((cell) => typeof cell === 'number');
    const equal = lead[1] ? Math.max(...values) : Math.min(...values);
    const meets: Condition['meets'] = (cell) => cell === equal;
    return [
      {
        column,
        predicate: { field: column.name, equal },
        meets,
        isValue: false,
        from: lead.index,
        to: mention.to,
      },
    ];
  });
}

/** Rows against the mean of their own column: `with a rating higher than the average`. */
export function averageConditions(text: string, mentions: readonly Mention[]): Condition[] {
  return [...text.matchAll(PATTERN)].flatMap((match): Condition[] => {
    const end = match.index + match[0].length;
    const behind = mentions.find(
      (mention) => mention.from >= end && mention.from - end <= 4 && mention.column.isNumeric,
    );
    const near = mentions.findLast(
      (mention) =>
        mention.to <= match.index &&
        match.index - mention.to <= 40 &&
        mention.column.isNumeric &&
        !/[.;?!]/.test(text.slice(mention.to, match.index)),
    );
    const column = behind?.column ?? near?.column;
    if (!column) return [];
    const mean = meanOf(column);
    const predicate: Predicate = match[1]
      ? { field: column.name, gt: mean }
      : { field: column.name, lt: mean };
    return [
      {
        column,
        predicate,
        meets: (cell) => typeof cell === 'number' && (match[1] ? cell > mean : cell < mean),
        isValue: false,
        from: near && near.column === column ? near.from : match.index,
        to: behind?.to ?? end,
      },
    ];
  });
}
