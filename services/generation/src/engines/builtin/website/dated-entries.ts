import type { Brief } from '../brief/brief.ts';

/** Something that the prompt gives a day or an hour: "5 April Gunnislake", "Ceremony 14:00". */
export interface DatedEntry {
  /** As written. */
  when: string;
  title: string;
  isTime: boolean;
}

const OPEN_END =
  /(?:^|\s)(?:by|until|till|from|on|at|since|before|after|in|of|bis|ab|am|um|vom|seit|jusqu['’]au|le|dès|avant|hasta|desde|el|antes|fino|dal|entro|até|desde|tot|vanaf|op|do|od|price|free|ends?|ships?)$/iu;
const CLOCK = /^\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|uhr|h)?$/iu;
const FEWEST = 2;

/** Entries of a list in which each has a date or an hour of its own; none if there is only one. */
export function datedEntries(brief: Brief): DatedEntry[] {
  const dates = [...new Set(brief.dates.map(({ value }) => value.trim()))].filter((value) =>
    /\d/.test(value),
  );
  if (dates.length < FEWEST) return [];
  const taken = [...brief.hours.map(({ hours }) => hours), ...brief.items.map(({ price }) => price)];
  const found = clausesOf(brief.text).flatMap((clause): DatedEntry[] => {
    if (taken.some((text) => clause.includes(text))) return [];
    const own = dates
      .filter((date) => clause.includes(date))
      .sort((left, right) => right.length - left.length)[0];
    if (own === undefined) return [];
    const isFirst = clause.startsWith(own);
    if (!isFirst && !clause.endsWith(own)) return [];
    const rest = (isFirst ? clause.slice(own.length) : clause.slice(0, -own.length))
      .replace(/^[\s:–—-]+|[\s:–—-]+$/gu, '')
      .replace(/^(?:and|und|et|y|e|en|i)\s+/iu, '');
    const isTitle =
      /\p{L}{3}/u.test(rest) && rest.length <= 60 && !OPEN_END.test(rest) && rest.split(/\s+/u).length <= 8;
    return isTitle ? [{ when: own, title: rest, isTime: CLOCK.test(own) }] : [];
  });
  return found.length < FEWEST ? [] : found.slice(0, 40);
}

const LABEL = /^[^:：]{2,40}[:：]\s+(?=\S)/u;

function clausesOf(text: string): string[] {
  return text
    .split(/[,;()\n、，；（）]|\s[–—-]\s|(?<=[^\d\s][^\d\s])[.!?。]\s|(?<=\d)\.\s(?=\p{Lu})/u)
    .map((clause) =>
      clause
        .trim()
        .replace(LABEL, '')
        .replace(/[.!?。]$/u, '')
        .trim(),
    )
    .filter((clause) => clause.length > 4 && clause.length < 120);
}
