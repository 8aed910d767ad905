import type { DocumentBlock } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import { enumerationOf } from '../material/lists.ts';
import { openTerm, tableBlock } from './blocks.ts';
import type { DocumentJob } from './job.ts';
import { letterWords, statedDate } from './opening.ts';

interface Position {
  name: string;
  quantity: number;
  unit: string;
  price: string;
  amount: number;
}

/** The number that a prompt gives an invoice. */
export const INVOICE_NUMBER =
  /(?:invoice|rechnung|facture|factura|fattura)s?\s*(?:no\.?|number|nr\.?|n[°º]|#)\s*:?\s*([A-Z0-9][A-Z0-9/-]*)/i;

const TIMES =
  /^(?:and )?(\d+(?:[.,]\d+)?)\s*(x|×|hours?|h|days?|units?|pcs|pieces|stunden?|tage?|heures?|jours?|horas?|días?|ore|giorni|uren|dagen|godzin\w*)?\s*(?:of\s+|de\s+|d')?(.*?)\s*(?:at|@|à|zu|a|por|per|voor|po)\s+((?:[$€£¥]\s?)?(\d[\d.,]*)\s*(?:EUR|USD|GBP|CHF|PLN|€|\$|£|zł)?)(?:\s*(?:\/|per |each|pro |par |por )\s*\p{L}*)?$/iu;

const numeral = (text: string) =>
  Number(/,\d{1,2}$/.test(text) ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,/g, ''));

/** Lines of an invoice: `12 hours of design at $90`, and whatever the brief read as priced items. */
function positionsOf(brief: Brief): Position[] {
  const clauses = brief.text.split(/[\n:;.](?=\s|$)/).flatMap((part) => enumerationOf(part));
  const counted = clauses.flatMap((clause): Position[] => {
    const match = TIMES.exec(clause.trim());
    if (!match) return [];
    const quantity = numeral(match[1] ?? '1');
    const unit = (match[2] ?? '').replace(/^[x×]$/, '');
    const name = (match[3] ?? '').trim();
    return [
      {
        name: name === '' ? unit : name,
        quantity,
        unit: name === '' ? '' : unit,
        price: (match[4] ?? '').trim(),
        amount: quantity * numeral(match[5] ?? '0'),
      },
    ];
  });
  if (counted.length > 0) return counted;
  return brief.items.map((item) => ({
    name: item.name,
    quantity: 1,
    unit: '',
    price: item.price,
    amount: item.amount ?? 0,
  }));
}

/** An amount in the notation of a price of the prompt: same sign or code, same side, two decimals. */
function written(amount: number, like: string): string {
  const comma = /\d,\d{1,2}(?!\d)/.test(like);
  const digits = amount.toLocaleString(comma ? 'de-DE' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return like.replace(/\d[\d.,]*\d|\d/, digits);
}

/** Head and positions of an invoice; the total is worked out, numbers nobody gave stay open. */
export function invoiceBlocks({ brief, voice, ctx }: DocumentJob): DocumentBlock[] {
  const { words } = ctx;
  const names = letterWords(voice);
  const positions = positionsOf(brief);
  const like = positions[0]?.price ?? '';
  const total = positions.reduce((sum, position) => sum + position.amount, 0);
  const recipient =
    /\b(?:to|for|an|für|pour|à|para|a)\s+(\p{Lu}[\p{L}&'’-]+(?:\s+\p{Lu}[\p{L}&'’-]+){0,3})/u.exec(
      brief.text,
    )?.[1];
  const from = /\b(?:from|von|de)\s+(\p{Lu}[\p{L}&'’-]+(?:\s+\p{Lu}[\p{L}&'’-]+){0,3})/u.exec(
    brief.text,
  )?.[1];
  const number = INVOICE_NUMBER.exec(brief.raw)?.[1];
  const due =
    /\b(?:due|payable|fällig|échéance|vence|scadenza)\s+(?:on |by |am |le |el |il )?(.{4,30}?)(?=[.,;\n]|$)/i.exec(
      brief.text,
    )?.[1];
  const head = [
    [names.invoiceNumber, number],
    [names.from, from ?? (recipient === brief.organisation ? undefined : brief.organisation)],
    [names.to, recipient],
    [words.date, statedDate(brief)],
    [names.due, due],
  ] as const;
  const rows = positions.map((position) => [
    position.name,
    `${position.quantity}${position.unit ? ` ${position.unit}` : ''}`,
    position.price,
    written(position.amount, position.price),
  ]);
  const table = tableBlock(ctx, [words.item, words.quantity, names.unitPrice, words.amount], rows, {
    totals: rows.length > 0 ? [words.total, '', '', written(total, like)] : undefined,
  });
  return [
    {
      id: ctx.id('terms'),
      type: 'definitions',
      layout: 'columns',
      items: head.map(([term, value]) =>
        value ? { id: ctx.id('item'), term, text: value } : openTerm(ctx, term),
      ),
    },
    ...(rows.length > 0
      ? [table]
      : [
          tableBlock(
            ctx,
            [words.item, words.quantity, names.unitPrice, words.amount],
            [[words.toBeConfirmed, '', '', '']],
            { placeholder: true },
          ),
        ]),
  ];
}
