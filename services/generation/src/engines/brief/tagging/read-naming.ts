import type { BuildType } from '@sitewright/site-spec';
import { weightsFile } from '../../packs/read-packs.ts';
import type { SegmentRole } from '../brief.ts';
import { withoutEnd } from '../without-end.ts';
import { tagFeatures, wordsKnownTo } from './features.ts';
import { likeliest, loadTagModel, scoresOf } from './tag-model.ts';
import { type TagToken, tagTokens } from './tokens.ts';

/** What a word says of the whole, in the order of the model's labels. */
export const NAMINGS = ['none', 'name', 'what', 'title'] as const;

/** A stretch of the prompt in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

/** Where the prompt names whom the result is for, says what that is or what it is about, and dictates a title. */
export interface NamedStretches {
  name?: Stretch;
  /** Nothing but that else nothing would head the result speaks for the name. */
  isGuess: boolean;
  what?: Stretch;
  title?: Stretch;
}

/** Most words name nothing; so much a name is worth more than none. Found on prompts left out of training. */
const LEAN = 0.7;
/** And so much where nothing else could head the result. */
const LEAN_ON_NONE = 2;

const model = loadTagModel(weightsFile('naming'));
const isKnown = wordsKnownTo(model);

/** Features of a prompt's tokens, as training and reading see them. */
export function namingFeatures(
  tokens: readonly TagToken[],
  buildType: BuildType,
  knows: (key: string) => boolean,
): string[][] {
  const hosts = hostsOf(tokens);
  const times = Map.groupBy(tokens, ({ key }) => key);
  const places = runsOf(tokens);
  return tagFeatures(tokens, knows, [`type ${buildType}`]).map((features, index) => {
    const { key = '', shape = '' } = tokens[index] ?? {};
    const isHost = key.length > 2 && hosts.some((host) => host.includes(key));
    const place = places[index] ?? 'outside';
    return [
      ...features,
      place,
      `${place} ${shape}`,
      `${place} ${buildType}`,
      `host ${isHost} ${shape}`,
      `host ${isHost} ${buildType}`,
      `again ${Math.min(3, times.get(key)?.length ?? 0)} ${shape}`,
    ];
  });
}

/** Which run of words from the beginning a token stands in, and how far in. */
function runsOf(tokens: readonly TagToken[]): string[] {
  let run = 0;
  let inRun = 0;
  return tokens.map(({ isWord }, index) => {
    if (isWord && tokens[index - 1]?.isWord !== true) {
      run++;
      inRun = 0;
    }
    inRun++;
    return isWord ? `run ${Math.min(run, 4)}/${Math.min(inRun, 6)}` : 'outside';
  });
}

