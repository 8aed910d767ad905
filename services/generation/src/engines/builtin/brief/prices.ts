import type { PricedItem } from './brief.ts';
import { itemNameBefore, stripEdges } from './item-names.ts';
import type { Reading } from './reading.ts';
import { overlaps, segmentAt } from './reading.ts';
import type { Segment } from './segments.ts';
import { finishSiteItems } from './site-items.ts';

const NUMBER =
  "\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,10}(?:[.,]\\d{1,2})?(?!\\d)";
const SCALE =
  '(?: ?(?:bn|mrd|Mrd\\.?|mln|Mln|mio|Mio\\.?|Millionen|Milliarden|million(?:en|s)?|billion(?:s)?|thousand|milliard(?:s)?|millones|milioni|milhões|tys\\.?|tausend|万|億|亿|千)(?![\\p{L}])|[KkMBT](?![\\p{L}]))?';
const SIGN = 'R\\$|US\\$|A\\$|C\\$|NZ\\$|S\\$|HK\\$|NT\\$|MX\\$|[$€£¥￥₹₩₽฿₺₴₦₪₫₱]';
const CODE =
  'EUR|USD|GBP|CHF|JPY|CNY|RMB|INR|PLN|SEK|NOK|DKK|CZK|HUF|RON|BRL|MXN|ARS|CLP|COP|CAD|AUD|NZD|SGD|HKD|TWD|KRW|THB|ZAR|AED|SAR|EGP|QAR|KWD|MAD|TRY|RUB|UAH|ILS|NGN|KES|Rs\\.?';
const WORD =
  'euros?|dollars?|pounds?|yen|yuan|rupees?|francs?|kronor|kroner|złotych|złote|zł|zl|kr|Kč|Ft|lei|reais|real|pesos?|dólares|libras|dollari|sterline|円|元|块|人民币|ریال|ريال|درهم|جنيه|دينار|يورو|دولار|रुपये|रुपए|रु\\.?|€';
const PERIOD =
  "(?: ?/ ?(?:Monat|Jahr|Woche|Tag|Stunde|Person|Nacht|Kind|Stück|month|months|mo|mth|year|yr|week|wk|day|hour|hr|h|person|pers|user|seat|night|piece|kg|monat|jahr|woche|tag|stunde|person|nacht|mois|an|semaine|jour|heure|personne|nuit|mes|año|semana|día|hora|persona|noche|mese|anno|settimana|giorno|ora|notte|mês|ano|pessoa|noite|dia|maand|jaar|uur|dag|nacht|miesiąc|mies\\.|rok|godz\\.?|osoba|osobę|noc|月|年|人|泊|時間|晚|小时|天|شهر|سنة|ليلة|شخص|माह|महीना|वर्ष|व्यक्ति|रात)(?![\\p{L}])| (?:per|a|an|each|pro|im|par|al|por|all'|a la|alla|na|za|om) ?(?:Monat|Jahr|Woche|Tag|Stunde|Person|Nacht|Kind|Stück|month|year|week|day|hour|person|head|user|seat|night|session|class|ticket|piece|kg|monat|jahr|woche|tag|stunde|nacht|mois|an|semaine|jour|heure|personne|nuit|mes|año|semana|día|hora|persona|noche|mese|anno|settimana|giorno|ora|notte|mês|ano|pessoa|noite|dia|maand|jaar|uur|dag|persoon|miesiąc|rok|godzinę|osobę|noc)(?![\\p{L}])| (?:monthly|yearly|annually|weekly|each|monatlich|jährlich|mensuel|mensual|mensile|mensal|miesięcznie|rocznie|maandelijks|شهريا|प्रति माह|प्रति व्यक्ति)(?![\\p{L}]))?(?:(?<=/ ?[\\p{L}]+) ?/ ?(?:month|mo|year|yr|Monat|mois|mes|mese|mês|maand)(?![\\p{L}]))?";

const BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:${SIGN}|(?:${CODE})(?= ?\\d)) ?(?:${NUMBER})${SCALE}(?: ?[-–] ?(?:${SIGN})?(?:${NUMBER})${SCALE})?\\+?${PERIOD}`,
  'gu',
);
const AFTER = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:${NUMBER}) ?[-–] ?)?(?:${NUMBER})${SCALE} ?(?:${SIGN}|(?:${CODE}|${WORD})(?![\\p{Script=Latin}\\p{Script=Arabic}\\p{Script=Devanagari}]))${PERIOD}`,
  'gu',
);

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/R\$|reais|\breal\b/i, 'BRL'],
  [/A\$/, 'AUD'],
  [/C\$/, 'CAD'],
  [/NZ\$/, 'NZD'],
  [/S\$/, 'SGD'],
  [/HK\$/, 'HKD'],
  [/NT\$/, 'TWD'],
  [/MX\$/, 'MXN'],
  [/\$|dollar|dólar|دولار/i, 'USD'],
  [/€|euro|يورو/i, 'EUR'],
  [/£|pound|libra|sterlin/i, 'GBP'],
  [/¥|￥|円|yen/i, 'JPY'],
  [/元|块|人民币|yuan|RMB/i, 'CNY'],
  [/₹|rupee|Rs|रु/i, 'INR'],
  [/zł|zl\b/i, 'PLN'],
  [/Kč/i, 'CZK'],
  [/₩/, 'KRW'],
  [/₽/, 'RUB'],
  [/฿/, 'THB'],
  [/₺/, 'TRY'],
  [/₴/, 'UAH'],
  [/₦/, 'NGN'],
  [/₪/, 'ILS'],
  [/₫/, 'VND'],
  [/₱/, 'PHP'],
  [/ريال/, 'SAR'],
  [/درهم/, 'AED'],
  [/جنيه/, 'EGP'],
];
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/month|\/ ?mo|mth|monat|mois|mes|mês|maand|mies|miesi|月|شهر|माह|महीना|mensu|mensil|mensal/i, 'month'],
  [/year|yr|annual|jahr|jähr|\/ ?an(?![\p{L}])|par an|año|anno|ano|jaar|rok|rocz|年|سنة|वर्ष/iu, 'year'],
  [/week|wk|woche|semaine|semana|settimana/i, 'week'],
  [/night|nacht|nuit|noche|notte|noite|noc|泊|晚|ليلة|रात/i, 'night'],
  [/person|head|pers|pessoa|osob|人|شخص|व्यक्ति/i, 'person'],
  [/hour|hr|\/ ?h(?![\p{L}])|stunde|heure|hora|\/ ?ora|uur|godz|時間|小时/iu, 'hour'],
  [/day|tag|jour|día|dia|giorno|dag|天/i, 'day'],
  [/user|seat/i, 'user'],
];

export interface FoundPrice extends Segment {
  text: string;
  amount?: number;
  currency?: string;
  period?: string;
  /** Millions and the like: a figure of a business, not the price of a thing. */
  isScaled: boolean;
}

export function findPrices(reading: Reading): FoundPrice[] {
  const found: FoundPrice[] = reading.buildType === 'website' ? barePrices(reading) : [];
  for (const pattern of [BEFORE, AFTER]) {
    for (const match of reading.prose.matchAll(pattern)) {
      const price = toPrice(match[0].trimEnd(), match.index);
      const rival = found.findIndex((other) => overlaps(other, price));
      const other = found[rival];
      if (!other) found.push(price);
      else if (price.end - price.start > other.end - other.start && price.start <= other.start)
        found[rival] = price;
    }
  }
  return found.sort((left, right) => left.start - right.start);
}

const BARE = /(?<=\p{L} )(\d{1,3}[.,]\d{2})(?=\s*(?:[,;.)\n]|$|\s(?:and|und|et|y|e|en|i)\s))(?![.,]\d)/gu;
const NO_PRICE =
  /(?:version|release|v|nr|no|chapter|section|ratio|score|rated|rating|at|by|until|from|to|um|bis|à|a) $/iu;

/** "flat whites 3.20, buns 2.80 and toasties 6.50": two or more in one sentence that names no currency. */
function barePrices(reading: Reading): FoundPrice[] {
  return reading.sentences.flatMap((sentence) => {
    const text = reading.prose.slice(sentence.start, sentence.end);
    if (/[$€£¥₹]|\d ?(?:EUR|USD|GBP|kr|zł)/u.test(text)) return [];
    const found = [...text.matchAll(BARE)].filter(
      (match) => !NO_PRICE.test(text.slice(Math.max(0, match.index - 10), match.index)),
    );
    return found.length < 2 || (text.match(/\d[.,]\d/gu)?.length ?? 0) !== found.length
      ? []
      : found.map((match) => toPrice(match[0], sentence.start + match.index));
  });
}

