import { kindOf } from '../chart-kind.ts';
import { contrastOf } from '../contrast.ts';
import { isToneOf, mixed } from '../mixed-colour.ts';
import { isMainNamed } from '../theme-css.ts';
import { clearOver } from './axis.ts';
import { type Cell, type Channel, type Drawing, type Part, seriesOf } from './drawing.ts';
import { legendOnTop } from './legend.ts';

/** What colours by scale are named by where nothing else tells them apart from the main colour. */
const POLES = { against: '#a85c18', for: '#1f6f8b' };
/** Words, and beginnings of words, that deny in the languages that scales are written in most. */
const DENIAL =
  /(?:^|[^\p{L}])(?:not|no|never|dis|un|nicht|kein|nie|pas|non|jamais|en desacuerdo|nada|nunca|niet|oneens|inte|ikke|ei|nem|не|нет|hayır|hiç)|insatisf|insoddisf|disaccord|discord|desacuerdo|असहमत|असंतुष्ट|değil|mıyor|miyor|不|没|沒|ない|ません|않|아니|नहीं|ليس|غير|لا /iu;

/** A fill with less contrast with the ground is hardly seen, and has an edge. */
export const SEEN = 1.25;
/** What a line has of contrast with its ground at least. */
const LINE = 2;

/** The colour of each series: as ordered, as a scale has them, as another chart of the board has them, else its own. */
export function fillsOf(
  { inks, look, chart }: Drawing,
  names: readonly Cell[],
  color: Channel | undefined,
): string[] {
  const { domain = [], range = [] } = color?.scale ?? {};
  if (range.length > 0 && domain.length === 0)
    return names.map((_, index) => range[index % range.length] ?? inks.strong);
  const given = new Map(domain.map((name, index) => [name, range[index]]));
  const ramp = rampOf(inks, names) ?? opinionRamp({ inks, look }, names);
  if (ramp !== undefined && range.length === 0) return ramp;
  // What fills a part of the chart is seen sooner than a point, and a pale line has an edge; a series has one colour on all
  // charts.
  const isFilled = /^(?:bar|area|arc|square|rect)$/u.test(kindOf(chart));
  const isPoint = /^(?:point|circle)$/u.test(kindOf(chart));
  const least = isPoint ? 3 : 1.3;
  const ordered = new Map(
    names.flatMap((name) => {
      const fill = given.get(name);
      // A step of a scale is paler than the next, and seen between its neighbours.
      return fill === undefined ? [] : [[name, ramp === undefined ? seen(fill, inks, least) : fill] as const];
    }),
  );
  // A pale colour is lost in a line.
  const shown = inks.palette.map((fill) => (isFilled ? fill : seen(fill, inks, LINE)));
  const isTaken = (fill: string): boolean => [...ordered.values()].includes(fill);
  const known = new Map(look.shared.map((name, index) => [name, shown[index % shown.length] ?? inks.strong]));
  const ofBoard = names.map((name) => known.get(name)).filter((fill) => fill !== undefined);
  const isClear = new Set(ofBoard).size === ofBoard.length;
  const free = shown.filter((fill) => !isTaken(fill) && !(isClear && ofBoard.includes(fill)));
  const own = free.length > 0 ? free : shown;
  let next = 0;
  return names.map((name) => {
    const board = isClear ? known.get(name) : undefined;
    const fill = ordered.get(name) ?? (board === undefined || isTaken(board) ? undefined : board);
    if (fill !== undefined) return fill;
    next += 1;
    return own[(next - 1) % own.length] ?? inks.strong;
  });
}

/** An ordered colour, nearer to the ink where it could not be seen on the ground. */
export function seen(fill: string, { ground, text }: Drawing['inks'], least: number): string {
  const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
  return (
    shares.map((share) => mixed(fill, text, share)).find((tone) => contrastOf(tone, ground) >= least) ?? text
  );
}

/** How series are told apart by colour. */
export function seriesColour(drawing: Drawing, color: Channel): Part {
  const { inks, width } = drawing;
  const names = color.field === undefined ? [] : seriesOf(drawing, color.field);
  return {
    ...color,
    title: null,
    legend:
      color.legend === null
        ? null
        : {
            ...legendOnTop(width, names),
            // What is hardly seen on the ground has an edge here too.
            ...(fillsOf(drawing, names, color).some((fill) => contrastOf(fill, inks.ground) < SEEN)
              ? { symbolStrokeColor: inks.muted, symbolStrokeWidth: 1 }
              : {}),
            ...clearOver(drawing),
          },
    scale: {
      ...color.scale,
      ...(names.length > 0
        ? { domain: names, range: fillsOf(drawing, names, color) }
        : { range: color.scale?.range ?? inks.palette }),
    },
  };
}

