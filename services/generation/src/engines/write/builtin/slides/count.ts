import type { Brief, Request } from '../../../brief/brief.ts';

/** How many slides were asked for: a lowest and a highest number. */
export interface SlideCount {
  request: Request | undefined;
  least: number;
  most: number;
}

const MOST = 120;

/** The number of slides that the order names, cover and closing counted in. */
export function countOf(brief: Brief): SlideCount {
  // One slide is a part of a deck that has much to tell, not all of it.
  const least = brief.topics.length > 2 ? 2 : 1;
  const request = brief.requested.find(
    ({ kind, target, value, inside, unit }) =>
      kind === 'count' && target === 'slides' && (value >= least || unit === 'whole') && inside === '',
  );
  if (request === undefined) return { request, least: 1, most: MOST };
  const { value, value2, bound } = request;
  if (value2 > value) return { request, least: value, most: value2 };
  if (bound === 'least') return { request, least: value, most: MOST };
  if (bound === 'most') return { request, least: 1, most: value };
  if (bound === 'about') return { request, least: Math.max(1, value - 1), most: value + 1 };
  return { request, least: value, most: value };
}
