import type { Brief, LabelledFigure } from '../brief/brief.ts';

const YEAR = /^(?:1[5-9]|20)\d\d(?:年)?$/;
const isLabelled = ({ label }: LabelledFigure): boolean => /[\p{L}]{2}/u.test(label);

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
  const wishes = new Set(brief.counts.map(({ span }) => span[0]));
  return brief.figures.filter((figure) => {
    if (!isLabelled(figure) || YEAR.test(figure.value) || figure.kind === 'year' || figure.kind === 'date')
      return false;
    if (
      prices.some((price) => price.includes(figure.value)) ||
      names.some((name) => name.includes(figure.value))
    )
      return false;
    return !wishes.has(figure.span[0]);
  });
}
