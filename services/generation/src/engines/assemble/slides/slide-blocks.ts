import type { SlideBlock } from '@sitewright/site-spec';
import { evenly } from '../../draft/evenly.ts';
import { question, questionIn } from '../../draft/marks.ts';
import { languagePackOf } from '../../packs/language-pack.ts';
import { drawn } from '../drawing.ts';
import { within } from '../ids.ts';
import { cleanText } from '../text/clean-text.ts';
import { listBlocks, statements } from './list-blocks.ts';
import { type BlockContext, type BlockOf, type DraftItem, joined, textsOf } from './slide-context.ts';
import { tableBlocks } from './slide-table.ts';

/** The blocks that a draft's block becomes: one as a rule, more where its kind holds one thing each or has no room. */
export function blocksOf(from: BlockContext): SlideBlock[] {
  const { block } = from;
  const own = ownBlocks(from);
  const charted =
    block.kind === 'chart' || block.chart === ''
      ? []
      : chartBlocks({ ...from, id: within(from.id, 'chart') });
  const tabled = block.kind === 'table' ? [] : tableBlocks({ ...from, id: within(from.id, 'table') });
  return [...own, ...tabled, ...charted, ...pictureBlocks(from)];
}

/** A drawing; else a place for a picture that is to come, with what will be seen on it. */
function pictureBlocks(from: BlockContext): SlideBlock[] {
  const { slot, picture } = from.block;
  const id = within(from.id, 'picture');
  const drawing = drawn(from.context, within(id, 'drawn'), picture);
  if (drawing !== undefined) return [{ id, slot, type: 'image', asset: drawing.id }];
  const texts = textsOf(from);
  const text = picture.trim() === '' ? undefined : texts.rich('text', question(picture));
  return text === undefined
    ? []
    : [{ id, slot, type: 'text', look: { form: 'picture' }, text, ...texts.marking() }];
}

function ownBlocks(from: BlockContext): SlideBlock[] {
  const { block } = from;
  switch (block.kind) {
    case 'bullets':
    case 'numbered':
      return [...leadIn(from), ...listBlocks(from)];
    case 'text':
    case 'image':
      return proseBlocks(from);
    case 'quote':
      return quoteBlocks(from);
    case 'number':
      return numberBlocks(from);
    case 'steps':
      return [...leadIn(from), ...stepsBlocks(from)];
    case 'people':
      return [...leadIn(from), ...peopleBlocks(from)];
    case 'table':
      return [
        ...textBlocks(from, ''),
        ...tableBlocks(from),
        ...listBlocks({ ...from, block: { ...block, heading: '' } }),
      ];
    case 'chart':
      return chartOrWords(from);
    case 'callToAction':
      return callBlocks(from);
  }
}

/** Running text with its items under it; items alone are the text. */
function proseBlocks(from: BlockContext): SlideBlock[] {
  const { block } = from;
  const isList = cleanText(block.text) !== '' || block.items.length > 2;
  if (isList)
    return [...textBlocks(from, block.heading), ...listBlocks({ ...from, block: { ...block, heading: '' } })];
  const text = joined(statements(block.items), '\n');
  return textBlocks({ ...from, block: { ...block, text } }, block.heading);
}

/** Words that a list's block has besides its items. Lists say their heading themselves; others have no place for it. */
function leadIn(from: BlockContext): SlideBlock[] {
  const { kind, heading } = from.block;
  const isList = kind === 'bullets' || kind === 'numbered';
  return textBlocks(from, isList ? '' : heading);
}

/** A block of text; a heading without text under it is the text. */
export function textBlocks(from: BlockContext, headingWords: string): SlideBlock[] {
  const { block, id } = from;
  const texts = textsOf(from);
  const own = texts.rich('text', block.text);
  const heading = own === undefined ? undefined : texts.plain('heading', headingWords, 120);
  const text = own ?? texts.rich('text', headingWords);
  return text === undefined
    ? []
    : [{ id: within(id, 'text'), slot: block.slot, type: 'text', heading, text, ...texts.marking() }];
}

