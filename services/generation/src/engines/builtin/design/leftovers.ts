import type { Brief } from '../brief/brief.ts';
import type { Detail } from './detail-patterns.ts';
import { capitalise, designSentences, printable } from './sentences-of.ts';

const STOP = new Set(
  'a an the and or of for to in on at by with from is are be will was were has have it its this that as our your their they there event date price prices time place takes take held hold scheduled starting starts start begins opening open can should must users participants please de du des le la les el los las del di da do dos von der die das dem den und et y il lo'.split(
    ' ',
  ),
);

/** Words of a text that none of the printed texts has: what would be lost without it. */
export function residue(text: string, printed: readonly string[]): string[] {
  const said = new Set(printed.flatMap((each) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !STOP.has(word) && !said.has(word));
}

const ORDER_LEAD =
  /^(?:and\s+|also\s+|please\s+)*(?:include|add|use|put|show|feature|emphasi[sz]e|highlight|display|mention|with|the text|the number|number|text|phrase|message|saying|that says|promote|promoting|offering|for|a|an|the)\s+(?:(?:the|a|an|of|text|number|phrase|message|offer|fact that)\s+)*/iu;
const ORDER_TAIL =
  /\s*\b(?:should|must|needs? to|has to|have to|to|is to)\s+be\s+(?:clearly\s+|prominently\s+)?(?:emphasi[sz]ed|prominent|displayed|visible|highlighted|included|shown|featured|mentioned|large|big|bold)\b.*$|\s+(?:prominently|clearly) (?:displayed|visible|shown)$/iu;

/** The number of things to make, not a number to print: `3 posts`, `two versions`. */
const OF_THE_ORDER =
  /^(?:versions?|variants?|variations?|posts?|designs?|frames?|sizes?|formats?|slides?|pages?|banners?|ads?|images?|colou?rs?|options?|dpi|px|mm|cm|pixels?|stories|story|cards?|flyers?|posters?)\b/i;

/** More scraps than this would be a list, not a design. */
const MOST = 12;

function uncovered(text: string, printed: readonly string[]): RegExpExecArray[] {
  const sizes =
    /#[0-9a-f]{3,8}\b|\d+\s?[x×]\s?\d+(?:\s?(?:px|mm|cm|in))?|\b\d{1,2}:\d{1,2}\b(?=\s*(?:ratio|format|aspect))|\bA[3456]\b/gi;
  const open = text.replace(sizes, (match) => ' '.repeat(match.length));
  return [...open.matchAll(/(?<![\p{L}\d])[$€£#]?\d[\d.,:/]*\d*%?/gu)].filter((match) => {
    const token = match[0].replace(/[.,:;/]+$/, '');
    const after = open.slice(match.index + match[0].length).trimStart();
    if (OF_THE_ORDER.test(after)) return false;
    return !printed.some((each) => each.includes(token));
  });
}

/** Figures and facts that no text holds yet, each with the few words around it. */
export function leftovers(brief: Brief, text: string, printed: readonly string[]): Detail[] {
  const found: Detail[] = [];
  const all = () => [...printed, ...found.map((detail) => detail.text)];
  for (const sentence of designSentences(text)) {
    for (const match of uncovered(sentence, all())) {
      if (found.length >= MOST) return found;
      const clause = clauseAround(sentence, match.index, match[0]);
      if (clause && !all().some((each) => each.includes(clause))) found.push({ role: 'body', text: clause });
    }
  }
  for (const fact of brief.facts) {
    const isPrintable =
      fact.kind !== 'place' && fact.kind !== 'name' && fact.value.length >= 2 && fact.value.length <= 80;
    const value = printable(fact.value);
    const isSize = brief.sizes.some((size) => size.text.includes(fact.value));
    // A date that is printed in parts is printed.
    const isCovered = fact.kind === 'date' && residue(fact.value, all()).length === 0;
    const isCount = brief.counts.some((count) => count.text.includes(fact.value));
    if (
      isPrintable &&
      !isCovered &&
      !isSize &&
      !isCount &&
      value &&
      !all().some((each) => each.includes(value))
    ) {
      found.push({
        role: fact.kind === 'date' ? 'date' : fact.kind === 'price' ? 'price' : 'body',
        text: value,
      });
    }
  }
  return found.slice(0, MOST);
}

const AROUND = 120;

function clauseAround(whole: string, place: number, token: string): string | undefined {
  const start = Math.max(0, place - AROUND);
  const sentence = whole.slice(start, place + token.length + AROUND);
  const at = place - start;
  const before = sentence.slice(0, at);
  const from = Math.max(
    ...[', ', '; ', ': ', ' and ', '("', ' ("', '. '].map(
      (mark) => before.lastIndexOf(mark) + (before.includes(mark) ? mark.length : 0),
    ),
    0,
  );
  const rest = sentence.slice(at + token.length);
  const end = /[,;:](?=\s)|\.(?=\s|$)|\s(?:and|with|while)\s/.exec(rest)?.index ?? rest.length;
  const clause = printable(
    sentence
      .slice(from, at + token.length + end)
      .replace(ORDER_TAIL, '')
      .replace(ORDER_LEAD, '')
      .replace(/["“”'‘’]+/g, (mark) => (/['’]/.test(mark) ? mark : '')),
  );
  if (clause.includes(token.replace(/[.,:;/]+$/, '')) && clause.length <= 70) return capitalise(clause);
  return token.replace(/[.,:;/]+$/, '');
}
