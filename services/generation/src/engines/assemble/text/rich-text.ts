import type { RichText, Run } from '@sitewright/site-spec';
import { questionIn } from '../../draft/marks.ts';
import { cleanText, cutText, withUnits } from './clean-text.ts';
import { type LinkTo, outwardHref } from './link-target.ts';
import { type MarkedRun, scanMarks } from './scan-marks.ts';

/** A text of the specification; a question asks the person for what nobody could know. */
export interface Read<T> {
  value: T;
  isQuestion: boolean;
}

export interface TextOptions {
  language: string;
  linkTo: LinkTo;
  /** Id of a footnote's block; undefined where there is none of the name. */
  footnoteOf: (ref: string) => string | undefined;
  /** Told when words are left out because there is no room for them. */
  onCut: (kept: string) => void;
}

const MOST_RUNS = 60;
const MOST_IN_RUN = 4000;
const MOST_PLAIN = 8000;

/** The text of a question, without its brackets even where it does not stand alone; and whether it asks anything. */
function unbracketed(text: string): Read<string> {
  const clean = withUnits(cleanText(text));
  const inner = questionIn(clean);
  if (inner !== undefined) return { value: cleanText(inner), isQuestion: true };
  const isQuestion = clean.includes('[[') && clean.includes(']]');
  return isQuestion
    ? { value: clean.replaceAll('[[', '').replaceAll(']]', '').trim(), isQuestion }
    : { value: clean, isQuestion };
}

function cut(text: string, most: number, { language, onCut }: TextOptions): string {
  const kept = cutText(text, most, language);
  if (kept !== text) onCut(kept);
  return kept;
}

/** Words without marks. A link out keeps its address in brackets, unless the words are the address. */
function flatten(runs: readonly MarkedRun[]): string {
  return runs
    .map(({ text, target }) => {
      const href = target === '' ? undefined : outwardHref(target);
      if (href === undefined) return text;
      const address = href.startsWith('https:') ? href : href.slice(href.indexOf(':') + 1);
      const said = text.replace(/\s/gu, '');
      return said.includes(address) || !href.startsWith('https:') || address.includes(said)
        ? text
        : `${text} (${address})`;
    })
    .join('')
    .trim();
}

/** A draft's text as plain text of at most `most` UTF-16 units; undefined for none. */
export function plainOf(text: string, most: number, options: TextOptions): Read<string> | undefined {
  const { value, isQuestion } = unbracketed(text);
  const plain = value === '' ? '' : cut(flatten(scanMarks(value)), most, options);
  return plain === '' ? undefined : { value: plain, isQuestion };
}

/** A run of the specification; the sign of a footnote belongs to the words before it. */
function addRun(runs: Run[], run: MarkedRun, { linkTo, footnoteOf }: TextOptions): void {
  if (run.footnote !== '') {
    const footnote = footnoteOf(run.footnote);
    const last = runs.at(-1);
    if (footnote !== undefined && last !== undefined && last.footnote === undefined) last.footnote = footnote;
    return;
  }
  const href = run.target === '' ? undefined : linkTo(run.target);
  if (run.text === '') return;
  const last = runs.at(-1);
  const isPlain = !run.bold && !run.italic && !run.code && href === undefined;
  // A link that leads nowhere is words like those beside it.
  if (isPlain && last !== undefined && isUnmarked(last)) last.text += run.text;
  else
    runs.push({
      text: run.text,
      ...(run.bold ? { bold: true } : {}),
      ...(run.italic ? { italic: true } : {}),
      ...(run.code ? { code: true } : {}),
      ...(href === undefined ? {} : { href }),
    });
}

const isUnmarked = (run: Run): boolean => Object.keys(run).length === 1;

/** A draft's text with its marks; undefined for none. */
export function richOf(text: string, options: TextOptions): Read<RichText> | undefined {
  const { value, isQuestion } = unbracketed(text);
  const marked = scanMarks(value);
  const runs: Run[] = [];
  for (const run of marked) addRun(runs, run, options);
  if (runs.every(({ text: words }) => words.trim() === '')) return undefined;
  if (runs.every(isUnmarked)) {
    const plain = cut(runs.map((run) => run.text).join(''), MOST_PLAIN, options);
    return { value: plain, isQuestion };
  }
  if (runs.length > MOST_RUNS) return { value: cut(flatten(marked), MOST_PLAIN, options), isQuestion };
  return {
    value: runs.map((run) => ({ ...run, text: cutRun(run.text, options) })),
    isQuestion,
  };
}

const cutRun = (text: string, options: TextOptions): string =>
  text.length > MOST_IN_RUN ? cut(text, MOST_IN_RUN, options) : text;
