import type { SectionOf } from '@sitewright/site-spec';
import { measuresOf } from '../brief-figures.ts';
import { clip, type SectionPlan, type SiteDraft } from '../site-draft.ts';
import { sectionFrame } from './section-parts.ts';

const numberIn = (value: string): number | undefined => {
  const match = /-?\d[\d.,]*/.exec(value);
  if (match === null) return undefined;
  // A last comma or dot before one or two digits is the decimal sign; every other one groups thousands.
  const decimal = /[.,](?=\d{1,2}$)/.exec(match[0]);
  const digits = [...match[0]]
    .map((sign, index) => (/[.,]/.test(sign) ? (index === decimal?.index ? '.' : '') : sign))
    .join('');
  const number = Number(digits);
  return Number.isFinite(number) ? number : undefined;
};

export interface Bar {
  label: string;
  value: number;
}

/** The figures of the prompt that can be drawn side by side. */
export function barsOf(draft: SiteDraft): Bar[] {
  return measuresOf(draft.brief).flatMap(({ value, label }) => {
    const number = numberIn(value);
    return number === undefined ? [] : [{ label: clip(label, 80), value: number }];
  });
}

/** Bars of the prompt's own figures; planned only where there are at least two. */
export function buildChart(draft: SiteDraft, plan: SectionPlan): SectionOf<'chart'> {
  const bars = barsOf(draft).slice(0, 24);
  const { words } = draft.context;
  const frame = sectionFrame(draft, plan);
  const dataset = draft.context.id('data');
  const highest = bars.reduce<Bar | undefined>(
    (best, bar) => (best === undefined || bar.value > best.value ? bar : best),
    undefined,
  );
  const takeaway =
    highest === undefined ? frame.heading : `${words.highest}: ${highest.label} (${highest.value})`;
  const category = words.category.replace(/[[\].\\"']/g, '') || 'category';
  const value = words.value.replace(/[[\].\\"']/g, '') || 'value';
  return {
    ...frame,
    type: 'chart',
    layout: 'wide',
    dataset: {
      id: dataset,
      title: clip(frame.heading, 200),
      fields: [
        { name: category, type: 'nominal' },
        { name: value, type: 'quantitative' },
      ],
      rows: bars.map((bar) => [bar.label, bar.value]),
      source: { kind: 'prompt' },
    },
    chart: {
      id: draft.context.id('chart'),
      title: clip(frame.heading, 200),
      alt: clip(bars.map((bar) => `${bar.label} ${bar.value}`).join(', '), 1000),
      dataset,
      spec: {
        mark: 'bar',
        encoding: {
          y: { field: category, type: 'nominal', sort: '-x' },
          x: { field: value, type: 'quantitative' },
        },
      },
      takeaway: clip(takeaway, 600),
    },
    items: [],
  };
}
