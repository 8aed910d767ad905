import type { BuildType } from '@sitewright/site-spec';
import type { RequestKind } from '../brief.ts';
import { evidenceOf } from '../segments/evidence.ts';
import { headingLines } from '../segments/heading-lines.ts';
import { isOwn, SEQUENCE } from '../segments/lexicon.ts';
import type { Row } from '../segments/named.ts';
import type { RoledClause } from '../segments/roles.ts';
import { rowsOf } from '../segments/rows.ts';
import { endAt, isA, type Source, senseOf, startAt } from '../segments/source.ts';
import { type Asked, asked, type Order } from './asked.ts';
import { partOf } from './parts.ts';
import { titleWords } from './titles.ts';

/** Parts asked for one by one: in a row, in lines, or as a list under "Pages:", "with these sections:". */
export function readOutline(order: Order): Asked[] {
  const rows = rowsOf(order.source, order.clauses);
  const named = namedParts(order, rows);
  if (rows.some(({ lined }) => lined) && named.length > 0) return named;
  const isNamed = (one: Asked) => named.some(({ start, end }) => start < one.end && one.start < end);
  return [...named, ...listedParts(order).filter((one) => !isNamed(one))];
}

const MARKS = /[*"“”„«»]/gu;

/** Parts named in a row behind the word for what they are. */
const namedParts = ({ source, buildType }: Order, rows: readonly Row<RoledClause>[]): Asked[] =>
  rows.flatMap(({ unit, label, lined, parts }) =>
    label || (!lined && (unit === 'pages') !== (buildType === 'website'))
      ? []
      : parts.map(({ start, name, own }) => {
          const request = itemRequest(
            source,
            { first: name, last: name },
            unit === 'pages' ? 'page' : 'section',
            buildType,
          );
          const words = source.text.slice(name.start, name.end).replace(MARKS, '').trim();
          const title = words.replace(/^\d{1,2}[.)]\s*/u, '');
          return {
            ...request,
            unit: 'whole',
            title: lined && unit !== 'pages' && buildType === 'website' ? request.title : title,
            start,
            end: Math.max(request.end, own.at(-1)?.end ?? 0),
          };
        }),
  );

const LISTED = ['pages', 'slides', 'sections', 'chapters', 'points'];
const MOST_LISTED = 40;

/** Items after a label that names parts. */
function listedParts({ source, clauses, buildType }: Order): Asked[] {
  const found: Asked[] = [];
  const headings = new Set(headingLines(source, clauses));
  for (const [index, label] of clauses.entries()) {
    if (found.length >= MOST_LISTED) break;
    if (!(label.label || headings.has(label)) || label.role !== 'order' || label.head === 'avoid') continue;
    const opening = clauses.find(({ sentence }) => sentence === label.sentence) ?? label;
    const over = source.lexemes.slice(opening.from, label.to);
    const units = over.map((lexeme) => senseOf(lexeme, 'unit') ?? '');
    const sequence = over.some(
      ({ senses, from, to }, at) =>
        (at === over.length - 1 || to - from > 1) && senses.some(({ value }) => value === SEQUENCE),
    );
    const isPart = over.some((lexeme) => partOf(lexeme, buildType) !== undefined);
    // "A page for the fair: three days in May".
    const isTold = isPart || (!sequence && units.includes('pages') && units.at(-1) !== 'pages');
    if ((isTold && hasFacts(source, clauses, index)) || over.some((one) => isA(one, 'because'))) continue;
    const unit = units.find((name) => LISTED.includes(name)) ?? (sequence ? 'sections' : undefined);
    if (unit === undefined || (unit === 'points' && buildType === 'website')) continue;
    const kind = unit === 'pages' ? 'page' : 'section';
    const all = itemsAfter(source, clauses, index);
    const items = isOneOf(source, clauses, label) ? all.slice(0, 1) : all;
    if (items.length > 1 && sequence) found.push(asked(source, label, { kind: 'order', target: '' }));
    // "6 slides for the council: the moor": what stands there alone is what they are about.
    const isAbout = buildType === 'slides' && over.some((one) => isA(one, 'number') || /^\d/u.test(one.text));
    if (items.length > 1 || (unit !== 'points' && !isAbout))
      found.push(
        ...items.map((item) => ({
          ...itemRequest(source, item, kind, buildType),
          unit: kind === 'page' ? 'whole' : '',
        })),
      );
  }
  return found.slice(0, MOST_LISTED);
}

