import { sentencesOf } from '../segments/sentences.ts';
import type { Range, Source } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';

/** Who shall do something. */
export const PEOPLE =
  '(?:people|customers|participants|guests|users|visitors|attendees|viewers|readers|followers|everyone|parents|students|clients|members|families|shoppers|patients|them|interested \\p{Ll}+)';
/** What an order wants of anybody: "encourage patients to". */
export const MOVED =
  '(?:(?:encourag|invit|urg|ask|remind|tell)(?:e?s?|ing) (?:\\p{Ll}+ ){1,3}?|call to action )to';

/** What says something of a day, a place or a price. */
const STATED = '(?:is|are|costs?|will|takes?|starts?|begins?|runs?|opens?|closes?|ends?)';

/** "… and users should swipe up", ", and will take place on 12 May": another statement in the same sentence. */
const FURTHER = new RegExp(
  [
    `,? and (?=${PEOPLE} (?:can|should|may|must) |${MOVED} |everyone is |(?:he|she|they) (?:was|is|are|were) )`,
    `,? and (?=(?:the [\\p{L}-]+(?: [\\p{L}-]+)?|tickets|entry|admission|doors|registration|booking) ${STATED} )`,
    ` and (?=(?:it )?(?:opens?|closes?|starts?|begins?|runs?) (?:on |at |from |until |every )?(?:\\p{Lu}|\\d|daily))`,
    `, (?=it ${STATED} )`,
    '(?<=\\p{L}{3})\\. (?=\\d)|, and (?=(?:every|each) )',
    ',? and (?=(?:mention|include|add|use|state|show|highlight|offer|promote) )',
    ',? and (?:(?:it )?(?:will take place|takes place|will be|is) )(?:on )?(?=\\S)',
  ].join('|'),
  'giu',
);

/** Without an article before and a stop behind. */
export function core(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end);
  const lead =
    /^\s*(?:(?:that|an?|the|our|my|their|its|your|some) )?(?:offer of )?/i.exec(words)?.[0].length ?? 0;
  const tail = words.length - withoutEnd(words, ' .,;:!').length;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
}

/** The stretches between commas, or what else parts them. */
export function itemsIn(text: string, { start, end }: Range, parting = /,/g): Range[] {
  const cuts = [...text.slice(start, end).matchAll(parting)];
  return [0, ...cuts.map(({ index, 0: { length } }) => index + length)].map((at, place) =>
    core(text, { start: start + at, end: cuts[place] ? start + cuts[place].index : end }),
  );
}

/** The statements of a text, of which a sentence may hold several. */
export function statementsOf(source: Source): Range[] {
  const { text } = source;
  return sentencesOf(source).flatMap(({ start, end }) => {
    const spans: Range[] = [];
    let from = start + (text.slice(start, end).length - text.slice(start, end).trimStart().length);
    for (const cut of text.slice(start, end).matchAll(FURTHER)) {
      spans.push({ start: from, end: start + cut.index });
      from = start + cut.index + cut[0].length;
    }
    return [...spans, { start: from, end }].filter((span) => span.end > span.start);
  });
}
