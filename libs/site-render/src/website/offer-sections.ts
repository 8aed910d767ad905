import { plainText, type SectionOf } from '@sitewright/site-spec';
import { safeHref } from '../address.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import type { PageContext } from '../page-context.ts';
import { fitsPhone } from '../phone-table.ts';
import { boundWords, richText } from '../rich-text.ts';
import { saidColumn } from '../said-column.ts';
import { arrangeItems, arrangementClass, type Measured } from './arrange.ts';
import { isPictured } from './awaited.ts';
import {
  actions,
  areLargePrices,
  asked,
  band,
  besideOr,
  card,
  grouped,
  intro,
  price,
  rowsOf,
} from './section-parts.ts';

/** What is offered, with prices and durations where there are any. */
export const services = (section: SectionOf<'services'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist">${section.items.map((item) => card(item, context, html`${(item.price !== undefined || item.duration !== undefined) && html`<p class="terms">${price(item.price, context.spec.language)}${item.duration !== undefined && html`<span class="note">${item.duration}</span>`}</p>`}`))}</ul>${actions(section.actions, context)}`,
    goodsClass(section, context),
  );

interface Good extends Measured {
  price?: unknown;
}

/** Goods with prices and without pictures are a list of prices; else they stand as other items do. */
function goodsClass(section: SectionOf<'services'> | SectionOf<'productGrid'>, context: PageContext): string {
  const items: readonly Good[] = section.items;
  const isList = items.length >= 4 && !items.some(isPictured);
  return isList && items.some((item) => item.price !== undefined)
    ? `${besideOr('over', section, context, rowsOf(items))} f-rows priced c-1`
    : arrangementClass(arrangeItems(items, section.layout));
}

/** A cost or a condition, "£1.10 per minute", "Contract: none": nothing that one is glad to have. */
const isTerm = (text: string): boolean =>
  /\p{Sc} ?\p{Nd}|\p{Nd}[ \u00a0]?\p{Sc}|^[^:：]{2,30}[:：]/u.test(text);

/** Plans beside one another; more than four, or one, stand as rows. */
export function pricing(section: SectionOf<'pricing'>, context: PageContext): Html {
  const { language } = context.spec;
  const areLarge = areLargePrices(
    section.items.map((item) => item.price),
    language,
  );
  const plans = section.items.map(
    (item) =>
      html`<li class="tile${item.highlighted === true ? ' highlighted' : ''}"><div class="body">${item.badge !== undefined && html`<p class="badge">${item.badge}</p>`}<h3>${item.name}</h3><p class="plan-price">${price(item.price, language, areLarge)}</p>${item.text !== undefined && html`<p${asked(item, 'text')}>${item.text}</p>`}${item.features.length > 0 && html`<ul class="ticks">${item.features.map((feature) => (item.questions?.includes('features') === true ? html`<li class="asked">${feature.text}</li>` : html`<li class="${!feature.included ? 'out' : isTerm(feature.text) ? 'fact' : 'in'}">${!feature.included ? icon('minus', 18) : isTerm(feature.text) ? undefined : icon('check', 18)}<span>${feature.text}</span></li>`))}</ul>`}${item.action !== undefined && actions([item.action], context)}${context.placeholder(item)}</div></li>`,
  );
  return band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist">${plans}</ul>${actions(section.actions, context)}`,
    plans.length === 1
      ? 'f-plan c-1'
      : plans.length <= 4
        ? `f-cards c-${plans.length}`
        : `${besideOr('over', section, context, rowsOf(section.items))} f-rows priced c-1`,
  );
}

/** Dishes with their prices, in groups. */
export function menu(section: SectionOf<'menu'>, context: PageContext): Html {
  const list = (items: readonly SectionOf<'menu'>['items'][number][]): Html =>
    html`<ul class="dishes">${items.map((item) => html`<li>${item.image !== undefined && html`<div class="media">${context.image(item.image)}</div>`}<div class="dish"><p class="line"><strong${asked(item, 'title')}>${item.title}</strong>${item.price !== undefined && html`<span class="dots"></span>${price(item.price, context.spec.language)}`}</p>${item.text !== undefined && html`<p>${item.text}</p>`}${item.tags.length > 0 && html`<p class="tags">${item.tags.map((tag) => html`<span>${tag}</span>`)}</p>`}${context.placeholder(item)}</div></li>`)}</ul>`;
  const count = section.items.length;
  const columns = count === 3 ? 'c-3' : count % 2 === 0 || count > 8 ? 'c-2' : 'c-1';
  return band(
    section,
    context,
    html`${intro(section, context)}${grouped(section, section.items, list)}${actions(section.actions, context)}`,
    section.groups.length > 1
      ? 'groups'
      : count > 8
        ? columns
        : besideOr(columns, section, context, rowsOf(section.items)),
  );
}

