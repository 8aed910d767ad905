import { monthIndex } from './calendar.ts';
import { readQuantity } from './number.ts';
import { type Item, isLinked, isPeriod, words } from './series-item.ts';

/** "6 vans, 14 weeks, 41,200 km": what is measured in so many ways is no series. */
const MEASURE =
  /^(?:minutes?|hours?|days?|weeks?|months?|years?|km|kg|km²|m²|tonnes?|litres?|minuten|stunden|tagen?|wochen|monaten?|jahren?|heures|jours|semaines|mois|ans|horas|días|semanas|meses|años|eur|euros?|usd|gbp|dollars?|percent|prozent)$/i;

/** Units behind the figures that are not one: `Budget 24,500 EUR, discovery (3 weeks)`. */
function hasUnlikeTails(run: readonly Item[]): boolean {
  const tails = run.map((item) => item.tail.replace(/[()]/g, '').trim().toLowerCase().replace(/s$/, ''));
  return new Set(tails.filter((tail) => tail !== '')).size > 1;
}

/** `312 tonnes removed, 41 volunteer groups` counts different things: no series, unless each label is one word. */
function isMixedCount(run: readonly Item[], units: ReadonlySet<string>): boolean {
  const isBackward = run.every(
    (item) => item.segment.text.indexOf(item.quantity) < item.segment.text.indexOf(item.label),
  );
  const linked = run.every((item) => item.noun !== undefined || isLinked(item));
  return (
    isBackward &&
    !linked &&
    units.has('') &&
    run.some((item) => words(item.label) > 1 || MEASURE.test(item.label))
  );
}

/** Whether a run is a series and not prose with figures in it. */
export function isSeries(run: readonly Item[], eager: boolean): boolean {
  const labels = run.map((item) => item.label.toLowerCase());
  const values = run.map((item) => readQuantity(item.quantity));
  if (labels.some((label) => /\b(?:vs\.?|versus|than|to|from)$/.test(label))) return false;
  if (new Set(labels).size !== labels.length || values.some((value) => value === undefined)) return false;
  const units = new Set(values.map((value) => value?.unit ?? ''));
  const tails = run.map((item) => item.tail.trim());
  if (
    units.size > 1 ||
    tails.some((tail) => monthIndex(tail) !== undefined) ||
    isMixedCount(run, units) ||
    hasUnlikeTails(run)
  )
    return false;
  return run.length >= 3 || eager || run.every((item) => isPeriod(item.label)) || units.has('%');
}
