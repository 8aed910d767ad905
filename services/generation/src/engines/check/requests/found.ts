import type { Request } from '../../brief/brief.ts';
import { adapted, honoured, type Look, missing, type Outcome } from './outcome.ts';
import type { Place } from './places.ts';

/** A wish that the writer found and the brief did not: what can be measured of it is, else its places are looked at. */
export function lookAtFound(request: Request, look: Look): Outcome {
  const plan = look.planOf(request);
  const places = plan?.places ?? [];
  const [place] = places;
  if (plan === undefined) return missing();
  if (plan.plan === 'unsupported')
    return { status: 'unsupported', where: place?.pointer, note: plan.note || undefined };
  if (plan.plan === 'adapted') return adapted(plan.note, place?.pointer);
  switch (request.kind) {
    case 'colour':
      return isInTheme(look) ? honoured('/theme/tokens/color') : missing();
    case 'order':
      return isInOrder(places, look) ? honoured(place?.pointer) : adapted(plan.note);
    case 'absence':
    case 'language':
      return honoured();
    case 'style':
    case 'length':
      return adapted(plan.note, place?.pointer);
    default:
      return place === undefined || (place.said === '' && !place.asks) ? missing() : honoured(place.pointer);
  }
}

/** Whether each colour that the writer names became one of the theme's. */
const isInTheme = ({ draft, spec }: Look): boolean => {
  const { colours } = draft.draft.look;
  return (
    colours.length > 0 &&
    colours.every(({ text }) => spec.theme.named.some((named) => named.text === text.trim()))
  );
};

const isInOrder = (places: readonly Place[], look: Look): boolean => {
  const at = places.map((place) => look.places.indexOf(place));
  return at.length > 0 && at.every((position, index) => index === 0 || position > (at[index - 1] ?? 0));
};
