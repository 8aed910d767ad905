import { isA, type Source, startOf } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';
import { TELLS } from './first-order.ts';
import { core, PEOPLE, type Span } from './statements.ts';

const MAY = new RegExp(`^(?:interested )?${PEOPLE} (?:can|should|may|must|are invited to) (?=\\S)`, 'i');
const MOVES = new RegExp(
  `^(?:also )?(?:encourage|invite|urge|ask|remind|tell) (?:the )?${PEOPLE} to (?=\\S)`,
  'i',
);
const STATES =
  /^(?:the|this|our) [\p{L}\p{N}'’ -]{2,40}? (?:is|are|will be|takes place|will take place|starts|runs|happens) (?:scheduled for |scheduled on |held |taking place )?(?:on (?=\p{Lu}|\d)|at (?=\d))?(?=\S)/iu;
/** "It is on June 6." */
const DATED =
  /^it (?:is|will be|takes place|will take place|starts|runs) (?:held |scheduled )?(?:(?:on|for) (?=\p{Lu}|\d)|(?=(?:at|from) \d))/iu;
const STRESSED =
  / (?:should|must|has to) be (?:emphasi[sz]ed|highlighted|prominent|shown|displayed|included|mentioned|visible)\b/i;
const LINK = /^(?:https?:\/\/|www\.)./i;
const HANDLE = /^(?:@\p{L}|#(?![\da-f]{3,8}$)\p{L})[\p{L}\p{N}_.]+$/iu;
const MAIL = /^[\w.+-]+@[\w-]+\.\w/;
const DIGITS = /^[+(]?\d[\d()-]*$/;
/** Says what is seen, not what is read. */
const SEEN =
  /^(?:also )?(?:show|feature|display|depict|colou?rs?|style|format|size|fonts?|background|photo|image|picture|leave|avoid|no|don't|tone|mood|visual|incorporate|choose|ensure|set|place|put)\b/i;
/** "Warm, cozy feel.": nothing but how it looks. */
const LOOKING =
  /^[\p{L}, &-]{3,60}\b(?:feel|vibe|look|mood|tones?|style|aesthetic|theme|colou?rs?|palette|atmosphere)[.!]?$/iu;
const SHALL = /^(?:the|this|it|use|keep|make) /i;
const INCLUDES = /^(?:also )?(?:include|add|mention|state|write|say) /i;
const THAT = /^(?:also )?(?:mention|state|say|add|include|note) that (?=\S)/i;
const SELLS =
  /^(?:the|this|it) [\p{L} -]{0,30}(?:should|must) (?:promote|advertise|announce|mention) (?=\S)/iu;
const PRICED = /[$€£¥]\s?\d|\d\s?[€£¥]/u;

/** Whether a sentence speaks of the piece itself, or with whoever makes it: "Keep it simple", "We would love something playful". */
function isOrder(source: Source, { start, end }: Span): boolean {
  const own = source.lexemes.filter((lexeme) => {
    const at = startOf(source, lexeme);
    return start <= at && at < end;
  });
  const isLed = isA(own[0], 'make', 'put') || /^(?:we|i) /i.test(source.text.slice(start, end));
  const isThanks = isA(own[0], 'polite') && isA(own[0], 'signoff');
  return (
    isThanks ||
    own.some(
      (lexeme) =>
        isA(lexeme, 'wish', 'avoid', 'hide', 'private', 'talk') || (isLed && isA(lexeme, 'style', 'look')),
    )
  );
}

/** What a sentence behind the first says, and what it moves people to do. */
export function readSentence(
  source: Source,
  { start, end }: Span,
): { said: Span[]; action: string } | undefined {
  const { text } = source;
  const sentence = text.slice(start, end);
  const moves = MOVES.exec(sentence) ?? MAY.exec(sentence);
  if (moves) {
    const own = core(text, { start: start + moves[0].length, end });
    const action = text.slice(own.start, own.end).replace(/\btheir\b/g, 'your');
    return { said: [], action };
  }
  const stressed = STRESSED.exec(sentence);
  if (stressed) {
    const own = core(text, { start, end: start + stressed.index });
    return { said: own.end - own.start <= 40 ? [own] : [], action: '' };
  }
  const sells = SELLS.exec(sentence);
  if (PRICED.test(sentence)) return { said: [{ start, end }], action: '' };
  const states = sells ?? STATES.exec(sentence) ?? DATED.exec(sentence);
  if (states) return { said: [core(text, { start: start + states[0].length, end })], action: '' };
  const tells = TELLS.exec(sentence) ?? THAT.exec(sentence);
  if (tells) return { said: [core(text, { start: start + tells[0].length, end })], action: '' };
  if (SHALL.test(sentence) || SEEN.test(sentence) || LOOKING.test(sentence)) return { said: [], action: '' };
  if (INCLUDES.test(sentence) || isOrder(source, { start, end })) return undefined;
  return { said: [core(text, { start, end })], action: '' };
}

/** What a piece may be ordered to tell, by the name of a question that asks for it. */
const DETAILS: Readonly<Record<string, string>> = {
  ...{ date: 'date', dates: 'date', time: 'time', times: 'time', price: 'price', prices: 'price' },
  ...{ address: 'place', location: 'place', venue: 'place', phone: 'contact', telephone: 'contact' },
  ...{ email: 'contact', 'e-mail': 'contact', website: 'contact', contact: 'contact' },
};
const NAMED_ALONE =
  /\b(dates?|times?|prices?|address|location|venue|phone|telephone|e-?mail|website|contact)(?: numbers?| address| details| information)?(?=\s*(?:[,.;]|$|and\b|or\b|of (?:the|our|my|your)\b))/gi;

/** Details that a sentence asks for by name: "Include the church address and the date." */
export function detailsIn(text: string, { start, end }: Span): string[] {
  const sentence = text.slice(start, end);
  if (!INCLUDES.test(sentence)) return [];
  return [...sentence.matchAll(NAMED_ALONE)].map(([, word = '']) => DETAILS[word.toLowerCase()] ?? 'contact');
}

/** Addresses and numbers by which somebody is reached, in a sentence that orders them. */
export function reachedIn(text: string, { start, end }: Span): Span[] {
  const words = [...text.slice(start, end).matchAll(/\S+/g)].map(
    ({ 0: word, index }): Span & { word: string } => {
      const own = withoutEnd(word, '.,;:!?)');
      return { word: own, start: start + index, end: start + index + own.length };
    },
  );
  const found: Span[] = [];
  let number: Span | undefined;
  for (const { word, ...span } of words) {
    if (LINK.test(word) || MAIL.test(word) || HANDLE.test(word)) found.push(span);
    number = DIGITS.test(word) ? { start: number?.start ?? span.start, end: span.end } : undefined;
    const digits = number === undefined ? 0 : text.slice(number.start, number.end).replace(/\D/g, '').length;
    if (number === undefined || digits < 6) continue;
    if (found.at(-1)?.start === number.start) found.pop();
    found.push(number);
  }
  return found;
}
