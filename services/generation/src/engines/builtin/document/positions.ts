import { enumerationOf } from '../material/lists.ts';

/** One line of an offer or an invoice. */
export interface Position {
  name: string;
  quantity: number;
  unit: string;
  /** The price of one, as written. */
  price: string;
  amount: number;
}

const AMOUNT = '\\d[\\d.,\\u00a0\\u202f]*';
const PRICE = `((?:[$€£¥]\\s?)${AMOUNT}|${AMOUNT}\\s?(?:EUR|USD|GBP|CHF|PLN|SEK|JPY|€|\\$|£|¥|zł|kr|円|元|euros?|dollars?|pounds?)(?![\\p{L}]))`;
const UNIT =
  'x|×|hours?|hrs?|h|days?|units?|pcs|pieces|stück|stunden?|std\\.?|tage?|heures?|jours?|pièces?|horas?|días?|unidades|ore|giorni|pezzi|uren|dagen|stuks|godzin\\w*|szt\\.?|m²|m2|m';
const EACH =
  '(?:\\s*(?:\\/|per |each|apiece|pro |par |por |je |l’unité|chacun|cada un[oa]|cad\\.?|elk|per stuk)\\s*\\p{L}*)?';
const AT = '(?:at|@|à|zu je|zu|je|a|por|per|voor|po|of|für|each)';

const COUNT_FIRST = new RegExp(
  `^(\\d+(?:[.,]\\d+)?)\\s*(${UNIT})?\\s+(?:of\\s+|de\\s+|d['’])?(.*?)\\s*,?\\s*${AT}\\s+${PRICE}${EACH}$`,
  'iu',
);
const COUNT_EACH = new RegExp(
  `^(\\d+)\\s+(\\p{L}.*?)\\s+${PRICE}\\s*(?:each|apiece|je|pro \\p{L}+|chacun\\p{L}*|cada un[oa]|per stuk|l’unité)$`,
  'iu',
);
const COUNT_LATER = new RegExp(
  `^(.*?\\p{L}.*?)[\\s:,–-]+(\\d+(?:[.,]\\d+)?)\\s*(${UNIT})\\s*(?:${AT}\\s*)?${PRICE}${EACH}$`,
  'iu',
);
const PLAIN = new RegExp(`^(.*?\\p{L}.*?)[\\s:–-]+(?:${AT}\\s+)?${PRICE}${EACH}$`, 'iu');
const NO_POSITION =
  /^(?:and |und )?(?:the )?(?:total|subtotal|sum|gesamt\p{L}*|summe|netto|brutto|vat|gst|tax|mwst|ust|tva|iva|btw|deposit|fianza|caution|kaution|discount|rabatt|paid)\b/iu;

/** The number that a price holds: `1,200`, `1.200,50`, `1 200`. */
export function numeral(text: string): number {
  const digits = (/\d[\d.,\u00a0\u202f]*/.exec(text)?.[0] ?? '0')
    .replace(/[\u00a0\u202f]/g, '')
    .replace(/[.,]$/, '');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''));
  const decimal = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (decimal === -1) return Number(digits);
  return Number(`${digits.slice(0, decimal).replace(/[.,]/g, '')}.${digits.slice(decimal + 1)}`);
}

const counted = (quantity: string, unit: string, name: string, price: string): Position => ({
  name: name.trim() || unit,
  quantity: numeral(quantity),
  unit: name.trim() === '' ? '' : unit.replace(/^[x×]$/i, ''),
  price: price.trim(),
  amount: Math.round(numeral(quantity) * numeral(price) * 100) / 100,
});

function positionIn(clause: string): Position | undefined {
  const text = clause.replace(/^(?:and|und|et|y|e|for|für|pour|plus|items?:|positions?:)\s+/i, '').trim();
  if (NO_POSITION.test(text)) return undefined;
  const ahead = COUNT_FIRST.exec(text);
  if (ahead) return counted(ahead[1] ?? '1', ahead[2] ?? '', ahead[3] ?? '', ahead[4] ?? '');
  const each = COUNT_EACH.exec(text);
  if (each) return counted(each[1] ?? '1', '', each[2] ?? '', each[3] ?? '');
  const later = COUNT_LATER.exec(text);
  if (later) return counted(later[2] ?? '1', later[3] ?? '', later[1] ?? '', later[4] ?? '');
  const plain = PLAIN.exec(text);
  if (!plain || (plain[1] ?? '').length > 90) return undefined;
  return counted('1', '', plain[1] ?? '', plain[2] ?? '');
}

/** Every priced line of a text: `12 hours of design at $90`, `business cards 3 x 150 GBP`, `2 Türen lackieren je 95 €`. */
export function positionsIn(text: string): Position[] {
  return text
    .split(/\n|[;:](?=\s)|\.(?=\s+(?:\p{Lu}|\d)|\s*$)/u)
    .flatMap((part) => enumerationOf(part.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')))
    .flatMap((clause) => clause.split(/\s+(?:and|und|et|y|e|en)\s+(?=\d)/iu))
    .flatMap((clause) => positionIn(clause.trim()) ?? []);
}

const TAX =
  '(?:VAT|GST|sales tax|tax|MwSt\\.?|USt\\.?|Umsatzsteuer|Mehrwertsteuer|TVA|IVA|I\\.V\\.A\\.|BTW|消費税|税)';

/** The rate of tax that a text names, in per cent. */
export function taxRate(text: string): number | undefined {
  const match = new RegExp(
    `${TAX}[^\\d%\\n]{0,14}(\\d{1,2}(?:[.,]\\d{1,2})?)\\s?%|(\\d{1,2}(?:[.,]\\d{1,2})?)\\s?%\\s*(?:de |di )?${TAX}`,
    'iu',
  ).exec(text);
  const rate = match?.[1] ?? match?.[2];
  return rate === undefined ? undefined : numeral(rate);
}

/** Whether the prices hold the tax already. */
export const isTaxIncluded = (text: string): boolean =>
  /\b(?:incl(?:uding|\.)?|inclusive of|inkl\.?|einschließlich|TTC|IVA incluido|incluso|incl\.? btw)\b/i.test(
    text,
  );
