import type { SiteSpec } from '@sitewright/site-spec';
import { converter, differenceEuclidean, parse, wcagLuminance } from 'culori';
import type { Request } from '../../brief/brief.ts';
import { adapted, honoured, type Look, missing, type Outcome } from './outcome.ts';

const oklch = converter('oklch');
const difference = differenceEuclidean('oklab');

/** Colours of the theme that are seen on components. */
const shown = ['background', 'surface', 'text', 'primary', 'accent', 'link'] as const;

type Tokens = SiteSpec['theme']['tokens']['color'];

/** A hex is there exactly; a word is a hue within 15 degrees, or a grey of its lightness. */
function isColour(wanted: string, value: string, isExact: boolean): boolean {
  if (isExact) return difference(parse(wanted) ?? 'black', parse(value) ?? 'white') < 0.02;
  const [one, other] = [oklch(wanted), oklch(value)];
  if (one === undefined || other === undefined) return false;
  if ((one.c ?? 0) < 0.03)
    return other.c < 0.05 && Math.abs(wcagLuminance(wanted) - wcagLuminance(value)) < 0.25;
  const turn = Math.abs((one.h ?? 0) - (other.h ?? 0)) % 360;
  return other.c > 0.03 && Math.min(turn, 360 - turn) <= 15;
}

const hexOf = (request: Request): string | undefined =>
  parse(request.target) === undefined ? undefined : request.target;

/** A colour is measured where it was asked for: on the theme's components. */
export function lookAtColour(request: Request, look: Look): Outcome {
  const { spec } = look;
  if (request.unit !== 'avoid' && isWorn(request.target, look)) return honoured('/content/slides');
  const colours: Tokens = spec.theme.tokens.color;
  const named = spec.theme.named.find(({ text }) => text.toLowerCase() === request.target.toLowerCase());
  const wanted = named?.value ?? hexOf(request);
  if (wanted === undefined) return request.unit === 'avoid' ? adapted('') : missing();
  const isExact = request.target.startsWith('#');
  const roles = shown.filter((role) => isColour(wanted, colours[role].$value, isExact));
  if (request.unit === 'avoid') return roles.length === 0 ? honoured() : missing();
  const role = shown.find((candidate) => candidate === request.unit && roles.includes(candidate)) ?? roles[0];
  // A colour of what a slide says or shows is none of its own.
  const isOfWords = () =>
    look.brief.slides && JSON.stringify(spec.content).toLowerCase().includes(request.text.toLowerCase());
  if (role === undefined) return isOfWords() ? adapted('') : missing();
  const where = `/theme/tokens/color/${role}`;
  const isThere = request.unit === role || request.unit === '' || request.unit === 'any';
  return isThere ? honoured(where) : adapted('', where);
}

/** Whether a slide that is laid out as its order says has a colour by its word. */
const isWorn = (target: string, { brief: { slides = [] }, spec: { buildType, content } }: Look): boolean =>
  buildType === 'slides' &&
  content.slides.some(({ ordered }) => ordered) &&
  slides
    .flatMap(({ title, bars, elements, ...slide }) => [
      ...Object.values(slide),
      ...[title, ...bars, ...elements].flatMap(({ fills, ink }) => [...fills, ink]),
    ])
    .some((word) => word.replace(/^(?:pale|deep) /u, '') === target);

/** The language is that of the specification. Where several are named, one may be that of the data or of a quotation. */
export function lookAtLanguage(request: Request, { spec, brief }: Look): Outcome {
  const isSpoken = ({ target }: Request): boolean => spec.language.split('-')[0] === target.split('-')[0];
  if (isSpoken(request)) return honoured('/language');
  const named = brief.requested.filter(({ kind }) => kind === 'language');
  return named.some(isSpoken) ? adapted('') : missing();
}

/** A style can't be measured; what was made of it is the theme. */
export const lookAtStyle = (request: Request, look: Look): Outcome =>
  adapted(look.planOf(request)?.note ?? '', '/theme');