/** Steps of a scale, as of answers from 1 to 5, are tones of one colour, the last the strongest; other series have none. */
function rampOf(inks: Drawing['inks'], names: readonly Cell[]): string[] | undefined {
  const steps = names.map((name) => Number(/^\d{1,2}(?=\D|$)/u.exec(String(name))?.[0] ?? Number.NaN));
  const [first = Number.NaN] = steps;
  if (names.length < 3 || first > 1 || steps.some((step, at) => step !== first + at)) return undefined;
  return names.map((_, at) => mixed(inks.strong, inks.ground, 0.82 * (1 - at / (names.length - 1))));
}

/**
 * Answers from one opinion to its opposite: both poles in colours of their own, paler towards the middle, and grey for
 * whoever has none.
 */
function opinionRamp(
  { inks, look }: Pick<Drawing, 'inks' | 'look'>,
  names: readonly Cell[],
): string[] | undefined {
  const opinions = opinionsOf(names);
  if (opinions === undefined) return undefined;
  const { count, isAgainstLast } = opinions;
  // Two colours that were ordered are its poles, or the one and a grey.
  const other = look.accent ?? (isMainNamed(look.theme) ? inks.muted : undefined);
  const areTwo = other !== undefined && !isToneOf(other, inks.strong);
  const [agreed, against] = areTwo ? [inks.strong, other] : [POLES.for, POLES.against];
  const poles = isAgainstLast ? [agreed, against] : [against, agreed];
  // Between paler neighbours, and yet seen on the ground, on paper too.
  const neutral = seen(mixed(inks.muted, inks.ground, 0.7), inks, 1.45);
  return names.map((_, at) => {
    if (at >= count) return inks.grey;
    const fromMiddle = (at - (count - 1) / 2) / ((count - 1) / 2);
    if (Math.abs(fromMiddle) < 0.01) return neutral;
    const pole = (fromMiddle < 0 ? poles[0] : poles[1]) ?? inks.strong;
    return mixed(pole, inks.ground, 0.6 * (1 - Math.abs(fromMiddle)));
  });
}

/** Answers from one opinion to its opposite. */
interface Opinions {
  /** How many names are such answers; one more may be of whoever has no opinion. */
  count: number;
  /** Whether one side has words that deny, and whether that is the last. */
  isDenied: boolean;
  isAgainstLast: boolean;
}

/** The answers of a scale of opinions, where the names are such; undefined where they are not. */
export function opinionsOf(names: readonly Cell[]): Opinions | undefined {
  const said = names.map((name) => String(name ?? '').toLocaleLowerCase());
  const denials = (part: readonly string[]): number => part.filter((name) => DENIAL.test(name)).length;
  for (const count of [said.length, said.length - 1]) {
    const half = Math.floor(count / 2);
    const [first, last] = [denials(said.slice(0, half)), denials(said.slice(count - half, count))];
    const isDenied = first !== last;
    const own = said.slice(0, count);
    if (count >= 3 && (isScale(own) || (isDenied && isMirrored(own))))
      return { count, isDenied, isAgainstLast: last > first };
  }
  return undefined;
}

/** Whether two answers speak of one thing, or as strongly: they have some letters in a row in common. */
function isShared(one = '', other = ''): boolean {
  const least = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u.test(one) ? 2 : 4;
  const starts = Array.from({ length: Math.max(0, one.length - least + 1) }, (_, at) => at);
  return starts.some((at) => other.includes(one.slice(at, at + least)));
}

/** Whether both ends speak alike, and so do the answers next to them: "definitely not, rather not, both, rather so, definitely so". */
const isMirrored = (said: readonly string[]): boolean =>
  said.length >= 4 && isShared(said[0], said.at(-1)) && isShared(said[1], said.at(-2));

/** Whether the first and the last speak of one thing, and one answer is another with a word more. */
function isScale(said: readonly string[]): boolean {
  const [first = '', last = ''] = [said[0], said.at(-1)];
  const least = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u.test(first) ? 2 : 4;
  const isPart = (name: string, other: string): boolean =>
    other.includes(name) || name.split(' ').every((word) => other.split(' ').includes(word));
  const isWithin = said.some((name) =>
    said.some((other) => other !== name && name.length >= least && isPart(name, other)),
  );
  return isShared(first, last) && isWithin;
}
