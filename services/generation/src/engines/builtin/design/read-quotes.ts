import type { QuotedText } from '../brief/brief.ts';

export interface Quotes {
  headline?: string;
  name?: string;
  call?: string;
  lines: string[];
}

const NAME_AFTER =
  /^[\s"”'’]*(?:indicates?|is|as|for|being)\s+(?:the\s+)?(?:name|logo|brand|company|shop|store)/i;
const NAME_BEFORE =
  /\b(?:channel|brand|company|shop|store|restaurant|caf[eé]|studio|agency|firm|logo|by|from|hosted by)\s*$/i;
const BUTTON_BEFORE =
  /\b(?:button|cta|call to action)(?:\s+(?:text|saying|that says|labell?ed|with))?\s*:?\s*$/i;
const TITLE_BEFORE =
  /\b(?:called|titled|named|entitled|title|headline|heading|heißt|namens|titel|appelée?|intitulée?|titre|llamad[oa]|titulad[oa]|título|chiamat[oa]|intitolat[oa]|titolo|chamad[oa]|genaamd|tytuł)\s*:?\s*$/iu;

/** Who is quoted: the name behind a dash, or in brackets, right after the words. */
const SOURCE = /^["”'’»]?\s*(?:[-–—]\s*|\()(\p{Lu}[\p{L}'’.& -]{1,40})(?=[,.;)\n]|$)/u;

interface Printed {
  text: string;
  isTitle: boolean;
  source?: string;
}

export const isReview = (line: string): boolean => / – \p{Lu}/u.test(line);

/** `"…" Robert Frost`: nothing but a name behind the words. */
const BARE_SOURCE = /^["”'’»]\s*(?:by\s+)?(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){1,3})\s*\.?\s*$/u;

/** Who says what is quoted, if the prompt tells. */
function sourceOf(after: string): string | undefined {
  return (SOURCE.exec(after) ?? BARE_SOURCE.exec(after))?.[1]?.trim().replace(/\.$/, '');
}

/** A quoted text with who says it, as it is printed in one line. */
const attributed = ({ text, source }: Printed): string => (source ? `${text} – ${source}` : text);

/** Which quoted text is the headline, which names the sender, which is the button; the rest is printed as it is. */
export function readQuotes(quotes: readonly QuotedText[], text: string): Quotes {
  const names: string[] = [];
  const printed: Printed[] = [];
  let call: string | undefined;
  for (const quote of quotes) {
    const at = text.indexOf(quote.text);
    const before = text.slice(Math.max(0, at - 40), Math.max(0, at - 1)).replace(/["“'‘«「]+$/, '');
    const after = text.slice(at + quote.text.length, at + quote.text.length + 60);
    if (BUTTON_BEFORE.test(before)) call ??= quote.text;
    else if (NAME_AFTER.test(after) || NAME_BEFORE.test(before)) names.push(quote.text);
    else if (printed.every((other) => other.text !== quote.text)) {
      const source = sourceOf(after);
      printed.push({ text: quote.text, isTitle: TITLE_BEFORE.test(before), ...(source ? { source } : {}) });
    }
  }
  const head =
    printed.find((quote) => quote.isTitle) ??
    printed.find((quote) => /\S\s+\S/.test(quote.text) && quote.text.length <= 60) ??
    printed[0];
  return {
    ...(head ? { headline: head.text } : {}),
    ...(names[0] ? { name: names[0] } : {}),
    ...(call ? { call } : {}),
    // A quotation that heads the design has its author on a line below.
    lines: [
      ...(head?.source ? [head.source] : []),
      ...printed.filter((quote) => quote !== head).map(attributed),
      ...names.slice(1),
    ],
  };
}

/** The sentence with its quoted texts, which are printed by themselves, taken out. */
export function blankQuotes(sentence: string, quotes: readonly QuotedText[]): string {
  return quotes
    .reduce((text, quote) => text.split(quote.text).join(' '), sentence)
    .replace(/["“”«»「」『』]/g, ' ')
    .replace(/(?<=[\u3040-\u9fff])\s+(?=の)/gu, '')
    .replace(/(?<=\s)['‘’](?=[\s,.;])|(?<=\s)['‘’]\s/g, ' ');
}
