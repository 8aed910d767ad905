import type { Slide, SlidesSpec } from '@sitewright/site-spec';
import { marksOf } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import type { Area, SlideElement } from './element.ts';
import { type Look, lookOf, type Measure } from './measure.ts';
import { type Placed, placeColumn, stackTexts } from './place-blocks.ts';

/** The sizes of decks in points. */
export const slideSizes = {
  '16:9': [960, 540],
  '4:3': [720, 540],
  '16:10': [864, 540],
  '1:1': [540, 540],
  '9:16': [540, 960],
} as const;

/** A slide laid out: every format shows the same thing in the same place. */
export interface LaidSlide {
  look: Look;
  elements: SlideElement[];
}

interface Page {
  spec: SlidesSpec;
  slide: Slide;
  look: Look;
  measure: Measure;
  width: number;
  height: number;
  margin: number;
}

export function layOutSlide(spec: SlidesSpec, slide: Slide, index: number, measure: Measure): LaidSlide {
  const [width, height] = slideSizes[spec.content.aspect];
  const page = { spec, slide, look: lookOf(spec, slide), measure, width, height, margin: width * 0.07 };
  const opens = ['title', 'section', 'closing'].includes(slide.layout) && slide.blocks.length === 0;
  const elements = opens ? opening(page, index) : content(page, index);
  return {
    look: page.look,
    elements: spec.dir === 'rtl' ? elements.map((one) => mirrored(one, width)) : elements,
  };
}

/** From right to left, everything stands on the other side. */
const mirrored = (element: SlideElement, width: number): SlideElement => ({
  ...element,
  x: width - element.x - element.width,
});

/** The first size, from the largest down, at which something is no higher than its room. */
function fitted(place: (scale: number) => Placed, height: number, largest = 1): Placed {
  let placed = place(largest);
  for (let scale = largest - 0.05; placed.height > height && scale > 0.3; scale -= 0.05)
    placed = place(scale);
  return placed;
}

/** Whether a slide is nothing but a few words, which then stand beside their title. */
const isWordsAlone = ({ slide, width, height }: Page): boolean =>
  width > height * 1.2 &&
  slide.blocks.length === 1 &&
  slide.blocks.every(({ type, slot }) => slot === 'main' && ['bullets', 'text'].includes(type));

/** The picture of a slide fills the side where reading ends. */
function pictureOf({ spec, slide, width, height }: Page): SlideElement[] {
  const asset = spec.assets.find(({ id }) => id === slide.image);
  if (asset === undefined || width < height) return [];
  return [{ kind: 'picture', asset, x: width * 0.62, y: 0, width: width * 0.38, height }];
}

function opening(page: Page, index: number): SlideElement[] {
  const { spec, slide, look, measure, width, height, margin } = page;
  const picture = pictureOf(page);
  const room = (picture.length > 0 ? width * 0.57 : width * 0.86) - margin;
  const base: PdfText = { families: look.body, size: 20, color: look.ink, leading: 1.35 };
  const title = { ...base, families: look.heading, bold: true, leading: 1.12 };
  const place = (scale: number): Placed =>
    stackTexts(
      [
        ...(slide.eyebrow === undefined
          ? []
          : [{ tag: 'P' as const, text: slide.eyebrow, style: { ...base, size: 14 * scale, bold: true } }]),
        {
          tag: 'H1' as const,
          text: slide.title,
          style: { ...title, size: (slide.layout === 'section' ? 44 : 54) * scale },
          before: 8,
        },
        ...(slide.subtitle === undefined
          ? []
          : [{ tag: 'P' as const, text: slide.subtitle, style: { ...base, size: 22 * scale }, before: 14 }]),
      ],
      { x: margin, y: 0, width: room, height: 0 },
      { look, measure, assets: spec.assets, marks: marksOf(spec), scale },
    );
  const words = fitted(place, height * 0.6);
  const top = (height - words.height) / 2;
  const deck = spec.content;
  const by = [deck.presenter, deck.date].filter((part) => part !== undefined).join('  ·  ');
  const facts: SlideElement[] =
    index > 0 || by === ''
      ? []
      : [
          {
            kind: 'text',
            tag: 'P',
            text: by,
            style: { ...base, size: 15 },
            x: margin,
            y: height - margin - 8,
            width: room,
            height: 22,
          },
        ];
  return [
    ...picture,
    { kind: 'shape', shape: 'rectangle', fill: look.strong, x: margin, y: top - 26, width: 56, height: 5 },
    ...words.elements.map((element) => ({ ...element, y: element.y + top })),
    ...facts,
  ];
}

