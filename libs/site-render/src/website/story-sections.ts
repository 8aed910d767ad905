import { plainText, type SectionOf } from '@sitewright/site-spec';
import { isDirect, safeHref } from '../address.ts';
import { chartFigure } from '../figure.ts';
import { type Child, type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import type { PageContext } from '../page-context.ts';
import { captioned, richText } from '../rich-text.ts';
import { arrangeItems, arrangementClass, columnsFor, titleClass } from './arrange.ts';
import { awaitsPicture, isPictured } from './awaited.ts';
import { actions, band, besideOr, card, grouped, intro, isDoor, isTaller, rowsOf } from './section-parts.ts';

/** Points with icons or pictures, arranged by what they hold. */
export const features = (section: SectionOf<'features'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist">${section.items.map((item) => card(item, context))}</ul>${actions(section.actions, context)}`,
    areDoors(section, context)
      ? `f-cards doors c-${columnsFor(section.items.length)}`
      : arrangementClass(arrangeItems(section.items, section.layout)),
  );

/** Whether all that is shown leads on and says little else: tiles to choose from. */
const areDoors = ({ items }: SectionOf<'features'>, { titlesLead }: PageContext): boolean =>
  titlesLead === true && items.every(isDoor);

/** Numbered steps: two to five in a row, else beneath one another. */
export const steps = (section: SectionOf<'steps'>, context: PageContext): Html => {
  const isRow = section.layout !== 'vertical' && section.items.length >= 2 && section.items.length <= 5;
  return band(
    section,
    context,
    html`${intro(section, context)}<ol class="cardlist">${section.items.map((item) => card(item, context))}</ol>${actions(section.actions, context)}`,
    isRow ? `f-track c-${section.items.length}` : 'over f-track c-1',
  );
};

/** Pictures with captions, in groups. */
export function gallery(section: SectionOf<'gallery'>, context: PageContext): Html {
  const list = (items: readonly SectionOf<'gallery'>['items'][number][]): Html =>
    html`<ul class="pictures">${items.map((item) => html`<li>${item.image === undefined ? html`<figure><div class="slot">${icon('image', 28)}${context.placeholder(item)}</div>${captioned(item.caption, undefined)}</figure>` : html`<figure>${context.image(item.image)}${captioned(item.caption, context.placeholder(item))}</figure>`}</li>`)}</ul>`;
  return band(
    section,
    context,
    html`${intro(section, context)}${grouped(section, section.items, list)}${actions(section.actions, context)}`,
  );
}

/** Figures of so many characters stand in pairs on a telephone. */
const BRIEF = 10;
/** A unit of so many letters is a sign that stands with its figure. */
const SIGN = 4;

/** Figures, all of the size at which the widest has room; their units stand under them where that makes them larger. */
export function stats(section: SectionOf<'stats'>, context: PageContext): Html {
  const count = section.items.length;
  const columns = count <= 4 ? count : count === 5 || count === 6 ? 3 : 4;
  const room = { width: (1200 - 32 * (columns - 1)) / columns - 8, most: count === 1 ? 144 : 112 };
  const [family] = context.spec.theme.tokens.font.heading.$value;
  const sizeOf = (wide: (parts: Figure) => string): number =>
    Math.min(
      ...section.items.map(({ value }) => {
        const parts = partsOf(value);
        return Number(titleClass(wide(parts), { ...room, lines: parts[2] === '' ? 2 : 1, family }).slice(2));
      }),
    );
  // A unit is about half as large as its figure, and so is a word before it.
  const half = (words: string): string => words.slice(0, Math.ceil(words.length / 2));
  const beside = sizeOf(([word, number, unit]) => half(word) + number + half(unit));
  const alone = sizeOf(([word, number]) => half(word) + number);
  const hasLong = section.items.some(({ value }) => partsOf(value)[2].trim().length > SIGN);
  const isUnder = hasLong && alone > beside * 1.25;
  const isBrief = count % 2 === 0 && section.items.every(({ value }) => value.length <= BRIEF);
  return band(
    section,
    context,
    html`${intro(section, context)}<dl class="figures${isBrief && ' brief'}">${section.items.map((item) => html`<div><dt>${item.label}${context.placeholder(item)}</dt><dd class="t-${isUnder ? alone : beside}">${figure(partsOf(item.value), isUnder)}</dd></div>`)}</dl>${actions(section.actions, context)}`,
    `c-${columns}`,
  );
}

/** A figure, the words before it ("under", "menos de"), and its unit; words have neither, nor have dates: "15 May 2026". */
type Figure = readonly [word: string, number: string, unit: string];

function partsOf(value: string): Figure {
  const [, word = '', number, unit = ''] =
    /^((?:\p{L}[\p{L}.]{1,9}\s){1,2})?(\D{0,3}\d[\d\s.,:–-]*)(\D(?!.*\s\d).{0,20})?$/u.exec(value) ?? [];
  return number === undefined ? ['', value, ''] : [word, number, unit];
}

/** A figure with its unit, and the word before it, set smaller. */
const figure = ([word, number, unit]: Figure, isUnder: boolean): Child =>
  html`${word !== '' && html`<small>${word.trim()}</small> `}${number}${unit !== '' && html`<small${isUnder && html` class="below"`}>${unit}</small>`}`;

/** When something was; a mark in place of a date that nobody told says nothing. */
const told = (date: string): string | undefined => (/[\p{L}\p{N}]/u.test(date) ? date : undefined);

/** Moments in their order: up to five in a row where that is asked for. */
export const timeline = (section: SectionOf<'timeline'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}<ol class="moments">${section.items.map((item) => html`<li><p class="date">${told(item.date)}</p><div><h3>${item.title}</h3>${item.text !== undefined && html`<p>${richText(item.text, context.linkTo)}</p>`}${context.placeholder(item)}</div></li>`)}</ol>${actions(section.actions, context)}`,
    section.layout === 'horizontal' && section.items.length <= 5
      ? `c-${section.items.length}`
      : besideOr('over', section, context, rowsOf(section.items)),
  );

function proseOf(item: SectionOf<'richText'>['items'][number], context: PageContext): Html {
  const { linkTo } = context;
  switch (item.kind) {
    case 'paragraph':
      return html`<p>${richText(item.text, linkTo)}${context.placeholder(item)}</p>`;
    case 'subheading':
      return html`<h3>${item.text}</h3>`;
    case 'quote':
      return html`<blockquote${isMarked(plainText(item.text)) && html` class="marked"`}><p>${richText(item.text, linkTo)}</p>${item.by !== undefined && html`<footer>${item.by}</footer>`}</blockquote>`;
    case 'list': {
      const entries = item.entries.map((entry) => html`<li>${richText(entry, linkTo)}</li>`);
      return item.ordered ? html`<ol>${entries}</ol>` : html`<ul>${entries}</ul>`;
    }
  }
}

type Prose = SectionOf<'richText'>['items'][number];

/** A paragraph of nothing but code. */
const isCode = (item: Prose | undefined): boolean =>
  item?.kind === 'paragraph' && typeof item.text !== 'string' && item.text.every(({ code }) => code === true);

/** Lines of code that follow one another, as one block at the place of the first. */
function codeOf(items: readonly Prose[], at: number): Html | undefined {
  if (isCode(items[at - 1])) return undefined;
  const end = items.findIndex((item, index) => index > at && !isCode(item));
  const lines = items.slice(at, end < 0 ? undefined : end);
  return html`<pre class="code" tabindex="0">${lines.map((item, index) => html`${index > 0 && '\n'}<code>${item.kind === 'paragraph' && plainText(item.text)}</code>`)}</pre>`;
}

/** Prose of a few lines stands beside its head, more of it in columns under it. */
function proseForm(section: SectionOf<'richText'>, context: PageContext): string {
  if (section.layout === 'columns') return '';
  const lines = section.items.map((item) =>
    item.kind === 'list'
      ? item.entries.reduce((sum, entry) => sum + linesOf(plainText(entry)), 0)
      : linesOf(plainText(item.text)),
  );
  const height = lines.reduce((sum, count) => sum + 28 * count + 20, 0);
  return isTaller(height, section, context) ? 'columns' : 'beside';
}

const linesOf = (text: string): number => Math.ceil(text.length / 66);

/** Words that are few enough to be set large. */
const isFew = ({ items: [only, ...others] }: SectionOf<'richText'>): boolean =>
  others.length === 0 && only?.kind === 'paragraph' && plainText(only.text).length <= 200;

/** Prose, beside a picture where the layout has one. */
export function richTextSection(section: SectionOf<'richText'>, context: PageContext): Html {
  const prose = section.items.map((item, at) =>
    isCode(item) ? codeOf(section.items, at) : proseOf(item, context),
  );
  const beside =
    section.layout.startsWith('image') &&
    section.image !== undefined &&
    html`<div class="media">${context.image(section.image)}</div>`;
  return band(
    section,
    context,
    html`${intro(section, context)}<div class="words"><div class="prose${isFew(section) && ' few'}">${prose}</div>${actions(section.actions, context)}</div>${beside}`,
    beside === false ? proseForm(section, context) : '',
  );
}

/** A chart with its data as a table. */
export const chart = async (section: SectionOf<'chart'>, context: PageContext): Promise<Html> =>
  band(
    section,
    context,
    html`${intro(section, context)}${await chartFigure(section.chart, section.dataset, context)}${actions(section.actions, context)}`,
    section.lead === undefined ? '' : 'beside',
  );

/** Videos as links with their posters: nothing is loaded from elsewhere. */
export const video = (section: SectionOf<'video'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist">${section.items.map((item) => html`<li class="tile">${item.poster === undefined ? icon('play', 28) : html`<div class="media">${context.image(item.poster)}${icon('play', 48)}</div>`}<div class="body"><h3>${item.href === undefined ? item.title : html`<a href="${safeHref(item.href, context.linkTo)}">${item.title}</a>`}</h3>${item.text !== undefined && html`<p>${item.text}</p>`}${item.duration !== undefined && html`<p class="note">${item.duration}</p>`}${context.placeholder(item)}</div></li>`)}</ul>${actions(section.actions, context)}`,
    `f-cards c-${columnsFor(section.items.length)}`,
  );

