import { type DatavizSpec, type Placement, plainText, type RichText } from '@sitewright/site-spec';
import { sidesOf } from './board-heights.ts';
import { boardNote } from './board-note.ts';
import { isPeriod } from './chart-style/periods.ts';
import { type Html, html } from './html.ts';
import type { PageContext } from './page-context.ts';
import { boundWords } from './rich-text.ts';

type Content = DatavizSpec['content'];
type Note = NonNullable<Content['notes']>[number];

/** Fewer steps are a list, more have no room on one sheet. */
const STEPS = { least: 3, most: 9 };
/** So many steps stand in one row of a wide sheet, more in two. */
const ACROSS = 4;
/** "① Call us", "2. Papers", "3) Payment"; no hour "1:00", no amount "2.3 million", and no day "1. 5." of a month. */
const COUNTED =
  /^\s*(?:(?<ring>[①-⑳])|(?<count>\p{Nd}{1,2})(?:[.):．](?!\p{Nd}|\s*\p{Nd}{1,2}\.)|、))\s*(?<said>\S.*)$/su;
/** Longer words are no heading. */
const MOST_HEADING = 120;

/** One step of a course: its place, and the note without it. */
interface Step {
  placement: Placement;
  note: Note;
  /** What it is called. */
  said: string;
}

/** The steps of a board that shows a course and no data: notes that are counted from one on. */
export function stepsOf(placements: readonly Placement[], { charts, notes = [] }: Content): Step[] {
  if (charts.length > 0 || placements.length < STEPS.least || placements.length > STEPS.most) return [];
  const steps = placements.flatMap((placement, at): Step[] => {
    const note = notes.find(({ id }) => id === placement.ref);
    const {
      ring,
      count,
      said = '',
    } = COUNTED.exec(note?.heading ?? plainText(note?.text ?? ''))?.groups ?? {};
    const number = ring === undefined ? Number(count) : ring.charCodeAt(0) - '①'.charCodeAt(0) + 1;
    return note === undefined || number !== at + 1 ? [] : [{ placement, note, said }];
  });
  // "1. May", "2. May" are days.
  const areDays = steps.every(({ said }) => isPeriod(/[\p{L}\p{M}]+/u.exec(said)?.[0] ?? ''));
  return steps.length === placements.length && !areDays ? steps : [];
}

/** A text without its first letters, in its marks. */
function withoutFirst(text: RichText, letters: number): RichText {
  if (typeof text === 'string') return text.slice(letters);
  const [first, ...others] = text;
  if (first === undefined) return [];
  if (first.text.length <= letters) return withoutFirst(others, letters - first.text.length);
  return [{ ...first, text: first.text.slice(letters) }, ...others];
}

/** What a step says; what is long or has marks is no heading. */
function stepNote({ note, said }: Step): Note | undefined {
  if (note.heading !== undefined) return { ...note, heading: said };
  const isPlain = typeof note.text === 'string' || note.text.every((run) => Object.keys(run).length === 1);
  if (isPlain && said.length <= MOST_HEADING) return undefined;
  return { ...note, text: withoutFirst(note.text, plainText(note.text).length - said.length) };
}

/** A course step by step, each with its number, and arrows from one to the next. */
export function flow(steps: readonly Step[], content: Content, context: PageContext): Html {
  const [across, up] = sidesOf(content);
  const columns = steps.length <= ACROSS ? steps.length : Math.ceil(steps.length / 2);
  const isWide = across > up;
  const items = steps.map((step, at) => {
    const { placement, note, said } = step;
    const own = stepNote(step);
    const words =
      own === undefined
        ? html`<h2>${boundWords(said)}</h2>${context.placeholder(note)}`
        : boardNote(own, context);
    return html`<li id="${placement.id}"><span class="count">${at + 1}</span><div>${words}</div></li>`;
  });
  return html`<ol role="list" class="flow${isWide && html` across cols-${columns}`}">${items}</ol>`;
}

/** The last step of each full row, from which the course goes on below. */
const rowEnds = [3, 4, 5]
  .map((count) => `.flow.cols-${count}>li:nth-child(${count}n):nth-child(n)::after`)
  .join();

/** The style of a course. */
export const flowCss = `.flow{list-style:none;margin:0;padding:0;display:grid;gap:1.75rem}.flow>li{position:relative;display:flex;align-items:center;gap:1.25rem;background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-large);padding:.9rem 1.4rem;min-width:0}.flow .count{flex:none;display:grid;place-items:center;inline-size:2.6rem;block-size:2.6rem;border-radius:50%;background:var(--fill);color:var(--on-fill);font:700 1.4rem/1 var(--font-body);font-variant-numeric:lining-nums}.flow h2{font-size:1.45rem;margin:0}.flow p{margin:.2em 0 0}.flow>li:not(:last-child)::after{content:"";position:absolute;inset-block-start:100%;inset-inline-start:1.7rem;margin-block-start:.35rem;border:1rem solid transparent;border-block-start-color:var(--fill);border-block-end:0}
@media (min-width:64rem){.board.filling>.flow{flex:1;grid-auto-rows:1fr}.flow:not(.across) h2{font-size:1.7rem}.flow.across{gap:2.25rem}.flow.across>li{flex-direction:column;align-items:start;justify-content:center}.flow.across>li:not(:last-child)::after{inset-block-start:calc(50% - 1rem);inset-inline-start:100%;margin:0 .55rem;border:1rem solid transparent;border-inline-start-color:var(--fill);border-inline-end:0}${rowEnds}{content:none}}`;
