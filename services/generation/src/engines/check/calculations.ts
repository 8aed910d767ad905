import { type Figure, figuresOf } from './figures.ts';

/** A sign between two figures; a dash is one with room about it. */
const operator = /([+−×*÷])|\s([-–])\s/u;

/** What calculations come to whose figures are true: of a text that is nothing else, or before a sign of equality. */
export function calculationsIn(text: string, isTrue: (figure: Figure) => boolean): number[] {
  const sides = text.split('=');
  if (sides.length === 1)
    return text.length <= 120 && /^[\p{Nd}\p{Sc}\p{Zs}.,'’+−×*÷–-]+$/u.test(text)
      ? comesTo(text, isTrue)
      : [];
  return sides.slice(0, -1).flatMap((side) => comesTo(side.slice(-120), isTrue));
}

function comesTo(text: string, isTrue: (figure: Figure) => boolean): number[] {
  const [first = '', ...rest] = text.split(operator).filter((part) => part !== undefined);
  /** Of one figure, in that reading of its separators that is true. */
  const known = (figures: Figure[], at: 0 | -1): number | undefined =>
    figures.find((figure) => figure.written === figures.at(at)?.written && isTrue(figure))?.value;
  const start = known(figuresOf(first), -1);
  if (start === undefined || rest.length === 0) return [];
  const terms = [start];
  for (let at = 0; at < rest.length; at += 2) {
    const [sign = '', value] = [rest[at], known(figuresOf(rest[at + 1] ?? ''), 0)];
    const last = terms.at(-1);
    if (value === undefined || last === undefined) return [];
    if (sign === '+') terms.push(value);
    else if (/[−–-]/u.test(sign)) terms.push(-value);
    else terms.splice(-1, 1, sign === '÷' ? last / value : last * value);
  }
  return [terms.reduce((sum, term) => sum + term, 0)];
}
