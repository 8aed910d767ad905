import type { SegmentRole } from '../brief.ts';
import type { Clause } from './clauses.ts';
import { isA, type Source, senseOf } from './source.ts';

const LONGEST_LABEL = 3;

/** "Headline: …", "Subline: …", "Button: …": a line's label that says where on the first screen its words stand. */
export const isOverLine = (
  source: Source,
  { label, opener, from, to }: Pick<Clause, 'label' | 'opener' | 'from' | 'to'>,
): boolean => {
  const words = source.lexemes.slice(from, to);
  return (
    label &&
    (opener === 'line' || opener === 'sentence') &&
    words.length <= LONGEST_LABEL &&
    words.some((one) => isA(one, 'called') || senseOf(one, 'part') === 'callToAction') &&
    words.every((one) => isA(one, 'called', 'part', 'glue', 'unit', 'style'))
  );
};

/** "Tone: dry humour permitted", "Colours: honey and bark": a line's label over what the result shall be like. */
const isFormLine = (source: Source, { label, opener, from, to }: Clause): boolean => {
  const [only] = source.lexemes.slice(from, to);
  const isForm = (isA(only, 'look') && isA(only, 'meta')) || senseOf(only, 'unit') === 'colours';
  return label && opener === 'line' && to - from === 1 && isForm;
};

/** What stands behind such a label is to be read, whatever it looks like. */
export function tellLines(source: Source, clauses: readonly Clause[], roles: SegmentRole[]): void {
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    if (isFormLine(source, clause)) {
      const last = clauses.findLast(({ line }) => line === clause.line);
      if (!source.quoted.slice(clause.from, last?.to).includes(true))
        roles.fill('order', clause.start, last?.end ?? clause.end);
    }
    if (next?.line !== clause.line || next.sentence !== clause.sentence || !isOverLine(source, clause))
      continue;
    const isLine = clause.opener === 'line';
    const last = clauses.findLast(
      ({ line, sentence }) => (isLine ? line : sentence) === (isLine ? next.line : next.sentence),
    );
    const end = last?.end ?? next.end;
    roles.fill('order', clause.start, clause.end + 1);
    if (source.quoted[next.from] || roles.slice(next.start, end).includes('private')) continue;
    const stop = /^[.!?。！？]/u.test(source.text.slice(end)) ? 1 : 0;
    roles.fill('material', next.start, end + stop);
  }
}

const SPEAKER = /(?:\p{Lu}[\p{L}.'’-]{1,30} ){0,3}\p{Lu}[\p{L}.'’-]{1,30} ?[(（]$/u;

/** "Reviews are from Beca (“Colours like shells”)": who said what is to be read goes with it. */
export function tellSpeakers({ text, quotes }: Source, roles: SegmentRole[]): void {
  for (const { start, from, end } of quotes) {
    const name = SPEAKER.exec(text.slice(Math.max(0, start - 130), start))?.[0];
    const isClosed = /^[)）]/u.test(text.slice(end, end + 1));
    if (roles[from] === 'material' && name !== undefined && isClosed)
      roles.fill('material', start - name.length, end + 1);
  }
}
