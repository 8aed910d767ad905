import type { Stretch } from '../segments/source.ts';
import { hashOf, type TagModel } from './tag-model.ts';
import { isBreak, stretchesOf, type TagToken } from './tokens.ts';

/** That a token is this word, or of this form. */
export const wordFeature = (word: string): string => `0 ${word}`;

/** A word is known to a model that learned something of it. */
export const wordsKnownTo =
  ({ rows }: TagModel) =>
  (key: string): boolean =>
    rows.has(hashOf(wordFeature(key)));

const MOST_WORDS = 24;
const REACH = 6;

/** What is seen of each token and around it. `knows`: the words that were learned; of others only the form counts. `told`: of the whole. */
export function tagFeatures(
  tokens: readonly TagToken[],
  knows: (key: string) => boolean,
  told: readonly string[] = [],
): string[][] {
  const { clauses, sentences, lines } = stretchesOf(tokens);
  const seen = tokens.map((token) => (!token.isWord || knows(token.key) ? token.key : `?${token.shape}`));
  const see = (index: number): string => seen[index] ?? '¶';
  const shape = (index: number): string => tokens[index]?.shape ?? '¶';
  const isUnknown = (index: number): boolean => seen[index]?.startsWith('?') ?? false;
  const common = remembered((stretch: Stretch) => ofStretch(stretch, 'c'));
  const whole = remembered((stretch: Stretch) => ofStretch(stretch, 's'));
  const places = placesOf(tokens);

  function ofStretch({ from, to }: Stretch, name: string): string[] {
    const words = new Set<string>();
    let unknown = 0;
    for (let index = from; index < to; index++) {
      if (isUnknown(index)) unknown++;
      else if (tokens[index]?.isWord && words.size < MOST_WORDS) words.add(`${name}:${see(index)}`);
    }
    return [
      ...words,
      `${name}unknown ${amount(unknown)}/${amount(to - from)}`,
      `${name}first ${see(from)}`,
      `${name}begins ${see(from)} ${see(from + 1)}`,
      `${name}before ${see(from - 1)}`,
      `${name}ends ${see(to - 1)}`,
    ];
  }

  const before = remembered(({ from }: Stretch) => {
    const previous = clauses[from - 1];
    if (previous === undefined) return ['p none'];
    return [`p first ${see(previous.from)}`, ...words(previous.from, previous.to, 'p').slice(0, MOST_WORDS)];
  });
  const quotes = quotesOf(tokens);
  const ofQuote = remembered(({ from, to }: Stretch) => [
    `quoted after ${see(from - 1)}`,
    `quoted after ${see(from - 2)} ${see(from - 1)}`,
    `quoted before ${see(to)}`,
    `quoted ${amount(to - from)}`,
    ...words(from - REACH, from, 'q'),
  ]);
  const leads = leadsOf(tokens, lines);
  const ofLead = remembered(({ from, to }: Stretch) => [
    `listed after ${see(to - 2)}`,
    ...words(Math.max(from, to - MOST_WORDS), to, 'l'),
  ]);
  const ofLine = remembered(({ from, to }: Stretch) => [
    `line ${see(from)}`,
    `line form ${shape(from)} ${shape(from + 1)}`,
    `line size ${amount(to - from)}`,
    `line above ${see(from - 2)} ${see(from - 1)}`,
  ]);

  function words(from: number, to: number, name: string): string[] {
    const found: string[] = [];
    for (let index = Math.max(0, from); index < Math.min(to, tokens.length); index++) {
      if (tokens[index]?.isWord && !isUnknown(index)) found.push(`${name}:${see(index)}`);
    }
    return found;
  }

  return tokens.map((token, index) => {
    const clause = clauses[index] ?? { from: 0, to: tokens.length };
    const sentence = sentences[index] ?? clause;
    return [
      '*',
      wordFeature(see(index)),
      `-1 ${see(index - 1)}`,
      `+1 ${see(index + 1)}`,
      `-2 ${see(index - 2)}`,
      `+2 ${see(index + 2)}`,
      `-1 0 ${see(index - 1)} ${see(index)}`,
      `0 +1 ${see(index)} ${see(index + 1)}`,
      `-2 -1 ${see(index - 2)} ${see(index - 1)}`,
      `+1 +2 ${see(index + 1)} ${see(index + 2)}`,
      `form ${token.shape}`,
      `forms ${shape(index - 1)} ${token.shape} ${shape(index + 1)}`,
      `in clause ${clause.from === sentence.from}/${amount(index - clause.from)}`,
      ...ofToken(token, shape(index + 1), tokens[index + 1]?.key ?? '', tokens[index - 1]?.key ?? ''),
      ...words(index - REACH, index - 2, '<'),
      ...words(index + 3, index + REACH + 1, '>'),
      ...common(clause),
      ...(sentence.from === clause.from && sentence.to === clause.to ? ['s is c'] : whole(sentence)),
      ...before(clause),
      ...ofLine(lines[index] ?? clause),
      ...(places[index] ?? []),
      ...ofAny(quotes[index], ofQuote),
      ...ofAny(leads[index], ofLead),
      ...told,
    ];
  });
}

