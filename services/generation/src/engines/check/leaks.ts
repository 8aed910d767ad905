import type { Brief } from '../brief/brief.ts';
import type { Draft } from '../draft/draft.ts';
import { draftTexts } from '../draft/draft-texts.ts';
import { questionIn } from '../draft/marks.ts';
import { lettersOf, plain, wordsOf } from '../draft/plain.ts';
import { languagePackOf } from '../packs/language-pack.ts';
import type { Finding } from './finding.ts';
import type { Material, Writer } from './material.ts';

/** Consecutive words of an order that show that it was printed. */
const runLength = 4;

function runs(words: readonly string[], length: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '));
}

/** Runs of words of the orders that stand in no material, and short orders as a whole. */
function orderRuns(material: Material): { runs: Set<string>; whole: Set<string> } {
  const inMaterial = ` ${wordsOf(material.text).join(' ')} `;
  const found = new Set<string>();
  const whole = new Set<string>();
  for (const order of material.order) {
    const words = wordsOf(order);
    for (const run of runs(words, runLength)) if (!inMaterial.includes(` ${run} `)) found.add(run);
    if (words.length >= 2 && words.length < runLength && !inMaterial.includes(` ${words.join(' ')} `))
      whole.add(words.join(' '));
  }
  return { runs: found, whole };
}

/** Words about a figure are a fact, wherever it was said: "for the meeting on 9 November". */
const isByFigure = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 1), at + runLength + 1).some((word) => /\p{Nd}/u.test(word));

/** Names of the parts that were asked for, by whatever word: printing them over their parts is what was asked. */
function titles({ requested, language }: Brief): string {
  const { labels } = languagePackOf(language);
  return requested
    .filter(({ kind }) => kind === 'section' || kind === 'page' || kind === 'feature')
    .flatMap(({ title, text, target }) => [
      ...[title, labels[target] ?? '', target === 'locationHours' ? (labels.openingHours ?? '') : ''],
      wordsOf(text).length < runLength ? text : '',
    ])
    .map(lettersOf)
    .join('');
}

/** What may be the number of a telephone or an account. */
const number = /\p{Nd}(?:[\s./()-]{0,2}\p{Nd}){6,}/gu;
const date = /^\p{Nd}{1,4}([./-])\p{Nd}{1,2}\1\p{Nd}{2,4}(?!\1)/u;

/** Mail addresses and numbers that stand in what is private alone, be it with other words about them. */
function showsWay(text: string, { hidden, open }: Material): boolean {
  const ways = [
    ...text.split(/[\s<>()[\],;:]+/u).filter((word) => /.@./u.test(word)),
    ...[...text.matchAll(number)].flatMap(([way]) => (date.test(way) ? [] : [way])),
  ].map(lettersOf);
  return ways.some((way) => !open.includes(way) && hidden.some((one) => lettersOf(one.text).includes(way)));
}

/** Texts that print what was ordered instead of doing it, or what must not be published. */
export function findLeaks(draft: Draft, brief: Brief, material: Material, writer: Writer): Finding[] {
  const order = orderRuns(material);
  const allowed = titles(brief);
  const begun = material.order.map((one) =>
    wordsOf(one)
      .slice(0, runLength + 1)
      .join(' '),
  );
  const findings: Finding[] = [];
  for (const { path, text } of draftTexts(draft)) {
    if (questionIn(text) !== undefined) continue;
    const words = wordsOf(text);
    const shown = plain(text);
    // A document may be called what the order calls it: "Proposal for replacing the catalogue"; a summary says what it is, and
    // a model may say what an order names: how that begins would have to stand there.
    const isName =
      path[0] === 'summary' ||
      (draft.buildType === 'document' && text === draft.draft.title) ||
      (writer === 'model' && !begun.some((one) => words.join(' ').includes(one)));
    const run = isName
      ? undefined
      : runs(words, runLength).find((candidate, at) => order.runs.has(candidate) && !isByFigure(words, at));
    const isWhole = order.whole.has(words.join(' ')) && !allowed.includes(lettersOf(text));
    if ((run !== undefined && !allowed.includes(lettersOf(run))) || isWhole) {
      const message = `This prints the order instead of doing it: "${text.slice(0, 120)}".`;
      findings.push({ code: 'order_leaked', message, path, mend: writer === 'model' ? 'ask' : 'clear' });
      continue;
    }
    const around = material.hidden.filter((one) => shown.length > 11 && one.text.includes(shown));
    const isSure = material.hidden.some((one) => shown.includes(one.text)) || showsWay(text, material);
    // A few words of what a writer was told to be silent on may be what it was told to say instead.
    const mend = isSure || around.some(({ isTold }) => !isTold) ? 'clear' : 'ask';
    const message = 'This shows what was said to be kept private.';
    if (isSure || around.length > 0) findings.push({ code: 'private_shown', message, path, mend });
  }
  return findings;
}
