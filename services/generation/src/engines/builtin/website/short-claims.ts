import type { Brief } from '../brief/brief.ts';

/** What an owner adds in two or three words, and would miss on the site. */
const CLAIM =
  /(?<![\p{L}])(?:welcome|included|approved|certified|accredited|licen[cs]ed|insured|organic|vegan|halal|kosher|gluten[- ]free|free (?:parking|delivery|wifi|wi-fi|quotes?|entry|shipping)|parking|accessible|by appointment|no appointment|walk[- ]?ins?|24\/7|24 hours?|same[- ]day|emergency|years? (?:of )?experience|award[- ]winning|family[- ](?:run|owned)|limited to|dress code|keeps|handmade|local(?:ly)?|ships|delivery|since \d{4}|est\.? \d{4}|inklusive|willkommen|geprüft|kostenlos\p{L}*|barrierefrei|meisterbetrieb|inclus\p{L}*|gratuit\p{L}*|bienvenus?|incluid\p{L}*|gratis|inclus[ao]|gratuit[ao]|welkom|inbegrepen|w cenie)(?![\p{L}])/iu;
const ORDER =
  /^(?:we|we['’]re|i|i['’]m|it|they|you|please|add|include|make|use|with|no|not|without|need|want|must|should|let|show|and|build|create|keep|bitte|ohne|sans|sin|senza|sem|zonder|bez)(?![\p{L}])|(?:form|section|page|button|gallery|colou?rs?|website|site|blog|newsletter|faq|map)(?![\p{L}])/iu;
const MOST = 4;

/** "Dogs welcome", "NICEIC approved": short statements of the prompt, to be shown as they are. */
export function shortClaims(brief: Brief): string[] {
  const names = [brief.organisation, ...brief.items.map(({ name }) => name)].filter(
    (name) => name !== undefined,
  );
  const clauses = brief.text
    .split(/,(?!\d)|[;!?\n()]|\.(?=\s|$)|\s[–—-]\s/u)
    .map((clause) => clause.trim().replace(/^(?:and|und|et|y|e|en|i)\s+/iu, ''))
    .filter((clause) => {
      const words = clause.split(/\s+/u).length;
      if (clause.length > 48 || words < 2 || words > 6 || ORDER.test(clause) || !CLAIM.test(clause))
        return false;
      if (names.some((name) => clause.toLowerCase().includes(name.toLowerCase()))) return false;
      const isLabelled = /^[\p{L} ]{3,20}: [\p{L}\d ]{3,30}$/u.test(clause);
      return (isLabelled || !clause.includes(':')) && !/[@$€£"“”]|https?/u.test(clause);
    });
  return [...new Set(clauses)].slice(0, MOST);
}