const MOST_QUOTE = 600;

function quoteBlocks(from: BlockContext): SlideBlock[] {
  const { block, id } = from;
  const words = joined([block.text, ...statements(block.items)], '\n');
  if (words === '' || words.length > MOST_QUOTE) return [...textBlocks(from, block.heading), ...byLine(from)];
  const texts = textsOf(from);
  // Large and with its speaker it is seen to be one: marks of a typewriter add nothing.
  const text = texts.plain('text', words.replace(/^"([^"]+)"$/u, '$1'), MOST_QUOTE);
  const by = texts.plain('by', block.by, 120);
  const role = texts.plain('role', by === undefined ? '' : block.role, 120);
  if (text === undefined) return [];
  const heading = textBlocks({ ...from, block: { ...block, text: '' } }, block.heading);
  return [...heading, { id, slot: block.slot, type: 'quote', text, by, role, ...texts.marking() }];
}

function byLine(from: BlockContext): SlideBlock[] {
  const words = joined([from.block.by, from.block.role], ', ');
  return textBlocks({ ...from, id: within(from.id, 'by'), block: { ...from.block, text: words } }, '');
}

const MOST_VALUE = 40;

/** Figures, each a block of its own: its value, what it counts, and what it is to be seen against. */
function numberBlocks(from: BlockContext): SlideBlock[] {
  const { block } = from;
  const bare: DraftItem = { label: '', title: block.text, text: '', picture: '' };
  const isBare = block.items.length === 0;
  // "Tired at 3" says all that it says: it is no figure that counts something.
  if (block.items.some(({ title, label, text }) => /\p{L}\s/u.test(title) && label === '' && text === ''))
    return listBlocks(from);
  const figures = (isBare ? [bare] : block.items).flatMap((item, index) => numberBlock(from, item, index));
  return isBare ? figures : [...textBlocks(from, ''), ...figures];
}

/** As two names are compared. */
const plainly = (text: string): string => cleanText(text).toLowerCase();

/** Shorter than this, a word behind a figure may be its unit. */
const LEAST_COUNTED = 4;

/** A figure and what it counts: "1,460 households" says both itself, where nothing else does; "4 billion" is one figure. */
function figureOf(
  { label, title, text }: DraftItem,
  language: string,
  isBare: boolean,
): { value: string; own: string } {
  const value = cleanText(title || label || text);
  const figure = /^[^\p{L}]+/u.exec(value)?.[0] ?? '';
  const counted = value.slice(figure.length);
  const [word = ''] = counted.split(/\s/u);
  const isUnit = word.length < LEAST_COUNTED || languagePackOf(language).data.scales.includes(word);
  const isParted = !isUnit && figure.trimEnd() !== figure && /\p{Nd}/u.test(figure);
  if (isBare && isParted && (title === '' || `${label}${text}` === ''))
    return { value: figure.trimEnd(), own: counted };
  return { value, own: title === '' ? '' : label };
}

function numberBlock(from: BlockContext, item: DraftItem, index: number): SlideBlock[] {
  const { block, context } = from;
  const id = within(from.id, index + 1);
  const { value, own } = figureOf(item, context.language, block.heading === '');
  const label = joined([block.heading, ...(plainly(own) === plainly(block.heading) ? [] : [own])]);
  const more = item.title === '' && item.label === '' ? '' : item.text;
  const isPhrase = value.length > MOST_VALUE || questionIn(value) !== undefined || value === '';
  if (isPhrase) {
    const words = joined([value, more], '\n');
    return textBlocks({ ...from, id, block: { ...block, text: words } }, label);
  }
  const texts = textsOf(from);
  const shown = texts.plain('value', value, MOST_VALUE);
  const named = texts.plain('label', label, 200) ?? texts.plain('label', more, 200);
  const about = label === '' ? undefined : texts.plain('context', more, 300);
  if (shown === undefined) return [];
  const name = named ?? shown;
  return [
    { id, slot: block.slot, type: 'number', value: shown, label: name, context: about, ...texts.marking() },
  ];
}

