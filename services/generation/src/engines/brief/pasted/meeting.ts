import { languagePackOf } from '../../packs/language-pack.ts';
import type { Topic } from '../brief.ts';
import { wordCount } from '../material/view.ts';
import { sentenceOf, topicOf } from '../shapes.ts';
import { withoutEnd } from '../without-end.ts';
import { labelOf, type PastedLine } from './lines.ts';

const ITEM = /^(\p{Nd}{1,2})[.):]?\s+(?=[\p{L}"“])/u;
const LEAST_ITEMS = 2;
const LONGEST_NAME = 8;
/** "-> get two offers": what came of it. */
const ARROW = / ?(?:->|=>|→) ?/gu;
const BREAK = /(?<=(?:\p{Ll}{3}|\))[.!?])\s+|(?<=[.;])\s+(?=\p{L}[\p{L} ]{0,20}:)|\s+(?=→)/u;

/** Notes of a meeting: its head, each item, and when it meets again; undefined where no items are. */
export function meetingIn(lines: readonly PastedLine[], language: string): Topic[] | undefined {
  const { roles } = languagePackOf(language).writing;
  const { items, isNumbered } = itemsIn(lines, [...roles.present, ...roles.absent]);
  const topics: Topic[] = [itemTopic('', '', 0)];
  let count = 0;
  for (const [at, { whole }] of lines.entries()) {
    const said = items[at];
    const next = count > 0 ? meetsAgain(said ?? whole, roles.nextMeeting) : undefined;
    if (next !== undefined) topics.push(itemTopic(next.label, next.said, topics.length));
    else if (said !== undefined) {
      count++;
      const name = isNumbered ? nameOf(said) : nameBefore(said);
      topics.push(
        itemTopic(name, said.slice(name.length).replace(/^[\s.,;:：–-]+/u, '') || said, topics.length),
      );
    } else topics.at(-1)?.passages.push(...sentencesOf(whole, count === 0));
  }
  return count < LEAST_ITEMS ? undefined : topics.filter(({ passages }) => passages.length > 0);
}

/** What each line says as an item: by its number, its bullet, or its place behind who was there. */
function itemsIn(
  lines: readonly PastedLine[],
  heads: readonly string[],
): { items: (string | undefined)[]; isNumbered: boolean } {
  let count = 0;
  const numbered = lines.map(({ whole }) => {
    const item = ITEM.exec(whole);
    if (item === null || Number(item[1]) !== count + 1) return undefined;
    count++;
    return whole.slice(item[0].length);
  });
  if (count >= LEAST_ITEMS) return { items: numbered, isNumbered: true };
  const isBulleted = lines.filter(({ mark }) => mark === 'bullet').length >= LEAST_ITEMS;
  const head = lines.findLastIndex(({ whole }) =>
    heads.some((name) => whole.toLowerCase().includes(`${name}:`)),
  );
  const isItem = ({ mark }: PastedLine, at: number): boolean =>
    isBulleted ? mark === 'bullet' : head >= 0 && at > head;
  return {
    items: lines.map((line, at) => (isItem(line, at) ? line.text : undefined)),
    isNumbered: false,
  };
}

/** "next meeting Tue 20 January". */
function meetsAgain(line: string, names: readonly string[]): { label: string; said: string } | undefined {
  const name = names.find((one) => line.toLowerCase().startsWith(one));
  return name === undefined
    ? undefined
    : { label: line.slice(0, name.length), said: line.slice(name.length).replace(/^[\s:：]+/u, '') };
}

/** "Roof - three quotes", "Fees: as before". */
const nameBefore = (said: string): string =>
  /^\p{L}[\p{L}\p{N}'’ ]{0,30}(?= [–-] )/u.exec(said)?.[0] ?? labelOf(said)?.label ?? '';

/** The words of an item before what is said of it. */
function nameOf(said: string): string {
  const end = said.search(/[:：;,](?:\s|$)|(?<=\p{L})\.(?:\s|$)/u);
  const name = end < 0 ? said : said.slice(0, end);
  return wordCount(name) <= LONGEST_NAME ? name : '';
}

const itemTopic = (heading: string, said: string, at: number): Topic =>
  topicOf(`meeting-${at}`, heading, {
    level: heading === '' ? 0 : 1,
    passages: said === '' ? [] : sentencesOf(said, false),
  });

/** The head is lines under labels; what was said of an item stays with it. */
const sentencesOf = (text: string, isHead: boolean): Topic['passages'] =>
  (isHead
    ? text.split(/;\s+|(?<=\.)\s+(?=\p{Lu}[\p{L} ]{0,20}:)/u)
    : text.replace(ARROW, ' → ').split(BREAK)
  ).map((one, at) =>
    sentenceOf(isHead ? withoutEnd(one.trim(), '.') : one.trim(), { final: !isHead, paragraph: at }),
  );
