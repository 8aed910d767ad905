import { roundedRange } from './axis.ts';
import { FONT } from './bar-names.ts';
import { beyondBar, type Channel, type Drawing, freeName, numbersIn, type Part, PLAIN } from './drawing.ts';
import { textWidth } from './text-width.ts';

/** Bars from one number to another. */
export interface Ranges {
  from: Channel;
  to: Channel;
  lying: boolean;
}

/** What says from where to where a bar goes, beyond its end. */
const LABEL = { lying: textWidth('00–00', FONT) + 12, standing: FONT + 12 };

/** From where to where the axis of such bars goes: they begin at no zero, and what is said of them has its room. */
export function scaleOfRanges(drawing: Drawing, { from, to, lying }: Ranges): Part {
  const numbers = [...numbersIn(drawing, from), ...numbersIn(drawing, to)];
  if (numbers.length === 0 || from.aggregate !== undefined || from.scale !== undefined) return {};
  const [low, high] = roundedRange(numbers, false);
  const most = Math.max(...numbers);
  const room = (lying ? LABEL.lying : LABEL.standing) / (lying ? drawing.width * 0.7 : drawing.height - 40);
  return { scale: { domain: [low, Math.max(high, most + (most - low) * room)], nice: false } };
}

/** From where to where each bar goes, in numbers. */
export function rangeLabels(drawing: Drawing, place: Part, { from, to, lying }: Ranges): Part[] {
  const { field: start } = from;
  const { field: end } = to;
  if (start === undefined || end === undefined || from.aggregate !== undefined) return [];
  const number = (pick: 'min' | 'max'): string =>
    `format(${pick}(${[start, end].map((name) => `datum[${JSON.stringify(freeName(name))}]`).join(', ')}), '${PLAIN}')`;
  const { x2: _, y2: __, ...at } = place;
  const along = lying ? 'x' : 'y';
  const mark = lying ? beyondBar(drawing, 6) : { baseline: 'bottom', dy: -5 };
  return [
    {
      transform: [
        { calculate: `${number('min')} + '–' + ${number('max')}`, as: 'said' },
        {
          calculate: `max(datum[${JSON.stringify(freeName(start))}], datum[${JSON.stringify(freeName(end))}])`,
          as: 'until',
        },
      ],
      mark: { type: 'text', ...mark, fontSize: FONT, fontWeight: 700, color: drawing.inks.text },
      encoding: {
        ...{ ...at, [along]: { ...Object(at[along]), field: 'until' } },
        text: { field: 'said', type: 'nominal' },
      },
    },
  ];
}
