import type { Cell } from '../datasets/dataset.ts';
import { formatLabel, formatShare, formatValue } from './format-value.ts';
import { chartPhrases, fill } from './phrases.ts';
import { superlative } from './superlative.ts';

export interface Mark {
  label: Cell;
  value: number;
  series?: Cell;
}

/** What a chart shows, as far as sentences about it need to know. */
export interface Shown {
  marks: Mark[];
  /** Along time: the first and the last mean something. */
  isTime: boolean;
  /** The numbers add up to something. */
  isAdditive: boolean;
  unit?: string;
  language: string;
  /** Put before labels that are bare numbers: `Investor ID`. */
  labelPrefix?: string;
  /** What the prompt says, for its own words for high and low. */
  query: string;
}

export interface Statement {
  text: string;
  calculation: string;
  value: number;
}

const sum = (values: readonly number[]) =>
  Number(values.reduce((total, value) => total + value, 0).toPrecision(12));

function extremes(marks: readonly Mark[]): { top: Mark; low: Mark } | undefined {
  const sorted = [...marks].sort((left, right) => right.value - left.value);
  const [top] = sorted;
  const low = sorted.at(-1);
  return top && low ? { top, low } : undefined;
}

function name(mark: Mark, shown: Shown): string {
  const label = shown.labelPrefix
    ? `${shown.labelPrefix} ${formatLabel(mark.label)}`
    : formatLabel(mark.label);
  return mark.series === undefined ? label : `${formatLabel(mark.series)} (${label})`;
}

/** The names of all marks that share a value; past three, the first ones and how many more. */
function names(mark: Mark, shown: Shown): { label: string; count: number } {
  const same = shown.marks.filter((other) => other.value === mark.value);
  if (same.length === 1) return { label: name(mark, shown), count: 1 };
  const first = same.slice(0, same.length > 3 ? 2 : 3).map((each) => name(each, shown));
  const more =
    same.length > 3
      ? [shown.language.startsWith('en') ? `${same.length - 2} more` : `+${same.length - 2}`]
      : [];
  return {
    label: new Intl.ListFormat([shown.language, 'en']).format([...first, ...more]),
    count: same.length,
  };
}

/** English verbs agree with several names. */
function agree(text: string, count: number, language: string): string {
  if (count === 1 || !language.startsWith('en')) return text;
  return text
    .replace(' is the ', ' are the ')
    .replace(' leads ', ' lead ')
    .replace(/ are the (\w+(?: \w+)?) at/, ' are the $1 at');
}

function peaks(shown: Shown): Statement[] {
  const found = extremes(shown.marks);
  if (!found) return [];
  const phrases = chartPhrases(shown.language);
  const value = (mark: Mark) => formatValue(mark.value, shown.unit, shown.language);
  const { top, low } = found;
  if (top.value === low.value && shown.marks.length > 1) {
    const text = fill(phrases.equal, { count: String(shown.marks.length), value: value(top) });
    return [{ text, calculation: 'minimum equals maximum', value: top.value }];
  }
  const [high, bottom] = [names(top, shown), names(low, shown)];
  const say = (phrase: string, mark: Mark, called: { label: string; count: number }) => ({
    mark,
    text: agree(fill(phrase, { label: called.label, value: value(mark) }), called.count, shown.language),
  });
  const asked = superlative(shown.query, shown.language);
  const told = asked ? [asked.isLow ? say(asked.phrase, low, bottom) : say(asked.phrase, top, high)] : [];
  const spread = fill(phrases.spread, {
    label: high.label,
    value: value(top),
    other: bottom.label,
    otherValue: value(low),
  });
  const both = agree(
    bottom.count > 1 ? spread.replace(' comes last ', ' come last ') : spread,
    high.count,
    shown.language,
  );
  const sides = shown.isTime
    ? [say(phrases.peak, top, high), say(phrases.low, low, bottom)]
    : [{ mark: top, text: both }];
  const rest = told.length > 0 && shown.isTime ? sides.filter((side) => side.mark !== told[0]?.mark) : sides;
  return [...told, ...rest].map(({ mark, text }) => ({
    text,
    calculation:
      mark === low && mark !== top ? 'minimum over the plotted values' : 'maximum over the plotted values',
    value: mark.value,
  }));
}

