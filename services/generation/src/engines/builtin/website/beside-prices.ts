import type { Brief } from '../brief/brief.ts';

const MOST_WORDS = 6;
const PRICED = /\d|[$€£¥₹@:：]|https?/u;
const NO_OFFER =
  /^(?:no|not|without|with|and|or|all|each|plus|open|closed|call|ring|from|for|in|at|on|per|add|include|show|use|make|please|we|i|it|they|you|our|prices?|ohne|mit|und|alle|ab|bitte|wir|sans|avec|et|nous|sin|con|y|senza|e|sem|com|zonder|met|en|bez|z|i)(?![\p{L}])/iu;
const HOLDS_FOR_ALL =
  /(?<![\p{L}])(?:included|each|discount|off|extra|free|inklusive|inclus\p{L}*|incluid\p{L}*|gratis|gratuit\p{L}*)(?![\p{L}])/iu;

/** "Check-ups £45, whitening £250, emergency appointments same day": what a list of prices names without one. */
export function namedBesidePrices(brief: Brief): string[] {
  const names = brief.items.map(({ name }) => name.toLowerCase());
  return brief.sentences.flatMap(({ text }) => {
    if (brief.items.filter(({ price }) => text.includes(price)).length < 2 || text.length > 600) return [];
    const clauses = text
      .split(/,\s+|;\s*/u)
      .map((clause) => clause.trim().replace(/^(?:and|und|et|y|e|en|i)\s+/iu, ''));
    return clauses.filter(
      (clause) =>
        clause.length > 2 &&
        clause.split(/\s+/u).length <= MOST_WORDS &&
        !PRICED.test(clause) &&
        !NO_OFFER.test(clause) &&
        !HOLDS_FOR_ALL.test(clause) &&
        !names.some((name) => clause.toLowerCase().includes(name)),
    );
  });
}
