import type { Dataset } from '@sitewright/site-spec';
import { type Line, linesOf, type Marker, unmarked } from './lines.ts';
import { capitalised, enumerationOf, titled } from './lists.ts';
import { isOrder } from './orders.ts';
import { sentencesOf, wordCount } from './sentences.ts';

/** A part that the asker named: its title to the letter, what was said of it, and what stands under it. */
export interface Entry {
  title: string;
  details: string;
  children: string[];
  /** Data of the prompt that was put here. */
  datasets?: Dataset[];
  /** The prompt's words about charts, for data that was put here. */
  said?: string;
  /** The first of slides dictated one by one. */
  opening?: boolean;
}

export interface Outline {
  entries: Entry[];
  /** How it was written. `slide` is an order about slides; `list` may also be a list of something else. */
  form: 'slide' | 'heading' | 'list' | 'sentence';
}

/** The outline that a prompt dictates, in its order; undefined if it dictates none. */
export function readOutline(text: string): Outline | undefined {
  const lines = linesOf(text);
  return (
    marked(lines, 'slide', 1, 'slide') ??
    marked(lines, 'heading', 2, 'heading') ??
    marked(lines, 'number', 3, 'list') ??
    inlineNumbered(text) ??
    marked(lines, 'bullet', 3, 'list') ??
    labelledParts(lines) ??
    fromSentence(lines)
  );
}

function marked(
  lines: readonly Line[],
  marker: Marker,
  least: number,
  form: Outline['form'],
): Outline | undefined {
  const own = lines.filter((line) => line.marker === marker);
  const indent = Math.min(...own.map((line) => line.indent));
  const depth = Math.min(...own.map((line) => line.mark.length));
  const isTop = (line: Line) =>
    line.marker === marker &&
    (marker !== 'heading' || line.mark.length === depth) &&
    (marker === 'slide' || line.indent <= indent + 1) &&
    !/\d\.\d/.test(line.mark);
  if (lines.filter(isTop).length < least) return undefined;
  const entries: Entry[] = [];
  let last = 0;
  for (const line of lines) {
    const number = Number.parseInt(line.mark, 10);
    // Numbering that starts again belongs to another list further down.
    if (marker === 'number' && isTop(line) && number <= last && entries.length >= least) break;
    if (isTop(line)) last = Number.isNaN(number) ? last : number;
    if (isTop(line)) entries.push(entryOf(line.text));
    else if (entries.length > 0 && belongs(line, marker, indent))
      entries.at(-1)?.children.push(unmarked(line.text));
  }
  return { entries: entries.filter((entry) => entry.title !== ''), form };
}

/** A plain line under a bullet list at the margin ends the list; under a slide or heading it is content. */
function belongs(line: Line, marker: Marker, indent: number): boolean {
  if (marker === 'slide' || marker === 'heading') return true;
  return line.indent > indent || (marker === 'number' && line.marker === 'bullet');
}

