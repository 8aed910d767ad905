import type { BuildType } from '@sitewright/site-spec';
import type { RequestKind } from '../brief.ts';
import { evidenceOf } from '../segments/evidence.ts';
import { headingLines } from '../segments/heading-lines.ts';
import { isOwn, type Lexeme, SEQUENCE, type SenseType } from '../segments/lexicon.ts';
import type { Row } from '../segments/named.ts';
import type { RoledClause } from '../segments/roles.ts';
import { halvesOf, rowsOf } from '../segments/rows.ts';
import { endAt, isA, type Source, senseOf, startAt } from '../segments/source.ts';
import { type Asked, asked, type Order } from './asked.ts';
import { partOf } from './parts.ts';
import { dictatedIn, titleWords } from './titles.ts';

/** Parts asked for one by one: "Slide 2: …", or as a list under "Pages:", "with these sections:". */
export function readOutline(order: Order): Asked[] {
  const rows = rowsOf(order.source, order.clauses);
  const named = namedParts(order, rows);
  const numbered = numberedParts(order);
  if (numbered.length > 1 && named.length === 0) return numbered;
  if (rows.some(({ lined }) => lined) && named.length > 0) return named;
  const isNamed = (one: Asked) => named.some(({ start, end }) => start < one.end && one.start < end);
  const listed = [...named, ...listedParts(order).filter((one) => !isNamed(one))];
  return [
    ...(named.length > 0 ? [] : numbered),
    ...listed,
    ...(listed.length === 0 ? rowOfParts(order) : []),
  ];
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

const LEAST_IN_ROW = 3;
const LONGEST_IN_ROW = 4;
const OF_ORDERS: readonly SenseType[] = [
  ...(['make', 'wish', 'avoid', 'hide', 'private', 'talk', 'colour', 'result'] as const),
];
const IN_NAMES: readonly SenseType[] = ['glue', 'result', 'part', 'tell'];

/** "Problem, solution, market, talks and team": among parts that are known, other names in the same row are parts too. */
function rowOfParts({ source, clauses, buildType }: Order): Asked[] {
  const found: Asked[] = [];
  // On a page each is a section; slides and chapters are also told in words that name none.
  const isSite = buildType === 'website';
  for (const sentence of Map.groupBy(clauses, (clause) => clause.sentence).values()) {
    const row = sentence
      .filter(({ role, opener }) => role === 'order' && opener !== 'bracket')
      .flatMap((clause) => (isSite && clause.material.length === 0 ? halvesOf(source, clause) : [clause]));
    const partIn = (from: number, to: number): string | undefined =>
      source.lexemes.slice(from, to).flatMap((lexeme) => partOf(lexeme, buildType) ?? [])[0];
    const isPart = ({ from, to }: RoledClause): boolean =>
      to - from <= LONGEST_IN_ROW && partIn(from, isSite ? to : from + 1) !== undefined;
    const parts = row.filter(isPart).length;
    const isShortName = ({ from, to, material }: RoledClause): boolean =>
      to - from <= LONGEST_IN_ROW + 1 && material.length === 0;
    // "Course notes, kit list, how to get there and a sign-up button.": nothing but short names, two of them known.
    const isAll = row.length > LEAST_IN_ROW && parts > 1 && row.every(isShortName);
    const isRow =
      parts >= LEAST_IN_ROW || (isSite && (isAll || (row.length >= LEAST_IN_ROW && parts * 2 >= row.length)));
    if (!isRow) continue;
    const isNamed = ({ senses }: Lexeme, at: number): boolean =>
      senses.every(({ type }) =>
        isAll
          ? !OF_ORDERS.includes(type) && (at > 0 || type !== 'put')
          : IN_NAMES.includes(type) || (isSite && type === 'unit'),
      );
    const known = new Set<string>();
    for (const member of row) {
      const all = source.lexemes.slice(member.from, member.to);
      const led = isSite ? all.findIndex((lexeme) => !isA(lexeme, 'make', 'put', 'wish', 'with', 'glue')) : 0;
      const lexemes = all.slice(Math.max(0, led));
      const part = partIn(member.from, member.to);
      // Of two names for one part ("solution, product") the second is a part of its own.
      const isNew = part !== undefined && !known.has(part);
      if (part !== undefined) known.add(part);
      const isResult = isSite && member === row[0] && lexemes.some((lexeme) => isA(lexeme, 'result'));
      const isShort = lexemes.length <= LONGEST_IN_ROW && member.material.length === 0;
      const isName = isShort && !isNew && !isResult && lexemes.every(isNamed);
      const first = lexemes.find((lexeme) => !isA(lexeme, 'glue'));
      if (!isName || first === undefined || !/\p{L}/u.test(first.text)) continue;
      const span = { start: first.start, end: member.end };
      // "Returns policy page".
      const last = lexemes.findLast((lexeme) => !isSite || !isA(lexeme, 'unit'));
      const title = source.text.slice(span.start, isSite && last ? last.end : span.end);
      found.push(asked(source, span, { kind: 'section', target: '', title }));
    }
  }
  return found;
}

function numberedParts(order: Order): Asked[] {
  const { source, clauses } = order;
  const heads = clauses.flatMap((clause, index) =>
    clause.head === 'outline' && clause.role === 'order' ? [index] : [],
  );
  // "Building works", "Plan for winter": where most are named, what looks like a verb is of a name too.
  const named = heads.filter((at) => ['', 'result', 'other'].includes(clauses[at + 1]?.head ?? 'make'));
  const isNamed = named.length * 2 >= heads.length;
  return heads.flatMap((at, index) => {
    const first = clauses[at];
    const last = clauses[(heads[index + 1] ?? endOfSection(clauses, at)) - 1];
    if (!first || !last) return [];
    const own = clauses.slice(at + 1, heads[index + 1] ?? endOfSection(clauses, at));
    const title = dictatedIn(source, own) || openingTitle(source, own, isNamed);
    const target = partIn(order, first.from, last.to, own);
    return [
      asked(source, { start: first.start, end: last.end }, { kind: kindOf(source, first), target, title }),
    ];
  });
}

/** The last numbered part ends with its paragraph, or where another sentence orders something for the whole. */
function endOfSection(clauses: readonly RoledClause[], at: number): number {
  const first = clauses[at];
  let end = at + 1;
  for (; end < clauses.length; end++) {
    const clause = clauses[end];
    if (!clause || clause.paragraph !== first?.paragraph || clause.line !== first.line) break;
    const isAbout = clause.opener === 'sentence' && clause.role === 'order' && end > at + 2;
    if (isAbout) break;
  }
  return end;
}

const kindOf = (source: Source, clause: RoledClause): RequestKind => {
  for (let at = clause.from; at < clause.to; at++) {
    const unit = senseOf(source.lexemes[at], 'unit');
    if (unit !== undefined) return unit === 'pages' ? 'page' : 'section';
  }
  return 'section';
};

/** What follows the number at once is its title: "Slide 2: Revenue by region (…)", "Slide 1: Report, June". */
function openingTitle(
  source: Source,
  [clause, next, after]: readonly RoledClause[],
  isNamed: boolean,
): string {
  const isNaming = isNamed || clause?.head === '' || clause?.head === 'result';
  if (clause === undefined || !isNaming || clause.opener === 'comma') return '';
  const goesOn = next?.opener === 'comma' && next.line === clause.line && after?.line !== clause.line;
  const isName = goesOn && /^[\p{Lu}\p{N}]/u.test(source.text.slice(next.start));
  const text = source.text.slice(clause.start, isName ? next.end : clause.end).trim();
  return text.length <= 80 ? text : '';
}

function partIn({ source, buildType }: Order, from: number, to: number, own: readonly RoledClause[]): string {
  for (let at = from; at < to; at++) {
    const isMaterial = own.some(
      (clause) => clause.head !== '' && clause.material.some((range) => range.from <= at && at < range.to),
    );
    const part = isMaterial ? undefined : partOf(source.lexemes[at], buildType);
    if (part !== undefined) return part;
  }
  return '';
}

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