/** "Second page: Get involved, with a form. Third page: News, three articles": each names one. */
function isOneOf(source: Source, clauses: readonly RoledClause[], label: RoledClause): boolean {
  const unitOf = ({ from, to }: RoledClause) =>
    to - from > 2 ? undefined : senseOf(source.lexemes[to - 1], 'unit');
  const unit = unitOf(label);
  return unit !== undefined && clauses.filter((one) => one.label && unitOf(one) === unit).length > 1;
}

/** What stands behind a label has figures and addresses of its own: it is no list of names. */
const hasFacts = (source: Source, clauses: readonly RoledClause[], label: number): boolean =>
  clauses
    .slice(label + 1)
    .some(
      ({ sentence, opener, from, to }) =>
        sentence === clauses[label]?.sentence &&
        opener !== 'bracket' &&
        evidenceOf(source, from, to).facts > 0,
    );

interface Item {
  first: RoledClause;
  last: RoledClause;
}

/** Clauses at the level of the list's first, each with what stands in brackets behind it. */
function itemsAfter(source: Source, clauses: readonly RoledClause[], label: number): Item[] {
  const items: Item[] = [];
  const head = clauses[label];
  let depth = 0;
  for (let index = label + 1; index < clauses.length && items.length < MOST_LISTED; index++) {
    const clause = clauses[index];
    if (!clause || !head || clause.role === 'private') break;
    const lines = clause.bullet && !head.bullet && clause.paragraph <= head.paragraph + 1;
    if (clause.sentence !== head.sentence && !lines && items.length > 0) break;
    if (clause.sentence > head.sentence + 1 && items.length === 0) break;
    const before = source.text.slice(clauses[index - 1]?.end ?? 0, clause.start);
    for (const sign of before)
      depth += sign === '(' || sign === '（' ? 1 : sign === ')' || sign === '）' ? -1 : 0;
    const last = items.at(-1);
    if (['wish', 'make', 'avoid', 'outline'].includes(clause.head) && depth <= 0 && items.length > 0) break;
    if (
      depth <= 0 &&
      (clause.opener !== 'close' ||
        /[,;、，،]/.test(before) ||
        startsWithAnd(source, clause) ||
        last === undefined) &&
      !isGlue(source, clause)
    )
      items.push({ first: clause, last: clause });
    else if (last) last.last = clause;
  }
  return items;
}

const isGlue = (source: Source, { from, to }: RoledClause): boolean =>
  source.lexemes.slice(from, to).every((lexeme) => isA(lexeme, 'glue'));

const startsWithAnd = (source: Source, clause: RoledClause): boolean =>
  isA(source.lexemes[clause.from], 'glue') && clause.to - clause.from > 1;

function itemRequest(source: Source, { first, last }: Item, kind: RequestKind, buildType: BuildType): Asked {
  const words = source.lexemes.slice(first.from, first.to);
  const target = words.map((lexeme) => partOf(lexeme, buildType)).find((part) => part !== undefined) ?? '';
  const own = words.some((lexeme) => lexeme.senses.length === 0) && first.role === 'material';
  const hasTitle =
    kind === 'page' ||
    buildType !== 'website' ||
    target === '' ||
    own ||
    isOwn(source.tokens[words[0]?.from ?? 0]?.key ?? '');
  const whole = source.text.slice(first.start, first.end).replace(MARKS, '').trim();
  // "Get involved", "The project": a capital begins the name.
  const name = /^\p{Lu}(?:\p{Ll}|['’]\p{L})/u.test(whole) ? whole : titleWords(source, first);
  const title = hasTitle ? name.replace(/^\d{1,2}[.)]\s*/, '') : '';
  const end = last === first ? first.end : Math.max(endAt(source, last.to - 1), last.end);
  return asked(source, { start: startAt(source, first.from), end }, { kind, target, title });
}