/** Products with their prices, in groups. What is said of each of them, a number or a size, lifts none out. */
export function productGrid(section: SectionOf<'productGrid'>, context: PageContext): Html {
  const lifts = section.items.length < 2 || section.items.some(({ badge }) => badge === undefined);
  // A number of each is what people note.
  const isNumber = !lifts && section.items.every(({ badge = '' }) => /\p{Nd}{3,}$/u.test(badge));
  const look = lifts ? 'badge' : isNumber ? 'noted' : 'note';
  const list = (items: readonly SectionOf<'productGrid'>['items'][number][]): Html =>
    html`<ul class="cardlist">${items.map((item) => card(item, context, html`${item.price !== undefined && html`<p class="terms">${price(item.price, context.spec.language)}</p>`}${item.badge !== undefined && html`<p class="${look}">${item.badge}</p>`}`))}</ul>`;
  return band(
    section,
    context,
    html`${intro(section, context)}${grouped(section, section.items, list)}${actions(section.actions, context)}`,
    section.groups.length > 0
      ? 'groups f-rows priced c-1'
      : `${goodsClass(section, context)}${arePaired(section.items) ? ' pairs' : ''}`,
  );
}

/** So many letters of a name, and of what is said of a thing, stand well in half the width of a telephone. */
const HALF = { title: 34, text: 60 };

/** Whether goods of few words stand two in a row on a telephone, where their pictures alone would fill it. */
const arePaired = (items: SectionOf<'productGrid'>['items']): boolean =>
  items.length >= 4 &&
  items.every(
    (item) =>
      isPictured(item) &&
      item.title.length <= HALF.title &&
      plainText(item.text ?? '').length <= HALF.text &&
      item.action === undefined,
  );

/** Works with whom and when they were made for. */
export function portfolio(section: SectionOf<'portfolio'>, context: PageContext): Html {
  const list = (items: readonly SectionOf<'portfolio'>['items'][number][]): Html =>
    html`<ul class="cardlist">${items.map((item) => card(item, context, html`${(item.client !== undefined || item.year !== undefined) && html`<p class="note">${[item.client, item.year].filter(Boolean).join(', ')}</p>`}${item.tags.length > 0 && html`<p class="tags${item.tags.some((tag) => /\p{Nd}/u.test(tag)) && ' cited'}">${item.tags.map((tag) => html`<span>${tag}</span>`)}</p>`}`))}</ul>`;
  return band(
    section,
    context,
    html`${intro(section, context)}${grouped(section, section.items, list)}${actions(section.actions, context)}`,
    !section.items.some(isPictured)
      ? `f-rows c-1 ${worksForm(section, context)}`
      : arrangementClass(arrangeItems(section.items, section.layout)),
  );
}

/** A title of so many letters is set as large as a heading. */
const LARGE_TITLE = 40;
/** One of so many is a slogan, as large as on a poster. */
const SHORT_TITLE = 28;

/** Works without pictures are shown by their titles, large ones where all are short. */
function worksForm(section: SectionOf<'portfolio'>, context: PageContext): string {
  const { groups, items } = section;
  if (groups.length > 0) return 'groups';
  const longest = Math.max(...items.map(({ title }) => title.length));
  if (longest <= SHORT_TITLE) return 'works short';
  return longest <= LARGE_TITLE ? 'works' : besideOr('over', section, context, rowsOf(items));
}

/** A number, with a sign of its currency or a short unit. */
const FIGURE = /^\s*[\p{Sc}%+−-]?\s*\d[\d\s.,]*\s*(?:[\p{Sc}%]|\p{L}{1,3})?\s*$/u;

/** The rows that say otherwise than nearly all do, by how their words begin: "Not included" under "Included". */
function exceptionsIn(cells: readonly (string | boolean | undefined)[]): Set<number> {
  const rows = new Map<string, number[]>();
  for (const [at, cell] of cells.entries()) {
    const start = typeof cell === 'string' ? cell.trim().slice(0, 4).toLowerCase() : '';
    if (!/^\p{L}/u.test(start)) return new Set();
    rows.set(start, [...(rows.get(start) ?? []), at]);
  }
  const [few, many] = [...rows.values()].toSorted((one, other) => one.length - other.length);
  return rows.size === 2 && few !== undefined && many !== undefined && many.length >= 3 * few.length
    ? new Set(few)
    : new Set();
}

/** A cell that says that there is nothing. */
const isNone = (cell: string | boolean): boolean =>
  typeof cell === 'string' && !/[\p{L}\p{N}\p{S}]/u.test(cell);

/** Whether a table is so small that larger type fills its width: its longest cells in one line have so many letters. */
const isRoomy = (rows: readonly (readonly string[])[]): boolean => {
  const [head = []] = rows;
  const widest = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.length <= 12 && widest.reduce((sum, length) => sum + length, 0) <= 84;
};

