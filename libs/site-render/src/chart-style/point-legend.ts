import { clearOver, roundedRange } from './axis.ts';
import { type Channel, type Drawing, numbersIn, type Part, valuesOf } from './drawing.ts';
import { legendOnTop } from './legend.ts';
import { fillsOf, seriesColour } from './series-colour.ts';

const STAR = 'M0-1.1L.32-.4L1.05-.34L.5.16L.65.9L0 .5L-.65.9L-.5.16L-1.05-.34L-.32-.4Z';
/** What groups of points are drawn as. */
const FORMS = [
  ...['circle', 'square', 'triangle-up', 'diamond'],
  ...['cross', 'triangle-down', STAR, 'triangle-right'],
];
/** The area of the largest bubble. */
export const BUBBLE = 900;

/** A legend stands over what the axis says over itself. */
export function underLegend(drawing: Drawing, color: Channel): Part {
  const { chart } = drawing;
  if (color.legend === null || color.field === undefined || color.type === 'quantitative') return { color };
  const isPlain = chart.spec.encoding.size === undefined && color.scale === undefined;
  if (isPlain && valuesOf(drawing, color.field).length <= FORMS.length) return groups(drawing, color);
  const { scale } = color.scale?.domain === undefined ? color : seriesColour(drawing, color);
  return {
    color: {
      ...color,
      ...(scale ? { scale } : {}),
      legend: { ...color.legend, offset: 30, ...clearOver(drawing) },
    },
  };
}

/** A few groups of points differ in colour and in form, unless the points differ in size; one legend says both. */
export function groups(drawing: Drawing, { field, sort }: Channel): Part {
  const domain = Array.isArray(sort) ? sort : valuesOf(drawing, field);
  const { symbolType: _, ...legend } = legendOnTop(drawing.width, domain);
  const own = {
    field,
    type: 'nominal',
    title: null,
    legend: { ...legend, offset: 30, ...clearOver(drawing) },
  };
  const range = fillsOf(drawing, domain, { field: field ?? '' });
  const color = { ...own, scale: { domain, range } };
  if (domain.length > FORMS.length || drawing.chart.spec.encoding.size !== undefined)
    return { color: { ...color, legend: { ...own.legend, symbolType: 'circle' } } };
  return {
    color,
    shape: { ...own, scale: { domain, range: FORMS.slice(0, domain.length) } },
  };
}

/** The sizes of bubbles: as large as the plot bears, and two of them named. */
export function sized(drawing: Drawing, size: Channel): Part {
  const numbers = numbersIn(drawing, size);
  const most = Math.max(0, ...numbers);
  const [, , step] = roundedRange(numbers, true, 4);
  const values = [...new Set([step, Math.floor(most / step) * step])].filter((value) => value > 0);
  const legend = { values, orient: 'top', direction: 'horizontal', titleOrient: 'left' };
  const type = { titleFontSize: 13, titleFontWeight: 400, titlePadding: 12, offset: 30 };
  return {
    ...size,
    scale: { ...size.scale, rangeMin: 30, rangeMax: BUBBLE },
    legend: { ...legend, ...type },
  };
}
