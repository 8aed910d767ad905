import type { Request } from '../../brief/brief.ts';
import { lettersOf } from '../../draft/plain.ts';
import { adapted, honoured, type Look, missing, type Outcome, unsupported } from './outcome.ts';
import { isSameTitle, type Place } from './places.ts';
import { isInOrder } from './told.ts';

/** Functions that a specification has: a form that is sent, a link. All else can't be built. */
const functionKinds = new Set([
  'contactForm',
  'booking',
  'newsletter',
  'locationHours',
  'video',
  'gallery',
  'faq',
]);

const isNamed = (place: Place, request: Request): boolean =>
  isSameTitle(place.title, request.title) ||
  (request.title === '' && (place.kind === request.target || isSameTitle(place.title, request.target)));

/** Whoever asks for a chart or for bars gets them of every kind. */
const isKind = ({ kind, pointer }: Place, target: string): boolean =>
  kind === target ||
  (target === 'chart' && pointer.startsWith('/content/charts/')) ||
  (target === 'bar' && (kind.startsWith('bar') || kind === 'histogram'));

/** Whether a place is what was asked for: by its title, its kind, or by what it says. */
const isAbout = (place: Place, request: Request): boolean =>
  isNamed(place, request) ||
  isKind(place, request.target) ||
  (lettersOf(request.title).length > 3 && lettersOf(place.said).includes(lettersOf(request.title)));

/** Where a page, section, slide or chapter that was asked for is. */
export function findPlace(request: Request, look: Look): Place | undefined {
  const planned = look.planOf(request)?.places ?? [];
  const candidates =
    request.kind === 'page' ? look.places.filter(({ kind }) => kind === 'page') : look.places;
  return (
    planned.find((place) => isAbout(place, request)) ??
    candidates.find((place) => isNamed(place, request)) ??
    candidates.find((place) => isKind(place, request.target))
  );
}

/** A part that was asked for is honoured when it is there and says something; questions alone are a start. */
export function lookForPart(request: Request, look: Look): Outcome {
  const plan = look.planOf(request);
  // "Each with an icon": on a slide that is laid out as ordered each picture has a place.
  const isSeen = () => /"form":"(?:picture|round)"|"image":/u.test(JSON.stringify(look.spec.content));
  if (request.target === 'picture' && look.brief.slides && !isSeen()) return missing();
  const place = findPlace(request, look) ?? plan?.places[0];
  if (place === undefined) return missing();
  if (plan?.plan === 'unsupported' || place.kind === 'unsupportedFeature')
    return unsupported(look, plan?.note, place.pointer);
  if (plan?.plan === 'adapted' || !isAbout(place, request)) return adapted(plan?.note ?? '', place.pointer);
  const says = lettersOf(place.said.replace(place.title, '')) !== '';
  return says || !place.asks ? honoured(place.pointer) : adapted(plan?.note ?? '', place.pointer);
}

/** A function is there when a section of its kind is; else it is shown as what can't be had. */
export function lookForFeature(request: Request, look: Look): Outcome {
  const notice = look.places.find(
    (place) =>
      place.kind === 'unsupportedFeature' && (isAbout(place, request) || isPlanned(place, request, look)),
  );
  const plan = look.planOf(request);
  if (notice !== undefined) return unsupported(look, plan?.note, notice.pointer);
  const place = look.places.find(({ kind }) => functionKinds.has(kind) && kind === request.target);
  if (place !== undefined)
    return plan?.plan === 'adapted' ? adapted(plan.note, place.pointer) : honoured(place.pointer);
  if (plan?.plan === 'unsupported') return unsupported(look, plan.note, plan.places[0]?.pointer);
  const planned = plan?.places.find((candidate) => functionKinds.has(candidate.kind));
  if (planned !== undefined) return adapted(plan?.note ?? '', planned.pointer);
  return missing();
}

const isPlanned = (place: Place, request: Request, look: Look): boolean =>
  look.planOf(request)?.places.some(({ id }) => id === place.id) === true;

/** What shall not be there is not: no part of the kind, and no text that names it. */
export function lookForAbsence(request: Request, look: Look): Outcome {
  const found = look.places.find(
    (place) =>
      place.kind === request.target ||
      (lettersOf(request.target).length > 3 && lettersOf(place.said).includes(lettersOf(request.target))),
  );
  if (found === undefined) return honoured();
  // A word that names it need not be it: who wrote the piece and says that it is not there has read the whole.
  if (found.kind !== request.target && look.planOf(request)?.plan === 'done')
    return adapted('', found.pointer);
  return { status: 'missing', where: found.pointer, note: 'It is still there.' };
}

/** Parts stand in the order asked for, as far as they are there. */
export function lookForOrder(request: Request, look: Look): Outcome {
  const asked = look.brief.requested.filter(
    ({ kind, inside }) => (kind === 'section' || kind === 'page') && inside === request.inside,
  );
  const found = asked.flatMap((part) => findPlace(part, look) ?? []);
  if (found.length < 2) return missing();
  return isInOrder(found, look) ? honoured() : adapted('');
}
