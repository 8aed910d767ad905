import { capitalised, enumerationOf } from '../material/lists.ts';
import { quotationsIn } from '../material/quotations.ts';
import { wordCount } from '../material/sentences.ts';

const COUNTED =
  /(?:,\s*|\s+(?:of|with|mit|de|con|com|met|w)\s+)?(?<![\p{L}\d])\d{1,3}[- ](?:slides?|folien|diapositives|diapositivas|slajd(?:y|ów))(?![\p{L}])/giu;

const KIND =
  /^(?:an? |the |une? |eine? )?(?:\p{L}+[ -]){0,2}(?:deck|presentation|lecture|talk|training|workshop|update|slides?|slideshow|introduction|intro|overview|pr[äée]sentation|présentation|vortrag|presentación|presentazione|apresentação|presentatie|prezentacja)(?:\s*,?\s+(?:for|on|about|of|to|über|zu[rm]?|sur|sobre|su|over|o)(?:\s+(?:our|the|die|das|den|le|la|les|el|los))?(?![\p{L}])|\s*[,:](?!\s+(?:for|on|about)\b))\s*/iu;

/** The order's words about its own length, which belong neither into a title nor on a slide. */
export function withoutCount(text: string): string {
  return text
    .replace(COUNTED, '')
    .replace(/\s+([,.:;])/g, '$1')
    .replace(/^[\s,.:;–—-]+(?=\p{L})/u, '');
}

/** What a sentence tells once the order that leads it is taken off; undefined if nothing is left to tell. */
export function toldBy(sentence: string, subject: string): string | undefined {
  const uncounted = withoutCount(sentence);
  const told = uncounted.replace(KIND, '').trim();
  if (told === sentence) return sentence;
  const clause = /^([\p{Lu}\d][^,]{1,60}), (?:which|that|who) (\p{Ll}.+)$/u.exec(told);
  if (clause) return `${clause[1]} ${clause[2]}`;
  // A name or a subject alone stands in the title already.
  const rest = told.toLowerCase().replace(subject.toLowerCase(), '');
  if (told === '' || wordCount(rest) < 4) return undefined;
  return told === uncounted ? capitalised(told) : undefined;
}

/** `Kelpwise: ARR $2.1M, 3 new hires, runway 18 months`: figures in a row behind a name. */
export function figuresIn(sentence: string): string[] {
  const items = enumerationOf(sentence.replace(/^[^:,]{2,60}:\s+/u, '')).map(capitalised);
  const figures = items.filter((item) => /\d/.test(item)).length;
  const isRow =
    items.length >= 3 && figures >= items.length * 0.6 && items.every((item) => wordCount(item) <= 9);
  return isRow ? items : [];
}

/** Words of somebody, and whose they are where the prompt says so. */
export interface SpokenWords {
  text: string;
  by?: string;
}

const SAYS =
  /(?:quote|quotation|testimonial|said|says|words|zitat|citation|cita|citazione)\b[^.!?"“„«]{0,90}$/iu;
const SPEAKER =
  /^.*(?<!\p{L})(?:from|by|of|von|de|di|da)\s+(?:(?:the|our|their|its)\s+)?((?:[\p{L}'’-]+\s+){0,5}?)(\p{Lu}[\p{L}'’.-]+(?:\s+\p{Lu}[\p{L}'’.-]+){0,3})\s*(?:\(([^()]{2,60})\))?\s*[:：,]?\s*$/u;
const AFTER = /^\s*(?:[-–—]|from|by|von|says|said|,)\s*(\p{Lu}[\p{L}'’.-]+(?:\s+\p{Lu}[\p{L}'’.-]+){1,3})/u;

/** Quotations that the prompt asks to show, and the prompt without the sentences that hand them over. */
export function spokenWords(text: string): { words: SpokenWords[]; rest: string } {
  const words: SpokenWords[] = [];
  let rest = '';
  let from = 0;
  for (const quote of quotationsIn(text)) {
    const lead = text.slice(Math.max(from, quote.start - 120), quote.start);
    if (wordCount(quote.text) < 3 || !SAYS.test(lead)) continue;
    const sentence = /[^.!?\n]*$/.exec(lead)?.[0] ?? '';
    const after = AFTER.exec(text.slice(quote.end, quote.end + 80));
    const named = SPEAKER.exec(sentence);
    const role = named?.[3] ?? named?.[1]?.trim();
    words.push({
      text: quote.text,
      by: after?.[1] ?? (named ? [named[2], role].filter(Boolean).join(', ') : undefined),
    });
    rest += `${text.slice(from, quote.start - sentence.length)}\n`;
    from = quote.end + (after?.[0].length ?? 0);
  }
  return { words, rest: rest + text.slice(from) };
}
