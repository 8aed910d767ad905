import type { Brief } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { type DesignCopy, designCopy } from './design-copy.ts';
import { capitalise, printable } from './sentences-of.ts';

/** `one announcing the timetable, one for the trial class, one with a quote`. */
const ONE =
  /(?:[,;:]\s*(?:and\s+|und\s+|et\s+|y\s+)?|\s(?:and|und|et|y)\s)(?:one|another|eine[rs]?|une?|uno|una)\s+(?=(?:for|announcing|with|about|showing|that|on|promoting|celebrating|featuring|introducing|saying|für|mit|zu[mr]?|über|pour|avec|sur|para|con|sobre)\s)/giu;
const MOST = 12;

/** `post 1 …, post 2 …`: designs that are told by their numbers. */
const NUMBERED =
  /(?:^|[,;:.\n]\s*|\s)(?:post|slide|story|frame|card|image|banner|tile)\s+(\d{1,2})\s*(?:[:–-]\s*|\s)/giu;

function numbered(text: string): string[] {
  const starts = [...text.matchAll(NUMBERED)];
  const isRow = starts.length >= 2 && starts.every((start, at) => Number(start[1]) === at + 1);
  return isRow
    ? starts.map((start, at) =>
        text.slice(start.index + start[0].length, starts[at + 1]?.index ?? text.length),
      )
    : [];
}

/** What the prompt tells of each of several designs; empty where all say the same. */
export function seriesParts(brief: Brief): string[] {
  const text = brief.text.slice(0, 4000);
  const byNumber = numbered(text);
  return byNumber.length > 0 ? byNumber.slice(0, MOST) : text.split(ONE).slice(1, MOST + 1);
}

const THING = 'Post';
const ORDER =
  /^(?:for|announcing|with|about|showing|that|on|promoting|celebrating|featuring|introducing|saying|für|mit|zu|über|pour|avec|sur|para|con|sobre)\b/iu;

/** A statement stands as it is; anything longer, or an order, is read as one. */
function copyOf(part: string): DesignCopy {
  const said = printable(part);
  if (!ORDER.test(part) && said.length <= 48 && !/[,;"“«]/.test(said))
    return { headline: capitalise(said), lines: [], details: [], body: [], missing: [] };
  return designCopy(readBrief(ORDER.test(part) ? `${THING} ${part}` : `${THING}: ${part}`, 'design'));
}

/** What each of several designs says; undefined where there are more or fewer designs than parts. */
export function copiesOfSeries(brief: Brief, count: number): DesignCopy[] | undefined {
  const parts = seriesParts(brief);
  if (count < 2 || parts.length !== count) return undefined;
  const sender = brief.organisation;
  return parts.map((part): DesignCopy => {
    const { logo, ...copy } = copyOf(part.trim());
    const said = [copy.headline, copy.kicker ?? '', logo ?? ''].join(' ');
    const name = sender && !said.includes(sender) ? sender : logo;
    return name && name !== THING ? { ...copy, logo: name } : copy;
  });
}
