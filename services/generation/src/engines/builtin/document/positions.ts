import { positionClauses } from './position-clauses.ts';

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
/** A price whose currency is said elsewhere or nowhere; read only behind a count. */
const BARE = `(?:${PRICE}|(${AMOUNT}))`;
const UNIT =
  'x|×|hours?|hrs?|h|days?|d|weeks?|months?|units?|pcs|pieces|stück|stunden?|std\\.?|tage?n?|wochen?|monate?|heures?|jours?|mois|pièces?|horas?|días?|meses|unidades|ore|ora|giorni|giorno|mesi|pezzi|uren|dagen|stuks|godzin\\w*|szt\\.?|m²|m2|m';
const EACH =
  "(?:\\s*(?:\\/|per |each|apiece|pro |par |por |je |de l[’']|an? |l’unité|chacun|cada un[oa]|cad\\.?|all[’']|la |elk|per stuk)\\s?\\p{L}{0,12})?";
const AT = '(?:at|@|à|zu je|zum preis von|zu|je|a|por|per|voor|po|of|für|each|x|×|\\*)';

const COUNT_FIRST = new RegExp(
  `^(\\d+(?:[.,]\\d+)?)\\s*(?:(${UNIT})(?![\\p{L}]))?\\s*(?:(?:of|de|di|d['’])\\s*(?=\\p{L}))?(\\p{L}.{0,90}?)??,?\\s*(?<![\\p{L}])${AT}\\s*${BARE}${EACH}$`,
  'iu',
);
const TIMES = new RegExp(`^(\\d+(?:[.,]\\d+)?)\\s*(?:x|×|\\*)\\s*${BARE}(?:\\s+(\\p{L}.{0,60}))?$`, 'iu');
const COUNT_EACH = new RegExp(
  `^(\\d+)\\s+(\\p{L}.{0,90}?)\\s+${PRICE}\\s*(?:each|apiece|je|pro \\p{L}+|chacun\\p{L}*|cada un[oa]|per stuk|l’unité)$`,
  'iu',
);
const COUNT_LATER = new RegExp(
  `^(.{0,90}?\\p{L}.{0,90}?)[\\s:,–-](\\d+(?:[.,]\\d+)?)\\s*(${UNIT})\\s*(?:${AT}\\s*)?${PRICE}${EACH}$`,
  'iu',
);
const PRICE_FIRST = new RegExp(
  `^${PRICE}\\s+(?!per |each|pro |par |je )(?:(?:for|für|pour|por|para|de)\\s+)?(\\p{L}.{1,60})$`,
  'iu',
);
const PLAIN = new RegExp(`^(.{0,90}?\\p{L}.{0,90}?)[\\s:–-]+(?:${AT}\\s+)?${PRICE}${EACH}$`, 'iu');
const PERSON = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;
const BRACKET = /^([^()]{2,80}?)\s?\(([^()]{3,80})\)$/u;
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
  const text = clause.replace(/\s?=\s?[^=]{1,24}$/, '');
  if (NO_POSITION.test(text)) return undefined;
  const [, outer, inner] = BRACKET.exec(text) ?? [];
  const within = outer && inner ? positionIn(inner) : undefined;
  if (within && outer) return { ...within, name: outer.trim(), unit: within.unit || unitName(within) };
  const times = TIMES.exec(text);
  if (times) return counted(times[1] ?? '1', 'x', times[4] ?? '', times[2] ?? times[3] ?? '');
  const ahead = COUNT_FIRST.exec(text);
  if (ahead) return counted(ahead[1] ?? '1', ahead[2] ?? '', ahead[3] ?? '', ahead[4] ?? ahead[5] ?? '');
  const each = COUNT_EACH.exec(text);
  if (each) return counted(each[1] ?? '1', '', each[2] ?? '', each[3] ?? '');
  const later = COUNT_LATER.exec(text);
  if (later) return counted(later[2] ?? '1', later[3] ?? '', later[1] ?? '', later[4] ?? '');
  const before = PRICE_FIRST.exec(text);
  if (before && !NO_POSITION.test(before[2] ?? '')) return counted('1', '', before[2] ?? '', before[1] ?? '');
  const plain = PLAIN.exec(text);
  if (!plain || (plain[1] ?? '').length > 90) return undefined;
  return counted('1', '', plain[1] ?? '', plain[2] ?? '');
}

/** What a nameless position counts, which is its unit once it has a name. */
const unitName = ({ name }: Position) => (/^[x×*\d]*$/.test(name) ? '' : name);

/** Whether a position says only how much of it there is. */
export const isNameless = ({ name }: Position) => new RegExp(`^(?:${UNIT})$`, 'iu').test(name);

/** Every priced line of a text: `12 hours of design at $90`, `business cards 3 x 150 GBP`, `2 Türen lackieren je 95 €`. */
export function positionsIn(text: string): Position[] {
  const positions: Position[] = [];
  let name = '';
  for (const clause of positionClauses(text)) {
    const position = positionIn(clause);
    // "Consulting: 20 hours x $80": the words before a count say what is counted.
    const price = name ? new RegExp(`^${PRICE}$`, 'iu').exec(clause) : null;
    if (price) positions.push(counted('1', '', name, clause));
    else if (position)
      positions.push(
        name && isNameless(position) ? { ...position, name, unit: unitName(position) } : position,
      );
    name =
      !position && /^\p{L}[^\d]{1,50}$/u.test(clause) && !NO_POSITION.test(clause) && !PERSON.test(clause)
        ? clause
        : '';
  }
  return inOneCurrency(positions);
}

/** `3 x 45 … 2 x 10 €`: figures without a currency are in that of the others. */
function inOneCurrency(positions: readonly Position[]): Position[] {
  const like = positions.find(({ price }) => /[^\d.,\s]/.test(price))?.price;
  return positions.map((position) =>
    like && /^[\d.,\s]+$/.test(position.price)
      ? { ...position, price: like.replace(/\d[\d.,\u00a0\u202f]*/, position.price) }
      : position,
  );
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
