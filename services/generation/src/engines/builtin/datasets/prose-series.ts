import { isYear, readDate } from './calendar.ts';
import type { RawTable } from './dataset.ts';
import { isSeries } from './is-series.ts';
import { NUMBER } from './number.ts';
import { type Item, isPeriod, LINK, type Segment, withNoun, words } from './series-item.ts';
import { seriesColumns, seriesTitle } from './series-title.ts';
import { linesOf } from './table-lines.ts';

const UNIT = '%|°[CF]?|[$€£¥]|[\\p{L}][\\p{L}²³/]{0,11}';
const VALUE = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?<quantity>(?:[$€£¥₹]|US\\$|R\\$)?\\s?(?:${NUMBER})(?:\\s?(?:k|K|M|m|bn|B|Mio\\.?|Mrd\\.?|million|billion|thousand)(?![\\p{L}]))?(?:\\s?(?:%|°[CF]?|[€$£¥]))?)(?![\\d:]|-\\d|\\.\\d)`,
  'gu',
);
const UNIT_TAIL = new RegExp(`^\\s?(${UNIT})(?:\\s(?:of|per)\\s\\p{L}+)?$`, 'u');
/** `Q3 61 (plan 60)`, `Q1 28 vs plan 25`: what was to be reached beside what was. */
const PLANNED =
  /(?<=\d\S{0,3}\s?)(?:\(|(?:vs\.?|against|gegen|contre) (?:an? )?|\/ ?)(?:plan(?:ned)?|target|goal|budget|forecast|soll|ziel|objectif|prévu|objetivo|previsto)\s?:?\s([$€£]?\d[\d.,]*\s?[%€$£kKM]?)\)?/i;
/** Cuts text where one entry of an enumeration ends and the next begins. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  for (const line of linesOf(text)) {
    const border =
      /[;、；，،。]|,(?=\s|\D)|\s[|•·]\s|\s\/\s(?!plan|target|goal|budget|forecast|soll|ziel|objecti|previsto)|\s(?:and|und|et|y|e|en|i|&)\s|[.!?](?=\s|$)|\sto\s(?=[$€£]?\d)/gu;
    let from = 0;
    let opens = line.text.trim() === '';
    const push = (to: number) => {
      if (line.text.slice(from, to).trim() !== '') {
        segments.push({ text: line.text.slice(from, to), from: line.from + from, to: line.from + to, opens });
        opens = false;
      }
    };
    for (const match of line.text.matchAll(border)) {
      push(match.index);
      opens ||= /^(?:[.!?]|\s\/)/.test(match[0]);
      from = match.index + match[0].length;
    }
    push(line.text.length);
    if (line.text.trim() === '') segments.push({ text: '', from: line.from, to: line.to, opens: true });
  }
  return segments;
}

const tidyLabel = (label: string) =>
  label
    .replace(/^\s*(?:[-*•–]|\d+[.)])\s+/u, '')
    .replace(/\*\*/g, '')
    .replace(/^(?:and|und|et|y|e|en|or|with|mit|then)\s+/iu, '')
    .replace(/\s*(?::|=|–|—|-+>?|→|\bat\b|\bwith\b|\bis\b|\bwas\b|\bhad\b)?\s*\(?$/u, '')
    .trim();

/** Reads `Nov 90`, `Solar: 30%`, `EMEA (41)`. */
function forward(given: Segment): Item | undefined {
  const [remark = '', plan] = PLANNED.exec(given.text) ?? [];
  const segment =
    remark === '' ? given : { ...given, text: given.text.replace(remark, ' '.repeat(remark.length)) };
  const values = [...segment.text.matchAll(VALUE)];
  const last = values.at(-1);
  if (!last) return undefined;
  // "Jan 2024 78": the last number is the value; a sole year at the end is no value unless it follows a label.
  const before = segment.text.slice(0, last.index);
  const after = segment.text.slice(last.index + last[0].length);
  const cut = Math.max(
    before.search(/：[^:：]*$|:(?=\D)[^:：]*$/u),
    before.lastIndexOf('('),
    before.lastIndexOf('\n'),
  );
  const whole = before.replace(/[\s:=(–—-]+$/u, '');
  const inner = cut !== -1 && cut < whole.length ? before.slice(cut + 1) : before;
  const label = tidyLabel(inner);
  // "price > 80" is a condition on a table, not an entry of one.
  if (label === '' || words(label) > 12 || !/[\p{L}\d]/u.test(label) || /(?:^|[^-=])[<>≤≥]/.test(inner))
    return undefined;
  // "1.2M in 2020": the year is the label, not the value.
  if (isYear(last[0].trim()) && /^[$€£]?\d/.test(label) && !isPeriod(label) && !readDate(label))
    return undefined;
  const lead = before.slice(0, before.length - inner.length);
  return {
    label,
    quantity: last[0].trim(),
    lead,
    tail: after,
    segment,
    isList: /^\s*(?:[-*•–]|\d+[.)])\s/.test(segment.text),
    ...(plan ? { plan } : {}),
  };
}

/** Reads `30% solar`, `120 in January`, `15 in 2020`. */
function backward(segment: Segment): Item | undefined {
  const first = [...segment.text.matchAll(VALUE)][0];
  if (!first) return undefined;
  const after = segment.text.slice(first.index + first[0].length);
  const label = after
    .replace(LINK, '')
    .replace(/[\s).:]+$/u, '')
    .trim();
  if (label === '' || words(label) > 4) return undefined;
  return {
    label,
    quantity: first[0].trim(),
    lead: segment.text.slice(0, first.index),
    tail: '',
    segment,
    isList: false,
  };
}

const isUnitTail = (tail: string) =>
  tail.trim() === '' || /^\s*\)?\s*$/.test(tail) || UNIT_TAIL.test(tail.replace(/\)$/, ''));
const isShort = (label: string) => words(label) <= 5 && label.length <= 48;

/** Longest runs of segments that read the same way, from each place where one can begin. */
function runsOf(segments: readonly Segment[]): Item[][] {
  const runs: Item[][] = [];
  let at = 0;
  while (at < segments.length) {
    const ahead = collect(segments, at, forward, (item, first) =>
      first ? isUnitTail(item.tail) : isShort(item.label) && item.lead === '',
    );
    const back =
      ahead.length >= 2
        ? []
        : collect(segments, at, backward, (item, first) => first || item.lead.trim() === '');
    const run = ahead.length >= back.length ? ahead : back;
    if (run.length >= 2) runs.push(run);
    at += Math.max(1, run.length);
  }
  return runs;
}

function collect(
  segments: readonly Segment[],
  start: number,
  read: (segment: Segment) => Item | undefined,
  fits: (item: Item, first: boolean) => boolean,
): Item[] {
  const run: Item[] = [];
  for (let at = start; at < segments.length; at += 1) {
    const segment = segments[at];
    if (!segment || (run.length > 0 && segment.opens)) break;
    const item = read(segment);
    if (!item || !fits(item, run.length === 0)) break;
    run.push(item);
    if (!isUnitTail(item.tail)) break;
  }
  return run;
}

/** In the first item, prose may run into the label: keep as many words as the other labels have. */
function trimFirst(run: Item[], text: string): Item[] {
  const [first, ...rest] = run;
  if (!first || !rest[0] || text.slice(first.segment.to, rest[0].segment.from).includes('\n')) return run;
  const most = Math.max(...rest.map((item) => words(item.label)));
  const parts = first.label.split(/\s+/);
  if (parts.length <= most) return run;
  const label = parts.slice(-most).join(' ');
  return [
    { ...first, label, lead: `${first.lead.replace(/\S$/, '$& ')}${parts.slice(0, -most).join(' ')}` },
    ...rest,
  ];
}

/** A unit said once: in brackets or after `in` behind the last value, or as the word after each value. */
function unitOf(run: readonly Item[], text: string): string | undefined {
  const last = run.at(-1);
  if (!last) return undefined;
  const rest = text.slice(last.segment.to - last.tail.length, last.segment.to + 40);
  const said =
    /^\s*,?\s*(?:\(([^)\d]{1,18})\)|(?:all )?(?:in|en|em|w)\s+((?:M|m|k|Mio\.?|Mrd\.?|bn|millions?|billions?|thousands?|percent|tonnes|units|hours|minutes|kg|km|mm|cm|°C|%)?(?:\s?(?:of )?(?:EUR|USD|GBP|CHF|JPY|[$€£]|euros?|dollars?))?)(?![\p{L}]))/iu.exec(
      rest,
    );
  const unit = (said?.[1] ?? said?.[2])?.trim();
  if (unit) return unit;
  const tails = new Set(run.slice(0, -1).map((item) => item.tail.replace(/\)/g, '').trim()));
  const [tail] = tails;
  return tails.size === 1 && tail ? tail : undefined;
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Label and value, or what was reached and what was planned one beside the other where an item has both. */
function rowsOf(run: readonly Item[], label: string, value: string): Pick<RawTable, 'header' | 'rows'> {
  if (!run.some((item) => item.plan !== undefined))
    return { header: [label, value], rows: run.map((item) => [item.label, item.quantity]) };
  const reached = value === 'Value' || value === 'Plan' ? 'Actual' : value;
  return {
    header: ['Series', label, 'Value'],
    rows: [
      ...run.map((item) => [reached, item.label, item.quantity]),
      ...run.flatMap((item) => (item.plan === undefined ? [] : [['Plan', item.label, item.plan]])),
    ],
  };
}

function tableOf(run: Item[], text: string): RawTable | undefined {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last) return undefined;
  const lead = text.slice(Math.max(0, first.segment.from - 160), first.segment.from) + first.lead;
  const labels = run.map((item) => item.label);
  const unit = unitOf(run, text);
  const said = first.noun ? capitalised(first.noun) : seriesTitle(lead);
  const [label, value] = seriesColumns(said, labels);
  const listed = labels.join(', ');
  const title = said === '' && listed.length <= 60 && labels.length <= 5 ? capitalised(listed) : said;
  const counted = said === '' && unit && /^\p{L}{3,}$/u.test(unit) ? capitalised(unit) : value;
  const from = first.segment.from + first.lead.length;
  const to = isUnitTail(last.tail) ? last.segment.to : last.segment.to - last.tail.length;
  return {
    notation: first.isList || text.slice(from, to).includes('\n') ? 'list' : 'prose',
    title,
    ...rowsOf(run, label, counted),
    ...(unit ? { unit } : {}),
    from,
    to: Math.max(from + 1, to),
  };
}

/** Series that stand in sentences and lists: `Jan 78, Feb 65 … (mm)`, `EMEA 41, AMER 58`, `Solar 30%, wind 25%`. */
export function proseSeries(text: string, eager: boolean): RawTable[] {
  return runsOf(segmentsOf(text))
    .map((run) => trimFirst(eager ? withNoun(run) : run, text))
    .filter((run) => isSeries(run, eager))
    .flatMap((run) => tableOf(run, text) ?? []);
}
