import { mayBeYear } from '../../number-form.ts';
import { columnWidth, type Fitted, filled, grid, type Room, words } from '../fitted.ts';
import { type Figure, sayings, valueSize, valueWords } from './figure-parts.ts';

/**
 * Whether two numbers are one but for two digits beside one another that changed places: 318 and 381 are taken for one another.
 * Years are not, nor 318 and 138, whose first digits differ, 120 and 102, where one is a nought, or what has fewer digits in a row.
 */
export const areAlike = ({ value }: Figure, other: Figure): boolean => {
  const at = [...value].findIndex((digit, index) => digit !== other.value[index]);
  const pair = value.slice(at, at + 2);
  const swapped = `${value.slice(0, at)}${pair[1]}${pair[0]}${value.slice(at + 2)}`;
  if (at < 1 || pair.includes('0') || mayBeYear(Number(value))) return false;
  return /\p{Nd}{3}/u.test(value) && /^\p{Nd}{2}$/u.test(pair) && swapped === other.value;
};

/** Between their boxes, and the line around the first. */
const BETWEEN = 24;
const LINE = 4;

/** Two figures that must not be mixed up: what each counts over it, one in a frame and one on a plane of the strong colour. */
export function inBoxes(one: Figure, other: Figure, width: number, room: Room): Fitted {
  const { look, scale } = room;
  const each = columnWidth(width, 2, BETWEEN);
  const inset = 24 * scale;
  const within = each - inset * 2;
  const size = valueSize([one, other], within, 110, room);
  const { strong, onStrong } = look;
  const looks = [look, { ...look, ink: onStrong, muted: onStrong, strongText: onStrong }];
  const parts = [one, other].map((figure, at) => {
    const own = { ...room, look: looks[at] ?? look };
    const [label, ...more] = sayings(figure, 26, own);
    const value = [valueWords(figure, size, own), ...more];
    return {
      label: words(label === undefined ? [] : [label], within, own),
      value: words(value, within, own),
    };
  });
  // Values stand on one line.
  const over = Math.max(...parts.map(({ label }) => label.height)) + 4 * scale;
  const inner = over + Math.max(...parts.map(({ value }) => value.height));
  const cells = parts.map(({ label, value }, at): Fitted => {
    const height = inner + inset * 2;
    return {
      height,
      most: height + 40 * scale,
      draw: (area) => {
        const said = { ...area, x: area.x + inset, y: area.y + (area.height - inner) / 2 };
        const within = { x: area.x + LINE, y: area.y + LINE, height: area.height - LINE * 2 };
        return [
          filled(strong, { ...area, width: each }),
          ...(at === 0 ? [filled(look.ground, { ...within, width: each - LINE * 2 })] : []),
          ...label.draw({ ...said, y: said.y + over - label.height - 4 * scale }),
          ...value.draw({ ...said, y: said.y + over }),
        ];
      },
    };
  });
  return grid(cells, 2, width, { across: BETWEEN, down: 0 }, { id: one.id });
}
