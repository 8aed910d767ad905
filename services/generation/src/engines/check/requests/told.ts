import type { Request } from '../../brief/brief.ts';
import type { FramePart } from '../../draft/design.ts';
import { wordsOf } from '../../draft/plain.ts';
import { adapted, honoured, type Look, missing, type Outcome, unsupported } from './outcome.ts';
import type { Place } from './places.ts';

/**
 * A wish that a language model tells of. What can be measured is, its places are looked at, and what it says that it did
 * otherwise or could not do is told in its words.
 */
export function lookAtTold(
  request: Request,
  look: Look,
  measure: (request: Request, look: Look) => Outcome,
): Outcome {
  const told = look.planOf(request);
  if (told === undefined) return missing();
  const { plan, note, places } = told;
  const [place] = places;
  if (plan === 'unsupported' || isWithoutSerifs(request, look))
    return unsupported(look, note, place?.pointer);
  const slip = slipOf(request, look);
  if (plan === 'adapted' || slip !== undefined) return adapted(slip ?? note, place?.pointer);
  switch (request.kind) {
    case 'count':
    case 'length': {
      const isMeasured = request.value > 0 && !isOfPanels(request, look);
      return isMeasured ? measured(measure(request, look), place) : honoured(place?.pointer);
    }
    case 'size':
      return request.value > 0 ? measure(request, look) : honoured(place?.pointer);
    case 'colour':
      return isInTheme(look) ? honoured('/theme/tokens/color') : missing();
    case 'order':
      return isInOrder(places, look) ? honoured(place?.pointer) : adapted(note);
    case 'absence':
    case 'language':
    case 'style':
      return honoured(place?.pointer);
    default:
      if (place !== undefined) return isThere(place) ? honoured(place.pointer) : missing();
      return isWritten(request, look) ? honoured() : missing();
  }
}

/** Whether a place says or asks something, or is seen without words. */
const isThere = ({ said, asks, kind }: Place): boolean => said !== '' || asks || kind === 'figure';

/** Panels that were drawn within the only frame are counted by their writer alone. */
const isOfPanels = ({ target, value }: Request, { draft: { buildType, draft } }: Look): boolean =>
  buildType === 'design' &&
  target === 'frames' &&
  draft.parts.length === 1 &&
  value > 1 &&
  draft.parts.every(isDrawn);
const isDrawn = ({ art, picture }: FramePart): boolean => art.length > 0 || picture.includes('\n');

/** What a number could not be held against is where its writer says. */
const measured = (outcome: Outcome, place: Place | undefined): Outcome =>
  outcome.status === 'honoured' || outcome.note !== undefined ? outcome : honoured(place?.pointer);

/** What is told of a look that was not kept, where the wish and its line have a word in common. */
const slipOf = ({ text }: Request, { spec }: Look): string | undefined =>
  spec.warnings.find(({ code, message }) => {
    const line = wordsOf(message.split('"')[1] ?? '').filter((word) => word.length > 3);
    return code === 'unknown_look' && wordsOf(text).some((word) => line.includes(word));
  })?.message;

/** Scripts that are served without serifs, and what serifs are called in their languages. */
const PLAIN_SCRIPT = /^Noto (?:Serif (?:JP|SC|TC|KR)|Sans (?:Devanagari|Hebrew|Thai))$/u;
const SERIFS = /serif|明朝|セリフ|宋|明體|衬线|襯線|명조|세리프|바탕|सेरिफ|סריף|เซริฟ/iu;
const isWithoutSerifs = ({ text }: Request, { draft, spec }: Look): boolean =>
  /serif/iu.test(draft.draft.look.letters) &&
  PLAIN_SCRIPT.test(spec.theme.tokens.font.heading.$value[0] ?? '') &&
  SERIFS.test(text);

const HEX = /#[\da-f]{3}/iu;
/** Colours of the whole that its writer names became the theme's, those of parts stand with it, and the looks of things hold; those to be avoided and those of a series are not of it. */
const isInTheme = ({ draft, spec }: Look): boolean => {
  const { colours } = draft.draft.look;
  const told = colours.flatMap(({ text, use }) => (use === 'part' ? (text.split(':')[0] ?? []) : []));
  const parts = new Set(told.map((ref) => ref.replace('#', '').trim()));
  const ofAll = colours.filter(({ use }) => use !== 'avoid' && use !== 'series' && use !== 'part');
  return (
    parts.size <= (spec.theme.parts?.length ?? 0) &&
    ofAll.every(({ text }) => spec.theme.named.some((named) => named.text === text.trim())) &&
    !spec.warnings.some(({ code, message }) => code === 'unknown_look' && HEX.test(message))
  );
};

/** Whether the parts that its writer names were written, though they have no place of their own: the table of a dashboard. */
const isWritten = (request: Request, { draft, planOf }: Look): boolean => {
  const refs = new Set(draft.draft.parts.map(({ ref }) => ref));
  return planOf(request)?.refs.every((ref) => refs.has(ref)) === true;
};

export const isInOrder = (places: readonly Place[], look: Look): boolean => {
  const at = places.map((place) => look.places.indexOf(place));
  return at.length > 0 && at.every((position, index) => index === 0 || position > (at[index - 1] ?? 0));
};