/** Whether words begin with a mark of quotations. */
const isMarked = (quote: string): boolean => /^["'“„«»‘‚「『]/u.test(quote);

/** Quotations, set the larger the shorter and fewer they are. */
export function testimonials(section: SectionOf<'testimonials'>, context: PageContext): Html {
  const items = section.items.map(
    (item) =>
      html`<li class="tile"><figure><blockquote${(isMarked(item.quote) || item.questions?.includes('quote') === true) && html` class="marked"`}><p>${item.quote}</p></blockquote><figcaption>${item.image !== undefined && html`<span class="face">${context.image(item.image)}</span>`}<span>${item.name !== undefined && html`<strong>${item.name}</strong>`}${item.role !== undefined && html`<span class="role">${item.role}</span>`}</span></figcaption></figure>${context.placeholder(item)}</li>`,
  );
  const longest = Math.max(...section.items.map(({ quote }) => quote.length));
  const size = longest <= 90 ? 'q-1' : longest <= 180 ? 'q-2' : 'q-3';
  const form =
    items.length === 1
      ? `single ${size} ${besideOr('', section, context, [longest])}`
      : items.length === 2
        ? `c-2 ${size === 'q-1' ? 'q-2' : 'q-3'}`
        : `leading c-${items.length % 3 === 0 ? 2 : 3} q-3`;
  return band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist">${items}</ul>${actions(section.actions, context)}`,
    form,
  );
}