function toPrice(text: string, start: number): FoundPrice {
  const digits = /\d[\d.,'’\u00a0\u202f ]*/.exec(text)?.[0] ?? '';
  const afterDigits = text.slice(text.indexOf(digits) + digits.length);
  const unit = /\//.test(text) ? text.slice(0, text.indexOf('/')) : text;
  const code = /(?<![\p{L}])[A-Z]{3}(?![\p{L}])/u.exec(unit)?.[0];
  const money = code ?? CURRENCIES.find(([sign]) => sign.test(unit))?.[1];
  return {
    text,
    start,
    end: start + text.length,
    amount: amountOf(digits),
    currency: money === 'RMB' ? 'CNY' : money,
    period: PERIODS.find(([word]) => word.test(afterDigits))?.[1],
    isScaled: /^ ?(?:[KkMBT](?![\p{L}])|bn|mrd|mln|mio|mill|bill|mil|億|亿)/iu.test(afterDigits),
  };
}

/** `1.234,50`, `1,234.50`, `4.80`, `1'200`, `12 000`: the last separator with one or two digits after it is decimal. */
export function amountOf(digits: string): number | undefined {
  const trimmed = digits
    .trim()
    .replace(/[\s'’\u00a0\u202f]/gu, '')
    .replace(/[.,]+$/, '');
  const decimal = /[.,](\d{1,2})$/.exec(trimmed);
  const whole = (decimal ? trimmed.slice(0, -decimal[0].length) : trimmed).replace(/[.,]/g, '');
  const amount = Number(decimal ? `${whole}.${decimal[1]}` : whole);
  return Number.isFinite(amount) ? amount : undefined;
}

/** Things with their prices; a list of prices after a list of quantities is matched up in order. */
export function readItems(
  reading: Reading,
  prices: readonly FoundPrice[],
  organisation?: Segment,
): PricedItem[] {
  const items: PricedItem[] = [];
  let previousEnd = 0;
  for (const price of prices) {
    const sentence = segmentAt(reading.sentences, price.start);
    const from = Math.max(previousEnd, sentence?.start ?? 0);
    previousEnd = price.end;
    if (price.isScaled) continue;
    const name =
      itemNameBefore(reading.prose, from, price.start) || nameAfter(reading.prose, price.end, sentence?.end);
    items.push({
      name,
      price: price.text,
      amount: price.amount,
      currency: price.currency,
      period: price.period,
      description: descriptionAfter(reading.prose, price.end),
      span: reading.spanOf(price.start, price.end),
    });
  }
  const used = prices.filter((price) => !price.isScaled);
  const named = nameFromParallelList(reading, items, used);
  if (reading.buildType !== 'website') return named.filter((item) => item.name !== '');
  const drafts = named.map((item, index) => ({
    item,
    start: used[index]?.start ?? 0,
    end: used[index]?.end ?? 0,
  }));
  return finishSiteItems(reading, drafts, organisation);
}

/** `180 EUR (early bird)` and `£12 for students`. */
function nameAfter(text: string, from: number, sentenceEnd = text.length): string {
  const rest = text.slice(from, Math.min(sentenceEnd, from + 60));
  const match =
    /^ ?[(（]([^)）]{2,40})[)）]|^ (?:for|für|pour|para|per|voor|dla) (?:the |an? |die |das |les |los |las )?([\p{L}\p{N}'’ -]{2,30})/u.exec(
      rest,
    );
  return stripEdges(match?.[1] ?? match?.[2] ?? '');
}

/** What follows in brackets or after a dash on the same line. */
function descriptionAfter(text: string, from: number): string | undefined {
  const line = text.slice(from, from + 200).split('\n')[0] ?? '';
  const match = /^ ?[(（]([^)）]{3,160})[)）]|^ [-–—] ([^,;\n]{3,160})|^: ([^;\n]{3,160})/u.exec(line);
  const description = (match?.[1] ?? match?.[2] ?? match?.[3])?.trim().replace(/[.,;]$/, '');
  return description === undefined || /^[\d\s.,$€£]+$/.test(description) ? undefined : description;
}

const QUANTITY =
  /\d{1,6}(?:[.,]\d{1,2})? ?(?:km|mi|miles|k|kg|g|ml|l|cl|m|min|minutes|minuten|hours|h|days|weeks|months|sessions|classes|lessons|nights|pack|packs)(?![\p{L}\p{N}])/giu;

function nameFromParallelList(
  reading: Reading,
  items: readonly PricedItem[],
  prices: readonly FoundPrice[],
): PricedItem[] {
  const first = prices[0];
  const last = prices[prices.length - 1];
  if (!first || !last || items.length < 2 || items.length > 12 || items.length !== prices.length)
    return [...items];
  if (items.slice(1).some((item) => item.name !== '')) return [...items];
  const sentence = segmentAt(reading.sentences, first.start);
  if (!sentence || last.end > sentence.end) return [...items];
  const before = reading.prose.slice(sentence.start, first.start);
  const names = Array.from(before.matchAll(QUANTITY), (match) => match[0]);
  if (names.length < items.length) return [...items];
  return items.map((item, index) => ({
    ...item,
    name: names[names.length - items.length + index] ?? item.name,
  }));
}
