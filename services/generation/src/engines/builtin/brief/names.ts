import { KIND_WORDS, RESULT_WORDS } from '../words/kind-words.ts';
import { PhraseIndex, phrasesOf, splitPhrases } from './phrase-index.ts';

/** Kind words of every language; hits carry the English name. */
export const KINDS = new PhraseIndex<string>(phrasesOf(KIND_WORDS));
/** Words for the result itself: website, deck, report. */
export const RESULTS = new PhraseIndex<true>(
  splitPhrases(RESULT_WORDS).map((word): [string, true] => [word, true]),
);

const NAME_WORD =
  /^(?:[\p{Lu}\p{Lt}][\p{L}\p{M}\p{N}'’.-]*|\p{N}[\p{L}\p{N}.-]*|[\p{Ll}]{1,2}[\p{Lu}][\p{L}\p{N}]*|e\.V)$/u;
const CONNECTORS = new Set(
  "& of the de la le les du des del della di da do dos das von van der den zum zur al alla alle sul sur sous ter het dello und y e et and i + n n’ n'".split(
    ' ',
  ),
);
const LONGEST = 7;

/**
 * A name at `start`: capitalised words, with connectors and numbers among them. Returns its end, or -1. Stops at
 * punctuation, so "Fell Fox 50, on 14 June" gives "Fell Fox 50".
 */
export function nameEnd(text: string, start: number, limit: number): number {
  let at = start;
  let end = -1;
  let words = 0;
  while (at < limit && words < LONGEST) {
    const word =
      /^[^\s,;:!?()[\]{}（）「」『』“”„"«»、。—–|]+/u.exec(text.slice(at, Math.min(limit, at + 40)))?.[0] ??
      '';
    if (word === '') break;
    const bare = word.replace(/\.$/, '');
    const isShortForm = /^(?:dr|st|mr|mrs|ms|prof|inc|co|ltd|jr|sr)$/i.test(bare) || bare.length === 1;
    const isLastWord =
      word.endsWith('.') &&
      (!isShortForm ||
        /^ (?:We|The|It|I|Our|Please|They|You|This|My|A|An)\s/.test(text.slice(at + word.length)));
    if (words > 0 && bare === 'I') break;
    if (NAME_WORD.test(bare) && !(words === 0 && /^\p{N}/u.test(bare) && !/\p{L}/u.test(bare))) {
      end = at + (isLastWord ? bare.length : word.length);
      words++;
      if (isLastWord) break;
    } else if (words === 0 || !CONNECTORS.has(bare.toLowerCase())) break;
    at += word.length;
    if (!/^ /.test(text.slice(at, at + 1))) break;
    at++;
  }
  return end;
}

/** Months, days and the like that are capitalised without being names. */
const NOT_NAMES =
  /^(?:folie|diapositive|diapositiva|slajd|pie|bar|line|area|scatter|stacked|donut|doughnut|chart|graph|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|german|french|spanish|italian|portuguese|dutch|polish|japanese|chinese|arabic|hindi|deutsch|englisch|französisch|i|we|it|the|a|an|please|create|build|make|design|write|pages?|sections?|home|about|contact|include|add|use|with|and|our|my|your|this|that|here|title|slide|sections|data|csv|json|pdf|faq|cta|seo|b2b|b2c|saas|ai|api|url|html|css|usa|uk|eu|euro?|usd|gbp|eur|q[1-4]|h[12]|hero|services|pricing|team|step|part|chapter|date|note|notes|overview|summary|introduction|background|conclusion|budget|goals?|objectives?|requirements?|instagram|facebook|linkedin|twitter|youtube|tiktok|google|word|powerpoint|excel|on|in|at|for|to|from|of|by|one|two|three|four|five|also|then|next|each|every|all|no|not|mobile|web|landing|erstelle|baue|wir|ich|der|die|das|ein|eine|und|mit|le|la|les|un|une|crea|crear|haz|il|lo|una|um|uma|os|as|een|het|de|stwórz|zrób)$/iu;

const HOLIDAYS =
  /^(?:(?:st\.? )?valentine|black friday|cyber monday|christmas|xmas|easter|halloween|thanksgiving|(?:happy )?new year|cinco de mayo|ramadan|eid|diwali|hanukkah|independence day|(?:international )?women|mother|father|labou?r day|memorial day|earth day|lunar new year|chinese new year|weihnacht|ostern|noël|pâques|navidad|natale|natal|kerst|boże narodzenie)/iu;

/** `9th` graders, `6-year-olds`, `the 1990s`: counted, not called. */
const COUNTED = /^\d+(?:st|nd|rd|th|s|am|pm)?(?:-\p{Ll}+){0,3}$/u;

export function isNameLike(name: string): boolean {
  const words = name.split(/\s+/u);
  if (HOLIDAYS.test(name)) return false;
  if (name.length < 2 || name.length > 80) return false;
  return !words.every(
    (word) => COUNTED.test(word) || NOT_NAMES.test(word.replace(/[.,]$/, '').replace(/['’]s?$/u, '')),
  );
}

export function isResultWord(lower: string): boolean {
  return RESULTS.findAll(lower).some((hit) => hit.start === 0 && hit.end === lower.length);
}
