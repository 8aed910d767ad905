import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { wordFeature, wordsKnownTo } from '../src/engines/brief/tagging/features.ts';
import { NAMINGS, namingFeatures } from '../src/engines/brief/tagging/read-naming.ts';
import { ROLES, roleFeatures } from '../src/engines/brief/tagging/read-roles.ts';
import { hashOf, likeliest, scoresOf, type TagModel } from '../src/engines/brief/tagging/tag-model.ts';
import { type TagToken, tagTokens } from '../src/engines/brief/tagging/tokens.ts';
import { weightsFile } from '../src/engines/packs/read-packs.ts';
import { trainTagger, writtenModel } from './crf.ts';
import { type Marked, readMarked } from './marked.ts';

/**
 * `npm run train`: learns from the marked prompts what of a prompt is order, material and private, and which words name
 * what it is for, and writes the weights that the reader loads. `--check N` learns N times from all but an N-th of them
 * instead, and prints what of the prompts left out each time was read right.
 */
const { values: options } = parseArgs({ options: { check: { type: 'string' } } });

/** A word of fewer prompts besides the one that is looked at is not known. */
const LEAST_PROMPTS = 3;
/** A kind of labels: which prompts are marked with them, the label of each token, what is seen of a token. */
interface Task {
  labels: readonly string[];
  /** Found on prompts left out. */
  rate: number;
  /** Weights below change next to no label. */
  least: number;
  isMarked: (prompt: Marked) => boolean;
  gold: (prompt: Marked, token: TagToken) => number;
  features: (prompt: Marked, tokens: readonly TagToken[], knows: (key: string) => boolean) => string[][];
}

const roles: Task = {
  labels: ROLES,
  rate: 0.004,
  least: 0.05,
  // Some teach names alone.
  isMarked: ({ id }) => !id.startsWith('name-'),
  gold: ({ roles }, { start }) => ROLES.findIndex((role) => role[0] === roles[start]),
  features: ({ buildType }, tokens, knows) => roleFeatures(tokens, buildType, knows),
};

const naming: Task = {
  labels: NAMINGS,
  rate: 0.01,
  least: 0.2,
  isMarked: (prompt) => prompt.naming !== undefined,
  gold: ({ text, roles, naming }, { start }) =>
    NAMINGS.findIndex((label) => {
      const words = label === 'none' ? '' : (naming?.[label] ?? '');
      const from = words === '' ? -1 : materialAt(text, roles, words);
      return from !== -1 && start >= from && start < from + words.length;
    }) || 0,
  features: ({ buildType }, tokens, knows) => namingFeatures(tokens, buildType, knows),
};

/** Where words first stand in the material. */
function materialAt(text: string, roles: string, words: string): number {
  let from = text.indexOf(words);
  while (from !== -1 && roles[from] !== 'm') from = text.indexOf(words, from + 1);
  return from;
}

const marked = readMarked(new URL('./marked/', import.meta.url));
const tokensOf = new Map(marked.map((prompt) => [prompt, tagTokens(prompt.text)]));

interface Learned {
  model: TagModel;
  /** Features that say that a word is known. */
  words: ReadonlySet<number>;
}

function learn(task: Task, prompts: readonly Marked[]): Learned {
  const counts = new Map<string, number>();
  for (const prompt of prompts) {
    for (const key of new Set(tokensOf.get(prompt)?.map((token) => token.key)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const samples = prompts.map((prompt) => {
    const tokens = tokensOf.get(prompt) ?? [];
    return {
      features: task.features(prompt, tokens, (key) => (counts.get(key) ?? 0) > LEAST_PROMPTS),
      gold: tokens.map((token) => Math.max(0, task.gold(prompt, token))),
    };
  });
  return {
    model: trainTagger(samples, task.labels.length, task.rate),
    words: new Set([...counts.keys()].map((key) => hashOf(wordFeature(key)))),
  };
}

/** For each label, how many words have it, were read so, and both. */
type Figures = Map<string, { marked: number; read: number; both: number }>;

function hold(task: Task, { model }: Learned, prompt: Marked, figures: Figures): void {
  const tokens = tokensOf.get(prompt) ?? [];
  const labels = likeliest(model, scoresOf(model, task.features(prompt, tokens, wordsKnownTo(model))));
  for (const [index, token] of tokens.entries()) {
    if (!token.isWord) continue;
    const gold = Math.max(0, task.gold(prompt, token));
    for (const [at, label] of task.labels.entries()) {
      const figure = figures.get(label) ?? { marked: 0, read: 0, both: 0 };
      figures.set(label, figure);
      if (gold === at) figure.marked++;
      if (labels[index] === at) figure.read++;
      if (gold === at && labels[index] === at) figure.both++;
    }
  }
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

for (const [name, task] of Object.entries({ roles, naming })) {
  const own = marked.filter(task.isMarked);
  const folds = Number(options.check ?? 0);
  if (folds === 0) {
    const { model, words } = learn(task, own);
    const bytes = writtenModel(model, task.least, words);
    await writeFile(weightsFile(name === 'roles' ? 'roles' : 'naming'), bytes);
    process.stdout.write(`${name}: ${own.length} prompts, ${bytes.length} bytes written\n`);
    continue;
  }
  const figures: Figures = new Map();
  for (let fold = 0; fold < folds; fold++) {
    const learned = learn(
      task,
      own.filter((_prompt, at) => at % folds !== fold),
    );
    for (const prompt of own.filter((_prompt, at) => at % folds === fold))
      hold(task, learned, prompt, figures);
  }
  process.stdout.write(`${name}: ${own.length} prompts, each read by what was learned of the others\n`);
  process.stdout.write('label      words   found   right of those found\n');
  for (const [label, { marked: all, read, both }] of figures) {
    process.stdout.write(
      `${label.padEnd(10)} ${String(all).padStart(5)} ${percent(both, all).padStart(8)} ${percent(both, read).padStart(8)}\n`,
    );
  }
}