/** Title and details; a title in quotation marks or bold loses its marks. */
export function entryOf(text: string): Entry {
  const { title, details } = titled(unmarked(text));
  return {
    title: capitalised(title.replace(/^["“”'«]+|["“”'»]+$/g, '').replace(/[.:]$/, '')),
    details,
    children: [],
  };
}

/** `Strengths: loyal customers, own mill. Weaknesses: one shop.`: parts that are named and filled one by one. */
export function labelledParts(lines: readonly Line[], least = 3): Outline | undefined {
  const clauses = lines
    .filter((line) => line.marker === 'none')
    .flatMap((line) => sentencesOf(unmarked(line.text)))
    // "Plan B. Plan A: …": a letter before the stop is no initial where a label follows.
    .flatMap((sentence) => sentence.split(/;\s+|\.\s+(?=\p{Lu}[\p{L}\d ]{0,30}:\s)/u))
    .map((clause) => clause.trim());
  const parts = clauses.flatMap((clause): Entry[] => {
    const match = PART_LABEL.exec(clause);
    const label = (match?.[2] ?? '').trim();
    if (!match || NO_PART.test(label) || BRIEFING.test(label) || wordCount(label) > 4) return [];
    return [
      { title: capitalised(label), details: (match[3] ?? '').replace(/[.;]$/, '').trim(), children: [] },
    ];
  });
  // What a briefing says under its labels is told at length, or tells what to do.
  if (parts.some((part) => isOrder(part.details) || wordCount(part.details) > 30)) return undefined;
  // One label among other sentences tells something; a whole row of them is how the result is cut.
  // Two are enough where they hold most of what the prompt says.
  const told = parts.reduce((sum, part) => sum + part.title.length + part.details.length, 0);
  const whole = clauses.reduce((sum, clause) => sum + clause.length, 0);
  const needed = told > whole * 0.65 ? Math.min(2, least) : least;
  return parts.length >= needed ? { entries: parts, form: 'sentence' } : undefined;
}

const PART_LABEL =
  /^(?:(?:on the |at the |in the )?(left|middle|cent(?:er|re)|right|first|second|third|links|mitte|rechts|gauche|milieu|droite)(?:\s+(?:column|spalte|side|colonne))?[:,\s]+)?(\p{Lu}[\p{L}\d&/’' -]{1,40}?)\s*[:：]\s+(\S.*)$/su;
const BRIEFING =
  /\b(?:theme|requirements?|creativity|report|document|article|news|story|keywords?|purpose|objective|highlights)\b/i;
const NO_PART =
  /^(?:slides?|sections?|outline|structure|contents?|chapters?|topics?|agenda|tone|style|audience|length|format|font|colou?rs?|data|table|note|notes|contact|price|budget|date|time|location|place|venue|from|to|subject|re|email|phone|tel|language|title|deck|presentation|folien|gliederung|themen|sections?|diapositives?|secciones|temas|plan)$/iu;

/** `1) Intro 2) Methods 3) Results` within one line. */
function inlineNumbered(text: string): Outline | undefined {
  const parts = text.split(/(?:^|[\s:;,])\(?(?:[1-9]|1\d|20)[.)]\s+/);
  if (parts.length < 4 || parts.slice(1).some((part) => wordCount(part) > 30)) return undefined;
  const entries = parts.slice(1).map((part) => entryOf(part.trim().replace(/[,;.]$/, '')));
  return { entries, form: 'list' };
}

/** What announces a list; the colon of a time of day announces none. */
const LEAD_IN =
  /(?:\b(?:cover(?:s|ing)?|includ(?:e|es|ing)|sections?(?: (?:on|for|about))?|slides? (?:on|for|about|covering)|topics?|parts?|chapters?|outline|structure|agenda|contents?|inklusive|einschließlich|abschnitten?|folien zu|themen|gliederung|kapitel|mit|avec|comprenant|incluant|sections? sur|parties|con|incluyendo|incluye|secciones|apartados|temas|includendo|sezioni|com|incluindo|seções|tópicos|met|inclusief|onderdelen|hoofdstukken|zawierając\w*|sekcje|rozdziały|slajdy)(?![\p{L}])\s*[:：]?|(?<!\d):|:(?!\d\d(?!\d))|：|包括|包含|内容[:：]?|目次[:：]?|構成[:：]?|حول|تشمل|विषय)\s*(.+)$/isu;

/** An enumeration in prose, such as `Sections: Summary, Scope, Risks` or a sentence that is nothing but a list. */
function fromSentence(lines: readonly Line[]): Outline | undefined {
  const sentences = lines
    .filter((line) => line.marker === 'none')
    .flatMap((line) => sentencesOf(unmarked(line.text)));
  const lists = sentences
    .filter((sentence) => !isLabelled(sentence))
    .map((sentence) => listIn(sentence))
    .filter((items) => items !== undefined);
  const best = lists.sort((a, b) => b.length - a.length)[0];
  if (best === undefined) return undefined;
  return { entries: best.map((item) => entryOf(item)), form: 'sentence' };
}

const OUTLINE_LABEL =
  /^[^:：]*\b(?:sections?|slides?|outline|structure|contents?|chapters?|topics?|agenda|parts|abschnitte|gliederung|folien|themen|kapitel|plan|parties|diapositives?|secciones|apartados|temas|diapositivas|sezioni|seções|tópicos|onderdelen|dia's|sekcje|slajd\p{L}*|deck|presentation|workshop|report|guide|talk|training|policy|memo|proposal|course)\b/iu;

/** `Skills: Python, SQL` tells something; only the label of an outline makes a list one. */
function isLabelled(sentence: string): boolean {
  if (/^(?!構成|目次|内容|章|大纲|目录)\p{Lo}{2,8}[:：]/u.test(sentence)) return true;
  const label = /^(\p{Lu}[\p{L}’'-]*(?: [\p{L}&/’'-]+){0,2})\s*:/u.exec(sentence)?.[1];
  return label !== undefined && !OUTLINE_LABEL.test(label);
}

/** The list that a lead-in announces; else the sentence itself, if it is nothing but a list. */
function listIn(sentence: string): string[] | undefined {
  const led: string[][] = [];
  let rest: string | undefined = sentence;
  for (let step = 0; step < 4 && rest !== undefined; step += 1) {
    rest = LEAD_IN.exec(rest)?.[1];
    if (rest !== undefined) led.push(gathered(enumerationOf(rest)));
  }
  // Of two leads with as many entries behind them the later one is nearer to the list.
  const announced = led
    .filter((items) => isOutlineLike(items))
    .reduce<string[] | undefined>(
      (best, items) => (best && best.length > items.length ? best : items),
      undefined,
    );
  const whole = gathered(enumerationOf(sentence));
  // The colon of one entry announces fewer than the row that it stands in.
  const isRow = isOutlineLike(whole) && whole.length > (announced?.length ?? 0) && !isOrder(whole[0] ?? '');
  return isRow ? whole : announced;
}

/** `team: Ana Ruiz (CEO), Tom Berg (CTO), ask: 750k`: a person with a role belongs to the label before. */
export function gathered(items: readonly string[]): string[] {
  const kept: string[] = [];
  let isTeam = false;
  for (const item of items) {
    const isPerson = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)+\s*\(/u.test(item);
    if (isTeam && isPerson && kept.length > 0) kept.push(`${kept.pop()}, ${item}`);
    else {
      kept.push(item);
      isTeam = /:\s*\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)+\s*\(/u.test(item);
    }
  }
  return kept;
}

const VERB_FIRST =
  /^(?:create|make|write|build|design|prepare|generate|use|please|i |we |you |the company|our |my |erstelle|schreibe|crée|créer|écris|crea|haz|escribe|crie|maak|stwórz|include|add)\b/i;

const SIZED =
  /\d[\d.,]*[\s-]?(?:words?|pages?|slides?|minutes?|min|sentences?|paragraphs?|wörter|seiten|folien|mots|pages|palabras|páginas)(?!\p{L})/iu;

/** Titles are short, and data (`Q1 28`) is not an outline. */
function isOutlineLike(items: readonly string[]): boolean {
  if (items.length < 3) return false;
  const titles = items.map((item) => titled(item).title);
  if (titles.some((title) => /\b(?:should|must|will be|can be)\b/i.test(title))) return false;
  const short = titles.every((title) => wordCount(title) <= 6 && title.length <= 60);
  // An hour is part of a programme, not data.
  const data = titles.filter((title) => /\d/.test(title.replace(/\b\d{1,2}:\d\d\b/g, ''))).length;
  // "Budget 24,500 EUR, discovery (3 weeks), design (5 weeks)": figures of the matter, not headings.
  const told = items
    .map((item) => item.slice(0, 200))
    .filter((item) => /\d[\d.,]*\s?(?:[€$£%]|\p{L}{2,})/u.test(item) && !SIZED.test(item)).length;
  return (
    short &&
    told <= items.length / 2 &&
    data <= items.length / 3 &&
    !titles.some((title) => VERB_FIRST.test(title) && wordCount(title) >= 2)
  );
}
