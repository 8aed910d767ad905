import { type Pictogram, pictogramShown } from '@sitewright/pictograms';
import {
  type Asset,
  FORMS,
  type OrderedLook,
  PLACES,
  type Slide,
  type SlideBlock,
} from '@sitewright/site-spec';
import { type ElementLook, orderNamed, type SlideElement, type SlideOrder } from '../../brief/brief.ts';
import { capital } from '../../brief/datasets/column-name.ts';
import type { SlidePart } from '../../draft/slides.ts';
import { languagePackOf } from '../../packs/language-pack.ts';
import type { AssembleContext } from '../context.ts';
import { within } from '../ids.ts';
import { cleanText } from '../text/clean-text.ts';
import { hexOf, toneOf } from '../theme/colour-maths.ts';
import { namedColour } from '../theme/named-colour.ts';

const MISSING: ReadonlySet<string> = new Set(['picture', 'round', 'translation', 'asked']);
const MOST_POINTS = 12;

/** The order that lays a slide out, where it holds most of what the slide says. */
export function orderOf(
  part: SlidePart,
  { brief }: AssembleContext,
  isAlone: boolean,
): SlideOrder | undefined {
  const own = orderNamed(brief, cleanText(part.title), isAlone);
  const order = own && isLaidOut(own) ? own : undefined;
  const said = (order?.elements ?? []).flatMap(({ heading, items }) => [
    heading,
    ...items.flatMap(({ label, text }) => [label, text]),
  ]);
  const written = part.blocks.flatMap(({ heading, text, items }) => [
    ...[heading, text],
    ...items.flatMap((item) => [item.label, item.title, item.text]),
  ]);
  const sizeOf = (texts: readonly string[]): number => texts.join('').length;
  return sizeOf(written) <= sizeOf(said) * 1.5 + MOST_BESIDE ? order : undefined;
}

/** A writer who says so much more than the order has a layout of ours for it. */
const MOST_BESIDE = 80;
const isData = ({ type }: SlideBlock): boolean => type === 'chart' || type === 'table';

/** Whether the order says where something stands, or what is to be seen; else a slide has a layout of ours. */
export const isLaidOut = ({ title, bars, ground, frame, elements }: SlideOrder): boolean =>
  [title, ...bars, ...elements].some(
    ({ place, form, fills }) => place !== '' || form !== '' || fills.length > 0,
  ) ||
  ground !== '' ||
  frame !== '';

/** A slide of the words that the order gives, each where and as it shall stand, and drawings of what its pictures will show. */
export function orderedSlide(
  slide: Slide,
  order: SlideOrder,
  context: AssembleContext,
  assets: Asset[],
): Slide {
  const seen = new Set<string>();
  const small = new Set(languagePackOf(context.language).reading.material.function);
  const drawn = (words: string): string | undefined => {
    const thing = pictogramShown(cleanText(words), context.language, small);
    if (thing === undefined) return undefined;
    const id = `thing_${thing.name.replaceAll('-', '_')}`;
    // The same drawing again shows nothing more.
    if (seen.has(id)) return undefined;
    seen.add(id);
    if (!assets.some((asset) => asset.id === id)) assets.push(assetOf(id, thing));
    return id;
  };
  const colour = (words: string): string | undefined => hexFor(words, context.language);
  const lookOf = ({ place, form, fills, ink }: ElementLook): OrderedLook => ({
    ...{
      place: PLACES.find((one) => one === place),
      form: FORMS.find((one) => one === form),
    },
    ...(fills.length > 0 ? { fills: fills.flatMap((one) => colour(one) ?? []) } : {}),
    ...(ink === '' ? {} : { ink: colour(ink) }),
  });
  const { ground, ink, headings, frame, title, bars, elements } = order;
  // White words on a photograph are read on its dark parts.
  const isDim =
    elements.some(({ place }) => place === 'background') &&
    [title, ...elements].some((one) => one.ink === 'white');
  const hasColours = [title, ...bars, ...elements].some(({ fills, ink }) => fills.length > 0 || ink !== '');
  // Lists in all corners are a grid below the title.
  const isCorner = ({ listed, place }: SlideElement): boolean => listed && place.includes('-');
  const isGrid = elements.filter(isCorner).length > 2;
  const data = slide.blocks.filter(isData);
  const drawings = slide.blocks.filter(({ type }) => type === 'image');
  const blocks = elements.flatMap((element, at): SlideBlock[] => {
    const [, side = ''] = isGrid && isCorner(element) ? element.place.split('-') : [];
    const look = lookOf({ ...element, place: side || element.place });
    const given = element.isData ? data.shift() : element.form === 'picture' ? drawings.shift() : undefined;
    return given ? [{ ...given, look }] : blocksOf(element, within(slide.id, `e${at + 1}`), look, drawn);
  });
  return {
    ...slide,
    layout: 'bullets',
    blocks: [...blocks, ...data, ...drawings].slice(0, 12),
    ordered: {
      ...{
        ground: colour(ground) ?? (isDim ? '#1c2230' : hasColours ? '#ffffff' : undefined),
        ink: colour(ink),
        headings: colour(headings),
        frame: colour(frame),
      },
      title: lookOf(title),
      bars: bars.slice(0, 6).map(lookOf),
    },
  };
}

