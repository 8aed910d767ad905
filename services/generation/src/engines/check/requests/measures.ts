import type { SiteSpec } from '@sitewright/site-spec';
import type { Request } from '../../brief/brief.ts';
import { lettersOf, wordsOf } from '../../draft/plain.ts';
import { figuresOf } from '../figures.ts';
import { adapted, honoured, type Look, missing, type Outcome } from './outcome.ts';
import { findPlace } from './parts.ts';
import type { Place } from './places.ts';

/** How many of a noun there are; undefined where that can't be counted. */
function countOf(request: Request, { spec, places, brief }: Look): number | undefined {
  const noun = request.target;
  const owner = brief.requested.find(({ id }) => id === request.inside);
  const ofKind = (kind: string): Place[] => places.filter((place) => place.kind === kind);
  const items = (kind: string): number | undefined => {
    const found = ofKind(kind);
    return found.length === 0 ? undefined : found.reduce((sum, place) => sum + place.count, 0);
  };
  const top = topLevel(spec);
  if (top[noun] !== undefined) return top[noun];
  const section = sectionOfNoun[noun];
  if (section !== undefined) return items(section);
  if (owner !== undefined) {
    const place = places.find(
      ({ kind, title }) => kind === owner.target || lettersOf(title) === lettersOf(owner.title),
    );
    return place?.count;
  }
  return items(noun);
}

const sectionOfNoun: Readonly<Record<string, string>> = {
  plans: 'pricing',
  questions: 'faq',
  features: 'features',
  services: 'services',
  testimonials: 'testimonials',
  people: 'team',
  steps: 'steps',
  events: 'events',
  posts: 'posts',
  products: 'productGrid',
  figures: 'stats',
};

/** What a build type is made of, by the nouns that people count. */
function topLevel(spec: SiteSpec): Record<string, number> {
  switch (spec.buildType) {
    case 'website': {
      const { pages } = spec.content;
      return { pages: pages.length, sections: pages.reduce((sum, page) => sum + page.sections.length, 0) };
    }
    case 'slides':
      return { slides: spec.content.slides.length };
    case 'document': {
      const headings = spec.content.blocks.filter((block) => block.type === 'heading');
      const levels = headings.map(({ level }) => level).toSorted();
      // The only one above the others is the title.
      const top = levels[0] === levels[1] ? levels[0] : (levels[1] ?? levels[0]);
      const tables = spec.content.blocks.filter((block) => block.type === 'table').length;
      return {
        chapters: headings.filter(({ level }) => level === top).length,
        sections: headings.length,
        tables,
      };
    }
    case 'design':
      return { frames: spec.content.frames.length };
    case 'dataviz':
      return { charts: spec.content.charts.length };
  }
}

const fits = (found: number, { value, value2, bound, text }: Request): boolean => {
  // "About 12, or rather 10": any of the numbers that the wish names.
  if (bound === 'about' && figuresOf(text).some((figure) => figure.value === found)) return true;
  if (bound === 'least') return found >= value;
  if (bound === 'most') return found <= value;
  return value2 > value ? found >= value && found <= value2 : found === value;
};

/** A count is counted. */
export function lookAtCount(request: Request, look: Look): Outcome {
  const found = countOf(request, look);
  if (found === undefined)
    return findPlace(request, look) === undefined && look.planOf(request) === undefined
      ? missing()
      : adapted('');
  const { value, value2 } = request;
  return fits(found, request)
    ? honoured()
    : adapted(`${found} of ${value2 > value ? `${value}–${value2}` : value}`);
}

/** A length in words is counted; in pages or minutes it can only be aimed at. */
export function lookAtLength(request: Request, look: Look): Outcome {
  if (request.unit !== 'words' && request.unit !== 'characters') return adapted('');
  // Only an article is read as one text: of all else, a length is that of a part.
  if (look.spec.buildType !== 'document' || request.inside !== '') return adapted('');
  // The chapters of a document hold what its blocks say.
  const places = look.places.filter(({ kind }) => kind !== 'chapter');
  const headings = look.places.flatMap(({ kind, title }) => (kind === 'chapter' ? [title] : []));
  const whole = [...headings, ...places.map(({ said }) => said)].join('\n');
  // What its writer says it is of is meant, be it the whole or these places: whichever comes nearer to it.
  const named = look.planOf(request)?.places.map(({ said }) => said);
  const { value, value2, bound, unit } = request;
  const texts = [whole, named?.join('\n') || whole];
  const lengths = texts.map((text) => (unit === 'words' ? wordsOf(text) : [...text]).length);
  const most = value2 > value ? value2 : value * 1.15;
  const isWithin = (found: number): boolean =>
    (bound === 'most' || found >= value * (bound === 'least' ? 1 : 0.85)) &&
    (bound === 'least' || found <= (bound === 'most' ? value : most));
  if (lengths.some(isWithin)) return honoured();
  const [nearest] = lengths.toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value));
  return adapted(`${nearest} of ${value}`);
}

/** Short sides of A0 to A8 in mm, each the long side of the next but one. */
const paper = [841, 594, 420, 297, 210, 148, 105, 74, 52];

function isPaper(frame: { width: number; height: number; unit: string }, target: string): boolean {
  const number = /^a([0-8])$/iu.exec(target.trim())?.[1];
  if (number === undefined || frame.unit !== 'mm') return false;
  const short = paper[Number(number)] ?? 0;
  const long = Number(number) === 0 ? 1189 : (paper[Number(number) - 1] ?? 0);
  return Math.min(frame.width, frame.height) === short && Math.max(frame.width, frame.height) === long;
}

/** A size is that of the page or of a frame. */
export function lookAtSize(request: Request, { spec }: Look): Outcome {
  if (spec.buildType === 'design') {
    // "1080 by 1350, not 1080 by 1080": what the wish says first will do as well as the size that was read in it.
    const [wide, high] = figuresOf(request.text);
    const at = spec.content.frames.findIndex(
      ({ width, height, unit }) =>
        (wide?.value === width && high?.value === height) ||
        (request.value === width &&
          request.value2 === height &&
          (request.unit === '' || request.unit === unit)),
    );
    if (at >= 0) return honoured(`/content/frames/${at}`);
    const named = spec.content.frames.findIndex(
      (frame) =>
        [frame.preset, frame.name].map(lettersOf).includes(lettersOf(request.target)) ||
        isPaper(frame, request.target),
    );
    return named >= 0 ? honoured(`/content/frames/${named}`) : missing();
  }
  if (spec.buildType === 'document')
    return lettersOf(spec.content.page.size) === lettersOf(request.target)
      ? honoured('/content/page/size')
      : adapted('');
  if (spec.buildType === 'slides')
    return spec.content.aspect === request.target ? honoured('/content/aspect') : adapted('');
  return missing();
}
