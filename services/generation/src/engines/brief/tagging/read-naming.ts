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
  what?: Stretch;
  title?: Stretch;
}

/** Most words name nothing; so much a name is worth more than none. Found on prompts left out of training. */
const LEAN = 0.7;

const model = loadTagModel(weightsFile('naming'));
const isKnown = wordsKnownTo(model);

/** Features of a prompt's tokens, as training and reading see them. */
export function namingFeatures(
  tokens: readonly TagToken[],
  buildType: BuildType,
  roles: readonly SegmentRole[],
  knows: (key: string) => boolean,
): string[][] {
  const roleOf = (index: number): string => {
    const token = tokens[index];
    return token ? (roles[token.start] ?? 'order') : 'none';
  };
  let run = 0;
  let inRun = 0;
  return tagFeatures(tokens, knows, [`type ${buildType}`]).map((features, index) => {
    const isMaterial = roleOf(index) === 'material';
    if (isMaterial && roleOf(index - 1) !== 'material') {
      run++;
      inRun = 0;
    }
    inRun++;
    const place = isMaterial ? `run ${Math.min(run, 4)}/${Math.min(inRun, 6)}` : 'outside';
    const roles3 = `${roleOf(index - 1)} ${roleOf(index)} ${roleOf(index + 1)}`;
    return [
      ...features,
      `roles ${roles3}`,
      place,
      `${place} ${tokens[index]?.shape}`,
      `${place} ${buildType}`,
    ];
  });
}

/** Reads them from the material of a prompt: the first of each that was found. */
export function readNamed(
  prompt: string,
  buildType: BuildType,
  roles: readonly SegmentRole[],
): NamedStretches {
  const tokens = tagTokens(prompt);
  const scores = scoresOf(model, namingFeatures(tokens, buildType, roles, isKnown)).map((score, at) =>
    at % NAMINGS.length === 0 ? score : score + LEAN,
  );
  const labels = likeliest(model, scores);
  const first = (naming: (typeof NAMINGS)[number]): Stretch | undefined => {
    const wanted = NAMINGS.indexOf(naming);
    const from = labels.findIndex((label, at) => label === wanted && tokens[at]?.isWord === true);
    if (from === -1) return undefined;
    let to = from;
    while (labels[to] === wanted) to++;
    const start = tokens[from]?.start ?? 0;
    const words = withoutEnd(prompt.slice(start, tokens[to - 1]?.end ?? start), ' ,:;"“”„«»「」');
    return { start, end: start + words.length };
  };
  const [name, what, title] = [first('name'), first('what'), first('title')];
  return { ...(name && { name }), ...(what && { what }), ...(title && { title }) };
}