/** A table of what each alternative has; yes and no are told in words, too. */
export function comparison(section: SectionOf<'comparison'>, context: PageContext): Html {
  const cell = (value: string | boolean): Html => {
    if (typeof value === 'string') return html`${boundWords(value)}`;
    return html`${icon(value ? 'check' : 'minus', 20)}<span class="unseen">${value ? '✓' : '–'}</span>`;
  };
  const isFigures = section.columns.map((_, at) =>
    section.items.every(({ cells }) => typeof cells[at] === 'string' && FIGURE.test(cells[at])),
  );
  const end = (at: number): string => (isFigures[at] === true ? 'end' : '');
  // Among words a dash says nothing, and is read out all the same; among figures it is one of them.
  const isWords = section.columns.map(
    (_, at) => !section.items.some(({ cells }) => /^(?:true|false|\P{L}?\p{Nd})/u.test(String(cells[at]))),
  );
  const exceptions = section.columns.map((_, at) =>
    exceptionsIn(section.items.map(({ cells }) => cells[at])),
  );
  const rows = section.items.map(
    (item, row) =>
      html`<tr><th scope="row">${item.label}${context.placeholder(item)}</th>${item.cells.map((value, at) => html`<td class="${end(at)}${exceptions[at]?.has(row) === true && ' apart'}${isNone(value) && ' none'}" data-label="${saidColumn(section.columns[at]?.title ?? '')}">${(isWords[at] === false || !isNone(value)) && cell(value)}</td>`)}</tr>`,
  );
  const said = [
    [section.corner ?? '', ...section.columns.map(({ title }) => title)],
    ...section.items.map(({ label, cells }) => [
      label,
      ...cells.map((value) => (typeof value === 'string' ? value : '–')),
    ]),
  ];
  // A question or a mark among the names of rows needs more room than they do.
  const isMarked = section.items.some(({ placeholder }) => placeholder === true);
  const isNarrow = !isMarked && fitsPhone(said, context.spec.theme);
  return band(
    section,
    context,
    html`${intro(section, context)}<div class="scroll" tabindex="0" role="group" aria-label="${section.heading ?? section.type}"><table class="compare rows${isNarrow && ' fits'}${isRoomy(said) && ' roomy'}"><thead><tr>${section.corner === undefined ? html`<td></td>` : html`<th scope="col">${section.corner}</th>`}${section.columns.map((column, at) => html`<th scope="col" class="${end(at)}">${column.title}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>${actions(section.actions, context)}`,
  );
}

type Happening = SectionOf<'events'>['items'][number];

/** When something is: the day large, or the time, where all is on one day. */
function whenOf(item: Happening, isOneDay: boolean): Html | undefined {
  const { date } = item;
  const names = isOneDay || date === undefined ? (['time'] as const) : (['date', 'time'] as const);
  const [large, small] = names.map((name) => item[name]);
  const [first, second] = names.map((name) => asked(item, name));
  if (large === undefined) return undefined;
  return html`<p class="when"><strong${first}>${large}</strong>${small !== undefined && html`<span${second}>${small}</span>`}</p>`;
}

/** Dates; all of one day, with short times, are shown by their times. */
export function events(section: SectionOf<'events'>, context: PageContext): Html {
  const isOneDay =
    section.items.length > 1 &&
    new Set(section.items.map(({ date }) => date)).size === 1 &&
    section.items.every(({ time }) => time !== undefined && time.length <= 32);
  const [first] = section.items;
  const isSaid = [
    section.heading,
    section.eyebrow,
    section.lead === undefined ? '' : plainText(section.lead),
  ].some((words) => first?.date !== undefined && words?.includes(first.date) === true);
  const day = isOneDay && first?.date !== undefined && !isSaid && html`<p class="day">${first.date}</p>`;
  const list = (items: readonly SectionOf<'events'>['items'][number][]): Html =>
    html`<ul class="dates">${items.map((item) => html`<li>${whenOf(item, isOneDay)}<div><h3${asked(item, 'title')}>${item.href === undefined ? item.title : html`<a href="${safeHref(item.href, context.linkTo)}">${item.title}</a>`}</h3>${item.person !== undefined && html`<p${asked(item, 'person', 'role')}>${item.person}</p>`}${item.place !== undefined && html`<p${asked(item, 'place', 'note')}>${item.place}</p>`}${item.text !== undefined && html`<p${asked(item, 'text')}>${richText(item.text, context.linkTo)}</p>`}${item.price !== undefined && html`<p class="terms">${price(item.price, context.spec.language)}</p>`}${item.action !== undefined && actions([item.action], context)}${context.placeholder(item)}</div></li>`)}</ul>`;
  return band(
    section,
    context,
    html`${intro(section, context)}${day}${grouped(section, section.items, list)}${actions(section.actions, context)}`,
    section.groups.length > 1 ? 'groups' : eventsForm(section, context),
  );
}

/** A few dates of few words stand beside one another. */
function eventsForm(section: SectionOf<'events'>, context: PageContext): string {
  const rows = rowsOf(section.items);
  const isShort = rows.length > 1 && rows.length <= 4 && Math.max(...rows) <= 160;
  return besideOr(isShort ? `f-days c-${rows.length}` : 'over', section, context, rows);
}
