import type { DesignCopy } from './design-copy.ts';
import type { Detail } from './detail-patterns.ts';
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
  // Scripts without blanks between words: a date within a line is said by it.
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(part))
    return !/\d$/.test(text.slice(0, at)) || !/^\d/.test(part) || /年\d/.test(text.slice(at - 2));
  return (
    !/[\p{L}\p{N}@/-]$/u.test(text.slice(0, at)) &&
    !/^(?:[\p{L}\p{N}@/-]|\.\p{L})/u.test(text.slice(at + part.length))
  );
}

/** A line below that says the headline and more takes its place. */
function withFullestHeadline(copy: Written): Written {
  const { headline, offer, subline, ...rest } = copy;
  const isFuller = (text: string | undefined): text is string =>
    text !== undefined && headline !== '' && text !== headline && text.length <= 48 && holds(text, headline);
  if (isFuller(offer)) return { ...rest, headline: offer, ...(subline ? { subline } : {}) };
  return isFuller(subline) ? { ...rest, headline: subline, ...(offer ? { offer } : {}) } : copy;
}

/** A design with more lines of prose than this is a document. */
const MOST_LINES = 9;

/** Nothing is said twice: what stands in a weightier line goes from the lesser ones. */
export function dropRepeats(written: Written, call: string | undefined): Written {
  const copy = withFullestHeadline(written);
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
  // A line that holds a date or an address says it already.
  const whole = copy.body.filter((line) => line.length <= 60);
  const isWithin = (detail: Detail) =>
    whole.some((line) => holds(line, detail.text)) ||
    // A price by the hour says nothing without the line that it stands in; a day or a place does.
    (/^(?:price|body)$|^\d{1,3}\s?h$/.test(detail.role === 'date' ? detail.text : detail.role) &&
      copy.body.some((line) => line.length <= 150 && line.includes(detail.text))) ||
    copy.details.some((other) => other.text.length > detail.text.length && holds(other.text, detail.text));
  const details = copy.details.filter((detail) => !isWithin(detail) && fresh(detail.text));
  const body = copy.body
    .filter((line) => line.length <= 150 && residue(line, said).length > 0 && fresh(line))
    .slice(0, MOST_LINES);
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
