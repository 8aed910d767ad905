import type { DesignCopy } from './design-copy.ts';
import { residue } from './leftovers.ts';

export type Written = Pick<
  DesignCopy,
  'headline' | 'kicker' | 'subline' | 'offer' | 'lines' | 'details' | 'body'
>;

/** Every text of the copy, weightiest first. */
export function allTexts(copy: Written): string[] {
  return [
    copy.headline,
    copy.kicker,
    copy.subline,
    copy.offer,
    ...copy.lines,
    ...copy.details.map((detail) => detail.text),
    ...copy.body,
  ].filter((text) => text !== undefined);
}

/** Whether a text stands in another as words of its own, and not as part of an address. */
function holds(text: string, part: string): boolean {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (at === -1) return false;
  return (
    !/[\p{L}\p{N}@/-]$/u.test(text.slice(0, at)) &&
    !/^(?:[\p{L}\p{N}@/-]|\.\p{L})/u.test(text.slice(at + part.length))
  );
}

/** Nothing is said twice: what stands in a weightier line goes from the lesser ones. */
export function dropRepeats(copy: Written, call: string | undefined): Written {
  const said: string[] = [copy.headline];
  const fresh = (text: string | undefined): text is string => {
    if (!text || said.some((other) => holds(other, text))) return false;
    said.push(text);
    return true;
  };
  const subline = fresh(copy.subline) ? copy.subline : undefined;
  const kicker = fresh(copy.kicker) ? copy.kicker : undefined;
  const lines = copy.lines.filter(fresh);
  const offer = fresh(copy.offer) ? copy.offer : undefined;
  if (call) said.push(call);
  const details = copy.details.filter((detail) => fresh(detail.text));
  const body = copy.body
    .filter((line) => line.length <= 150 && residue(line, said).length > 0 && fresh(line))
    .slice(0, 5);
  return {
    headline: copy.headline,
    ...(kicker ? { kicker } : {}),
    ...(subline ? { subline } : {}),
    ...(offer ? { offer } : {}),
    lines,
    details,
    body,
  };
}
