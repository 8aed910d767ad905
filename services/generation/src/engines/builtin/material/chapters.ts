import type { Random } from '../copy/random.ts';
import { KIND_COPY } from '../recipe/matters/kinds.ts';
import type { ChapterCopy, Matter } from '../recipe/matters/matter.ts';
import { MATTERS } from '../recipe/matters/matters.ts';
import { GERMAN_MATTERS } from '../recipe/matters/matters-de.ts';
import { isSayable, topicOf, type Voice } from './voice.ts';

/** Prompts longer than this bring their own matter, and any word of theirs may be a bystander's. */
const SHORT = 400;

const KNOWN: Readonly<Record<string, readonly Matter[]>> = { en: MATTERS, de: GERMAN_MATTERS };

/** What the chapters of a kind of text about a subject say: the subject's matter first, the kind's after. */
export function copiesFor(kind: string, voice: Voice): ChapterCopy[] {
  const matters = KNOWN[voice.language];
  if (matters === undefined) return [];
  const opening = voice.source.length <= SHORT ? (/^[^.\n]{0,160}/.exec(voice.source)?.[0] ?? '') : '';
  const matter =
    matters.find((each) => each.match.test(voice.named)) ?? matters.find((each) => each.match.test(opening));
  const own = voice.language === 'en' ? KIND_COPY[kind] : undefined;
  return [...(matter ? [matter] : []), ...(own ? [own] : [])];
}

/** The sentences that may open a chapter. */
export function openingsOf(title: string, voice: Voice): readonly string[] {
  const topic = topicOf(title, voice);
  if (topic === undefined) return [];
  const known = voice.copies.flatMap((copy) => copy.leads?.[topic.key] ?? []);
  return [...known, ...topic.leads].filter((lead) => isSayable(lead, voice));
}

/** Chapters that are told in order, where nothing can be left out from the middle. */
const ORDERED = new Set(['method', 'timeline', 'programme', 'materials', 'agendaItems']);
/** No list grows longer. */
const MOST = 6;
/** As many as this make a list, unless more were asked for than a list usually has. */
const ENOUGH = 2;

/**
 * The points of a chapter: of its matter where that is known, else of its kind, else what the topic asks of any
 * subject, from a seeded place on. Undefined where no topic knows the title. More than `count` come only where order
 * matters; what did not find room follows in `spare`.
 */
export function pointsOf(title: string, count: number, voice: Voice, random: Random): Points | undefined {
  const topic = topicOf(title, voice);
  if (topic === undefined) return undefined;
  const rows = [
    ...voice.copies.map((copy) => copy.points[topic.key] ?? []),
    turned(topic.points, random),
  ].map((row) => row.filter((each) => isSayable(each, voice)));
  const enough = count > MOST ? count : ENOUGH;
  const filled: string[] = [];
  for (const row of rows) {
    if (filled.length >= enough) break;
    filled.push(...row.filter((each) => !filled.includes(each)));
  }
  const shown = ORDERED.has(topic.key) && count >= 4 ? filled.slice(0, MOST) : someOf(filled, count, random);
  return { shown, spare: filled.filter((each) => !shown.includes(each)) };
}

export interface Points {
  shown: string[];
  spare: string[];
}

function turned(row: readonly string[], random: Random): string[] {
  const start = random.int(Math.max(1, row.length));
  return [...row.slice(start), ...row.slice(0, start)];
}

/** Some of a row in its own order, the first always. */
function someOf(row: readonly string[], count: number, random: Random): string[] {
  if (row.length <= count) return [...row];
  const chosen = new Set([0, ...random.take([...row.keys()].slice(1), count - 1)]);
  return row.filter((_, index) => chosen.has(index));
}
