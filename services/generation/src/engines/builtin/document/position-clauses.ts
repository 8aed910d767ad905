import { enumerationOf } from '../material/lists.ts';

const JOIN = /\s+(?:and|und|et|y|e|en|plus|sowie|zzgl\.?|más|più)\s+/giu;
/** Units that are cut short with a stop, which ends no sentence. */
export const SHORT_UNIT = /\b(std|stk|pcs|szt|hrs|nr|no)\.(?=\s)/giu;
const ORDER =
  /^(?:.{0,60}?\b)?(?:invoice|rechnung|facture|factura|fattura|fatura|factuur|offer|quote|quotation|angebot|devis|presupuesto|preventivo|oferta|offerte)s?\b(?:\s+(?:no\.?|nr\.?|n[°º.]|#)?\s*[A-Z]*\d[\w/-]*(?=[\s:.,]*(?:$|[:.,\n])))?[\s.:]*/iu;
const LEAD =
  /^(?:for|für|über|pour|para|por|per|of|de|di|da|voor|with|mit|avec|con|which|worth|the|and|und|et|y|e|plus|sowie|zzgl\.?|items?:|positions?:)\s+/iu;
const MOST = 300;

/** The stretches of a text that each hold one line of an invoice, with the words of the order taken off. */
export function positionClauses(text: string): string[] {
  return text
    .replace(SHORT_UNIT, '$1')
    .split(/\n|[;:](?=\s)|\.(?=\s+(?:\p{Lu}|\d)|\s*$)/u)
    .flatMap((part) => enumerationOf(part.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')))
    .flatMap(separately)
    .map((clause) => bare(clause.trim()))
    .filter((clause) => clause !== '' && clause.length <= MOST);
}

/** `20 hours at 80 and travel 120`: where figures stand on both sides of "and", so do positions. */
function separately(clause: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of clause.matchAll(JOIN)) {
    const isBetween =
      /\d/.test(clause.slice(from, match.index)) && /\d/.test(clause.slice(match.index + match[0].length));
    if (!isBetween) continue;
    parts.push(clause.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, clause.slice(from)];
}

function bare(clause: string): string {
  let text = clause.length > MOST ? clause : clause.replace(ORDER, '').replace(/^[\s.,]+/, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(LEAD, '').trimStart();
  }
  return text;
}
