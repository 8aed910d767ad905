import type { Brief, LabelledFigure } from '../brief/brief.ts';
import type { SectionKind } from '../brief/requests.ts';

const YEAR = /^(?:1[5-9]|20)\d\d(?:年)?$/;
const TELLING: readonly SectionKind[] = ['stats', 'timeline', 'chart', 'richText', 'features'];
/** Words next to a number that do not say what it counts. */
const BROKEN =
  /^(?:am|pm|uhr|h|st|nd|rd|th|s)(?:\s|$)|(?:^|\s)(?:of|in|at|to|de|von|mit|unter|auf|bei|für|sur|sous|pour|por|para|bajo|con|per|sotto|met|voor|onder|pod|room|no|nr|iso|under|over|from|by|for|at|or|and|und|et)$/i;
const MOST_WISHED = 30;
const isLabelled = ({ label }: LabelledFigure): boolean =>
  /[\p{L}]{2}|\p{Script=Han}/u.test(label) && !BROKEN.test(label.trim());

/** Figures that are told of a moment: for a timeline. */
export function milestonesOf(brief: Brief): LabelledFigure[] {
  const figures = brief.figures.filter(
    (figure) =>
      isLabelled(figure) && (YEAR.test(figure.value) || figure.kind === 'year' || figure.kind === 'date'),
  );
  return figures.length > 1 ? figures : figures.filter(({ kind }) => kind === 'year');
}

/** Figures that measure something: neither a price of something on offer, nor a date, nor part of a name or a wish. */
export function measuresOf(brief: Brief): LabelledFigure[] {
  const prices = brief.items.map(({ price }) => price);
  const names = [brief.organisation ?? '', brief.title ?? '', ...brief.items.map(({ name }) => name)];
  const wishes = new Set(brief.counts.filter(({ value }) => value <= MOST_WISHED).map(({ span }) => span[0]));
  return brief.figures.filter((figure) => {
    if (!isLabelled(figure) || YEAR.test(figure.value) || figure.kind === 'year' || figure.kind === 'date')
      return false;
    if (
      prices.some((price) => price.includes(figure.value)) ||
      names.some((name) => name.includes(figure.value))
    )
      return false;
    // "Night Porter (7%)" says how strong the beer is.
    if (brief.topics.some((topic) => topic === figure.label)) return false;
    const isSmall = Number(figure.value) <= MOST_WISHED;
    const isAsked = brief.sections.some(
      ({ kind, span }) =>
        isSmall && !TELLING.includes(kind) && span[0] <= figure.span[0] && figure.span[0] <= span[1] + 1,
    );
    const isPostcode = /^\d{4,5}$/.test(figure.value) && brief.contacts.addresses.length > 0;
    return !wishes.has(figure.span[0]) && !isPostcode && !isAsked;
  });
}

const CLOCK =
  /^\d{1,2}[:.h]?\d{0,2}(?:\s*(?:am|pm|uhr))?(?:\s*(?:and|und|et|y|e|-|–)\s*\d{1,2}[:.h]?\d{0,2}(?:\s*(?:am|pm|uhr))?)*$/i;

/** The day that it is all about, if there is one; a mere time of day is none. */
export function mainDateOf(brief: Brief): string | undefined {
  return brief.dates.map(({ value }) => value.trim()).find((value) => value.length > 4 && !CLOCK.test(value));
}
