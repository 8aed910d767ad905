import { evidenceOf } from './evidence.ts';
import type { LexemeRange } from './material-in.ts';
import { isNamedPart } from './named-parts.ts';
import type { RoledClause } from './roles.ts';
import { endOf, objectsFirst, type Source, startOf } from './source.ts';
import { apart, closed, hasName, holdsQuote, speaks, whole } from './speech.ts';

const LONGEST_ATTRIBUTION = 12;

/** Of an order: quotations and who said them, what is listed behind a colon, and pieces that are sure. */
export function ofOrder(source: Source, sentence: readonly RoledClause[]): RoledClause[] {
  const colon = sentence.findLastIndex(({ label }) => label);
  const quote = sentence.findIndex((clause) => holdsQuote(source, clause));
  const told = apart(sentence).map((clause, at) => {
    if (at <= colon && sentence[0]?.bullet === true && clause.role === 'material') return closed(clause);
    if (isNever(clause)) return closed(clause);
    const said = quote >= 0 && at > quote && clause.opener === 'dash';
    if (said && !speaks(source, clause) && clause.to - clause.from <= LONGEST_ATTRIBUTION)
      return whole(clause);
    if (colon >= 0 && at > colon && isListed(source, clause)) return whole(clause);
    return clause.role === 'material' && speaks(source, clause) ? closed(clause) : clause;
  });
  return surePieces(source, told, { colon, quote });
}

const isNever = ({ head, role }: RoledClause): boolean =>
  head === 'avoid' || head === 'audience' || role === 'talk';

/** An item of what an order lists, and no name of a part. */
function isListed(source: Source, clause: RoledClause): boolean {
  const { facts, unknown } = evidenceOf(source, clause.from, clause.to);
  if (clause.role === 'material') return true;
  return facts + unknown > 0 && !speaks(source, clause) && !isNamedPart(source, clause);
}

/** Neighbouring pieces that go on to the end of their clauses are sure where one of them holds a figure or a name. */
function surePieces(
  source: Source,
  sentence: readonly RoledClause[],
  { colon, quote }: { colon: number; quote: number },
): RoledClause[] {
  const groups: number[][] = [];
  for (const [at, clause] of sentence.entries()) {
    const last = groups.at(-1);
    const before = sentence[at - 1];
    const goesOn =
      before?.material.at(-1)?.to === before?.to &&
      clause.material[0]?.from === clause.from &&
      clause.opener !== 'word' &&
      clause.opener !== 'colon';
    if (last !== undefined && goesOn) last.push(at);
    else groups.push([at]);
  }
  return groups.flatMap((group) => {
    const own = group.flatMap((at) => sentence[at] ?? []);
    const listed =
      (colon >= 0 && (group[0] ?? 0) > colon) ||
      (quote >= 0 && (group[0] ?? 0) > quote && own[0]?.opener === 'dash');
    const sure = listed || own.some((clause) => clause.material.some((range) => isSure(source, range)));
    return own.map((clause) =>
      sure
        ? { ...clause, material: piecesOf(source, clause) }
        : { ...closed(clause), material: quotesAnd(source, clause) },
    );
  });
}

const isSure = (source: Source, { from, to, quoted }: LexemeRange): boolean =>
  quoted !== true && (evidenceOf(source, from, to).facts > 0 || hasName(source, from, to));

function piecesOf(source: Source, clause: RoledClause): LexemeRange[] {
  if (clause.role === 'material') return clause.material;
  const isFirst = objectsFirst(source, clause.from, clause.to);
  const kept = clause.material.filter(
    (range) => range.quoted === true || (isFirst ? isSure(source, range) : range.to === clause.to),
  );
  return kept.length > 0 ? kept : addressesIn(source, clause);
}

function quotesAnd(source: Source, clause: RoledClause): LexemeRange[] {
  const quotes = clause.material.filter(({ quoted }) => quoted === true);
  return quotes.length > 0 ? quotes : isNever(clause) ? [] : addressesIn(source, clause);
}

export function addressesIn(source: Source, { from, to }: RoledClause): LexemeRange[] {
  const text = source.text.slice(
    startOf(source, source.lexemes[from]),
    endOf(source, source.lexemes[to - 1]),
  );
  const last = text.split(/\s/).at(-1) ?? '';
  if (!/\p{L}[.@]\p{L}/u.test(last)) return [];
  const start = startOf(source, source.lexemes[from]) + text.length - last.length;
  const first = source.lexemes.findIndex(
    (lexeme, index) => index >= from && startOf(source, lexeme) >= start,
  );
  return first < 0 || first >= to ? [] : [{ from: first, to }];
}
