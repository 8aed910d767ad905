import {
  type Asset,
  isOpening,
  MOST_BLOCKS,
  onSlides,
  type Slide,
  type SlideBlock,
  type SlidesContent,
  withGrounds,
} from '@sitewright/site-spec';
import type { SlidesDraft } from '../../draft/draft.ts';
import { questionIn } from '../../draft/marks.ts';
import { lettersOf } from '../../draft/plain.ts';
import { type SlidePart, slideBlock, slidePart } from '../../draft/slides.ts';
import { wordsOf } from '../../packs/segmenter.ts';
import { type AssembleContext, type Assembled, type ChartFor, labelOf, roomFor } from '../context.ts';
import { type Misplaced, misplacedIn } from '../design/place-texts.ts';
import { titleOf } from '../envelope.ts';
import { createIds, type Ids, within } from '../ids.ts';
import { cleanText } from '../text/clean-text.ts';
import { type LinkTo, outwardHref } from '../text/link-target.ts';
import { isDark, toneOf } from '../theme/colour-maths.ts';
import { deckOrnament } from './deck-ornament.ts';
import { orderedSlide, orderOf } from './ordered-slide.ts';
import { placeSlide } from './placed-slide.ts';
import { blocksOf, textBlocks } from './slide-blocks.ts';

const MOST_SLIDES = 120;

interface Deck {
  context: AssembleContext;
  linkTo: LinkTo;
  chartFor: ChartFor;
  /** One slide is all there is, or as many as were counted: none is made of what has no room on another. */
  isCounted: boolean;
  /** One slide is all there is. */
  isAlone: boolean;
  aspect: SlidesContent['aspect'];
  /** Drawings of what pictures of ordered slides will show. */
  assets: Asset[];
  /** Ids of the deck's sections by their names. */
  sections: ReadonlyMap<string, string>;
}

/** A slide's title: its own, what else it says first, or what its layout is called. */
function titleFor(part: SlidePart, { context, linkTo }: Deck, index: number) {
  const texts = context.texts({ linkTo });
  const [block] = part.blocks;
  const isMain = index === 0 || part.layout === 'title';
  const usual = part.layout === 'agenda' ? 'agenda' : part.layout === 'closing' ? 'thanks' : 'overview';
  const words = [
    part.title,
    part.subtitle,
    ...(isMain ? [context.head.title] : []),
    // A quotation without a title stands alone: what says whose it is is not shown twice.
    block?.kind === 'quote' ? block.by || block.text : '',
    part.section,
    block?.heading ?? '',
  ];
  const given = words.find((text) => cleanText(text) !== '') ?? labelOf(context, usual);
  const title = texts.plain('title', given, 160) ?? labelOf(context, usual);
  const isCut = cleanText(part.title).length > 160;
  const isShown = given === part.subtitle;
  const rest = isCut ? [part.title, part.subtitle].map(cleanText).join('\n').trim() : part.subtitle;
  const subtitle = isShown ? undefined : texts.plain('subtitle', rest, 300);
  return { title, subtitle, texts };
}

/** An agenda that names nothing names the deck's sections. */
function agendaOf(part: SlidePart, id: string, { sections }: Deck): SlideBlock[] {
  const names = [...sections.keys()].slice(0, 6);
  if (part.layout !== 'agenda' || part.blocks.length > 0 || names.length < 2) return [];
  const items = names.map((name, index) => ({
    id: within(id, 'b1', index + 1),
    text: cleanText(name).slice(0, 200).toWellFormed(),
  }));
  return [{ id: within(id, 'b1'), slot: 'main', type: 'bullets', ordered: true, items }];
}

/** The blocks that each block of a part becomes but for remarks, its picture last, and where its writer placed what is on it. */
function writtenSlide(
  part: SlidePart,
  id: string,
  deck: Pick<Deck, 'context' | 'linkTo' | 'chartFor' | 'aspect'>,
) {
  const { context, linkTo, chartFor, aspect } = deck;
  const { picture, layout } = part;
  const blocks = part.blocks.filter((one) => !isRemark(one));
  const given = picture.trim() === '' ? blocks : [...blocks, slideBlock('image', { picture })];
  const made = given.map((block, at) =>
    blocksOf({ context, linkTo, chartFor, block, id: within(id, `b${at + 1}`) }),
  );
  const placed = placeSlide({ ...part, blocks }, id, aspect, context);
  const faults = [
    ...(made.flat().length > MOST_BLOCKS
      ? [`A slide holds ${MOST_BLOCKS} blocks at most, its picture and each figure among them.`]
      : []),
    ...(layout === 'agenda' && given.length === 0 ? ['The agenda lists nothing.'] : []),
  ];
  return { made, placed: placed && { ...placed, faults: [...placed.faults, ...faults] } };
}

