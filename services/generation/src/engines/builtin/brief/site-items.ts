import type { PricedItem } from './brief.ts';
import { stripEdges } from './item-names.ts';
import { KINDS } from './names.ts';
import type { Reading } from './reading.ts';
import { segmentAt } from './reading.ts';
import type { Segment } from './segments.ts';

/** An item with the place of its price; the name may still be missing. */
export interface DraftItem extends Segment {
  item: PricedItem;
}

/** What people who describe a site say of prices and leave to be understood. */
export function finishSiteItems(
  reading: Reading,
  drafts: readonly DraftItem[],
  organisation: Segment | undefined,
): PricedItem[] {
  const named = alternatives(reading, namesBehind(reading, drafts)).map((draft) => ({
    ...draft,
    item: tidied(reading, draft, organisation),
  }));
  const withFree = [...named, ...freePlans(reading, named)].sort((left, right) => left.start - right.start);
  return sharedPeriods(reading, withFree)
    .map(({ item }) => item)
    .filter(({ name }) => name !== '' && !IS_AIM.test(name));
}

/** Runs of items that stand in one sentence. */
function bySentence(reading: Reading, drafts: readonly DraftItem[]): DraftItem[][] {
  const groups = new Map<number, DraftItem[]>();
  for (const draft of drafts) {
    const key = segmentAt(reading.sentences, draft.start)?.start ?? -1;
    groups.set(key, [...(groups.get(key) ?? []), draft]);
  }
  return [...groups.values()];
}

const NAME_BEHIND =
  /^ ?(?:for (?:an? |the )?)?((?:[\p{L}][\p{L}'’-]{2,20})(?: [\p{L}'’-]{2,20}){0,2})(?=\s*(?:[,;.)]|$| and | und | et | y | e ))/u;

/** "€9 adults, €5 students": every price is followed by its name, and none but the first has words before it. */
function namesBehind(reading: Reading, drafts: readonly DraftItem[]): DraftItem[] {
  return bySentence(reading, drafts).flatMap((group) => {
    if (group.length < 2) return group;
    const limit = segmentAt(reading.sentences, group[0]?.start ?? 0)?.end ?? reading.prose.length;
    const names = group.map(
      ({ end }) => NAME_BEHIND.exec(reading.prose.slice(end, Math.min(limit, end + 70)))?.[1],
    );
    const isBehind = group.every((draft, index) => {
      const before = reading.prose.slice(group[index - 1]?.end ?? draft.start, draft.start);
      const own = names[index - 1] ?? '';
      return (
        names[index] !== undefined &&
        (index === 0 || /^[\s,;]*(?:and |und |et |y |e )?$/u.test(before.replace(own, '')))
      );
    });
    return isBehind
      ? group.map((draft, index) => ({
          ...draft,
          item: { ...draft.item, name: names[index] ?? draft.item.name },
        }))
      : group;
  });
}

/** "Boxes at 15 € and 25 € a week": a second price right behind the first is of the same thing. */
function alternatives(reading: Reading, drafts: readonly DraftItem[]): DraftItem[] {
  let before: DraftItem | undefined;
  return drafts.map((draft) => {
    const gap = before === undefined ? 'none' : reading.prose.slice(before.end, draft.start);
    const isSame =
      draft.item.name === '' && /^\s?(?:,|\/|and|or|und|oder|et|ou|y|o|e|en|of|i|lub)\s?$/u.test(gap);
    const name = isSame ? (before?.item.name ?? '') : draft.item.name;
    before = { ...draft, item: { ...draft.item, name } };
    return before;
  });
}

const DOER =
  /^(?:people|you|customers|guests|visitors|clients|students|members|we|i|they|wir|man|on|nous)\s+(?:can\s+|could\s+|may\s+|also\s+|will\s+)*(?:do|does|sell|offer|serve|make|bake|buy|get|take|book|rent|hire|order|have|charge|try|join|run|teach|verkaufen|vendons)\s+(?:an?\s+|the\s+|our\s+)?/iu;