const assetOf = (id: string, { body, lines }: Pictogram): Asset => ({
  ...{ id, kind: 'icon', source: 'pictogram', decorative: true, placeholder: true },
  ...{ width: 100, height: 100, body, lines, colors: ['surface', 'accent', 'text'] },
});

/** The value of a colour in words: as people see it, and paler or deeper where they say so. */
function hexFor(words: string, language: string): string | undefined {
  const [first = '', ...rest] = words.split(' ');
  const isToned = first === 'pale' || first === 'deep';
  const named = words === '' ? undefined : namedColour(isToned ? rest.join(' ') : words, language);
  if (named === undefined) return undefined;
  if (words === 'yellow') return '#ffdb4d';
  const css = words === 'darkgray' ? undefined : named.css;
  const tone = (named.hex ?? css) ? toneOf(named.hex ?? css ?? '') : named.tone;
  if (first === 'pale') return hexOf({ ...tone, l: Math.max(tone.l, 0.93), c: tone.c * 0.5 });
  return first === 'deep'
    ? hexOf({ ...tone, l: tone.l * 0.65, c: tone.c * 0.75 })
    : (named.hex ?? css ?? hexOf(tone));
}

/** The words of an element as blocks: points in lists of a dozen, and all else as running text. */
function blocksOf(
  element: SlideElement,
  id: string,
  look: OrderedLook,
  drawn: (words: string) => string | undefined,
): SlideBlock[] {
  const { heading, items, listed, ordered, form, italic } = element;
  const isMissing = !listed && (MISSING.has(form) || (form === 'swatches' && element.fills.length === 0));
  const isPicture = form === 'picture' || form === 'round';
  const slot = 'main' as const;
  const slant = italic ? { italic } : {};
  const textOf = ({ label, text }: SlideElement['items'][number]) =>
    label === '' && !italic
      ? text
      : [...(label === '' ? [] : [{ text: `${label}: `, bold: true }]), { text, ...slant }];
  const icons = items.map(({ picture }) => (picture === '' ? undefined : drawn(picture)));
  // An icon that nobody can draw is a place for one, and so are those beside it.
  const isDrawn = icons.every((icon) => icon !== undefined);
  if (!isDrawn && items.some(({ picture }) => picture !== '')) {
    const frames = items.map(({ picture }, at) => ({
      ...{ id: within(id, 'p', at + 1), text: capital(picture) },
      ...(icons[at] ? { image: icons[at] } : {}),
    }));
    const bare = items.map((item) => ({ ...item, picture: '' }));
    return [
      { id: within(id, 'p'), slot, look: { form: 'picture' }, type: 'bullets', items: frames.slice(0, 12) },
      ...blocksOf({ ...element, items: bare }, id, look, drawn),
    ];
  }
  const own = { slot, look, ...(heading === '' ? {} : { heading: heading.slice(0, 120) }) };
  const areSteps = form === 'steps' && items.length <= 8 && items.every(({ text }) => text.length <= 120);
  if (areSteps && items.length > 1) {
    const steps = items.map(({ label, text }, at) => ({
      ...{ id: within(id, 1, at + 1), label: label.slice(0, 60) || undefined, title: text },
    }));
    const head =
      heading === ''
        ? []
        : [{ ...own, id: within(id, 'h'), type: 'text', text: heading, heading: undefined } as const];
    return [...head, { id: within(id, 1), slot, look, type: 'steps', items: steps }];
  }
  if (listed && items.length > 1) {
    const groups = Array.from({ length: Math.ceil(items.length / MOST_POINTS) }, (_, at) =>
      items.slice(at * MOST_POINTS, (at + 1) * MOST_POINTS),
    );
    return groups.map((group, at) => ({
      ...(at === 0 ? own : { slot, look }),
      ...{ id: within(id, at + 1), type: 'bullets', ordered: ordered || undefined },
      items: group.map((item, index) => ({
        ...{ id: within(id, at + 1, index + 1), text: textOf(item) },
        ...(isPicture && item.label === '' ? { image: drawn(item.text) } : {}),
        ...(icons[at * MOST_POINTS + index] ? { image: icons[at * MOST_POINTS + index] } : {}),
      })),
    }));
  }
  return items.map((item, at) => ({
    ...(at === 0 ? own : { slot, look }),
    ...{ id: within(id, at + 1), type: 'text' },
    text: isMissing ? capital(item.text) || '…' : textOf(item),
    ...(isMissing ? { placeholder: true } : {}),
    ...(isPicture ? { look: { ...look, image: drawn(item.text) } } : {}),
  }));
}