/** The slides of a part: one, or more where it says more than one has room for. */
function slidesOf(part: SlidePart, id: string, deck: Deck, index: number): Slide[] {
  const { context } = deck;
  const { title, subtitle, texts } = titleFor(part, deck, index);
  const { made, placed } = writtenSlide(part, id, deck);
  const held = placed?.faults.length === 0 ? placed : undefined;
  const drawn = made.flatMap((own, at) =>
    own.map((one) => (held ? { ...one, place: held.places[at] } : one)),
  );
  const isOpen = isOpening(part.layout) && held === undefined;
  const shown = isOpen ? drawn.find((block) => block.type === 'image') : undefined;
  const blocks = [...drawn.filter((block) => block !== shown), ...agendaOf(part, id, deck)];
  const order = held ? undefined : orderOf(part, context, deck.isAlone);
  if (held?.art !== undefined) context.drawings.set(held.art.id, held.art);
  const pages =
    blocks.length === 0 || order || held
      ? [blocks]
      : onSlides(blocks, (text) => wordsOf(text, context.language).length, deck.isCounted);
  const section = deck.sections.get(part.section);
  const slides = pages.map((page, at): Slide => {
    const suffix = at === 0 ? '' : ` (${at + 1})`;
    const notes = at === 0 ? (texts.plain('notes', part.notes, 4000) ?? '') : '';
    return {
      id: at === 0 ? id : within(id, `s${at + 1}`),
      layout: part.layout,
      section,
      title: `${title.slice(0, 160 - suffix.length).toWellFormed()}${suffix}`,
      subtitle: at === 0 ? subtitle : undefined,
      placed: held?.placed,
      image: held ? held.art?.id : at === 0 ? shown?.asset : undefined,
      blocks: page,
      notes,
      ...(at === 0 ? texts.marking() : {}),
    };
  });
  return order ? slides.map((slide) => orderedSlide(slide, order, context, deck.assets)) : slides;
}

/** What its owner alone is told of a slide: it changes nothing of how the slide is laid out. */
const isRemark = ({ kind, heading, text }: SlidePart['blocks'][number]): boolean =>
  kind === 'text' && questionIn(heading) !== undefined && questionIn(text) !== undefined;

/** The deck's sections in their order; a single one needs no name. */
function sectionsOf(
  parts: readonly SlidePart[],
  context: AssembleContext,
): { list: SlidesContent['sections']; ids: Map<string, string> } {
  const ids = new Map<string, string>();
  const list: SlidesContent['sections'] = [];
  for (const { section } of parts) {
    const title = context.texts().plain('title', section, 160);
    if (title === undefined || ids.has(section) || list.length >= 40) continue;
    const id = `deck_section_${list.length + 1}`;
    ids.set(section, id);
    list.push({ id, title });
  }
  return { list, ids };
}

/** Links lead to slides that are there, or out. */
const linkWithin =
  (ids: Ids, missing: ReadonlySet<string>): LinkTo =>
  (target) => {
    const id = ids.find(target.trim());
    return id === undefined || missing.has(id) ? outwardHref(target) : `#${id}`;
  };

/** What of the places that its writer gave does not hold, by the slide; a placed cover has only what was written on it. */
export const misplacedSlides = (
  { parts, format }: SlidesDraft,
  context: AssembleContext,
  chartFor: ChartFor,
): Misplaced[] => {
  const deck = { context, chartFor, aspect: format.aspect, linkTo: outwardHref };
  const ids = createIds(parts.map(({ ref, layout }) => ref || layout));
  return parts.flatMap((part, at) => {
    const { placed } = writtenSlide(part, ids.part(at), deck);
    if (placed === undefined) return [];
    const words = lettersOf(JSON.stringify([part.title, part.subtitle, part.blocks]));
    // Names, and a name and its role, may stand in places and lines of their own.
    const isSaid = (own: string): boolean =>
      own.split(/[\s,·|]+/u).every((one) => words.includes(lettersOf(one)));
    const isCover = at === 0 && part.layout === 'title';
    const named = isCover ? [format.presenter, format.date].filter((own) => !isSaid(own)) : [];
    const unsaid = named.map((own) => `The cover is placed, and no text on it says "${own}".`);
    return misplacedIn({ ...placed, slips: [...placed.slips, ...unsaid] }, at);
  });
};

