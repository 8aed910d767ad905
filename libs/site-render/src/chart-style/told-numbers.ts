import { type Channel, type Drawing, decimalsOf, freeName, type Part } from './drawing.ts';

/** Which numbers a chart was ordered to write; see `labels` of a chart. */
type Ordered = Pick<Drawing, 'chart'>;

/** Whether numbers stand at what shows them. */
export const hasNumbers = ({ chart }: Ordered): boolean => chart.labels?.show !== 'none';

/** Whether all of them were ordered, or only those at the ends of lines. */
export const areAllOrdered = ({ chart }: Ordered): boolean => chart.labels?.show === 'all';
export const areEndsOrdered = ({ chart }: Ordered): boolean => chart.labels?.show === 'ends';

/** What has a smaller number was ordered to be without it; shares in percent that were worked out miss their number by less. */
const MISSED = 1e-9;
const leastOf = ({ chart }: Ordered): number => (chart.labels?.from ?? Number.NEGATIVE_INFINITY) - MISSED;

/** Whether a number is written, of those that have room. */
export const isWritten = (drawing: Ordered, number: number): boolean =>
  hasNumbers(drawing) && number >= leastOf(drawing);

/** The same as an expression for what another gives. */
export const writtenIf = (drawing: Ordered, number: string): string =>
  drawing.chart.labels?.from === undefined ? 'true' : `${number} >= ${leastOf(drawing)}`;

/** Leaves out the rows whose number is not written. */
export const onlyWritten = (drawing: Ordered, { field, aggregate }: Channel): Part => {
  const filter = writtenIf(drawing, `datum[${JSON.stringify(freeName(field ?? ''))}]`);
  return filter === 'true' || aggregate !== undefined ? {} : { transform: [{ filter }] };
};

/** How a share that was worked out is written: in whole percent where nothing else was ordered. */
export const shareForm = (value: Channel, sign: '%' | 'f' = '%'): string =>
  `.${decimalsOf(value) ?? 0}${sign}`;
