import { capitalise, printable } from './sentences-of.ts';

const GERUNDS = new Map(
  Object.entries<string>({
    buying: 'Buy',
    getting: 'get',
    paying: 'Pay',
    ordering: 'Order',
    spending: 'Spend',
    taking: 'Take',
    booking: 'Book',
    bringing: 'Bring',
    saving: 'Save',
  }),
);

/** `buying 5 and getting 1 calf free` gives `Buy 5 and get 1 calf free`. */
function imperative(text: string): string {
  return capitalise(
    text.replace(
      /\b(buying|getting|paying|ordering|spending|taking|booking|bringing|saving)\b/gi,
      (word) => GERUNDS.get(word.toLowerCase()) ?? word,
    ),
  );
}

const DEAL =
  /\b(?:sale|discount|off|sav(?:e|ings?)|deals?|offers?|promo\p{L}*|cashback|black friday|reduc\p{L}*|rabatt\p{L}*|angebot\p{L}*|soldes?|remise|descuento|rebaja\p{L}*|oferta|sconto|saldi|desconto|korting|zniżk\p{L}*)\b|-\d/iu;

/** What is offered at a price or for nothing, in words to print: `70% discount`, `Buy 5 and get 1 calf free`. */
export function offerIn(sentence: string): string | undefined {
  const deal =
    /\b(?:offer|deal|promotion|discount) of\s+((?:buying|getting|paying|ordering|spending|taking|booking|bringing|saving)\b[^.,;"]{3,60})/i.exec(
      sentence,
    )?.[1];
  if (deal) return imperative(printable(deal));
  const percent =
    /\b((?:(?:up to|bis zu|jusqu'à|hasta(?: un)?|fino al?|até) )?-?\d{1,3}\s?%(?:\s(?:off|discount|sale|cashback|rabatt|de réduction|de descuento|di sconto|de desconto|korting|zniżki|rabat)(?:\s(?:on|auf|sur|en|su|em)\s[\p{L}\s]{2,30}?(?=[.,;!?]|$| and | with | for ))?)?)/iu.exec(
      sentence,
    )?.[1];
  // "strawberries 60%" tells what is in a jar.
  const isBare = percent !== undefined && /%$/.test(percent);
  if (percent && !(isBare && !DEAL.test(sentence))) return capitalise(printable(percent));
  const deal2 =
    /\b(buy (?:one|\d+)(?: \p{L}{2,20})?[, ]+(?:and )?get [^.,;"]{2,30}|(?:two|2|3|three) for (?:one|the price of (?:one|two)|\d+)|free (?:entry|admission|delivery|shipping|trial|consultation|samples?|parking)|(?:entry|admission) free|eintritt frei|entrée (?:gratuite|libre)|entrada (?:gratis|libre|gratuita)|ingresso (?:gratuito|libero)|entrada franca|wstęp wolny)\b|入場無料|免费入场|الدخول مجاني/iu.exec(
      sentence,
    )?.[1];
  return deal2 ? capitalise(printable(deal2)) : undefined;
}

/** `The regular price is $8.99 and the family-pack price is $28.99` gives each with its label. */
export function labelledPrices(sentence: string, prices: readonly string[]): string[] {
  return prices.map((price) => {
    const at = sentence.indexOf(price);
    const before = sentence.slice(Math.max(0, at - 48), at);
    const label =
      /(?:^|[,;.(]|\band\b|\bthe\b)\s*((?:[\p{L}'’-]+\s){0,3}[\p{L}'’-]+)\s*(?:price|fee|ticket|tickets)?\s*(?:is|are|costs?|for|from|at|only|:|just)?\s*$/iu.exec(
        before,
      )?.[1];
    const clean = label
      ?.replace(
        /\b(?:the|price|fee|is|are|costs?|at|only|just|for|and|of|with|from|od|ab|desde|da|vanaf)\b/gi,
        ' ',
      )
      .replace(/\s+/g, ' ')
      .trim();
    const from = /\b(?:from|ab|desde|à partir de|od|da|vanaf)\s*$/iu.exec(before)?.[0].trim() ?? '';
    return clean && clean.length >= 2 && clean.length <= 32
      ? [capitalise(clean), from, price].filter(Boolean).join(' ')
      : [capitalise(from), price].filter(Boolean).join(' ');
  });
}