/** A draft of a deck as slides that have room for what they say. */
export function assembleSlides(
  draft: SlidesDraft,
  context: AssembleContext,
  chartFor: ChartFor,
): Assembled<SlidesContent> {
  const blank = slidePart('title', { ref: 'title', title: titleOf(context), subtitle: context.head.tagline });
  const parts = draft.parts.length > 0 ? draft.parts : [blank];
  const ids = createIds(parts.map(({ ref, layout }) => ref || layout));
  const { list, ids: sections } = sectionsOf(parts, context);
  const assets: Asset[] = [];
  const draw = (missing: ReadonlySet<string>): Slide[] => {
    assets.length = 0;
    const deck: Deck = {
      ...{ context, assets, aspect: draft.format.aspect },
      linkTo: linkWithin(ids, missing),
      chartFor,
      sections,
      isAlone: parts.length === 1,
      isCounted: parts.length === 1 || draft.requested.some(({ kind }) => kind === 'count'),
    };
    return parts.flatMap((part, index) => slidesOf(part, ids.part(index), deck, index));
  };
  const whole = draw(new Set());
  const first = roomFor(whole, MOST_SLIDES, { what: 'slides', ...context });
  const missing = new Set(whole.slice(MOST_SLIDES).map(({ id }) => id));
  const kept = missing.size === 0 ? first : draw(missing).slice(0, MOST_SLIDES);
  const ground = context.theme.named.find(({ role }) => role === 'background')?.value;
  // Whoever orders white wants no slide filled, and no pattern on it.
  const isOnWhite = ground !== undefined && isWhite(ground);
  const isOne = isOnWhite || hasOneGround(context.theme);
  const drawn = withGrounds(kept, isOne, ground === undefined ? 'dark' : 'primary');
  const ornament = isOnWhite ? undefined : deckOrnament(context, draft.format);
  const remarks = new Map(parts.map(({ blocks }, index) => [ids.part(index), blocks.filter(isRemark)]));
  const withRemarks = (slide: Slide): Slide => {
    // On a placed slide no room is left for what its owner is told beside it.
    const own = slide.placed ? [] : (remarks.get(slide.id) ?? []);
    const told = own.flatMap((block, at) => {
      const id = within(slide.id, 'remark', at + 1);
      return textBlocks({ context, block, id, linkTo: outwardHref, chartFor }, block.heading);
    });
    // A slide with colours of its own stands on its own ground.
    const isOwn = context.theme.parts?.some(({ id }) => id === slide.id) === true;
    const background = isOwn ? undefined : slide.background;
    return { ...slide, background, blocks: [...slide.blocks, ...told] };
  };
  const texts = context.texts();
  const { aspect, presenter, date, footer } = draft.format;
  const isFootless = footer.trim().toLowerCase() === 'none';
  return {
    content: {
      aspect,
      presenter: texts.plain('presenter', presenter, 120),
      date: texts.plain('date', date, 60),
      footer: isFootless ? undefined : texts.plain('footer', footer, 120),
      isFootless: isFootless || undefined,
      sections: list,
      slides: withOrnament(drawn, ornament).map(withRemarks),
    },
    assets: ornament === undefined || drawn.every(({ ordered }) => ordered) ? assets : [...assets, ornament],
  };
}

const isWhite = (hex: string): boolean => toneOf(hex).l > 0.98 && toneOf(hex).c < 0.01;

/** Dark decks have one ground, and those whose ground and text were ordered, and no colour to fill others with. */
function hasOneGround({ tokens: { color }, named }: AssembleContext['theme']): boolean {
  const isOrdered = color.muted.$value === color.text.$value;
  return isDark(color.background.$value) || (isOrdered && !named.some(({ role }) => role === 'primary'));
}

/** So many slides on, an ornament is seen anew. */
const FAR = 7;

/** The ornament stands on the cover, and again on a closing that says little: elsewhere its room is for words. */
function withOrnament(slides: readonly Slide[], ornament: Asset | undefined): Slide[] {
  // A drawing on the cover is what the deck is known by.
  const cover = (slides[0]?.placed ? undefined : slides[0]?.image) ?? ornament?.id;
  return slides.map((slide, index) => {
    const { layout, blocks, image, placed } = slide;
    if (placed) return slide;
    const isFrame = (index === 0 && layout === 'title') || (index >= FAR && layout === 'closing');
    return image === undefined && isFrame && blocks.length === 0 ? { ...slide, image: cover } : slide;
  });
}
