import type { Asset, Chart, Dataset, Labels, Theme, Warning } from '@sitewright/site-spec';
import type { Brief, FactKind } from '../brief/brief.ts';
import type { DraftHead } from '../draft/draft.ts';
import { languagePackOf } from '../packs/language-pack.ts';
import { cleanText } from './text/clean-text.ts';
import { outwardHref } from './text/link-target.ts';
import { type NodeTexts, nodeTexts } from './text/node-texts.ts';
import type { TextOptions } from './text/rich-text.ts';
import type { MoodLook } from './theme/moods.ts';

/** Who made a draft, and when: for the provenance. */
export interface Stamp {
  mode: 'lite' | 'economy' | 'power';
  createdAt: string;
  engine: string;
  engineVersion: string;
  model?: string;
  /** Of all instructions that a language model was given, in hex. */
  instructionsSha256?: string;
  /** `<provider>:<model>` of each that was asked. */
  providers?: readonly string[];
}

/** What the assemblers of all build types share. */
export interface AssembleContext {
  brief: Brief;
  head: DraftHead;
  /** All that the parts of the draft say. */
  said: string;
  mode: Stamp['mode'];
  language: string;
  /** Words that a renderer puts around the content, in the language of the specification. */
  labels: Labels;
  /** Theme of the draft: ornament, corners, whether it lies on a dark ground. */
  look: MoodLook;
  theme: Theme;
  /** 32 bits that follow from the prompt; breaks ties and nothing else. */
  seed: number;
  warn: (code: string, message: string) => void;
  /** Pictures that the draft's writer drew, by their ids. */
  drawings: Map<string, Asset>;
  /** A reader of one node's texts. Without `linkTo`, only links that lead out are kept. */
  texts: (links?: Partial<Pick<TextOptions, 'linkTo' | 'footnoteOf'>>) => NodeTexts;
}

/** The chart of a ref with its data, its nodes named after the id; undefined where it can't be drawn. */
export type ChartFor = (ref: string, id: string) => { dataset: Dataset; chart: Chart } | undefined;

/** What an assembler of one build type makes. */
export interface Assembled<Content> {
  content: Content;
  assets: Asset[];
  /** What is to be seen, which names a result that nobody named. */
  shown?: string;
}

const MOST_WARNINGS = 60;

/** A label of the specification's language; its name where there is no such label. */
export const labelOf = (context: Pick<AssembleContext, 'labels'>, name: string): string =>
  context.labels[name] ?? name;

/** Whether the parts of a draft say words, or the digits of a number, as a whole: "Unit" is no place where "Unit 4" is written. */
export function isSaid({ said }: AssembleContext, words: string): boolean {
  const digits = words.replace(/[\s()+./-]/gu, '');
  if (/^\d+$/u.test(digits)) return said.replace(/[\s()+./-]/gu, '').includes(digits.slice(-6));
  const [, ...rest] = said.split(words);
  return rest.some((after) => !/^[ -]?\d|^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(after));
}

/** The only fact of a kind that is said and no longer than that: of two addresses, nobody knows which is the organisation's. */
export function onlyFact(context: AssembleContext, kind: FactKind, most = 300): string | undefined {
  const { facts } = context.brief;
  const values = new Set(facts.filter((fact) => fact.kind === kind).map(({ value }) => value.trim()));
  const [value] = values;
  const isOnly = values.size === 1 && value !== undefined && value.length <= most;
  return isOnly && isSaid(context, value) ? value : undefined;
}

/** As many of a list as there is room for; whoever gave more is told. */
export function roomFor<T>(
  all: readonly T[],
  most: number,
  { what, warn }: { what: string; warn: AssembleContext['warn'] },
): T[] {
  if (all.length > most) warn('too_many', `Only ${most} of ${all.length} ${what} were kept.`);
  return all.slice(0, most);
}

/** @returns the context and the warnings that are gathered in it. */
export function createContext(
  given: Pick<AssembleContext, 'brief' | 'head' | 'mode' | 'language' | 'look' | 'theme'>,
): { context: AssembleContext; warnings: Warning[] } {
  const warnings: Warning[] = [];
  const warn = (code: string, message: string): void => {
    const text = cleanText(message).slice(0, 500).toWellFormed();
    const isNew = warnings.every((warning) => warning.code !== code || warning.message !== text);
    if (isNew && warnings.length < MOST_WARNINGS) warnings.push({ code, message: text });
  };
  const onCut = (kept: string): void =>
    warn('text_cut', `There was no room for all of: ${kept.slice(0, 120)}`);
  const context: AssembleContext = {
    ...given,
    said: JSON.stringify('parts' in given.head ? given.head.parts : ''),
    labels: { ...languagePackOf(given.language).labels },
    seed: Number.parseInt(given.brief.promptSha256.slice(0, 8), 16) || 0,
    warn,
    drawings: new Map(),
    texts: (own) =>
      nodeTexts({
        language: given.language,
        onCut,
        linkTo: outwardHref,
        footnoteOf: () => undefined,
        ...own,
      }),
  };
  return { context, warnings };
}