function change(shown: Shown): Statement[] {
  const [first] = shown.marks;
  const last = shown.marks.at(-1);
  if (
    !shown.isTime ||
    !first ||
    !last ||
    shown.marks.length < 3 ||
    first.value <= 0 ||
    first.series !== undefined
  )
    return [];
  const phrases = chartPhrases(shown.language);
  const share = (last.value - first.value) / first.value;
  const phrase = share > 0 ? phrases.rise : share < 0 ? phrases.fall : phrases.level;
  const text = fill(phrase, {
    first: formatLabel(first.label),
    last: formatLabel(last.label),
    share: formatShare(Math.abs(share), shown.language),
    start: formatValue(first.value, shown.unit, shown.language),
    end: formatValue(last.value, shown.unit, shown.language),
  });
  return [{ text, calculation: '(last - first) / first', value: Number(share.toFixed(4)) }];
}

function shares(shown: Shown): Statement[] {
  const total = sum(shown.marks.map((mark) => mark.value));
  const top = extremes(shown.marks)?.top;
  if (
    !shown.isAdditive ||
    !top ||
    total <= 0 ||
    shown.marks.length < 2 ||
    shown.marks.some((mark) => mark.value < 0)
  )
    return [];
  const phrases = chartPhrases(shown.language);
  const isWhole = shown.unit === '%' && Math.abs(total - 100) < 1.5;
  const whole = formatValue(total, shown.unit, shown.language);
  const average = formatValue(
    Number((total / shown.marks.length).toPrecision(4)),
    shown.unit,
    shown.language,
  );
  const totals = fill(phrases.total, { count: String(shown.marks.length), total: whole, average });
  const share = fill(phrases.share, {
    label: name(top, shown),
    share: formatShare(top.value / total, shown.language),
    total: whole,
  });
  const parts: Statement[] =
    isWhole || shown.isTime
      ? []
      : [{ text: share, calculation: 'maximum / sum', value: Number((top.value / total).toFixed(4)) }];
  return isWhole
    ? parts
    : [...parts, { text: totals, calculation: 'sum and mean of the plotted values', value: total }];
}

function bySeries(shown: Shown): Statement[] {
  const names = [...new Set(shown.marks.flatMap((mark) => (mark.series === undefined ? [] : [mark.series])))];
  return names.slice(0, 4).flatMap((series) => {
    const top = extremes(shown.marks.filter((mark) => mark.series === series))?.top;
    if (!top) return [];
    const text = fill(chartPhrases(shown.language).largestOf, {
      series: formatLabel(series),
      label: formatLabel(top.label),
      value: formatValue(top.value, shown.unit, shown.language),
    });
    return [{ text, calculation: `maximum of ${formatLabel(series)}`, value: top.value }];
  });
}

/** True statements about what is plotted, the most telling first. */
export function statementsOf(shown: Shown): Statement[] {
  const [only, ...more] = shown.marks;
  if (!only) return [];
  if (more.length === 0) {
    const text = `${name(only, shown)}: ${formatValue(only.value, shown.unit, shown.language)}.`;
    return [{ text, calculation: 'as given', value: only.value }];
  }
  const all = [...peaks(shown), ...change(shown), ...shares(shown), ...bySeries(shown)];
  return all.filter((statement, at) => all.findIndex((other) => other.text === statement.text) === at);
}

/** How two measures move together, by Pearson's r. */
export function relationOf(
  points: readonly [number, number][],
  names: { x: string; y: string },
  language: string,
): Statement[] {
  const count = points.length;
  if (count < 3) return [];
  const mean = (at: 0 | 1) => points.reduce((total, point) => total + point[at], 0) / count;
  const [mx, my] = [mean(0), mean(1)];
  const covariance = points.reduce((total, [x, y]) => total + (x - mx) * (y - my), 0);
  const spread = Math.sqrt(
    points.reduce((total, [x]) => total + (x - mx) ** 2, 0) *
      points.reduce((total, [, y]) => total + (y - my) ** 2, 0),
  );
  if (!(spread > 0)) return [];
  const r = covariance / spread;
  const { relation } = chartPhrases(language);
  const phrase =
    r > 0.7
      ? relation.strongUp
      : r > 0.3
        ? relation.up
        : r < -0.7
          ? relation.strongDown
          : r < -0.3
            ? relation.down
            : relation.none;
  const text = fill(phrase, { ...names, count: String(count), r: r.toFixed(2) });
  return [
    {
      text: text.charAt(0).toLocaleUpperCase() + text.slice(1),
      calculation: 'Pearson correlation',
      value: Number(r.toFixed(4)),
    },
  ];
}
