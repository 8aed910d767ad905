import { TITLE } from '../segments/lexicon.ts';
import { isOverLine } from '../segments/over-lines.ts';
import { endAt, isA, senseOf, startAt } from '../segments/source.ts';
import { type Asked, asked, type Order } from './asked.ts';
import { rangeText } from './titles.ts';

const LONGEST_TITLE = 100;

/** Where the line of a clause ends, in lexemes. */
const lineEnd = (clauses: Order['clauses'], { line, to }: { line: number; to: number }): number =>
  clauses.findLast((clause) => clause.line === line)?.to ?? to;

/** What an order dictates for the first screen of a site: 'At the top it should say "…"', "Tagline: …". */
export function readDictated({ source, clauses, buildType }: Order): Asked[] {
  if (buildType !== 'website') return [];
  return clauses.flatMap((clause, index): Asked[] => {
    const next = clauses[index + 1];
    const label = source.lexemes.slice(clause.from, clause.to);
    const isOver =
      isOverLine(source, clause) && next !== undefined && label.some((one) => isA(one, 'called'));
    const top = source.lexemes.findIndex(
      (one, at) => at >= clause.from && at < clause.to && isA(one, 'top') && !source.quoted[at],
    );
    const sentence = clauses.filter((one) => one.sentence === clause.sentence);
    const said = isOver
      ? next.material.length > 0 && { ...next.material[0], from: next.from, to: lineEnd(clauses, next) }
      : sentence.flatMap(({ material }) => material)[0];
    if (!said) return [];
    const between = source.lexemes.slice(top, said.from);
    const isTop = top >= 0 && said.quoted === true && said.from > top;
    const isPart = between.some((one) => isA(one, 'part') && senseOf(one, 'part') !== 'hero');
    if (!isOver && (!isTop || isPart)) return [];
    const start = isOver ? clause.start : startAt(source, top);
    const end = isOver ? clause.end : endAt(source, top);
    const isTitle = !isOver || label.some((one) => senseOf(one, 'called') === TITLE);
    const stop = said.quoted
      ? ''
      : (/^[.!?。！？]/u.exec(source.text.slice(endAt(source, said.to - 1)))?.[0] ?? '');
    const words = isTitle ? `${rangeText(source, said).replaceAll('*', '').trim()}${stop}` : '';
    const title = words.length <= LONGEST_TITLE ? words : '';
    return [
      asked(source, { start, end }, { kind: 'section', target: 'hero', title, unit: isTitle ? '' : 'line' }),
    ];
  });
}
