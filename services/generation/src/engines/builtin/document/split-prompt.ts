import { type Line, linesOf } from '../material/lines.ts';
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

const ORDER_START = new RegExp(
  [
    '^(?:hello|hi|thank you|thanks)\\b.{0,40}$',
    "^(?:here(?:'s| is| are)\\b.*[:：]$|if possible\\b|following the (?:given|above|below)\\b|based on (?:the |this |these |below )|now,? you need to\\b)",
    '^(?:please|now|then|also|finally|kindly|just|and|-\\s)?[,\\s]*(?:can you |could you |i need you to |help me |i want you to )?(?:please )?(?:write|create|generate|draft|prepare|compose|make|design|produce|develop|modify|expand|rewrite|revise|summari[sz]e|output|use|include|ensure|keep|follow|highlight|emphasi[sz]e|choose|add|begin with|start with|start by|introduce|provide|help|give|tell|turn|convert|format|structure|mention|cover|list|address|avoid|limit)\\b',
    '^(?:signature|cover page|table of contents|tone|style|length|format|font)\\b[^.]{0,40}$',
    '^(?:sections?|outline|structure|contents|chapters|headings|abschnitte|gliederung|kapitel|plan|parties|secciones|apartados|sezioni|seções|onderdelen|hoofdstukken|sekcje|rozdziały|章节|目次|構成)\\s*[:：]',
    "^(?:please|bitte|veuillez|por favor|s'il vous plaît|per favore|proszę)\\b",
    "^(?:assuming|imagine|suppose|you are|you're|as an? |i am an? |i'm an? |i need|i want|i would like|i'd like|we need|we want|act as|your task)",
    '^(?:bitte |hilf mir )?(?:schreibe?n?|erstelle?n?|verfasse?n?|entwirf|formulier\\w*|mach)\\b',
    '^(?:rédige[rz]?|écri(?:s|vez|re)|crée[rz]?|prépare[rz]?|génère[rz]?|fais|faites)\\b',
    '^(?:escrib[ea]|redact[ae]|cre[ae]|prepar[ae]|gener[ae]|haz|elabor[ae])\\b',
    '^(?:scrivi|crea|redigi|prepara|genera|elabora)\\b',
    '^(?:escreva|crie|redija|elabore|prepare|gere|faça)\\b',
    '^(?:schrijf|maak|stel|bereid)\\b',
    '^(?:napisz|stwórz|przygotuj|opracuj|sporządź)(?=\\s)',
    '^(?:请|帮我|写一|撰写|制作|生成|编写|起草|اكتب|أنشئ|أعد|حرر)',
    '(?:作成|書い|まとめ|作っ)(?:て|し).{0,8}$|(?:लिखें|लिखो|बनाएं|बनाएँ|तैयार करें)।?$',
  ].join('|'),
  'iu',
);

const ORDER_WITHIN =
  /\b(?:the |this |each |all |overall |your )?(?:article|report|document|language|style|tone|script|abstract|plan|text|length|poem|essay|letter|paper|proposal|speech|response|answer|wording|draft|teaching plan|overall tone|background|cover|posting|content|format|output)\b[^.]{0,30}\b(?:should|must|needs? to|has to|is to)\b|\b(?:around|about|approximately|at least|over|under|up to|no more than)?\s?\d[\d,.-]*[ -](?:words?|characters|pages)\b|\bthe following (?:structure|format|requirements|outline)\b|\bfor reference\b|\bbased on (?:the )?(?:following|below|provided|given|above)\b|\bit should\b|\bnote: each\b|\bkey highlights:|\bi prefer\b|\bno additional text\b|\bensure that\b|\byou can reference\b/i;

/** Whether a sentence tells the writer what to do. */
export function isOrder(sentence: string): boolean {
  const plain = sentence.trim().replace(/^(?:hello|hi|dear \w+)[,!]\s+/i, '');
  return ORDER_START.test(plain) || ORDER_WITHIN.test(plain);
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
