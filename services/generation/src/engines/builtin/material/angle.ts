import type { Topic } from '../recipe/decks/topic.ts';
import { ANGLES, type Angle } from '../recipe/documents/angles.ts';
import type { DocumentRecipe } from '../recipe/documents/documents.ts';
import { capitalised } from './lists.ts';
import { isPlural, nounOf, withArticle } from './noun-phrase.ts';
import { wordCount } from './sentences.ts';
import { bare } from './subject.ts';
import type { Voice } from './voice.ts';

/** Texts that are free to choose their chapters; a report or a plan has its own. */
const FREE = new Set(['article', 'essay', 'general']);
const LONGEST_SUBJECT = 8;

/** `the history of tea` is told in the chapters of a history, and speaks of tea. */
export function takeAngle(recipe: DocumentRecipe, voice: Voice): DocumentRecipe {
  const found = FREE.has(recipe.key) ? angleOf(voice) : undefined;
  if (found === undefined) return recipe;
  const { angle, sides } = found;
  const [x = '', y] = sides;
  if (y === undefined) speakOf(voice, x);
  const chapters = angle.chapters.map(([title, points]) => ({
    title: titled(title, sides),
    points: points.map((point) => sided(point, sides)),
  }));
  const key = (at: number) => `${angle.key}-${at}`;
  voice.topics = [...chapters.map(({ title }, at) => topicFor(key(at), title)), ...voice.topics];
  voice.copies = [{ points: Object.fromEntries(chapters.map(({ points }, at) => [key(at), points])) }];
  return { ...recipe, outline: chapters.map(({ title }) => title) };
}

/** A talk on the history of tea has chapters of its own; its points speak of tea. */
export function speakOfPast(voice: Voice): void {
  const found = angleOf(voice);
  if (found?.angle.key === 'history' && found.sides[0] !== undefined) speakOf(voice, found.sides[0]);
}

function angleOf(voice: Voice): { angle: Angle; sides: string[] } | undefined {
  if (voice.language !== 'en') return undefined;
  const named = bare(voice.named);
  const angle = ANGLES.find((each) => each.match.test(named));
  const sides = (angle?.match.exec(named) ?? [])
    .slice(1)
    .filter((group) => group !== undefined)
    .map((side) => bare(side));
  const isShort = sides.every((side) => wordCount(side) <= LONGEST_SUBJECT);
  return angle !== undefined && sides.length > 0 && isShort ? { angle, sides } : undefined;
}

/** A chapter's title, with a capital behind the mark of those that are needed. */
function titled(title: string, sides: readonly string[]): string {
  const mark = title.startsWith('!') ? '!' : '';
  return mark + capitalised(sided(title.slice(mark.length), sides));
}

const sided = (text: string, [x = '', y = '']: readonly string[]): string =>
  text.replaceAll('{x}', x).replaceAll('{y}', y);

function speakOf(voice: Voice, thing: string): void {
  voice.subject = withArticle(thing, voice.source.slice(0, 600));
  voice.noun = nounOf(voice.subject, voice.source.slice(0, 4000));
  voice.plural = isPlural(voice.noun);
}

function topicFor(key: string, title: string): Topic {
  const plain = title.replace(/^!/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { key, match: new RegExp(`^${plain}$`, 'i'), points: [], leads: [] };
}
