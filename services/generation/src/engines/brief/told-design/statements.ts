import { withoutEnd } from '../without-end.ts';

/** A stretch of the prompt, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** Who shall do something. */
export const PEOPLE =
  '(?:people|customers|participants|guests|users|visitors|attendees|viewers|readers|followers|everyone|parents|students|clients|members|families|shoppers|patients|them|interested \\p{Ll}+)';
/** What an order wants of anybody: "encourage patients to". */
export const MOVED = '(?:encourag|invit|urg|ask|remind|tell)(?:e?s?|ing) (?:\\p{Ll}+ ){1,3}?to';

/** "… and users should swipe up", ", and will take place on 12 May": another statement in the same sentence. */
const FURTHER = new RegExp(
  [
    `,? and (?=${PEOPLE} (?:can|should|may|must) |${MOVED} |everyone is |(?:he|she|they) (?:was|is|are|were) )`,
    `,? and (?=the [\\p{L}-]+(?: [\\p{L}-]+)? (?:is|costs|will) )`,
    ',? and (?:(?:it )?(?:will take place|takes place|will be|is) )(?:on )?(?=\\S)',
  ].join('|'),
  'giu',
);

/** Without an article before and a stop behind. */
export function core(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const lead =
    /^\s*(?:(?:that|an?|the|our|my|their|its|your|some) )?(?:offer of )?/i.exec(words)?.[0].length ?? 0;
  const tail = words.length - withoutEnd(words, ' .,;:!').length;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
}

/** Sentences of a paragraph: a stop before a capital, or at the end. */
function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: stop } of text.matchAll(/[.!?]["”'’»)]{0,2}(?=\s|$)|[。！？]/g)) {
    const rest = text.slice(index + stop.length).trimStart();
    if (rest !== '' && !/^["'“‘«¡]?[\p{Lu}\p{Lo}]|^「/u.test(rest)) continue;
    // "By Rosa N. Ford": an initial.
    if (/\s\p{Lu}$/u.test(text.slice(Math.max(0, index - 2), index))) continue;
    spans.push({ start: from, end: index + stop.length });
    from = text.length - rest.length;
  }
  return from < text.length ? [...spans, { start: from, end: text.length }] : spans;
}

/** The statements of a text, of which a sentence may hold several. */
export function statementsOf(text: string): Span[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const spans: Span[] = [];
    let from = start + (text.slice(start, end).length - text.slice(start, end).trimStart().length);
    for (const cut of text.slice(start, end).matchAll(FURTHER)) {
      spans.push({ start: from, end: start + cut.index });
      from = start + cut.index + cut[0].length;
    }
    return [...spans, { start: from, end }].filter((span) => span.end > span.start);
  });
}
