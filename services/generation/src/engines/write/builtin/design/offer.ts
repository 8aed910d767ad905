import { withoutEnd } from '../../../brief/without-end.ts';
import type { FrameText } from '../../../draft/design.ts';
import { capitalised } from '../common/facts.ts';
import { line } from './lines.ts';

/** A share off, with the words that belong to it in the languages that are written most. */
const SHARE =
  /(?:(?:up to|save|bis zu|jusqu'à|hasta|até|fino al|tot|upp till) )?\d{1,3} ?%(?: (?:off|discount|rabatt|korting|descuento|desconto|sconto|indirim))?(?!\p{L})/iu;
/** "Buy 5, get 1 free", "2x1", "2 for 1". */
const MORE =
  /\b(?:buy(?:ing)? [\p{L}\d]+,? (?:and )?get(?:ting)? [\p{L}\d]+(?: [\p{L}]+)? free|\d ?x ?\d|\d for \d)(?![\p{L}\d])/iu;
/** Words that lead to an offer and say nothing without it. */
const LEADS: ReadonlySet<string> = new Set(
  'promoting offering announcing featuring with get gets enjoy and a an the'.split(' '),
);
const SIGNS = ' ,:–-';

const LONGEST = 32;
const OFFERING: ReadonlySet<FrameText['role']> = new Set(['title', 'subtitle', 'body', 'price', 'caption']);

function withoutLead(text: string): string {
  const bare = withoutEnd(text, SIGNS);
  const last = bare.split(/[\s,:–-]/u).at(-1) ?? '';
  return last !== '' && LEADS.has(last.toLowerCase()) ? withoutLead(bare.slice(0, -last.length)) : bare;
}

function partsOf({ text }: FrameText): { before: string; offer: string; after: string } | undefined {
  const found = SHARE.exec(text) ?? MORE.exec(text);
  if (found === null || found[0].length > LONGEST) return undefined;
  const before = withoutLead(text.slice(0, found.index));
  const after = text.slice(found.index + found[0].length).replace(/^[\s,:]+/u, '');
  return { before, offer: found[0].replace(/^buying (.*) getting/i, 'buy $1 get'), after };
}

/** An offer is set apart from the sentence that it stands in, for it shall be the largest on the piece. */
export function withOffer(texts: readonly FrameText[]): FrameText[] {
  const at = texts.findIndex(
    (text) => OFFERING.has(text.role) && text.group === '' && partsOf(text) !== undefined,
  );
  const own = texts[at];
  const parts = own === undefined ? undefined : partsOf(own);
  if (own === undefined || parts === undefined) return [...texts];
  const { before, offer, after } = parts;
  const rest: FrameText[] = [
    ...(before === '' ? [] : [{ ...own, text: before }]),
    line('price', capitalised(offer), { emphasis: 'strong' }),
    ...(after === '' ? [] : [line('subtitle', after)]),
  ];
  return texts.flatMap((text, place) => (place === at ? rest : [text]));
}

const PRICE_OF = /(?:the )?([\p{L}-]{1,24}(?: [\p{L}-]{1,24})?) price (?:is|of) ([$€£] ?\d[\d.,]{0,12}\d)/giu;

/** "The regular price is $8.99 and the family price is $28.99" is two prices with what they are for. */
export const withPrices = (texts: readonly FrameText[]): FrameText[] =>
  texts.flatMap((text) => {
    const prices = text.group === '' ? [...text.text.matchAll(PRICE_OF)] : [];
    if (prices.length < 2) return [text];
    return prices.flatMap(([, label = '', price = ''], at) => [
      line('list', capitalised(label), { group: `price-${at}` }),
      line('price', price, { group: `price-${at}` }),
    ]);
  });
