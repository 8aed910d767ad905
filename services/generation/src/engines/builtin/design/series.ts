import type { Brief } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { type DesignCopy, designCopy } from './design-copy.ts';

/** `one announcing the timetable, one for the trial class, one with a quote`. */
const ONE =
  /(?:[,;:]\s*(?:and\s+|und\s+|et\s+|y\s+)?|\s(?:and|und|et|y)\s)(?:one|another|eine[rs]?|une?|uno|una)\s+(?=(?:for|announcing|with|about|showing|that|on|promoting|celebrating|featuring|introducing|saying|für|mit|zu[mr]?|über|pour|avec|sur|para|con|sobre)\s)/giu;
const MOST = 12;

/** What each of several designs says, where the prompt tells them one by one; undefined where all say the same. */
export function copiesOfSeries(brief: Brief, count: number): DesignCopy[] | undefined {
  const parts = brief.text.slice(0, 4000).split(ONE);
  if (count < 2 || count > MOST || parts.length !== count + 1) return undefined;
  const sender = brief.organisation;
  return parts.slice(1).map((part): DesignCopy => {
    const copy = designCopy(readBrief(`Post ${part.trim()}`, 'design'));
    const said = [copy.headline, copy.kicker ?? '', copy.logo ?? ''].join(' ');
    return sender && !said.includes(sender) ? { ...copy, logo: sender } : copy;
  });
}
