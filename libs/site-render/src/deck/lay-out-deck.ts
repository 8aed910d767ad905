import { isOpening, type Slide, type SlidesSpec, slideSize } from '@sitewright/site-spec';
import { contrastOf, READ } from '../contrast.ts';
import { bound } from '../rich-text.ts';
import { themeOn } from '../theme-on.ts';
import { apart, placesOf } from './apart.ts';
import { nameOf } from './blocks/text.ts';
import { blockFit, fittedBody, isShortList } from './body.ts';
import { cover, end, LARGEST_ALONE, tells } from './cover.ts';
import { type DeckLook, deckLook } from './deck-look.ts';
import type { Area, SlideElement } from './element.ts';
import { filled, headingStyle, stacked } from './fitted.ts';
import { foot, NUMBER, remarkAt } from './foot.ts';
import type { Measure } from './measure.ts';
import { ordered } from './ordered.ts';
import { orderedLook } from './ordered-look.ts';
import {
  endOfWords,
  headOf,
  inSentences,
  isBroad,
  isOfSeries,
  isPlain,
  lengthOf,
  type Page,
  perPage,
  pictureOf,
  roomOf,
} from './page.ts';
import { placed, usualTitle } from './placed.ts';
import { withRows } from './rows.ts';

/** A slide laid out: every format shows the same thing in the same place. */
export interface LaidSlide {
  slide: Slide;
  look: DeckLook;
  elements: SlideElement[];
}

/** The scale over which the words of a body would be larger than the title. */
const LARGEST = 1.75;

/** How a slide is divided: its title over its content, beside it or on a panel, a cover, or something that fills it alone. */
type Arrangement = 'over' | 'beside' | 'panel' | 'cover' | 'pause' | 'end';

/** Every slide of a deck laid out. Pure: what a slide says chooses its layout, and none follows its like. */
export function layOutDeck(spec: SlidesSpec, measure: Measure): LaidSlide[] {
  let last: Arrangement | undefined;
  return spec.content.slides.map((given, index) => {
    const shown = given.ordered || placesOf(given) ? given : withRows(given);
    const [width, height] = slideSize(spec.content.aspect);
    const own = { ...spec, theme: themeOn(spec.theme, given.id) };
    const page: Page = {
      spec: own,
      ...apart(inSentences(shown), isBroad({ width, height })),
      index,
      isSeries: isOfSeries(spec.content.slides, index),
      look: shown.ordered
        ? orderedLook(deckLook(own, shown), shown.ordered, shown.blocks)
        : deckLook(own, shown),
      measure,
      width,
      height,
      margin: 48,
    };
    const arrangement = arrangementOf(page, last);
    last = arrangement;
    const { slide } = page;
    const places = placesOf(slide);
    const elements = places
      ? placed(page, places)
      : slide.ordered
        ? ordered(page, slide.ordered, (block, room, within) =>
            blockFit(block, room, within, [slide.title], false),
          )
        : arrange[arrangement](page);
    const left = arrangement === 'panel' ? width * PANEL + page.margin : page.margin;
    const all = [...elements, ...remarkAt(page, left, endOfWords(page) - left - NUMBER, elements)];
    return {
      slide: shown,
      look: page.look,
      // Left is left where an order says so, whichever way is read.
      elements:
        spec.dir === 'rtl' && !slide.ordered && !places
          ? all.map((one) => ({ ...one, x: width - one.x - one.width }))
          : all,
    };
  });
}

const arrange: Record<Arrangement, (page: Page) => SlideElement[]> = {
  over,
  beside,
  panel,
  cover,
  pause,
  end,
};

function arrangementOf(page: Page, last: Arrangement | undefined): Arrangement {
  const { slide, index } = page;
  const { blocks, layout } = slide;
  if (blocks.length === 0 && (index === 0 || isOpening(layout))) return 'cover';
  const [only] = blocks;
  if (blocks.length === 1 && only !== undefined && ['quote', 'number'].includes(only.type)) return 'pause';
  if (layout === 'closing' && blocks.every(({ type }) => type === 'callToAction' || type === 'text'))
    return 'end';
  if (!isBroad(page) || slide.image !== undefined || page.frame !== undefined) return 'over';
  if (isEnd(slide)) return sidesOf(page).isNarrow ? 'over' : 'beside';
  if (page.isSeries) return 'over';
  if (last !== 'panel' && last !== 'beside' && suitsPanel(page)) return 'panel';
  if (usualTitle(page)) return 'over';
  const isWords = blocks.every(
    ({ type, slot }) => slot === 'main' && ['bullets', 'text', 'callToAction'].includes(type),
  );
  if (!isWords) return last !== 'beside' && isSparse(page) && fillsSide(page) ? 'beside' : 'over';
  const items = blocks.reduce((sum, block) => sum + (block.type === 'bullets' ? block.items.length : 1), 0);
  const isFew = items <= 3 && blocks.length === 1;
  return last === 'beside' || isFew || !fillsSide(page) ? 'over' : 'beside';
}

