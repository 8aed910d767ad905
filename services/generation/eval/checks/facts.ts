import type { Expect } from '../row.ts';
import type { Json } from '../tree.ts';
import { readerTexts } from '../visible-text.ts';
import { fold } from '../words.ts';
import type { Check } from './check.ts';

/** Bold words that tell the slide's maker what comes next; they are not meant to be on the slide. */
const INSTRUCTION_LABEL =
  /^((main|highlighted|left|right|middle|center|centre|top|bottom|title|content|image|text|visual|background|footer|header|colou?r|speech|second(ary)?|first|third) )*(title|subtitle|content|text|section|question|elements?|box|palette|formatting|illustrations?|buttons?|background|shapes?|borders?|images?|layout|design|colou?rs?|visuals?|side|column|bubble|header|footer|style|heading|body|font|instructions?|overall|bullet points?)( section| box| palette| elements?| area)?$/i;

export function isInstructionLabel(term: string): boolean {
  return INSTRUCTION_LABEL.test(term.replace(/[:.\s]+$/, '').replace(/^\d+[.)]\s*/, ''));
}

/** Quotes in English prose swallow the sentence's comma; the text meant ends before it. */
function trimQuote(text: string): string {
  return text.replace(/[,;]$/, '').trim();
}

/** Whether `needle` stands in one text of its own: digits may not run on into other digits. */
export function contains(texts: string[], needle: string): boolean {
  const wanted = fold(needle);
  if (wanted === '') return true;
  return texts.some((text) => {
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
      const before = text.slice(Math.max(0, at - 2), at);
      const after = text.slice(at + wanted.length, at + wanted.length + 2);
      const runsOn =
        (/^\d/.test(wanted) && /\d[.,]?$/.test(before)) || (/\d$/.test(wanted) && /^[.,]?\d/.test(after));
      if (!runsOn) return true;
    }
    return false;
  });
}

/** Facts, figures and quoted texts: each must be there to the letter. */
export function checkFacts(expect: Expect, spec: Json): Check[] {
  const texts = readerTexts(spec).map(fold);
  const folded = texts.map((text) => text.toLowerCase());
  const wanted = [
    ...(expect.facts ?? []),
    ...(expect.figures ?? []).map((figure) => figure.replace(/[.,:;]+$/, '')),
    ...(expect.quoted ?? []).map(trimQuote),
  ];
  const checks = wanted.map((fact): Check => ({ group: 'facts', name: fact, ok: contains(texts, fact) }));
  for (const term of expect.bold_terms ?? []) {
    if (isInstructionLabel(term)) continue;
    const name = term.replace(/^\d+[.)]\s*/, '').replace(/:$/, '');
    checks.push({ group: 'facts', name, ok: contains(folded, name.toLowerCase()) });
  }
  for (const text of expect.never ?? []) {
    const found = folded.some((value) => value.includes(text.toLowerCase()));
    checks.push({ group: 'facts', name: `never ${text}`, ok: !found });
  }
  if (expect.insight !== undefined) {
    checks.push({ group: 'facts', name: `insight ${expect.insight}`, ok: contains(texts, expect.insight) });
  }
  return checks;
}
