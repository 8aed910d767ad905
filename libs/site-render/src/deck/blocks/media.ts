import type { SlideBlock } from '@sitewright/site-spec';
import { markOf } from '../../exports/invented.ts';
import type { Area } from '../element.ts';
import {
  beside,
  bodyStyle,
  type Fitted,
  headingStyle,
  type Room,
  stacked,
  type Words,
  words,
} from '../fitted.ts';
import { markStyle } from './mark.ts';
import { isNews } from './news.ts';

type Block<T extends SlideBlock['type']> = Extract<SlideBlock, { type: T }>;

/** The size of what is to be seen in a chart: smaller than any title. */
const TAKEAWAY = 22;

/** The least that a chart or a picture needs. */
const LEAST = 170;

/** A chart of so few rows has room for words that are read from the back. */
const FEW_ROWS = 6;
/** How many times as large as on a page the words of such a chart are, and where large letters were ordered. */
const READ = 2;
const LARGEST = 2.4;
/** A ring beside which the names of its shares have room is so much broader than high. */
const BROAD = 1.8;

/**
 * How many times as large as on a page the words of a chart may be, the largest first: beside other words it has too little
 * width for large ones. Each try is a drawing: larger ones than usual are tried in charts of few parts, and in those of
 * several series where they were ordered alone.
 */
function enlargementsIn(
  { chart, dataset }: Block<'chart'>,
  { width, height }: Area,
  large: boolean,
): number[] {
  const usual = width >= 700 ? 1.55 : 1.4;
  const { theta, color } = chart.spec.encoding;
  // Names of shares stand over their ring, where they have no room beside it, and large ones would leave it none.
  const isRing = theta !== undefined;
  if (dataset.rows.length > FEW_ROWS || (isRing && width < height * BROAD)) return [usual];
  if (color !== undefined && !isRing && !large) return [usual];
  return large && (isRing || color === undefined) ? [LARGEST, READ, usual] : [READ, usual];
}

/** A chart, and what is to be seen in it: beside it where it has the whole width, else beneath. */
export function chartFit(block: Block<'chart'>, width: number, room: Room, said: readonly string[]): Fitted {
  const { look, scale } = room;
  const { chart, dataset } = block;
  const mark = markOf(block, room.marks);
  const gap = 40;
  const isNew = isNews(chart, dataset, said);
  const texts: Words[] = [
    ...(isNew
      ? [
          {
            tag: 'P' as const,
            text: chart.takeaway,
            style: room.wide
              ? {
                  ...headingStyle({ ...room, scale: Math.min(1.15, scale) }, TAKEAWAY),
                  leading: 1.28,
                }
              : { ...bodyStyle(room, 16), bold: true },
          },
        ]
      : []),
    ...(mark === undefined
      ? []
      : [{ tag: 'P' as const, text: mark, style: markStyle(room), before: 8 * scale }]),
  ];
  const isBeside = room.wide && isNew;
  const side = isBeside ? width * 0.3 : 0;
  const drawn = width - (isBeside ? side + gap : 0);
  const picture: Fitted = {
    height: LEAST,
    most: Math.max(LEAST, drawn * 0.72),
    draw: (area) => [
      {
        kind: 'chart',
        chart,
        dataset,
        ...{ ...area, width: drawn },
        enlargements: enlargementsIn(block, { ...area, width: drawn }, look.least > 0),
      },
    ],
  };
  const beneath = words(texts, isBeside ? side : width, room);
  if (texts.length === 0) return picture;
  if (!isBeside) return stacked([picture, beneath], 10 * scale);
  const rule: Fitted = {
    height: beneath.height + 18,
    most: beneath.height + 18,
    draw: (area) => [
      { kind: 'shape', shape: 'rectangle', fill: look.strong, ...area, width: 36, height: 4 },
      ...beneath.draw({ ...area, y: area.y + 18 }),
    ],
  };
  return beside(
    [
      { ...picture, width: drawn },
      { ...rule, width: side },
    ],
    gap,
    'middle',
  );
}

/** A picture with its caption. */
export function imageFit(block: Block<'image'>, width: number, room: Room): Fitted {
  const asset = room.assets.find(({ id }) => id === block.asset);
  const picture: Fitted = {
    height: LEAST,
    most: width * 0.75,
    draw: (area) => (asset === undefined ? [] : [{ kind: 'picture', asset, ...area, width }]),
  };
  if (block.caption === undefined) return picture;
  const small = { ...bodyStyle(room, 14), color: room.look.muted };
  return stacked([picture, words([{ tag: 'Caption', text: block.caption, style: small }], width, room)], 8);
}