const amount = (count: number): string =>
  count < 4 ? String(count) : count < 8 ? '4' : count < 16 ? '8' : count < 40 ? '16' : '40';

/** Ends and beginnings of a word; pairs of characters where a script has no spaces. */
function ofToken({ key, shape, isWord }: TagToken, nextShape: string, next: string, last: string): string[] {
  if (shape === 'character')
    return [`pair ${key}${next}`, `pair before ${last}${key}`, `three ${last}${key}${next}`];
  if (!isWord || key.length < 4) return [];
  return [
    `ends ${key.slice(-3)}`,
    `ends ${key.slice(-4)}`,
    `begins ${key.slice(0, 3)}`,
    `begins ${key.slice(0, 4)}`,
    `next ${nextShape}`,
  ];
}

const ofAny = (stretch: Stretch | undefined, see: (stretch: Stretch) => string[]): string[] =>
  stretch === undefined ? [] : see(stretch);

/** For each token the quotation that it stands in. */
function quotesOf(tokens: readonly TagToken[]): (Stretch | undefined)[] {
  let current: Stretch | undefined;
  return tokens.map(({ quote }, index) => {
    if (quote === -1) current = undefined;
    else if (current === undefined || tokens[index - 1]?.quote !== quote)
      current = { from: index, to: index };
    if (current) current.to = index + 1;
    return current;
  });
}

const BULLETS = new Set([...'-*•·‣▪–—✓☐']);
const NUMBER_ENDS = new Set(['.', ')']);

/** For each token of a list's lines the line that introduces the list with a colon. */
function leadsOf(tokens: readonly TagToken[], lines: readonly Stretch[]): (Stretch | undefined)[] {
  let lead: Stretch | undefined;
  const leads = new Map<Stretch, Stretch | undefined>();
  for (const line of new Set(lines)) {
    const words = tokens.slice(line.from, line.to).filter((token) => !isBreak(token));
    const [first, second] = words;
    if (first === undefined) continue;
    const isItem =
      BULLETS.has(first.key) || (/^\p{N}+$/u.test(first.key) && NUMBER_ENDS.has(second?.key ?? ''));
    if (isItem) leads.set(line, lead);
    const last = words.findLast(({ key }) => key !== '*');
    if (last?.key === ':' || last?.key === '：') lead = line;
    else if (!isItem) lead = undefined;
  }
  return lines.map((line) => leads.get(line));
}

/** In quotation marks, in brackets, how far down the prompt. */
function placesOf(tokens: readonly TagToken[]): string[][] {
  const last = tokens.filter(isBreak).length;
  let brackets = 0;
  let paragraph = 0;
  let line = 0;
  return tokens.map((token) => {
    if (token.shape === 'paragraph') paragraph++;
    if (isBreak(token)) {
      line++;
      brackets = 0;
    }
    if ('(（['.includes(token.key)) brackets++;
    if (')）]'.includes(token.key)) brackets = Math.max(0, brackets - 1);
    return [
      `quoted ${token.quote !== -1} ${brackets > 0}`,
      `paragraph ${amount(paragraph)}`,
      `place ${line === 0}/${line === last}/${amount(last)}`,
    ];
  });
}

/** Each stretch is looked at once, whatever the number of its tokens. */
function remembered(read: (stretch: Stretch) => string[]): (stretch: Stretch) => string[] {
  const found = new Map<Stretch, string[]>();
  return (stretch) => {
    const known = found.get(stretch);
    if (known) return known;
    const fresh = read(stretch);
    found.set(stretch, fresh);
    return fresh;
  };
}
