import { isFormSection, type SectionType } from '@sitewright/site-spec';
import type { List, ListItem } from '../../../brief/brief.ts';
import { type SectionPart, type WebsiteItem, websiteItem, websitePart } from '../../../draft/website.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { begun, capitalised } from '../common/facts.ts';
import { joinSentences, type Piece, paragraphsOf, type Quote, type Sentence } from '../common/pieces.ts';
import type { Voice } from '../common/voice.ts';
import { gridOfDataset } from '../material/tables.ts';
import { fitsKind, headingLabel, kindOfList } from './section-kind.ts';
import type { Site } from './site.ts';

/** Sections that say what they say without items. */
export const hasNoItems = (kind: SectionType): boolean =>
  isFormSection(kind) || ['hero', 'callToAction', 'unsupportedFeature'].includes(kind);

/** Among things with prices, one without asks for its own. */
function withPrice(kind: SectionType, item: WebsiteItem, list: List, voice: Voice): WebsiteItem {
  const isPriced = list.items.some(({ value }) => value !== '');
  const wantsPrice =
    (kind === 'pricing' && list.kind !== 'figures') ||
    (isPriced && ['menu', 'productGrid', 'services'].includes(kind));
  return item.value === '' && wantsPrice ? { ...item, value: voice.ask('items', 'price', item.title) } : item;
}

/** Items of a person's list as a section of a kind. */
function listItems(kind: SectionType, list: List, voice: Voice): WebsiteItem[] {
  if (kind === 'richText') {
    const items: WebsiteItem[] = [];
    for (const { text, points } of list.items) {
      const last = items.at(-1);
      if (points.length > 0) items.push(websiteItem({ title: text, points }));
      else if (last?.title === '') last.points.push(text);
      else items.push(websiteItem({ points: [text] }));
    }
    return items;
  }
  return list.items.map((item) => withPrice(kind, itemFrom(kind, item), list, voice));
}

const quoteItem = (quote: Quote): WebsiteItem =>
  websiteItem({ text: quote.text, person: quote.by, label: quote.role });

const paragraphItems = (sentences: readonly Sentence[]): WebsiteItem[] =>
  paragraphsOf(sentences).map((text) => websiteItem({ text }));

/** Prose, quotations and lists as running text, in the person's order. */
function richText(heading: string, pieces: readonly Piece[], voice: Voice): SectionPart {
  const items = pieces.flatMap((piece) => {
    if (piece.kind === 'prose') return paragraphItems(piece.sentences);
    if (piece.kind === 'quote') return [quoteItem(piece.quote)];
    if (piece.kind === 'dataset') return [];
    const title = piece.heading === heading ? '' : piece.heading;
    return listItems('richText', piece.list, voice).map((item, at) =>
      at === 0 && item.title === '' ? { ...item, title } : item,
    );
  });
  return websitePart('richText', { heading, items });
}

/** Kinds that show items under headings of their own. */
const GROUPED: ReadonlySet<SectionType> = new Set(['menu', 'productGrid', 'portfolio', 'events', 'logos']);

/** Items of one kind from lists and quotations; lists under words of their own stay groups. */
function itemsOf(kind: SectionType, heading: string, pieces: readonly Piece[], voice: Voice): WebsiteItem[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'quote') return [quoteItem(piece.quote)];
    if (piece.kind !== 'list') return [];
    const group = GROUPED.has(kind) && piece.heading !== heading ? piece.heading : '';
    // "Membership £15 a year": what has a price alone is called by its section.
    const isBare = ({ title }: WebsiteItem): boolean => kind === 'pricing' && /^\p{Sc}/u.test(title);
    return listItems(kind, piece.list, voice).map((item) => ({
      ...item,
      ...(isBare(item) ? { title: heading, value: item.title } : {}),
      group: item.group || group,
    }));
  });
}

/** One section of a kind, and what has no room in it beside it. */
function oneSection(kind: SectionType, heading: string, pieces: readonly Piece[], site: Site): SectionPart[] {
  const { voice } = site;
  const tables = pieces.flatMap((piece) => (piece.kind === 'dataset' ? [piece] : []));
  const words = pieces.filter((piece) => piece.kind !== 'dataset');
  const tableParts = tables.map((piece, at) =>
    websitePart('comparison', {
      heading: words.length === 0 && at === 0 ? heading : '',
      ...gridOfDataset(piece.dataset, site.brief),
    }),
  );
  if (words.length === 0) return tableParts;
  const prose = words.filter((piece) => piece.kind === 'prose');
  const sentences = prose.flatMap((piece) => piece.sentences);
  const intro = joinSentences(sentences.map(({ text }) => text));
  const isPriced = words.some((piece) => piece.kind === 'list' && piece.list.kind === 'priced');
  const isAtHome = (piece: Piece): boolean =>
    piece.kind === 'list'
      ? fitsKind(kind, piece.list) && !(isPriced && UNNAMED.has(kind) && piece.list.kind !== 'priced')
      : piece.kind !== 'quote' || kind === 'testimonials';
  const fitting = words.filter(isAtHome);
  if (hasNoItems(kind)) {
    const rest = words.filter((piece) => piece.kind !== 'prose');
    return [websitePart(kind, { heading, intro }), ...naturalSections(rest, site), ...tableParts];
  }
  const items = kind === 'richText' ? [] : itemsOf(kind, heading, fitting, voice);
  if (items.length === 0) return [richText(heading, words, voice), ...tableParts];
  // What a kind has no place for stands in sections of the kinds that it is.
  const other = words.filter((piece) => !fitting.includes(piece));
  const part = websitePart(kind, { heading, intro, items });
  return [part, ...naturalSections(other, site), ...tableParts];
}