/** So many words no name has. */
const MOST_IN_NAME = 7;
const NAME_ENDS = /[,;:!?\n([（、。，：]|(?<=\p{L}{4})\.\s|\s[–—-]\s/u;
/** A name in quotation marks; the last of them may be left out. */
const QUOTED = /[“”„"«「『]\s?([^“”„"«»「」『』]{2,60}?)\s?(?:[“”"»」』]|$)/u;

/** "St. Anne's Rowing Club", "Tenants' Association": a name goes on behind whose it is. */
const WHOSE = /^['’]s?(?:\s\p{Lu}[\p{L}’'-]*)+/u;
const isQuoted = (prompt: string, at: number): boolean => /['’‘]/u.test(prompt.charAt(at - 1));

/** The name itself: what stands in quotation marks or in a bracket left open, else from its first capital on; nothing if that is no name. */
function withinName(prompt: string, found: Stretch | undefined): Stretch | undefined {
  if (found === undefined) return undefined;
  const words = prompt.slice(found.start, found.end);
  const quoted = QUOTED.exec(words);
  const inner = quoted?.[1] ?? words;
  const opened = /^(?:[\p{Ll}\s]+[(（]|\p{L}{1,3}['’]\p{L}{1,2}\s)/u.exec(inner);
  const named = inner.slice(opened?.[0].length ?? 0);
  const capital = /\p{Lu}/u.test(named) ? named.search(/(?<![\p{L}\p{N}'’])[\p{Lu}\p{N}]/u) : 0;
  const kept = named.slice(Math.max(0, capital));
  const name = withoutEnd(kept.slice(0, NAME_ENDS.exec(kept)?.index ?? kept.length), ' –—-');
  if (name === '' || name.split(/\s/u).length > MOST_IN_NAME) return undefined;
  const start = prompt.indexOf(name, found.start);
  const whose = isQuoted(prompt, start) ? '' : (WHOSE.exec(prompt.slice(start + name.length))?.[0] ?? '');
  return { start, end: start + name.length + whose.length };
}

/** What stands behind the @ of mail addresses and in links: mostly the name of whom they belong to. */
function hostsOf(tokens: readonly TagToken[]): string[] {
  return tokens.flatMap(({ key, start, isWord }, index) => {
    const [last, next] = [tokens[index - 1], tokens[index + 1]];
    const isBehind = last !== undefined && last.end === start && '@/.'.includes(last.key);
    return isWord && isBehind && next?.key === '.' ? [key] : [];
  });
}

/** Reads them: the first of each that is not private, none within another. */
export function readNamed(
  prompt: string,
  buildType: BuildType,
  roles: readonly SegmentRole[],
): NamedStretches {
  const tokens = tagTokens(prompt);
  const scores = scoresOf(model, namingFeatures(tokens, buildType, isKnown));
  const read = (naming: (typeof NAMINGS)[number], lean: number): Stretch | undefined =>
    firstOf(prompt, tokens, roles, scores, NAMINGS.indexOf(naming), lean);
  const title = read('title', LEAN);
  const firm = read('name', LEAN);
  const name = withinName(prompt, firm ?? (title ? undefined : read('name', LEAN_ON_NONE)));
  const what = read('what', LEAN);
  const isFree = (one: Stretch | undefined, other: Stretch | undefined): boolean =>
    !one || !other || one.end <= other.start || other.end <= one.start;
  return {
    isGuess: firm === undefined,
    ...(name && { name }),
    ...(title && isFree(title, name) && { title }),
    ...(what && isFree(what, name) && isFree(what, title) && { what }),
  };
}

/** The first words that bear a label, where that label is worth `lean` more than what training found. */
function firstOf(
  prompt: string,
  tokens: readonly TagToken[],
  roles: readonly SegmentRole[],
  scores: Float64Array,
  wanted: number,
  lean: number,
): Stretch | undefined {
  const leaning = scores.map((score, at) => (at % NAMINGS.length === wanted ? score + lean : score));
  const labels = likeliest(model, leaning);
  const isFirst = ({ isWord, start }: TagToken, at: number): boolean =>
    labels[at] === wanted && isWord && roles[start] !== 'private';
  const from = tokens.findIndex(isFirst);
  if (from === -1) return undefined;
  let to = from;
  while (labels[to] === wanted) to++;
  const start = tokens[from]?.start ?? 0;
  if (isShortened(tokens, to) || isWithinNumber(tokens, to)) to += 2;
  const words = withoutEnd(prompt.slice(start, tokens[to - 1]?.end ?? start), ' ,:;"“”„«»「」');
  return { start, end: start + words.length };
}

/** "FM 97.3", "1,200": the sign between digits is of their number. */
const isWithinNumber = (tokens: readonly TagToken[], to: number): boolean => {
  const [digits, sign, more] = tokens.slice(to - 1, to + 2);
  const areJoined = digits?.end === sign?.start && sign?.end === more?.start;
  return (
    areJoined &&
    [digits, more].every((one) => /^\p{Nd}+$/u.test(one?.key ?? '')) &&
    /^[.,]$/u.test(sign?.key ?? '')
  );
};

/** "Dr. Lindner", "St. Anne": the full stop after a short word with a capital before another goes on with the name. */
const isShortened = (tokens: readonly TagToken[], to: number): boolean =>
  tokens[to - 1]?.shape === 'Capital' &&
  (tokens[to - 1]?.key.length ?? 0) <= 3 &&
  tokens[to]?.key === '.' &&
  tokens[to + 1]?.shape === 'Capital';