/** Questions and answers, to be opened or all open. */
export function faq(section: SectionOf<'faq'>, context: PageContext): Html {
  const items = section.items.map((item) =>
    section.layout === 'accordion'
      ? html`<details id="${item.id}"><summary><h3>${item.question}</h3></summary><p>${richText(item.answer, context.linkTo)}${context.placeholder(item)}</p></details>`
      : html`<div id="${item.id}"><h3>${item.question}</h3><p>${richText(item.answer, context.linkTo)}${context.placeholder(item)}</p></div>`,
  );
  return band(
    section,
    context,
    html`${intro(section, context)}<div class="questions">${items}</div>${actions(section.actions, context)}`,
    section.layout === 'columns'
      ? ''
      : `${besideOr('over', section, context, rowsOf(section.items))} c-${columnsFor(items.length)}`,
  );
}

type Person = SectionOf<'team'>['items'][number];

/** Columns of more than four names, of which none stands in a row of its own. */
const columnsOfMany = (count: number): number =>
  count % 3 === 0 ? 3 : ([4, 3].find((columns) => count % columns !== 1) ?? 2);

/** People with their roles. */
export function team(section: SectionOf<'team'>, context: PageContext): Html {
  const hasFaces = section.items.some(isPictured);
  const face = (item: Person): Html | false | undefined =>
    awaitsPicture(item)
      ? html`<div class="face slot">${icon('image', 28)}</div>`
      : item.image === undefined
        ? undefined
        : html`<div class="face">${context.image(item.image)}</div>`;
  const people = section.items.map(
    (item) =>
      html`<li>${face(item)}<div><h3>${item.name}</h3>${item.role !== undefined && html`<p class="role">${item.role}</p>`}${item.text !== undefined && html`<p>${richText(item.text, context.linkTo)}</p>`}${item.links.length > 0 && html`<p>${item.links.map((link) => html`<a class="${isDirect(link.href) ? 'button secondary' : 'more'}" href="${safeHref(link.href, context.linkTo)}">${link.label}</a> `)}</p>`}${context.placeholder(item)}</div></li>`,
  );
  const count = section.items.length;
  const columns = hasFaces || count <= 4 ? Math.min(count, 4) : columnsOfMany(count);
  return band(
    section,
    context,
    html`${intro(section, context)}<ul class="people">${people}</ul>${actions(section.actions, context)}`,
    `c-${columns}`,
  );
}