/** Pieces that stand under the same words. */
function byHeading(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last !== undefined && (piece.heading === '' || last[0]?.heading === piece.heading)) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/**
 * Sections from what was given for one heading: one of the kind that is wanted where the material has items for it;
 * words alone as running text; tables as tables. What stands under other words of the person keeps them.
 */
export function sectionsFrom(
  kind: SectionType,
  heading: string,
  pieces: readonly Piece[],
  site: Site,
): SectionPart[] {
  const [first = [], ...more] = byHeading(pieces);
  const joins = (group: readonly Piece[]): boolean =>
    GROUPED.has(kind) && group.every((piece) => piece.kind === 'list');
  const own = [...first, ...more.filter(joins).flat()];
  const parts = oneSection(kind, heading, own, site);
  const [main] = parts;
  const isGroup = GROUPED.has(kind) && first[0]?.kind === 'list';
  const above = [first[0]?.under ?? '', isGroup ? '' : (first[0]?.heading ?? '')];
  const isSaid = (words: string): boolean => words.toLowerCase() === heading.toLowerCase();
  const over = [...new Set(above)].filter((words) => words !== '' && !isSaid(words));
  if (main !== undefined && over.length > 0) main.eyebrow = capitalised(over.join(' · '));
  const rest = more
    .filter((group) => !joins(group))
    .map((group) => group.map((piece) => ({ ...piece, under: '' })));
  return [...parts, ...rest.flatMap((group) => naturalSections(group, site))];
}

/** Sections of the kinds that the material is by nature, under the person's heading or a neutral one. */
export function naturalSections(pieces: readonly Piece[], site: Site): SectionPart[] {
  const [first = []] = byHeading(pieces);
  const list = first.find((piece) => piece.kind === 'list')?.list;
  const isQuoted = first.some((piece) => piece.kind === 'quote' && piece.quote.by !== '');
  const worded = isQuoted ? 'testimonials' : 'richText';
  const kind =
    list === undefined
      ? worded
      : kindOfList(
          list,
          site.offers,
          periodsOf(site.voice),
          languagePackOf(site.voice.language).reading.parts.pricing,
        );
  const isTable = first.every((piece) => piece.kind === 'dataset');
  const isOffer = list?.kind === 'priced' && kind === 'services';
  const isListed = kind === 'richText' && first.every((piece) => piece.kind === 'list');
  const neutral = isTable || isListed ? 'overview' : isOffer ? 'pricing' : headingLabel(kind);
  return sectionsFrom(kind, capitalised(first[0]?.heading ?? '') || site.voice.label(neutral), pieces, site);
}

/** Kinds that live from prices or addresses, which a list without them has none of. */
const UNNAMED: ReadonlySet<SectionType> = new Set(['locationHours', 'pricing', 'menu', 'productGrid']);

const periodsOf = (voice: Voice): string[] =>
  ['perMonth', 'perYear', 'perWeek', 'perDay'].map((name) => voice.label(name)).filter(Boolean);

/** What is called by an item's title, and what is said of it, by kind of section. */
function named(kind: SectionType, item: ListItem): Partial<WebsiteItem> {
  const title = item.title || item.person || item.label || item.text;
  const spent = title === item.text && item.title === '';
  const text = spent ? '' : item.detail;
  if (kind === 'stats') {
    const what = item.title || item.detail || item.label;
    return { title: what || item.text, text: what === item.detail ? '' : item.detail, label: '' };
  }
  const label = item.label === title ? '' : item.label;
  const person = item.person === title ? '' : item.person;
  return { title: begun(title), text, label, person };
}

/** An item of the person's list as an item of a section; what a kind has no place for, assembling adds to the text. */
function itemFrom(kind: SectionType, item: ListItem): WebsiteItem {
  const { group, value, date, time, place, points } = item;
  const all = websiteItem({ group, value, date, time, place, points, ...named(kind, item) });
  const isCounted = item.quantity !== '' && !item.text.startsWith(item.quantity);
  const text = [all.text, isCounted ? item.quantity : ''].filter(Boolean).join(' · ');
  if (kind === 'gallery') return { ...all, text, group: all.title, title: '', picture: all.title };
  return { ...all, text };
}