const MOST_STEPS = 8;

function stepsBlocks(from: BlockContext): SlideBlock[] {
  const { block } = from;
  // What is too long for a step is running text.
  const fits = ({ title, text, label }: DraftItem): boolean =>
    title.length <= 120 && label.length <= 60 && (text.length <= 300 || (title === '' && text.length <= 120));
  if (!block.items.every(fits)) return listBlocks({ ...from, block: { ...block, text: '', heading: '' } });
  const items = block.items.flatMap((item, index) => step(from, item, within(from.id, index + 1)));
  return evenly(items, MOST_STEPS).map((group, index) => ({
    id: within(from.id, `s${index + 1}`),
    slot: block.slot,
    type: 'steps',
    items: group,
  }));
}

function step(from: BlockContext, item: DraftItem, id: string): BlockOf<'steps'>['items'] {
  const texts = textsOf(from);
  const titled = item.title.trim() !== '';
  const title = texts.plain('title', titled ? item.title : item.text || item.label, 120);
  const label = titled || item.text.trim() !== '' ? texts.plain('label', item.label, 60) : undefined;
  const text = titled ? texts.plain('text', item.text, 300) : undefined;
  return title === undefined ? [] : [{ id, label, title, text, ...texts.marking() }];
}

const MOST_PEOPLE = 12;

function peopleBlocks(from: BlockContext): SlideBlock[] {
  const { block } = from;
  const fits = ({ text }: DraftItem): boolean => text.length <= 300;
  if (!block.items.every(fits)) return listBlocks({ ...from, block: { ...block, text: '', heading: '' } });
  const items = block.items.flatMap((item, index): BlockOf<'people'>['items'] => {
    const texts = textsOf(from);
    const named = item.title.trim() !== '';
    const name = texts.plain('name', named ? item.title : item.label || item.text, 120);
    const role = named ? texts.plain('role', item.label, 120) : undefined;
    const text = named || item.label.trim() !== '' ? texts.plain('text', item.text, 300) : undefined;
    return name === undefined
      ? []
      : [{ id: within(from.id, index + 1), name, role, text, ...texts.marking() }];
  });
  return evenly(items, MOST_PEOPLE).map((group, index) => ({
    id: within(from.id, `p${index + 1}`),
    slot: block.slot,
    type: 'people',
    items: group,
  }));
}

function chartBlocks(from: BlockContext): SlideBlock[] {
  const drawn = from.chartFor(from.block.chart, within(from.id, 'chart'));
  return drawn === undefined ? [] : [{ id: from.id, slot: from.block.slot, type: 'chart', ...drawn }];
}

/** A chart with the words beside it; where it can't be drawn, its table. */
function chartOrWords(from: BlockContext): SlideBlock[] {
  const { block } = from;
  const drawn = chartBlocks(from);
  const words = textBlocks(from, block.heading);
  return [...drawn, ...words, ...listBlocks({ ...from, block: { ...block, heading: '' } })];
}

function callBlocks(from: BlockContext): SlideBlock[] {
  const { block, id, linkTo } = from;
  const texts = textsOf(from);
  const text = texts.plain('text', joined([block.text || block.heading]), 200);
  if (text === undefined) return listBlocks(from);
  const href = linkTo(block.target);
  // The address is shown, so that it can be read off a wall; within the deck there is none.
  const address =
    href === undefined || href.startsWith('#')
      ? undefined
      : texts.plain('href', href.replace(/^(?:mailto|tel):/u, ''), 300);
  const isSaid = address !== undefined && text.includes(address);
  const heading =
    block.text.trim() === ''
      ? []
      : textBlocks({ ...from, id: within(id, 'head'), block: { ...block, text: '' } }, block.heading);
  const list = listBlocks({ ...from, block: { ...block, heading: '', text: '' } });
  return [
    ...heading,
    {
      id,
      slot: block.slot,
      type: 'callToAction',
      text,
      href: isSaid ? undefined : address,
      ...texts.marking(),
    },
    ...list,
  ];
}
