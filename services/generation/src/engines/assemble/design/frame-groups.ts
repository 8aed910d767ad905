import type { FrameText } from '../../draft/design.ts';

/** A line to write or to sign on. */
export const BLANK = /^[\s_.…·-]{6,}$/u;

/** The groups that the one title of a frame, a figure said before all or a stressed price after its phrase are told more in: heads, and no things of a list. */
export function titledIn(texts: readonly FrameText[]): ReadonlySet<string> {
  const titles = texts.filter(({ role }) => role === 'title');
  const strong = texts.filter(({ emphasis }) => emphasis === 'strong');
  const figures = strong.filter(
    ({ role, text }) => role === 'subtitle' && text.length <= LONGEST_FIGURE && /\p{Nd}/u.test(text),
  );
  const isAfterPhrase = (price: FrameText): boolean =>
    texts
      .slice(0, texts.indexOf(price))
      .some(({ role, group }) => role === 'subtitle' && group !== '' && group === price.group);
  const prices = strong.filter((text) => text.role === 'price' && isAfterPhrase(text));
  const heads = [titles, figures, prices].flatMap((own) => (own.length === 1 ? own : []));
  return new Set(heads.flatMap(({ group }) => (group === '' ? [] : group)));
}

const LONGEST_FIGURE = 14;
const LONGEST_TOLD = 60;

/** Whether a text of a list is the name that its group begins with, or the few words that are told of one. */
export function toldIn(texts: readonly FrameText[], at: number): 'name' | 'telling' | undefined {
  const isPair = (name: FrameText | undefined, telling: FrameText | undefined): boolean =>
    name?.role === 'list' &&
    name.group !== '' &&
    telling?.group === name.group &&
    ['body', 'caption'].includes(telling.role) &&
    telling.text.length <= LONGEST_TOLD;
  if (isPair(texts[at], texts[at + 1]) && texts[at - 1]?.group !== texts[at]?.group) return 'name';
  return isPair(texts[at - 1], texts[at]) ? 'telling' : undefined;
}

/** The headings of a list in parts, and the few words under them ("to begin with") that stand with its things. */
export function sectionsIn(
  texts: readonly FrameText[],
  { listed, titled }: { listed: ReadonlySet<string>; titled: ReadonlySet<string> },
): { heads: ReadonlySet<FrameText>; notes: ReadonlySet<FrameText> } {
  const isNote = ({ role, group, text }: FrameText): boolean =>
    role === 'caption' && !listed.has(group) && !BLANK.test(text);
  const isOverThings = (at: number): boolean => {
    const next = texts.slice(at + 1).find((text) => !isNote(text));
    return next !== undefined && listed.has(next.group);
  };
  const isHead = ({ role, group }: FrameText): boolean => role === 'subtitle' && !titled.has(group);
  // One that stands right over its things shows that all such are headings.
  const isParted = texts.some((text, at) => isHead(text) && listed.has(texts[at + 1]?.group ?? ''));
  const heads = new Set(isParted ? texts.filter((text, at) => isHead(text) && isOverThings(at)) : []);
  let isInside = false;
  const notes = texts.filter((text, at) => {
    isInside = heads.has(text) || (isInside && (isNote(text) || listed.has(text.group)));
    return isInside && isNote(text) && isOverThings(at);
  });
  return { heads, notes: new Set(notes) };
}