function content(page: Page, index: number): SlideElement[] {
  const { width, height, margin } = page;
  const picture = pictureOf(page);
  const room = (picture.length > 0 ? width * 0.58 : width - margin) - margin;
  const aside = picture.length === 0 && isWordsAlone(page);
  const top = height * 0.1;
  const head = headOf(page, { x: margin, y: top, width: aside ? width * 0.28 : room, height: 0 }, aside);
  const left = aside ? width * 0.28 + 56 : 0;
  const below = aside ? 0 : head.height + 28;
  const area = {
    x: margin + left,
    y: top + below,
    width: room - left,
    height: height - top - below - 64,
  };
  return [...picture, ...edge(page), ...head.elements, ...columnsOf(page, area), ...foot(page, index, room)];
}

/** A band of colour where reading starts. */
const edge = ({ look, height }: Page): SlideElement[] => [
  { kind: 'shape', shape: 'rectangle', fill: look.strong, x: 0, y: 0, width: 10, height },
];

function headOf({ slide, look, measure, spec, height }: Page, area: Area, aside: boolean): Placed {
  const base: PdfText = { families: look.body, size: 18, color: look.muted, leading: 1.35 };
  const title = { ...base, families: look.heading, bold: true, color: look.ink, leading: 1.15 };
  const place = (scale: number): Placed =>
    stackTexts(
      [
        ...(slide.eyebrow === undefined
          ? []
          : [
              {
                tag: 'P' as const,
                text: slide.eyebrow,
                style: { ...base, size: 13 * scale, bold: true, color: look.strong },
              },
            ]),
        { tag: 'H1' as const, text: slide.title, style: { ...title, size: 34 * scale }, before: 4 },
        ...(slide.subtitle === undefined
          ? []
          : [{ tag: 'P' as const, text: slide.subtitle, style: { ...base, size: 18 * scale }, before: 6 }]),
      ],
      area,
      { look, measure, assets: spec.assets, marks: marksOf(spec), scale },
    );
  return fitted(place, height * (aside ? 0.6 : 0.26));
}

const slots = ['main', 'left', 'right'] as const;

/** The blocks in their columns, all of them in one size. */
function columnsOf({ slide, look, measure, spec }: Page, area: Area): SlideElement[] {
  const columns = slots
    .map((slot) => slide.blocks.filter((block) => block.slot === slot))
    .filter((blocks) => blocks.length > 0);
  if (columns.length === 0) return [];
  const gap = 40;
  const width = (area.width - gap * (columns.length - 1)) / columns.length;
  const place = (scale: number): Placed => {
    const placed = columns.map((blocks, at) =>
      placeColumn(
        blocks,
        { ...area, x: area.x + at * (width + gap), width },
        { look, measure, assets: spec.assets, marks: marksOf(spec), scale },
      ),
    );
    return {
      elements: placed.flatMap(({ elements }) => elements),
      height: Math.max(...placed.map(({ height }) => height)),
    };
  };
  const { elements, height } = fitted(place, area.height, 1.2);
  // A quote or a figure that is all there is stands in the middle of its room.
  const alone =
    slide.blocks.length === 1 && slide.blocks.every(({ type }) => ['quote', 'number'].includes(type));
  const shift = alone ? Math.max(0, (area.height - height) * 0.4) : 0;
  return elements.map((element) => ({ ...element, y: element.y + shift }));
}

function foot({ spec, look, width, height, margin }: Page, index: number, room: number): SlideElement[] {
  const style: PdfText = { families: look.body, size: 11, color: look.muted };
  const y = height - 36;
  const words = spec.content.footer ?? spec.title;
  return [
    {
      kind: 'text',
      tag: 'Artifact',
      text: words,
      style,
      x: margin,
      y,
      width: Math.min(room, width * 0.6),
      height: 16,
    },
    {
      kind: 'text',
      tag: 'Artifact',
      text: String(index + 1),
      style: { ...style, align: 'end' },
      x: margin + room - 60,
      y,
      width: 60,
      height: 16,
    },
  ];
}
