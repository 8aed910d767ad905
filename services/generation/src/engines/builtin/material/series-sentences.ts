import type { Dataset } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import type { Voice } from './voice.ts';

interface Point {
  label: string;
  value: number;
}

const RISE = ['rose', 'grew', 'climbed', 'went up'];
const FALL = ['fell', 'went down', 'dropped', 'declined'];

/** A figure with at most two decimals, in the digits of English. */
function figure(value: number, unit: string): string {
  const digits = Math.abs(value) >= 1000 ? 0 : 2;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })}${unit === '%' ? '%' : unit === '' ? '' : ` ${unit}`}`;
}

function percent(from: number, to: number): string {
  return `${(Math.abs(to / from - 1) * 100).toFixed(1)} %`;
}

/** What follows from a series by arithmetic alone: change, pace, largest step; or shares of a total. English only. */
export function seriesSentences(dataset: Dataset, name: string, voice: Voice, ctx: ComposeContext): string[] {
  if (voice.language !== 'en') return [];
  const unit = dataset.fields[1]?.unit ?? '';
  const points = dataset.rows.map((row): Point => ({ label: String(row[0]), value: Number(row[1]) }));
  const overTime = points.every((point) =>
    /^(19|20)\d\d|^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4])/i.test(point.label),
  );
  const sentences = overTime ? trendSentences(points, name, unit, ctx) : shareSentences(points, name, unit);
  return sentences.slice(0, ctx.mode === 'power' ? 4 : 2);
}

function trendSentences(points: readonly Point[], name: string, unit: string, ctx: ComposeContext): string[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.value <= 0) return [];
  const random = ctx.random(`trend ${name} ${first.value}`);
  const verb = random.pick(last.value >= first.value ? RISE : FALL);
  const points100 =
    unit === '%'
      ? `${Math.abs(last.value - first.value).toFixed(2)} percentage points`
      : percent(first.value, last.value);
  const steps = points.slice(1).map((point, index) => ({
    label: point.label,
    from: points[index]?.label ?? '',
    change: point.value - (points[index]?.value ?? 0),
    base: points[index]?.value ?? 1,
  }));
  const largest = steps.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];
  const years = Number.parseInt(last.label, 10) - Number.parseInt(first.label, 10);
  const pace = unit !== '%' && years >= 2 ? (last.value / first.value) ** (1 / years) - 1 : undefined;
  return [
    `${name} ${verb} from ${figure(first.value, unit)} in ${first.label} to ${figure(last.value, unit)} in ${last.label}, a change of ${points100}.`,
    ...(pace === undefined
      ? []
      : [
          `That is ${(pace * 100).toFixed(1)} % a year on average over ${years} years for ${name.toLowerCase()}.`,
        ]),
    ...(largest && steps.length > 1
      ? [
          `The largest step in ${name.toLowerCase()} lay between ${largest.from} and ${largest.label}: ${largest.change >= 0 ? 'plus' : 'minus'} ${figure(Math.abs(largest.change), unit)}.`,
        ]
      : []),
  ];
}

function shareSentences(points: readonly Point[], name: string, unit: string): string[] {
  const total = points.reduce((sum, point) => sum + point.value, 0);
  const sorted = points.toSorted((a, b) => b.value - a.value);
  const [top, second, low] = [sorted[0], sorted[1], sorted.at(-1)];
  if (!top || !second || !low || total <= 0 || low.value <= 0) return [];
  const parts =
    unit === '%'
      ? []
      : [
          `Together they come to ${figure(total, unit)}, of which ${top.label} makes up ${((top.value / total) * 100).toFixed(1)} %.`,
        ];
  return [
    `${top.label} leads${name === '' ? '' : ` in ${name.toLowerCase()}`} with ${figure(top.value, unit)}, ahead of ${second.label} with ${figure(second.value, unit)}.`,
    ...parts,
    `Between ${top.label} and ${low.label} lies a factor of ${(top.value / low.value).toFixed(1)}.`,
  ];
}
