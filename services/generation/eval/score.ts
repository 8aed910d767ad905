import { checkCharts } from './checks/chart-data.ts';
import type { Check } from './checks/check.ts';
import { checkColours } from './checks/colours.ts';
import { contrastPairs } from './checks/contrast.ts';
import { checkCounts, lengthScore } from './checks/counts.ts';
import { checkFacts } from './checks/facts.ts';
import { falselyHonoured } from './checks/honours.ts';
import { links } from './checks/links.ts';
import {
  type Copy,
  copyGrams,
  duplicateSentences,
  placeholderTexts,
  promptGrams,
} from './checks/repetition.ts';
import { checkSections } from './checks/sections.ts';
import type { Row } from './row.ts';
import { isObject, type Json } from './tree.ts';
import { visibleTexts } from './visible-text.ts';
import { wordsOf } from './words.ts';

/** Everything measured of one result. */
export type Score = {
  id: string;
  buildType: Row['buildType'];
  mode: string;
  ms: number;
  valid: boolean;
  problems: string[];
  checks: Check[];
  contrast: boolean[];
  links: { link: string; ok: boolean }[];
  sentences: number;
  repeated: number;
  placeholders: string[];
  language?: { wanted: string; found: string };
  length?: { wanted: number; found: number; score: number };
  copy: Copy;
  falselyHonoured: number;
};

export type Outcome = { spec: Json; mode: string; ms: number; problems: string[] };

function languageOf(row: Row, spec: Json): Score['language'] {
  if (row.expect.language === undefined) return undefined;
  const found = isObject(spec) && typeof spec.language === 'string' ? spec.language : '';
  return { wanted: row.expect.language, found };
}

/** Scores a result by the prompt's expectations and the content; `spec.brief` is never read. */
export async function score(row: Row, outcome: Outcome): Promise<Score> {
  const { spec } = outcome;
  const content = isObject(spec) ? (spec.content ?? null) : null;
  const language = languageOf(row, spec);
  const checks = [
    ...checkFacts(row.expect, spec),
    ...checkCounts(row.expect, content),
    ...checkSections(row.expect, content),
    ...checkColours(row.expect, spec),
    ...(await checkCharts(row, content)),
  ];
  if (language) {
    const ok = language.found.split('-')[0] === language.wanted.split('-')[0];
    checks.push({ group: 'sections', name: `language ${language.wanted}`, ok, detail: language.found });
  }
  const words = row.expect.words;
  const found = words === undefined ? 0 : wordsOf(visibleTexts(content).join(' ')).length;
  return {
    id: row.id,
    buildType: row.buildType,
    mode: outcome.mode,
    ms: outcome.ms,
    valid: outcome.problems.length === 0,
    problems: outcome.problems,
    checks,
    contrast: contrastPairs(spec),
    links: links(spec),
    ...duplicateSentences(spec),
    placeholders: placeholderTexts(spec, row.prompt),
    language,
    length: words === undefined ? undefined : { wanted: words, found, score: lengthScore(words, found) },
    falselyHonoured: falselyHonoured(spec),
    copy: { id: row.id, grams: copyGrams(spec), prompt: promptGrams(row.prompt) },
  };
}
