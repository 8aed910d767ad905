import { isA, type Range, type Source } from '../segments/source.ts';
import { core, itemsIn, MOVED, PEOPLE } from './statements.ts';

const MAY = new RegExp(`^${PEOPLE} (?:can|should|may|must|are invited to) (?=\\S)`, 'iu');
const MOVES = new RegExp(
  `^(?:(?:the|this|it) )?(?:[\\p{L}]+ ){0,2}?(?:also |should |must )?${MOVED} (?=\\S)`,
  'iu',
);
const STATES =
  /^(?:the|this|our) [\p{L}\p{N}'’ -]{2,40}? (?:is|are|will be|takes place|will take place|starts|runs|happens) (?:(?:held|taking place|scheduled) )?(?=\S)/iu;
/** What may be said of it alone: a day, a place, by whom. */
const ALONE =
  /^(?:for (?=\d|\p{Lu}\p{L}+ \d|[Rr]ow |[Ss]eat )|on (?=\p{Lu}|\d)|at (?=\d|\p{Lu})|(?=[\p{Lu}\d]|[\w.+-]+@|www\.|(?:hosted|led|for|from|at|in|every) ))/u;
/** What is given has a name of its own, or says who somebody is: not the place, nor the date of it. */
const LABEL =
  /^\p{L}+ (?:speaker|host|guest|teacher|instructor|trainer|headliner|band) is $|^\p{L}+ [\p{L}'’-]+ (?!date |day |time |venue |number |address |phone |e-?mail )\p{L}+ (?:is|are) $/iu;
/** "It is on June 6." */
const DATED =
  /^it (?:is|will be|takes place|will take place|starts|runs) (?:held |scheduled )?(?:(?:on|for) (?=\p{Lu}|\d)|(?=(?:at|from) \d))/iu;
/** "It costs $4", "The voucher has a value of $50": a figure alone says it. */
const VALUED =
  /^(?:(?:it|they) costs? |the price is |(?:the|this) [\p{L}]+ (?:has a value of|is worth|costs) )(?=[$€£¥]?\d)/iu;
const PRICED = /[$€£¥]\s?\d|\d\s?[€£¥]/u;
const STRESSED =
  / (?:should|must|has to) be (?:emphasi[sz]ed|highlighted|prominent|shown|displayed|included|mentioned|visible)\b/i;
/** Says what is seen, not what is read. */
const SEEN =
  /^(?:also )?(?:show|feature|display|depict|colou?rs?|style|format|size|fonts?|background|photo|image|picture|leave|avoid|no|don't|tone|mood|visual|incorporate|choose|ensure|set|place|put)\b/i;
/** "Warm, cozy feel.", "Rustic with a bee illustration.": nothing but how it looks. */
const LOOKING =
  /^[\p{L}, &-]{3,60}\b(?:feel|vibe|look|mood|tones?|style|aesthetic|theme|colou?rs?|palette|atmosphere|illustrations?)[.!]?$/iu;
/** Of the piece itself: "The design should feel fresh", "Use …", "The theme is …". */
const SHALL =
  /^(?:use|keep|make|front|back|inside) |^(?:the|this|it|its) (?:[\p{L}'’-]+ ){0,3}?(?:should|must|needs?|has to|shows?|features?|displays?|depicts?|uses|looks?|feels?|targets?)\b/iu;
/** "Dark and mysterious.": adjectives alone. */
const ADJECTIVES = /^[\p{L}-]+(?:,? and |, )[\p{Ll}-]+(?:(?:,? and |, )[\p{Ll}-]+)?\.?$/u;
const INCLUDES = /^(?:also )?(?:include|add|mention|state|write|say) /i;
const THAT =
  /^(?:also )?(?:mention|state|say|add|include|note) that (?=\S)|^(?:the )?(?:menu )?(?:items|dishes|drinks|options|products|prices) (?:are|include) (?=\S)/i;
/** "Offer 30% off", "The ad should promote tacos". */
const SELLS =
  /^(?:(?:also )?(?:offer|highlight|promote|advertise|announce)|(?:the|this|it) [\p{L} -]{0,30}(?:should|must) (?:promote|advertise|announce|mention)) (?=\S)/iu;

/** "Neon pink and cyan on black.", "Cheerful, with a dog's face.": more words of colours and looks than of anything else. */
function isLooking({ lexemes, text }: Source, { start, end }: Range): boolean {
  const led = /,? with /u.exec(text.slice(start, end))?.index ?? end - start;
  const own = lexemes.filter(
    (one) => one.start >= start && one.start < start + led && !isA(one, 'glue', 'with'),
  );
  const looks = own.filter((one) => isA(one, 'style', 'look', 'colour'));
  return looks.length * 2 > own.length;
}

/** Whether a sentence speaks of the piece itself, or with whoever makes it: "Keep it simple", "We would love something playful". */
function isOrder(source: Source, { start, end }: Range): boolean {
  const own = source.lexemes.filter((lexeme) => {
    const at = lexeme.start;
    return start <= at && at < end;
  });
  const isLed = isA(own[0], 'make', 'put') || /^(?:we|i) /i.test(source.text.slice(start, end));
  return (
    isA(own[0], 'signoff') ||
    (ADJECTIVES.test(source.text.slice(start, end)) && own.some((one) => isA(one, 'style', 'look'))) ||
    own.some(
      (lexeme) =>
        isA(lexeme, 'wish', 'avoid', 'hide', 'private', 'talk') || (isLed && isA(lexeme, 'style', 'look')),
    )
  );
}

/** What a sentence behind the first says, and what it moves people to do. */
export function readSentence(
  source: Source,
  { start, end }: Range,
): { said: Range[]; action: string } | undefined {
  const { text } = source;
  const sentence = text.slice(start, end);
  const behind = (lead: RegExp): Range | undefined => {
    const found = lead.exec(sentence);
    return found ? core(text, { start: start + found[0].length, end }) : undefined;
  };
  const stated = (): Range | undefined => {
    const from = STATES.exec(sentence)?.[0].length ?? sentence.length;
    const lead = ALONE.exec(sentence.slice(from));
    const at = lead?.[0] === '' && LABEL.test(sentence.slice(0, from)) ? 0 : from + (lead?.[0].length ?? 0);
    return lead ? core(text, { start: start + at, end }) : undefined;
  };
  const moves = behind(MOVES) ?? behind(MAY);
  if (moves) {
    const action = text.slice(moves.start, moves.end).replace(/\btheir\b/g, 'your');
    return { said: [], action };
  }
  const stressed = STRESSED.exec(sentence);
  if (stressed) return { said: [core(text, { start, end: start + stressed.index })], action: '' };
  const told = behind(VALUED) ?? behind(SELLS) ?? behind(THAT);
  const priced = PRICED.test(sentence) ? (behind(INCLUDES) ?? core(text, { start, end })) : undefined;
  const own = told ?? priced ?? behind(DATED) ?? (isLook(sentence) ? undefined : stated());
  if (own) return { said: itemsIn(text, own, /,? with (?:a|the) (?:price|value) of /g), action: '' };
  if (isLook(sentence) || isLooking(source, { start, end })) return { said: [], action: '' };
  if (INCLUDES.test(sentence) || isOrder(source, { start, end })) return undefined;
  return { said: [core(text, { start, end })], action: '' };
}

const isLook = (sentence: string): boolean =>
  SHALL.test(sentence) || SEEN.test(sentence) || LOOKING.test(sentence);

/** What a piece may be ordered to tell, by the name of a question that asks for it. */
const DETAILS: Readonly<Record<string, string>> = {
  ...{ date: 'date', dates: 'date', time: 'time', times: 'time', price: 'price', prices: 'price' },
  ...{ address: 'place', location: 'place', venue: 'place', phone: 'contact', telephone: 'contact' },
  ...{ email: 'contact', 'e-mail': 'contact', website: 'contact', contact: 'contact' },
};
const NAMED_ALONE =
  /\b(dates?|times?|prices?|address|location|venue|phone|telephone|e-?mail|website|contact)(?: numbers?| address| details| information)?(?=\s*(?:[,.;]|$|and\b|or\b|of (?:the|our|my|your)\b))/gi;

/** Details that a sentence asks for by name: "Include the church address and the date." */
export function detailsIn(text: string, { start, end }: Range): string[] {
  const sentence = text.slice(start, end);
  if (!INCLUDES.test(sentence)) return [];
  return [...sentence.matchAll(NAMED_ALONE)].map(([, word = '']) => DETAILS[word.toLowerCase()] ?? 'contact');
}