const VERB =
  /^(?:(?:buy|rent|hire)\s+(?:an?\s+|the\s+)?|(?:take|book|order|get|try|join|run|host|teach|offer|sell|give|hold|do|serve|organi[sz]e)\s+(?:an?\s+|the\s+|our\s+)|(?:run|host|teach|offer|sell|provide)\s+(?=\p{Ll}))(?=\p{L})/iu;
/** What is to be raised or was turned over is nothing that anybody buys. */
const IS_AIM =
  /(?:^|\s)(?:(?:fundraising|funding|donation|campaign) (?:target|goal|aim)|target|goal|turnover|revenue|spendenziel|umsatz)$/iu;
const GENERIC =
  /^(?:the )?(?:price|prices|cost|costs|fee|fees|total|rate|preis|preise|kosten|prix|tarifs?|precios?|costes?|tarifas?|prezz[oi]|cost[oi]|tariff[ae]|preços?|valor|prij[sz]e?n?|cen[ay]|料金|价格|السعر|कीमत)$/iu;
const FROM =
  /(?<![\p{L}])((?:from|starting at|ab|dès|à partir de|desde|a partire da|da|a partir de|vanaf|od)\s)$/iu;

function tidied(reading: Reading, { item, start }: DraftItem, organisation: Segment | undefined): PricedItem {
  const bare = item.name
    .replace(/^[/|+•\s]+/u, '')
    .replace(DOER, '')
    .replace(VERB, '')
    .trim();
  const from = FROM.exec(reading.prose.slice(Math.max(0, start - 16), start))?.[1];
  const isNameless = bare === '' || GENERIC.test(bare);
  return {
    ...item,
    name: isNameless ? wholeName(reading, start, organisation) : bare,
    price: from === undefined ? item.price : `${from}${item.price}`,
  };
}

/** What a price without a name is the price of: the thing that the site is for. */
function wholeName(reading: Reading, start: number, organisation: Segment | undefined): string {
  const sentence = segmentAt(reading.sentences, start);
  const isAlone = sentence !== undefined && start - sentence.start < 12;
  const name = organisation ? reading.prose.slice(organisation.start, organisation.end) : '';
  const kind = KINDS.findAll(reading.lower.slice(0, 300))[0];
  const isProduct = /(?:product|produkt|produit|producto|prodotto|produto)/u.test(
    reading.lower.slice(0, 120),
  );
  if (isAlone && name !== '' && (isProduct || !kind)) return name;
  if (!kind) return isAlone ? name : '';
  const noun = /^ (\p{Ll}{3,16})(?=[\s.,;])/u.exec(reading.prose.slice(kind.end, kind.end + 20))?.[1] ?? '';
  const isNoun =
    noun !== '' &&
    !/^(?:in|for|and|with|site|website|page|business|company|called|needs?|from|that|which|landing|online)$/u.test(
      noun,
    );
  return reading.prose.slice(kind.start, kind.end) + (isNoun ? ` ${noun}` : '');
}

const FREE =
  /^(?:(.{2,30}?)[\s:(–-]+)?(free|for free|\$0|£0|€0|0 €|kostenlos|gratis|gratuit|gratuite|gratuito|gratuita|darmowy|darmowa|bezpłatny|無料|免费|مجاني|मुफ़्त|मुफ्त)\)?$/iu;
const PLAN_WORD =
  /(?:plans?|pricing|prices|tiers?|packages?|subscriptions?|memberships?|rooms?|tarife?|preise|pakete|abos?|zimmer|formules?|abonnements?|tarifs|chambres?|planes|precios|paquetes|habitaciones|piani|prezzi|pacchetti|camere|planos|preços|pacotes|quartos|abonnementen|prijzen|kamers|plany|ceny|pakiety|pokoje|プラン|料金|套餐|价格|باقات|الأسعار|प्लान)/iu;

