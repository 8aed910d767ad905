import type { Asset, Theme } from '@sitewright/site-spec';
import type { BuildMode, TextDirection } from './brief/brief.ts';
import type { Random } from './copy/random.ts';
import type { InterfaceWords } from './words/interface-words.ts';

export type RequestedKind =
  | 'page'
  | 'section'
  | 'feature'
  | 'fact'
  | 'colour'
  | 'count'
  | 'language'
  | 'style';

/** What became of something the prompt asked for, said by the composer that dealt with it. */
export interface OutcomeNote {
  kind: RequestedKind;
  /** The user's words, from the brief. */
  text: string;
  status: 'honoured' | 'adapted' | 'unsupported';
  /** Id of the node it went to; the check stage turns it into a JSON Pointer. */
  nodeId?: string;
  note?: string;
}

export interface ComposeContext {
  mode: BuildMode;
  /** BCP 47, the language to write in. */
  language: string;
  dir: TextDirection;
  /** Finished theme; composers refer to its tokens by name. */
  theme: Theme;
  /** Interface words in `language`, English where we have none. */
  words: InterfaceWords;
  /** False if `language` is not among the interface languages: composers then prefer the user's own words. */
  hasWords: boolean;
  /** A stream of choices of its own for each label, so that one section's choices do not move another's. */
  random(label: string): Random;
  /** A new id, `prefix` and a number, unique in the specification: `hero-1`, `item-4`. */
  id(prefix: string): string;
  /** Tells the check stage what a requested thing became. What is simply there need not be told. */
  note(outcome: OutcomeNote): void;
  warn(code: string, message: string): void;
}

/** What each composer hands back; the pipeline puts the envelope around it. */
export interface Composed<Content> {
  /** 1 to 120 characters. */
  title: string;
  /** Up to 300 characters. */
  description: string;
  content: Content;
  assets: Asset[];
}