/** Names of others by their marks, with a link where there is one. */
export const logos = (section: SectionOf<'logos'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}<ul class="marks">${section.items.map((item) => {
      const name = html`${item.image !== undefined && html`<span class="mark">${context.image(item.image)}</span>`}<span>${item.name}</span>`;
      return html`<li>${item.href === undefined ? name : html`<a href="${safeHref(item.href, context.linkTo)}">${name}</a>`}${item.tier !== undefined && html`<span class="note">${item.tier}</span>`}${context.placeholder(item)}</li>`;
    })}</ul>${actions(section.actions, context)}`,
  );

/** Articles: as rows where their texts are given, else as cards. */
export function posts(section: SectionOf<'posts'>, context: PageContext): Html {
  const items = section.items.map(
    (item) =>
      html`<li class="tile" id="${item.id}">${item.image !== undefined && html`<div class="media">${context.image(item.image)}</div>`}<div class="body">${item.date !== undefined && html`<p class="eyebrow">${item.date}</p>`}<h3>${item.href === undefined ? item.title : html`<a href="${safeHref(item.href, context.linkTo)}">${item.title}</a>`}</h3>${item.excerpt !== undefined && html`<p>${item.excerpt}</p>`}${item.body?.map((paragraph) => html`<p>${richText(paragraph, context.linkTo)}</p>`)}${item.author !== undefined && html`<p class="note">${item.author}</p>`}${context.placeholder(item)}</div></li>`,
  );
  return band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist">${items}</ul>${actions(section.actions, context)}`,
    section.items.some(({ body }) => body !== undefined)
      ? items.length === 2 || items.length === 3
        ? `f-columns c-${items.length}`
        : 'f-rows c-1'
      : arrangementClass(
          arrangeItems(
            section.items.map(({ title, excerpt, image }) => ({ title, text: excerpt, image })),
            section.layout,
          ),
        ),
  );
}