/** "Free" and "Hobby free" beside plans that cost something. */
function freePlans(reading: Reading, drafts: readonly DraftItem[]): DraftItem[] {
  return bySentence(reading, drafts).flatMap((group) => {
    const sentence = segmentAt(reading.sentences, group[0]?.start ?? 0);
    if (!sentence || !group.some(({ item }) => item.period)) return [];
    const text = reading.prose.slice(sentence.start, sentence.end);
    const pieces = [...text.matchAll(/[^,;:()\n.]+/gu)];
    return pieces.flatMap((piece): DraftItem[] => {
      const match = FREE.exec(piece[0].trim());
      if (!match?.[2]) return [];
      const name = stripEdges((match[1] ?? match[2]).replace(PLAN_WORD, ' ').trim()) || match[2];
      const start = sentence.start + piece.index + piece[0].indexOf(match[2]);
      const span = reading.spanOf(start, start + match[2].length);
      const item = { name, price: match[2], amount: 0, span };
      return [{ item, start, end: start + match[2].length }];
    });
  });
}

const BEHIND_ALL =
  /^\s?[,(]?\s?(?:all |each |billed |paid |alle |jeweils |chacun |cada uno )?((?:per|a|pro|im|par|al|por|na) (?:month|year|week|night|Monat|Jahr|Woche|Nacht|mois|an|semaine|nuit|mes|año|semana|noche|mese|anno|notte|mês|ano|noite|maand|jaar|nacht|miesiąc|rok)|monthly|yearly|monatlich|jährlich|mensuel|mensual|mensile|mensal|miesięcznie)(?![\p{L}])/iu;
const PERIOD_OF: readonly (readonly [RegExp, string])[] = [
  [/mon|moi|mes|mês|maand|mie/iu, 'month'],
  [/year|jahr|jähr|an|año|anno|jaar|rok/iu, 'year'],
  [/week|woche|sem/iu, 'week'],
  [/n[aiou]/iu, 'night'],
];

/** "Solo $49, Squad $149, Fleet $399 per month": what the last one says holds for all plans of the list. */
function sharedPeriods(reading: Reading, drafts: readonly DraftItem[]): DraftItem[] {
  return bySentence(reading, drafts).flatMap((group) => {
    const last = group.at(-1);
    const sentence = segmentAt(reading.sentences, group[0]?.start ?? 0);
    if (!last || !sentence || group.length < 2) return group;
    const behind = BEHIND_ALL.exec(reading.prose.slice(last.end, Math.min(sentence.end, last.end + 40)))?.[1];
    const own =
      /\d[^\d]*$/u
        .exec(last.item.price)?.[0]
        .slice(1)
        .replace(/^\s?(?:[$€£¥₹]|[A-Z]{3}|zł|kr)/u, '') ?? '';
    const unit = last.item.period ? own : behind === undefined ? '' : ` ${behind}`;
    const period =
      last.item.period ??
      (behind === undefined ? undefined : PERIOD_OF.find(([word]) => word.test(behind))?.[1]);
    const others = behind === undefined ? group.slice(0, -1) : group;
    const areOpen = others.every(({ item }) => item.period === undefined);
    const lead = reading.prose.slice(sentence.start, group[0]?.start ?? sentence.start);
    const areTitles = group.every(({ item }) =>
      /^\p{Lu}[\p{L}\d+-]*(?: \p{Lu}[\p{L}\d+-]*)?$/u.test(item.name),
    );
    const areSame = group.every(({ item }) => item.name === last.item.name);
    const areAlike =
      areSame || PLAN_WORD.test(lead) || (areTitles && (period === 'month' || period === 'year'));
    if (period === undefined || !areOpen || !areAlike || unit.trim() === '') return group;
    return group.map((draft) =>
      draft.item.period !== undefined || draft.item.amount === 0
        ? draft
        : {
            ...draft,
            item: { ...draft.item, period, unit: unit.startsWith('/') ? unit : ` ${unit.trim()}` },
          },
    );
  });
}
