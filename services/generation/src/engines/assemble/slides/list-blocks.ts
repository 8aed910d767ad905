import { plainText, type SlideBlock } from '@sitewright/site-spec';
import { isAsking, questionIn } from '../../draft/marks.ts';
import { wordsOf } from '../../packs/segmenter.ts';
import { within } from '../ids.ts';
import { cleanText, cutText } from '../text/clean-text.ts';
import { type BlockContext, type BlockOf, type DraftItem, joined, textsOf } from './slide-context.ts';

type Bullet = BlockOf<'bullets'>['items'][number];

const MOST_BULLETS = 6;
/** Six bullets of fourteen words. */
const MOST_WORDS = 84;
/** Bullets as short as this stand in two columns. */
const SHORT_BULLET = 8;
const MOST_TEXT = 8000;
const MOST_RUNS = 60;

const isOpen = (text: string): boolean => questionIn(text) !== undefined || /[:：.!?。！？]$/u.test(text);

const partsOf = ({ label, title, text }: DraftItem): string[] =>
  [label, title, text].map(cleanText).filter((part) => part !== '');

/** Items in one line each: their titles in bold where something is said of every one, so that all are alike. */
export function statements(items: readonly DraftItem[]): string[] {
  const all = items.map(partsOf);
  const areNamed = all.every(([head = '', ...rest]) => rest.length > 0 || isAsking(head));
  return all.map((parts) => statement(parts, areNamed));
}

function statement([head = '', ...rest]: readonly string[], isNamed: boolean): string {
  if (rest.length === 0) return head;
  const isMarked = !isNamed || head.includes('*') || head.includes('[') || head.includes('\n');
  return `${isMarked ? head : `**${head}**`}${isOpen(head) ? '' : ':'} ${joined(rest, ' – ')}`;
}

/** Lists in pieces that a slide has room for: at most six points, and few words. */
export function listBlocks(from: BlockContext): SlideBlock[] {
  const { block, context } = from;
  const bullets = statements(block.items).flatMap((said, index): Bullet[] => {
    const texts = textsOf(from);
    const text = texts.rich('text', said);
    return text === undefined ? [] : [{ id: within(from.id, index + 1), text, ...texts.marking() }];
  });
  const groups = inGroups(bullets, (bullet) => wordsOf(plainText(bullet.text), context.language).length);
  const isNumbered = block.kind === 'numbered';
  const texts = textsOf(from);
  const heading = texts.plain('heading', block.heading, 120);
  return groups.map((items, index) => ({
    id: within(from.id, `l${index + 1}`),
    slot: slotOf(block.slot, groups, index, context.language),
    type: 'bullets',
    heading: index === 0 ? heading : undefined,
    ...(isNumbered && groups.length === 1 ? { ordered: true } : {}),
    items: isNumbered && groups.length > 1 ? numbered(items, bullets) : items,
    ...(index === 0 ? texts.marking() : {}),
  }));
}

/** Two groups of short points stand side by side. */
function slotOf(
  slot: BlockOf<'bullets'>['slot'],
  groups: readonly Bullet[][],
  index: number,
  language: string,
) {
  const isShort = groups
    .flat()
    .every(({ text }) => wordsOf(plainText(text), language).length <= SHORT_BULLET);
  if (slot !== 'main' || groups.length !== 2 || !isShort) return slot;
  return index === 0 ? 'left' : 'right';
}

/** Numbers that go on from one slide to the next are part of the words. */
const numbered = (items: readonly Bullet[], all: readonly Bullet[]): Bullet[] =>
  items.map((item) => {
    const number = `${all.indexOf(item) + 1}. `;
    if (typeof item.text === 'string') return { ...item, text: cutText(`${number}${item.text}`, MOST_TEXT) };
    return { ...item, text: [{ text: number }, ...item.text].slice(0, MOST_RUNS) };
  });

/** Even groups of at most six, smaller ones where the words are many. */
function inGroups(bullets: readonly Bullet[], count: (bullet: Bullet) => number): Bullet[][] {
  const words = bullets.reduce((sum, bullet) => sum + count(bullet), 0);
  const groups = Math.max(Math.ceil(bullets.length / MOST_BULLETS), Math.ceil(words / MOST_WORDS));
  const share = words / Math.max(1, groups);
  const size = Math.ceil(bullets.length / Math.max(1, groups));
  const filled: Bullet[][] = [];
  let load = 0;
  for (const bullet of bullets) {
    const last = filled.at(-1);
    const more = count(bullet);
    const isFull =
      last === undefined ||
      last.length >= Math.max(size, 1) ||
      (load + more > MOST_WORDS && load >= share / 2);
    if (isFull) filled.push([bullet]);
    else last.push(bullet);
    load = isFull ? more : load + more;
  }
  return filled.flatMap((group) =>
    group.length > MOST_BULLETS ? [group.slice(0, MOST_BULLETS), group.slice(MOST_BULLETS)] : [group],
  );
}
