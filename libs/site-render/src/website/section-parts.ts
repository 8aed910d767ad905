import { type Action, plainText, type RichText, type Section } from '@sitewright/site-spec';
import { safeHref } from '../address.ts';
import { type Child, type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import { isOfMoney } from '../money-words.ts';
import type { PageContext } from '../page-context.ts';
import { headingText, richText } from '../rich-text.ts';
import { saysSame } from '../says-same.ts';
import { hasColors } from '../theme-on.ts';
import { wordClass } from './arrange.ts';
import { awaitsPicture, type Invented, isInvented, pictureSlot } from './awaited.ts';

/** Calls to action in a row. */
export function actions(items: readonly Action[], { linkTo }: PageContext): Html | undefined {
  if (items.length === 0) return undefined;
  return html`<p class="actions">${items.map(
    (action) =>
      html`<a class="${action.style === 'link' ? 'more' : `button ${action.style}`}" href="${safeHref(action.href, linkTo)}">${icon(action.icon, 18)}<span>${action.label}</span></a>`,
  )}</p>`;
}

/** The class of what asks the owner of a site, in a box of its own. */
export const asked = (
  { questions }: { questions?: readonly string[] | undefined },
  field: string,
  usual?: string,
): Child => {
  const look = questions?.includes(field) === true ? 'asked' : usual;
  return look !== undefined && html` class="${look}"`;
};

const asks = ({ questions }: Section, field: string): string =>
  questions?.includes(field) === true ? ' asked' : '';

/** The small print of a section. */
export const noteOf = (section: Section): Child =>
  section.note !== undefined && html`<p class="note${asks(section, 'note')}">${section.note}</p>`;

/** Spaced capitals are for a few words. */
const LONGEST_LABEL = 30;

/** A longer lead stands beside its heading. */
const LONG_LEAD = 200;

/** The words over a section. @param size of the page's first heading, for the section that opens it. */
export function intro(section: Section, context: PageContext, size?: string): Html | undefined {
  const { eyebrow, lead } = section;
  const isTitle = saysSame(section.heading ?? '', context.titled ?? '');
  const heading = isTitle ? undefined : section.heading;
  if (!hasIntro(section, context)) return undefined;
  const word = wordClass(heading, context.spec.theme.tokens.font.heading.$value[0]);
  const title =
    heading === undefined
      ? undefined
      : size !== undefined
        ? html`<h1 id="${section.id}-title" class="${size}${word}${asks(section, 'heading')}">${headingText(heading)}</h1>`
        : html`<h2 id="${section.id}-title"${word !== '' && html` class="${word.trim()}"`}>${headingText(heading)}</h2>`;
  const shown = drawingOf(section, context);
  const said = html`${eyebrow !== undefined && html`<p class="eyebrow${eyebrow.length <= LONGEST_LABEL && ' short'}">${eyebrow}</p>`}${title}${lead !== undefined && html`<p class="lead${isQuoted(lead) && ' said'}${asks(section, 'lead')}">${richText(lead, context.linkTo)}</p>`}${isMarked(section) && html`<p class="gap">${context.mark}</p>`}`;
  return shown === undefined
    ? html`<div class="intro${lead !== undefined && plainText(lead).length > LONG_LEAD && ' lengthy'}">${said}</div>`
    : html`<div class="intro pictured"><div>${said}</div>${shown}</div>`;
}

/** Whether words begin with a quotation: they are set as one. */
const isQuoted = (words: RichText): boolean => /^["“„«»「『]/u.test(plainText(words));

/** Kinds that have a place of their own for the section's picture. */
const PICTURED: ReadonlySet<Section['type']> = new Set(['hero', 'richText', 'locationHours']);

/** Whether a picture is one that was drawn for the project. */
export const isDrawing = (image: string | undefined, { spec }: PageContext): boolean =>
  spec.assets.some(({ id, source }) => id === image && source === 'drawing');

/** What was drawn for a section as a whole stands with its words, as does the place of a picture that is to come. */
function drawingOf(section: Section, context: PageContext): Html | undefined {
  const { type, image } = section;
  if (awaitsPicture(section) && type !== 'hero') return pictureSlot(context);
  return !PICTURED.has(type) && isDrawing(image, context)
    ? html`<div class="media">${context.image(image)}</div>`
    : undefined;
}

/** Whether a section has words over it, beside the title of its page. */
const hasIntro = (section: Section, context: PageContext): boolean => {
  const { eyebrow, heading, lead } = section;
  const isSaid = heading !== undefined && heading !== context.titled;
  return isSaid || eyebrow !== undefined || lead !== undefined || drawingOf(section, context) !== undefined;
};

/** Whether a section says for all of it that it was invented: by its words, where it has any. */
const isMarked = (section: Section): boolean => isInvented(section) || allInvented(section);

/**
 * The head of a list stands beside it, or over it (in the form given) where the section before has its own beside, or
 * the list is so long that a column would be empty under its head.
 * @param rows the characters of each row.
 */
export const besideOr = (
  over: string,
  section: Section,
  context: PageContext,
  rows: readonly number[],
): string => (context.followsBeside || isTaller(heightOf(rows), section, context) ? over : 'beside');

/** How much taller than a head what stands beside it may be, px at 1280. */
const UNDER_HEAD = 150;

/** Whether something of so many px would leave a hole under a head that stands beside it. */
export const isTaller = (
  height: number,
  { eyebrow, heading = '', lead = '' }: Section,
  { titled }: PageContext,
): boolean => {
  const title = heading === titled ? 0 : 48 * Math.ceil(heading.length / 22);
  const words = 28 * Math.ceil(plainText(lead).length / 38);
  return height > title + words + (eyebrow === undefined ? 0 : 40) + UNDER_HEAD;
};

const heightOf = (rows: readonly number[]): number =>
  rows.reduce((sum, characters) => sum + 64 + 28 * Math.max(1, Math.ceil(characters / 70)), 0);

/** How many characters the words of items have, each. */
export const rowsOf = (
  items: readonly { text?: RichText | undefined; answer?: RichText | undefined }[],
): number[] => items.map(({ text = '', answer = '' }) => plainText(text).length + plainText(answer).length);

/** The frame of a section: its band, its anchor, its words, what is under it. */
export function band(section: Section, context: PageContext, content: Child, form = ''): Html {
  const backdrop = section.background === 'image' ? context.image(section.image, 'backdrop') : undefined;
  const isOwn = hasColors(context.spec.theme, section.id);
  const { vista } = context;
  const ground = isOwn || vista !== undefined ? 'on-own' : groundOf(section, backdrop !== undefined);
  const low = !saysLittle(section) ? '' : form.startsWith('beside') ? 'slim' : 'slim aside';
  const forms = [form, low, vista === undefined ? '' : `v-${vista.place}`].filter((name) => name !== '');
  const classes = ['section', section.type, section.layout, ground, ...forms].join(' ');
  const mark = isMarked(section) && !hasIntro(section, context) && context.mark;
  return html`<section id="${section.id}" class="${classes}">${backdrop}${vista?.place !== 'foot' && vista?.markup}<div class="inner">${content}${noteOf(section)}${mark}</div>${vista?.place === 'foot' && vista.markup}</section>`;
}

/** Sections whose items may be a name each. */
const NAMING: ReadonlySet<Section['type']> = new Set([
  'features',
  'services',
  'gallery',
  'team',
  'video',
  'portfolio',
  'posts',
]);

/** Whether a section's items are a few words in all, without a picture: it needs no band of its own height. */
function saysLittle({ type, items }: Section): boolean {
  if (!NAMING.has(type) || items.length > 6) return false;
  const said = items.flatMap((item) =>
    Object.entries(item).filter(([name, value]) => name !== 'id' && name !== 'icon' && value !== undefined),
  );
  const hasMore = said.some(
    ([name, value]) => name === 'image' || name === 'poster' || (Array.isArray(value) && value.length > 0),
  );
  const words = said.map(([, value]) => (typeof value === 'string' ? value : '')).join('');
  return !hasMore && words.length <= 130;
}

/** What a section's words stand on. */
function groundOf({ background }: Section, hasBackdrop: boolean): string {
  if (background !== 'image') return `on-${background}`;
  return hasBackdrop ? 'on-image' : 'on-surface';
}

/** Whether nothing in a section was given: then the section says so once, and not each of its items. */
export const allInvented = (section: Section): boolean => {
  const items: readonly Invented[] = section.items;
  return items.length > 1 && items.every(isInvented);
};

interface CardItem {
  title: string;
  text?: RichText | undefined;
  icon?: string | undefined;
  image?: string | undefined;
  action?: Action | undefined;
  placeholder?: boolean | undefined;
  questions?: readonly string[] | undefined;
}

/** A card with picture or icon, title, words, and a way on. */
export function card(item: CardItem, context: PageContext, extra?: Child): Html {
  const { action } = item;
  const isLed = context.titlesLead === true && action?.style === 'link';
  const title = isLed
    ? html`<a href="${safeHref(action.href, context.linkTo)}">${headingText(item.title)}</a>`
    : headingText(item.title);
  const sign = isLed && isDoor(item) && icon('arrow-right', 24);
  return html`<li class="tile">${pictureOf(item, context)}<div class="body"><h3${asked(item, 'title')}>${title}${sign}</h3>${item.text !== undefined && html`<p${asked(item, 'text')}>${richText(item.text, context.linkTo)}</p>`}${extra}${action !== undefined && !isLed && actions([action], context)}${isInvented(item) && context.placeholder(item)}</div></li>`;
}

/** So many letters under a title leave it what is seen first. */
const FEW_WORDS = 120;

/** Whether a card says little but where it leads: it is tapped as a whole. */
export const isDoor = ({ action, image, text = '' }: Omit<CardItem, 'title'>): boolean =>
  action?.style === 'link' && image === undefined && plainText(text).length <= FEW_WORDS;

/** The picture of a card, the place of one that is to come, or an icon. */
function pictureOf(item: CardItem, context: PageContext): Child {
  if (item.image !== undefined) return html`<div class="media">${context.image(item.image)}</div>`;
  return awaitsPicture(item) ? pictureSlot(context) : icon(item.icon, 28);
}

/** So many rows may stand beside the title of their group. */
const FEW = 5;

/** A section whose items may be of groups. */
interface Grouped {
  id: string;
  heading?: string | undefined;
  groups: readonly { id: string; title: string; text?: string | undefined }[];
  filter?: string | undefined;
}

/** The choice of one group, without a script: the style sheet heeds which is chosen. */
function choice({ id, heading, filter = '' }: Grouped, titles: readonly string[]): Html {
  const one = (title: string, at: number): Html =>
    html`<label><input class="unseen p-${at}" type="radio" name="pick-${id}"${at === 0 && html` checked`}><span>${title}</span></label>`;
  return html`<fieldset class="pick"><legend class="unseen">${heading ?? filter}</legend>${[filter, ...titles].map(one)}</fieldset>`;
}

/**
 * Items with the titles of their groups, in the groups' order; those of no group first. A few rows stand beside their
 * title, as a single one would leave a column empty under it; more of them under it, in columns.
 */
export function grouped<T extends Invented & { group?: string | undefined }>(
  section: Grouped,
  items: readonly T[],
  list: (items: readonly T[]) => Html,
): Html {
  const loose = items.filter((item) => !section.groups.some((group) => group.id === item.group));
  const groups = section.groups
    .map((group) => ({ ...group, own: items.filter((item) => item.group === group.id) }))
    .filter(({ own }) => own.length > 0);
  const counts = groups.map(({ own }) => own.length);
  const most = Math.max(...counts);
  const areFew = most <= 2 || (most <= FEW && counts.includes(1));
  const titles = groups.map(({ title }) => title);
  const isChosen = section.filter !== undefined && groups.length > 1;
  return html`${isChosen && choice(section, titles)}${loose.length > 0 && list(loose)}${groups.map(
    ({ id, title, text, own }, at) =>
      html`<div class="group${(areFew || own.length === 1) && ' few'}${isChosen && ` p-${at + 1}`}" id="${id}"><h3 class="group-title${own.every(isInvented) && ' asked'}">${title}</h3>${text !== undefined && html`<p class="note">${text}</p>`}${list(own)}</div>`,
  )}`;
}

/** Words in place of a figure are read, not seen first: "No monthly fee". */
const isShortPrice = (text: string): boolean => text.length <= (/\p{Nd}/u.test(text) ? 18 : 10);

interface Told {
  text: string;
  placeholder?: boolean | undefined;
}

/** A price in its parts: words before it, what is paid, and what for, such as a month. */
function partsOfPrice(text: string, language: string): { before: string; amount: string; per: string } {
  const [, word = '', other = ''] = /^(\p{L}[\p{Ll}\p{Lo}\p{M}]{1,11}\s)(\D{0,4}\d.*)$/u.exec(text) ?? [];
  const [before, rest] = word === '' || isOfMoney(word.trim(), language) ? ['', text] : [word, other];
  const [, amount = rest, per = ''] =
    /^([^/]*\d[^/]*?)(\s*\/.+)$/.exec(rest) ??
    /^(\D{0,4}\d[\d\s.,]*\p{Sc}?)(\s+(?=.*\p{L}{3}).{2,16})$/u.exec(rest) ??
    [];
  return { before, amount, per };
}

/** Whether the figures of plans beside one another are set large: all of them or none. */
export const areLargePrices = (prices: readonly (Told | undefined)[], language: string): boolean =>
  prices.every(({ text } = { text: '' }) => {
    const { before, amount } = partsOfPrice(text, language);
    return !/\p{Nd}/u.test(text) || isShortPrice(before + amount);
  });

/** A price as it was given; what it is for is set smaller, and so are words before it. */
export function price(value: Told | undefined, language: string, isLarge?: boolean): Html | undefined {
  if (value === undefined) return undefined;
  if (value.placeholder === true) return html`<span class="price asked">${value.text}</span>`;
  const { before, amount, per } = partsOfPrice(value.text, language);
  const small = (words: string): Html => html`<small>${words.trim()}</small>`;
  const isShort = isLarge === undefined || !/\p{Nd}/u.test(value.text) ? isShortPrice(value.text) : isLarge;
  return html`<span class="price${isShort && ' short'}">${before !== '' && html`${small(before)} `}${amount}${per !== '' && html`${/^\s/u.test(per) && ' '}${small(per)}`}</span>`;
}
