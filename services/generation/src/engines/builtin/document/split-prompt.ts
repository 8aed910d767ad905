import { type Line, linesOf } from '../material/lines.ts';
import { isOrder } from '../material/orders.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';

/** A prompt parted into what it orders and what it supplies. */
export interface SplitPrompt {
  /** Sentences that order, joined; outlines are read from here. */
  orders: string;
  /** Lines that the asker supplied as content, markers and indents kept. */
  material: Line[];
  /** Lists that say what the document shall touch on. */
  points: string[];
}

const OUTLINE_LEAD =
  /\b(structure|sections?|outline|framework|parts|chapters|format|headings?|agenda|contents|gliederung|abschnitte|structure suivante|secciones|struttura|estrutura|opbouw)\b/i;
const POINTS_LEAD =
  /\b(key points?|highlight|requirements?|should include|must include|cover|touch on|aspects?|emphasi)\b/i;
const SUPPLY_LEAD =
  /\b(data|information|draft|material|reference|notes|facts|details|content below|text below)\b/i;

type Mode = 'free' | 'outline' | 'points';

function modeAfter(text: string): Mode {
  if (!/[:：]\s*$/.test(text)) return 'free';
  if (/\b(?:following|this|these) (?:structure|outline|sections?|format)\b/i.test(text)) return 'outline';
  if (SUPPLY_LEAD.test(text) && !/\bsections?\b/i.test(text)) return 'free';
  if (POINTS_LEAD.test(text)) return 'points';
  return OUTLINE_LEAD.test(text) ? 'outline' : 'free';
}

/** Parts orders from material sentence by sentence; lists belong to the order that announces them. */
export function splitPrompt(prompt: string): SplitPrompt {
  const split: SplitPrompt = { orders: '', material: [], points: [] };
  const orders: string[] = [];
  let mode: Mode = 'free';
  for (const line of linesOf(prompt)) {
    const listed = line.marker === 'number' || line.marker === 'bullet';
    if (listed && mode !== 'free') {
      if (mode === 'points') split.points.push(line.text);
      orders.push(`${line.marker === 'number' ? `${line.mark}.` : '-'} ${line.text}`);
      continue;
    }
    if (line.marker === 'heading' || line.marker === 'slide' || isTabular(line.text)) {
      split.material.push(line);
      continue;
    }
    const draft = /^draft:\s*(.+)$/i.exec(line.text);
    if (draft) {
      split.material.push({ ...line, marker: 'none', text: draft[1] ?? '' });
      continue;
    }
    const wish =
      /^(?:[\p{L}]+ )?(?:theme|highlights?|creativity|style|tone|purpose|requirements?|focus)\s*[:：]\s+(.+)$/isu.exec(
        line.text,
      );
    if (wish && !listed) {
      readWish(wish[1] ?? '', line, split, orders);
      continue;
    }
    const { kept, ordered } = partLine(line.text, listed);
    if (ordered.length > 0) orders.push(ordered.join(' '));
    const last = ordered.at(-1);
    mode = kept === '' && last !== undefined ? modeAfter(last) : 'free';
    if (kept !== '') split.material.push({ ...line, text: kept });
  }
  split.orders = orders.join('\n');
  // A few words that no order claims are context, not a draft.
  if (split.material.length === 1 && wordCount(split.material[0]?.text ?? '') < 4) split.material = [];
  return split;
}

/** `Report theme: In autumn …` is content, `Highlights: Emphasize …` a point to touch on. */
function readWish(text: string, line: Line, split: SplitPrompt, orders: string[]): void {
  if (!isOrder(text)) split.material.push({ ...line, text });
  else if (/^(?:emphasi[sz]e|highlight|cover|discuss|describe|include)\b/i.test(text))
    split.points.push(text);
  orders.push(text);
}

function isTabular(text: string): boolean {
  return text.split(/\t| {3,}/).length >= 3 || /^\|.*\|$/.test(text);
}

/** `…: 25.28%, write a 4000-word report` and `Based on the data, Kweichow Moutai`: order and content on one line. */
function unhang(text: string): { body: string; order?: string } {
  const hung =
    /^(.{3,}?)[,.;]\s+((?:please |now )?(?:write|create|generate|draft|prepare|compose) (?:an?|the|me)\b.*)$/is.exec(
      text,
    );
  if (hung && !isOrder(hung[1] ?? '')) return { body: hung[1] ?? '', order: hung[2] };
  const led = /^(based on [^.]*),\s+(\p{Lu}[^,.:;]{2,40})$/iu.exec(text);
  return led && wordCount(led[2] ?? '') <= 5 && /^\p{Lu}/u.test(led[2] ?? '')
    ? { body: led[2] ?? '', order: led[1] }
    : { body: text };
}

function partLine(text: string, listed: boolean): { kept: string; ordered: string[] } {
  const { body, order: hung } = unhang(text);
  const ordered: string[] = [];
  const kept: string[] = [];
  let asked = !listed;
  for (const sentence of sentencesOf(body)) {
    // Items of a list are content even where they sound like orders, until the asker says please.
    asked ||= /^(?:please|help me|can you|could you)\b/i.test(sentence);
    if (asked && isOrder(sentence)) ordered.push(sentence);
    else kept.push(sentence);
  }
  if (hung !== undefined) ordered.push(hung);
  return { kept: kept.join(' '), ordered };
}