/** A list of few words, which over the whole width would leave half of a slide empty. */
function suitsPanel(page: Page): boolean {
  const { slide, width, height, margin, look } = page;
  if (!isPlain(slide) || width < height * 1.5 || look.strong === look.ground) return false;
  if (!isShortList(slide, width - margin * 2, roomOf(page, 1, true))) return false;
  const { head, area, titleRoom, isForeign } = panelOf(page);
  if (isForeign && usualTitle(page)) return false;
  return fittedBody(page, area, false, 1).height <= area.height && head.height <= titleRoom;
}

/** A body that leaves more than half of its slide empty under a title, even at its largest. */
function isSparse(page: Page): boolean {
  const { slide, width, height, margin } = page;
  if (slide.blocks.some(({ type }) => type === 'chart' || type === 'image' || type === 'table')) return false;
  const body = fittedBody(
    page,
    { x: 0, y: 0, width: width - margin * 2, height: height * 0.7 },
    true,
    LARGEST,
  );
  return body.height < height * 0.42;
}

/** So much of the height of what is beside it a title takes, its column is no empty one. */
const SIDE = 0.45;

/** Whether a title beside its content leaves little of its column empty. */
function fillsSide(page: Page): boolean {
  const { head, body, area, isNarrow } = sidesOf(page);
  return !isNarrow && head.height + RULE > SIDE * Math.max(body.height, Math.min(area.height, body.most));
}

/** The body of a slide in an area, its centre near the middle of the slide. */
function bodyIn(page: Page, area: Area, wide: boolean, most = LARGEST): SlideElement[] {
  const { slide, height } = page;
  if (slide.blocks.length === 0) return [];
  const body = fittedBody(page, area, wide, most);
  const own = Math.max(body.height, Math.min(area.height, body.most));
  const free = Math.max(0, area.height - own);
  const wanted = (height - own) / 2 - area.y;
  return body.draw({ ...area, y: area.y + Math.min(free, Math.max(free * 0.3, wanted)), height: own });
}

/** The size of a title over its content. */
const TITLE = 36;

/** Where the title of a slide begins over its content, and its size. */
const titleOn = (page: Page): { y: number; size: number } =>
  usualTitle(page) ?? { y: page.margin - 4, size: TITLE };

/** The title over the content. */
function over(page: Page): SlideElement[] {
  const { height, margin, slide } = page;
  const picture = pictureOf(page);
  const room = endOfWords(page) - margin;
  // Titles over their content have one size in a whole deck.
  const { y, size } = titleOn(page);
  const [own, most] = isEnd(slide) ? [TITLE * 1.4, 0.36] : [size, 0.24];
  const head = headOf(page, own, room, height * most, 18, !isEnd(slide));
  const isHeaded = slide.blocks.some((block) => block.type === 'bullets' && block.heading);
  const top = y + head.height + (isHeaded ? 40 : 28);
  const area = { x: margin, y: top, width: room, height: height - top - FOOT };
  const body = bodyIn(page, area, isBroad(page) && picture.length === 0);
  return [...picture, ...head.draw({ ...area, y }), ...body, ...foot(page, room)];
}

/** What no content reaches into: the line at the foot, and a margin over it. */
const FOOT = 64;
/** Between the top of the rule over a title and the title. */
const RULE = 22;
/** So much of its height taken, a slide is full. */
const FULL = 0.85;

/** The most lines of a title at the side: more are a column of single words. */
const SIDE_LINES = 4;

/** The title large at the side where reading begins, and the content beside it; narrow where the title has many lines there. */
const sidesOf = perPage((page) => {
  const { width, height, margin, slide, measure } = page;
  const side = (width - margin * 2) * 0.34;
  const size = isEnd(slide) ? 50 : lengthOf(slide.title) <= 40 ? 40 : 34;
  const head = headOf(page, size, side, height * 0.66, 19);
  const style = headingStyle(roomOf(page, 1, false), size);
  const isNarrow =
    measure.height(bound(slide.title), style, side) > size * style.leading * (SIDE_LINES + 0.5);
  const x = margin + side + 48;
  const area = { x, y: margin, width: width - margin - x, height: height - margin - FOOT };
  return { head, side, area, isNarrow, body: fittedBody(page, area, false, LARGEST) };
});

