import type { BuildType } from '@sitewright/site-spec';
import { weightsFile } from '../../packs/read-packs.ts';
import type { SegmentRole } from '../brief.ts';
import { tagFeatures, wordsKnownTo } from './features.ts';
import { likeliest, loadTagModel, scoresOf } from './tag-model.ts';
import { isBreak, type TagToken, tagTokens } from './tokens.ts';

/** In the order of the model's labels. */
export const ROLES: readonly SegmentRole[] = ['order', 'material', 'private'];

const model = loadTagModel(weightsFile('roles'));

const isKnown = wordsKnownTo(model);

/** Features of a prompt's tokens, as training and reading see them. */
export const roleFeatures = (
  tokens: readonly TagToken[],
  buildType: BuildType,
  knows: (key: string) => boolean,
): string[][] => tagFeatures(tokens, knows, [`type ${buildType}`]);

/** What each UTF-16 unit of a prompt is for; the stretches of `given` (pasted tables) are material. */
export function readRoles(
  prompt: string,
  buildType: BuildType,
  given: readonly { start: number; end: number }[],
): SegmentRole[] {
  const tokens = tagTokens(prompt);
  const labels = likeliest(model, scoresOf(model, roleFeatures(tokens, buildType, isKnown)));
  const found = labels.map((label) => ROLES[label] ?? 'order');
  const roles = settled(tokens, found);
  return spread(prompt, tokens, roles).map((role, at) =>
    given.some(({ start, end }) => at >= start && at < end) ? 'material' : role,
  );
}

/** What is written as one thing has one role: an address of mail or web, a quotation, a word in katakana. */
function settled(tokens: readonly TagToken[], found: readonly SegmentRole[]): SegmentRole[] {
  const roles = [...found];
  for (const { from, to } of [...unbroken(tokens), ...quotations(tokens), ...katakana(tokens)])
    roles.fill(mostOf(tokens, roles, from, to), from, to);
  return roles;
}

interface Run {
  from: number;
  to: number;
}

const KATAKANA = /^[\p{Script=Katakana}ー]$/u;

/** A word in katakana, of which each character is a token. */
const katakana = (tokens: readonly TagToken[]): Run[] =>
  runsOf(
    tokens,
    (token, next) => token.end === next.start && KATAKANA.test(token.key) && KATAKANA.test(next.key),
  );

function mostOf(
  tokens: readonly TagToken[],
  roles: readonly SegmentRole[],
  from: number,
  to: number,
): SegmentRole {
  const counts = { order: 0, material: 0, private: 0 };
  for (let at = from; at < to; at++) if (tokens[at]?.isWord) counts[roles[at] ?? 'order']++;
  if (counts.private > counts.order && counts.private > counts.material) return 'private';
  return counts.material >= counts.order ? 'material' : 'order';
}

function runsOf(tokens: readonly TagToken[], joins: (token: TagToken, next: TagToken) => boolean): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let at = 1; at <= tokens.length; at++) {
    const [last, next] = [tokens[at - 1], tokens[at]];
    if (last && next && joins(last, next)) continue;
    if (at - from > 1) runs.push({ from, to: at });
    from = at;
  }
  return runs;
}

/** Without a blank, with signs within: addresses, figures with units, times. */
const unbroken = (tokens: readonly TagToken[]): Run[] =>
  runsOf(
    tokens,
    (token, next) =>
      token.end === next.start &&
      !isBreak(token) &&
      !isBreak(next) &&
      token.shape !== 'character' &&
      next.shape !== 'character',
  ).filter(({ from, to }) =>
    tokens.slice(from, to - 1).some(({ isWord, key }, at) => !isWord && !'"“”„«»'.includes(key) && at > 0),
  );

const quotations = (tokens: readonly TagToken[]): Run[] =>
  runsOf(tokens, (token, next) => token.quote !== -1 && token.quote === next.quote);

/** Over the units of the text: blanks and signs between words of one role have it too, others are of the order. */
function spread(prompt: string, tokens: readonly TagToken[], roles: readonly SegmentRole[]): SegmentRole[] {
  const units = new Array<SegmentRole>(prompt.length).fill('order');
  for (const [at, token] of tokens.entries()) {
    const role = roles[at] ?? 'order';
    const next = tokens[at + 1];
    units.fill(role, token.start, next && roles[at + 1] === role ? next.start : token.end);
  }
  return units;
}
