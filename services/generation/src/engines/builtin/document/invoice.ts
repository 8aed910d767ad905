import type { DocumentBlock } from '@sitewright/site-spec';
import { isOrder } from '../material/orders.ts';
import { promptText } from '../material/prompt-text.ts';
import { sentencesOf } from '../material/sentences.ts';
import { COMMERCE, type CommerceWords, ENGLISH_COMMERCE } from '../recipe/documents/commerce-words.ts';
import { headingBlock, listBlock, openTerm, plainItems, tableBlock } from './blocks.ts';
import type { DocumentJob } from './job.ts';
import { letterWords, statedDate } from './opening.ts';
import { type Party, readParties, withoutParties } from './parties.ts';
import { SHORT_UNIT } from './position-clauses.ts';
import { isNameless, isTaxIncluded, type Position, positionsIn, taxRate } from './positions.ts';

/** The number that a prompt gives an invoice or an offer. */
export const INVOICE_NUMBER =
  /(?:invoice|rechnung|facture|factura|fattura|fatura|factuur|offer|quote|quotation|angebot|devis|presupuesto|preventivo)s?\s*(?:(?:no\.?|numbers?|nummer|n[uú]mero|num[ée]ro|numer|nr\.?|n[°º.]|#)\s*:?\s*([A-Z0-9][A-Z0-9/-]*)|(?=[A-Z]*-?\d)([A-Z0-9]+[-/]?\d[A-Z0-9/-]*))/i;

const DUE =
  /\b(?:due|payable|zahlbar|fällig|échéance|à régler|vence|pagadero|scadenza|pagamento entro)\s+(?:on |by |am |le |el |il |entro )?(.{4,30}?)(?=[.,;\n]|$)/i;
const VALID =
  /(?:valid (?:until|to|for)|gültig bis(?: zum)?|valable jusqu['’]au|válid[oa] hasta(?: el)?|valid[oa] fino al|válid[oa] até|geldig tot|ważn[aey] do)\s+(.{4,30}?)(?=[.,;\n]\s|[.,;\n]?$)/iu;

/** Whether a prompt asks for an offer whose lines have prices. */
export function isPricedOffer(job: Pick<DocumentJob, 'recipe' | 'brief'>): boolean {
  const isOffer =
    job.recipe.key === 'proposal' &&
    /\b(?:offer|quote|quotation|estimate|angebot|kostenvoranschlag|devis|presupuesto|preventivo|orçamento|offerte|oferta)\b/iu.test(
      job.brief.text,
    );
  return isOffer && linesOf(promptText(job.brief)).length >= 1;
}

/** The priced lines, the names and addresses of the two sides left out. */
function linesOf(text: string): Position[] {
  const matter = withoutParties(text, readParties(text)).replace(/\s{3,}/g, '. ');
  return positionsIn(matter);
}

/** An amount in the notation of a price of the prompt: same sign or code, same side, in the reader's numerals. */
function written(amount: number, like: string, { locale }: CommerceWords): string {
  const digits = amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return like === '' ? digits : like.replace(/\d[\d.,\u00a0\u202f]*\d|\d/, digits);
}

const addressed = (party: Party | undefined) =>
  party ? [party.name, party.address].filter(Boolean).join(', ') : undefined;

function headOf(job: DocumentJob, words: CommerceWords): DocumentBlock {
  const { brief, voice, ctx, recipe } = job;
  const names = letterWords(voice);
  const text = promptText(brief);
  const { sender, recipient } = readParties(text);
  const number = INVOICE_NUMBER.exec(text);
  const isInvoice = recipe.type === 'invoice';
  const from = addressed(sender) ?? (recipient?.name === brief.organisation ? undefined : brief.organisation);
  const head = [
    [isInvoice ? names.invoiceNumber : words.offerNumber, number?.[1] ?? number?.[2]],
    [names.from, from],
    [names.to, addressed(recipient)],
    [ctx.words.date, statedDate(brief)],
    isInvoice ? [names.due, DUE.exec(text)?.[1]] : [words.validUntil, VALID.exec(text)?.[1]],
  ] satisfies (readonly (string | undefined)[])[];
  return {
    id: ctx.id('terms'),
    type: 'definitions',
    layout: 'columns',
    items: head.map(([term = '', value]) =>
      value ? { id: ctx.id('item'), term, text: value } : openTerm(ctx, term),
    ),
  };
}

/** The name and the quantity of a position. `20 hours` alone are hours of service, `3 x 45` three of something. */
function namedAndCounted(position: Position, { ctx }: DocumentJob): [name: string, quantity: string] {
  const { name, quantity, unit } = position;
  if (/^[x×]$/i.test(name)) return [ctx.words.item, String(quantity)];
  if (isNameless(position)) return [ctx.words.services, `${quantity} ${name}`];
  return [name.charAt(0).toLocaleUpperCase() + name.slice(1), `${quantity}${unit ? ` ${unit}` : ''}`];
}

/** The table with its sums: net, tax and total where a rate is named, else the total alone. */
function tableOf(job: DocumentJob, positions: readonly Position[], words: CommerceWords): DocumentBlock {
  const { brief, voice, ctx } = job;
  const text = promptText(brief);
  const header = [ctx.words.item, ctx.words.quantity, letterWords(voice).unitPrice, ctx.words.amount];
  if (positions.length === 0)
    return tableBlock(ctx, header, [[ctx.words.toBeConfirmed, '', '', '']], { placeholder: true });
  const like = positions[0]?.price ?? '';
  const sum = positions.reduce((total, position) => total + position.amount, 0);
  const rate = taxRate(text);
  const isGross = rate !== undefined && isTaxIncluded(text);
  const tax = rate === undefined ? 0 : isGross ? sum - sum / (1 + rate / 100) : (sum * rate) / 100;
  const cents = (amount: number) => written(Math.round(amount * 100) / 100, like, words);
  const rows = positions.map((position) => [
    ...namedAndCounted(position, job),
    position.price,
    written(position.amount, position.price, words),
  ]);
  const shown = rate?.toLocaleString(words.locale);
  const sums =
    rate === undefined
      ? []
      : [
          [words.net, '', '', cents(isGross ? sum - tax : sum)],
          [
            `${words.tax} ${shown} %`.replace(/(\d) %/, words.locale.startsWith('en') ? '$1%' : '$1 %'),
            '',
            '',
            cents(tax),
          ],
        ];
  return tableBlock(ctx, header, [...rows, ...sums], {
    totals: [ctx.words.total, '', '', cents(isGross ? sum : sum + tax)],
  });
}

/** What else the prompt says: terms of payment, an account, a remark; as it stands. */
function remarksOf(job: DocumentJob, positions: readonly Position[]): string[] {
  const text = promptText(job.brief);
  const rest = withoutParties(text, readParties(text));
  return sentencesOf(rest.replace(SHORT_UNIT, '$1'))
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/[.,;]$/, '')
        .trim(),
    )
    .filter((sentence) => sentence.length > 5 && !isOrder(sentence) && !/^\p{L}+ ?,?$/u.test(sentence))
    .filter((sentence) => !positions.some((position) => sentence.includes(position.name)))
    .filter((sentence) => linesOf(sentence).length === 0)
    .filter((sentence) => !INVOICE_NUMBER.test(sentence) && !VALID.test(sentence))
    .filter((sentence) => taxRate(sentence) === undefined || sentence.length > 40)
    .filter((sentence) => !/^(?:date|datum|fecha|data|date d’émission)\b/i.test(sentence))
    .slice(0, 12);
}

/** Head, positions and sums of an invoice or an offer; what nobody gave stays open. */
export function invoiceBlocks(job: DocumentJob): DocumentBlock[] {
  const { brief, ctx, voice } = job;
  const words = COMMERCE[voice.language] ?? ENGLISH_COMMERCE;
  const read = linesOf(promptText(brief));
  const positions =
    read.length > 0
      ? read
      : brief.items.map((item) => ({
          name: item.name,
          quantity: 1,
          unit: '',
          price: item.price,
          amount: item.amount ?? 0,
        }));
  const remarks = remarksOf(job, positions);
  return [
    headOf(job, words),
    tableOf(job, positions, words),
    ...(remarks.length > 0
      ? [headingBlock(ctx, 2, ctx.words.notes), listBlock(ctx, plainItems(remarks))]
      : []),
  ];
}

/** `Offer from A to B`, in the words of the language. */
export function offerTitle(job: Pick<DocumentJob, 'brief' | 'voice'>): string {
  const words = COMMERCE[job.voice.language] ?? ENGLISH_COMMERCE;
  const { sender, recipient } = readParties(promptText(job.brief));
  const sides = [sender?.name, recipient?.name].filter(Boolean).join(' – ');
  return sides === '' ? words.offer : `${words.offer}: ${sides}`.slice(0, 200);
}