const isEnd = ({ layout }: Slide): boolean => ['closing', 'title', 'section'].includes(layout);

/** Title and content side by side over the whole height. */
function beside(page: Page): SlideElement[] {
  const { width, height, margin, slide, look } = page;
  const { head, body, side, area } = sidesOf(page);
  if (isEnd(slide)) {
    const y = Math.max(margin, (height - head.height) / 2);
    return [...head.draw({ ...area, x: margin, y, width: side }), ...bodyIn(page, area, false)];
  }
  // Title and body begin on one line, and stand together in the middle where both leave much of the height empty.
  const own = Math.max(body.height, Math.min(area.height, body.most));
  const taken = Math.max(own, head.height + RULE);
  const y = taken > area.height * FULL ? margin : Math.max(margin, (height - taken) / 2);
  const bar = { x: margin, y, width: 48, height: 5 };
  return [
    { kind: 'shape', shape: 'rectangle', fill: look.accent, ...bar },
    ...head.draw({ ...area, x: margin, y: y + RULE, width: side }),
    ...body.draw({ ...area, y, height: own }),
    ...foot(page, width - margin * 2),
  ];
}

/** The share of a slide's width that the panel of a title takes. */
const PANEL = 0.37;
const PANEL_TITLES = [64, 58, 52, 46, 40];
/** The share of a panel's height that its title takes at most. */
const PANEL_FULL = 0.6;

/** The title on a panel in the main colour, and the room beside that. */
const panelOf = perPage((page) => {
  const { width, height, margin, look } = page;
  const panel = width * PANEL;
  // On a dark slide the main colour would glare over so much of it.
  const isDim = contrastOf(look.ground, '#ffffff') > contrastOf(look.ground, '#000000');
  // Words have the colour of the slide where they are read in it: no other stands out of a deck of few colours.
  const own = [look.ground, look.ink].find((one) => contrastOf(one, look.strong) >= READ);
  const ink = own ?? look.onStrong;
  const onPanel = isDim ? look : { ...look, ink, muted: ink, strongText: ink };
  const [titleRoom, room] = [height - margin * 2 - RULE, panel - margin * 2 + 12];
  const headAt = (size: number, most: number) => headOf({ ...page, look: onPanel }, size, room, most, 19);
  // As large as its words let it be: what is left of the panel is empty.
  const size = PANEL_TITLES.find(
    (one) => headAt(one, Number.POSITIVE_INFINITY).height <= height * PANEL_FULL,
  );
  const head = headAt(size ?? 34, titleRoom);
  const x = panel + margin;
  const area = { x, y: margin, width: width - margin - x, height: height - margin - FOOT };
  const accent = isDim || look.accent !== look.strong ? look.accent : ink;
  const isForeign = !isDim && own === undefined;
  return { head, area, panel, titleRoom, fill: isDim ? look.card : look.strong, accent, isForeign };
});

/** The title on a panel over the whole height, and a list of few words beside it. */
function panel(page: Page): SlideElement[] {
  const { height, margin } = page;
  const { head, area, panel: wide, fill, accent } = panelOf(page);
  const body = fittedBody(page, area, false, LARGEST);
  const own = Math.max(body.height, Math.min(area.height, body.most));
  const y = margin + Math.max(0, (area.height - own) / 2);
  const top = Math.max(margin, (height - head.height - RULE) / 2);
  return [
    filled(fill, { x: 0, y: 0, width: wide, height }),
    filled(accent, { x: margin, y: top, width: 48, height: 5 }),
    ...head.draw({ ...area, x: margin, y: top + RULE, width: wide - margin * 2 + 12 }),
    ...body.draw({ ...area, y, height: own }),
    ...foot(page, area.width, area.x),
  ];
}

/** One figure or quotation fills the slide under its title; a title that says what a quotation or its speaker does is not shown twice. */
function pause(page: Page): SlideElement[] {
  const { height, margin, slide } = page;
  const room = endOfWords(page) - margin;
  const [only] = slide.blocks;
  const isQuote = only?.type === 'quote';
  const isTwice =
    isQuote && slide.subtitle === undefined && tells(`${only.text} ${nameOf(only)}`, slide.title);
  const { y, size } = titleOn(page);
  const head = isTwice ? stacked([], 0) : headOf(page, isQuote ? 26 : size, room, height * 0.24);
  const top = y + head.height + (isTwice ? 0 : 24);
  const area = { x: margin, y: top, width: room, height: height - top - FOOT };
  return [
    ...pictureOf(page),
    ...head.draw({ ...area, y }),
    ...bodyIn(page, area, isBroad(page), LARGEST_ALONE),
    ...foot(page, room),
  ];
}
