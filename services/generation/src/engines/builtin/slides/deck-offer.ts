import type { Brief } from '../brief/brief.ts';

/** `Ferry, a startup that matches vans with shops` says that `Ferry matches vans with shops`. */
export function offerOf({ organisation, text }: Brief): string | undefined {
  const at = organisation === undefined ? -1 : text.indexOf(organisation);
  if (organisation === undefined || at === -1) return undefined;
  const behind = text.slice(at + organisation.length, at + organisation.length + 240);
  const does =
    /^["”’]?\s?(?:,|[-–—(]|:)\s?(?:an?|the|our)\s[^,.;:\n]{2,60}?\s(?:that|which|who)\s(\p{Ll}+s\s[^,.;:()\n]{4,140})/u.exec(
      behind,
    )?.[1];
  return does === undefined ? undefined : `${organisation} ${does.trim()}`;
}

const ASKS = /,\s+(?:and\s+)?(?=(?:we are |we['’]re )?(?:asking for|raising|seeking|looking for)\s)/iu;

/** `We have 40 shops, asking for €500k`: what there is and what is asked for belong on two slides. */
export function statementsIn(sentence: string): string[] {
  return sentence.split(ASKS).map((part) => part.trim());
}
