import type { SectionType, SlideLayout } from '@sitewright/site-spec';
import { question } from '../../../draft/marks.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import type { Questions } from '../../../packs/questions.ts';

export type QuestionGroup = 'items' | 'documents' | 'frames';
export type Mode = 'lite' | 'economy' | 'power';

/** What the built-in writer can say of its own in one language: neutral labels, and questions to the person. */
export interface Voice {
  language: string;
  /** A neutral heading or a word on a button; '' if there is no such label. */
  label: (name: string) => string;
  /** One marked question; `name` is the thing asked about, in the person's words. */
  ask: (group: QuestionGroup, key: string, name?: string) => string;
  /** The marked questions of a section without material. */
  askSection: (kind: SectionType) => string[];
  /** The marked questions of a slide without material. */
  askSlide: (layout: SlideLayout) => string[];
  /** "Number 3: what shall stand here?", for what is missing to a count. */
  askNumber: (n: number) => string;
  /** A sentence about the result itself. */
  say: (key: string, slots: { name?: string; contact?: string }) => string;
  /** A function that a specification can't have, by its name in a brief; '' if it has none here. */
  functionName: (name: string) => string;
}

/** Slides that ask what a section of a page asks. */
const LIKE_SECTION: Partial<Record<SlideLayout, SectionType>> = {
  quote: 'testimonials',
  comparison: 'comparison',
  timeline: 'timeline',
  process: 'steps',
  chart: 'chart',
  team: 'team',
};

const fill = (words: string, slots: Record<string, string | undefined>): string => {
  let filled = words;
  for (const [slot, value] of Object.entries(slots))
    filled = filled.replaceAll(`{${slot}}`, () => value ?? '');
  return filled;
};

/** The voice of a language; English where there is no pack, or no such question in it. */
export function voiceOf(language: string): Voice {
  const { labels, questions } = languagePackOf(language);
  const english = languagePackOf('en');
  const own = <Key extends keyof Questions>(key: Key): Questions[Key] =>
    questions[key] ?? english.questions[key];
  const ask = (group: QuestionGroup, key: string, name = ''): string => {
    const words = own(group)?.[key] ?? own('items')?.[key];
    if (words === undefined) throw new Error(`There is no question "${key}" about ${group}.`);
    return question(fill(words, { name, n: name }));
  };
  return {
    language,
    label: (name) => labels[name] ?? english.labels[name] ?? '',
    ask,
    askSection: (kind) => (own('sections')?.[kind] ?? []).map(question),
    askSlide: (layout) => {
      const section = LIKE_SECTION[layout];
      return ((section ? own('sections')?.[section] : own('slides')?.[layout]) ?? []).map(question);
    },
    askNumber: (n) => ask('items', 'nth', String(n)),
    say: (key, slots) => fill(own('say')?.[key] ?? '', slots),
    functionName: (name) => Object.entries(own('functions') ?? {}).find(([key]) => key === name)?.[1] ?? '',
  };
}
