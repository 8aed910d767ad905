import type { DocumentBlock } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { openingsOf, pointsOf } from '../material/chapters.ts';
import { asItem, capitalised, enumerationOf } from '../material/lists.ts';
import { wordCount } from '../material/sentences.ts';
import { fill, isSayable, type Voice, withinSentence } from '../material/voice.ts';
import { blockText } from './block-text.ts';
import { headingBlock, listBlock, paragraphBlocks, plainItems, tableBlock, termsBlock } from './blocks.ts';
import { datasetBlocks, pairBlocks } from './data-blocks.ts';
import { draftBlocks, paragraphOrQuote } from './draft-blocks.ts';
import type { DocumentJob } from './job.ts';
import type { Section } from './sections.ts';

const LEADS = { lite: 1, economy: 1, power: 2 } as const;
/** Points of a part where a long text was asked for. */
const GENEROUS = 10;
const POINTS = { lite: 2, economy: 4, power: 6 } as const;

/** The blocks under one heading: what the asker gave, to the letter, and around it what the topic needs. */
export function sectionBlocks(section: Section, level: number, job: DocumentJob): DocumentBlock[] {
  const { voice, ctx } = job;
  const heading = headingBlock(ctx, level, section.title, section.numbering);
  const given = [
    ...detailBlocks(section, voice, ctx),
    ...(section.datasets ?? []).flatMap((dataset) =>
      datasetBlocks(dataset, section.title, ctx, section.said ?? ''),
    ),
    ...draftBlocks(section.nodes, section.title, level + 1, job),
  ];
  const composed = composedBlocks(section, given, job);
  return [heading, ...composed.before, ...given, ...composed.after];
}

interface Around {
  before: DocumentBlock[];
  after: DocumentBlock[];
}

/** Records of what was said or done are short where little was; plans say what else belongs into them. */
const isOutlined = ({ recipe }: DocumentJob): boolean =>
  recipe.type !== 'resume' && recipe.type !== 'minutes';
/** A part whose facts are fewer words than this still needs what else belongs into it. */
const FEW_WORDS = 16;

/** An opening sentence where the asker gave little, and what else belongs into the part. */
function composedBlocks(section: Section, given: readonly DocumentBlock[], job: DocumentJob): Around {
  const { voice, ctx, isGenerous } = job;
  const fresh = (texts: readonly string[]) => texts.filter((text) => !voice.said.has(text));
  const random = ctx.random(`section ${section.title}`);
  // The title of a work is said in full once.
  const named = voice.noun === 'the subject' && voice.said.size > 0 ? voice.noun : voice.subject;
  const isOpen = section.nodes.length === 0 && section.children.length === 0 && job.recipe.type !== 'minutes';
  const all = isOpen
    ? random
        .shuffle(openingsOf(section.title, voice))
        .map((lead) => fill(lead, voice, { t: section.title, s: named }))
    : [];
  const leads = fresh(all).slice(0, isGenerous ? 2 : LEADS[ctx.mode]);
  const before = leads.length > 0 ? paragraphBlocks(ctx, leads.join(' ')) : [];
  const isShort =
    isOutlined(job) &&
    !section.own &&
    section.datasets === undefined &&
    wordCount(given.map(blockText).join(' ')) < FEW_WORDS;
  const wants = (given.length === 0 || isShort) && !job.isBare;
  const points = wants ? freshPoints(section, job) : [];
  for (const text of [...leads, ...points]) voice.said.add(text);
  return { before, after: points.length > 0 ? [listBlock(ctx, plainItems(points), 'check')] : [] };
}

/** Points that were not said yet; a part without any says what can be asked under every title. */
function freshPoints(section: Section, job: DocumentJob): string[] {
  const { voice, ctx } = job;
  const fresh = (texts: readonly string[]) => [...new Set(texts)].filter((text) => !voice.said.has(text));
  const found = fresh(pointsFor(section, job));
  if (found.length > 0) return found;
  const slots = { t: withinSentence(section.title, voice), s: voice.noun };
  return fresh(unknownPoints(section, voice, ctx).map((each) => fill(each, voice, slots))).slice(
    0,
    POINTS[ctx.mode],
  );
}

/** What is still to be written about a part, as a list to tick off. */
function pointsFor(section: Section, { voice, ctx, isGenerous }: DocumentJob): string[] {
  const count = isGenerous ? GENEROUS : POINTS[ctx.mode];
  const known = pointsOf(section.title, count, voice, ctx.random(`points ${section.title}`));
  const source = known?.shown ?? unknownPoints(section, voice, ctx).slice(0, count);
  return source.map((point) =>
    fill(point, voice, { t: withinSentence(section.title, voice), s: voice.noun }),
  );
}

/** What can be asked under a title that no topic knows; nothing can where the title is a time or a figure. */
function unknownPoints({ title }: Section, voice: Voice, ctx: ComposeContext): string[] {
  if (/\d/.test(title)) return [];
  const source = voice.speech.points.filter((each) => isSayable(each, voice));
  const start = ctx.random(`points ${title}`).int(source.length);
  return [...source.slice(start), ...source.slice(0, start)];
}

/** Sentences as paragraphs, dated lines as a table, figures and short lines as a list. */
function childBlocks(children: readonly string[], ctx: ComposeContext): DocumentBlock[] {
  const sentences = children.filter((child) => wordCount(child) > 12);
  const short = children.filter((child) => wordCount(child) <= 12).map(asItem);
  const quoted = short.length === 1 && sentences.length === 0;
  return [
    ...sentences.flatMap((text) => paragraphOrQuote(closed(capitalised(text)), ctx)),
    ...(quoted
      ? paragraphOrQuote(closed(short[0] ?? ''), ctx)
      : short.length > 0
        ? [listBlock(ctx, plainItems(short))]
        : []),
  ];
}

/** `(table: Discovery 4 weeks, Migration 10 weeks)` and other things said of a part. */
function detailBlocks(section: Section, voice: Voice, ctx: ComposeContext): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  const table =
    /^(?:a )?(?:table|tabelle|tableau|tabla|tabella|tabela|tabel|表)\s*(?:of|with|mit|avec|con|com|met)?\s*[:：]?\s*(.+)$/isu.exec(
      section.details,
    );
  if (table) blocks.push(...namedTable(table[1] ?? '', section, voice, ctx));
  else if (section.details !== '') blocks.push(...plainDetails(section.details, section.title, voice, ctx));
  blocks.push(...childBlocks(section.children, ctx));
  return blocks;
}

const ROW =
  /^(?!\d{1,2}\.? \p{L}+ \d{4}$)(.*?[^\d\s$€£¥:=-])\s*[:=–-]?\s+((?:[$€£¥]\s?)?\d[\d.,]*(?:\s*[-–]\s*\d[\d.,]*)?\s*\S*(?:\s\S+)?)$/u;

function namedTable(text: string, section: Section, voice: Voice, ctx: ComposeContext): DocumentBlock[] {
  const items = enumerationOf(text);
  const rows = items.map((item): [string, string] => {
    return rowOf(item) ?? [asItem(item), ''];
  });
  const { words } = ctx;
  const filled = rows.some((row) => row[1] !== '');
  if (!filled && items.length <= 8) return [columnsOnly(items, ctx)];
  const time = rows.every(
    (row) =>
      row[1] === '' ||
      /\b(days?|weeks?|months?|years?|hours?|minutes?|tage?|wochen?|monate?|jahre?|stunden?|jours?|semaines?|mois|ans?|días?|semanas?|meses|años?|giorni|settimane|mesi|dagen|weken|maanden|dni|tygodni\w*|miesi\w+)\b|[日週月年周天]/iu.test(
        row[1],
      ),
  );
  const money = rows.every(
    (row) => row[1] === '' || /[$€£¥₹]|\b(?:EUR|USD|GBP|CHF|PLN|RMB|yuan)\b|円|元/u.test(row[1]),
  );
  const header = time
    ? [words.phase, words.duration]
    : money
      ? [words.item, words.amount]
      : [words.item, words.value];
  return [tableBlock(ctx, header, rows), ...rowsChart(rows, section.title, voice, ctx)];
}

/** In the fullest mode a table of figures is drawn as well. */
function rowsChart(
  rows: readonly (readonly [string, string])[],
  title: string,
  voice: Voice,
  ctx: ComposeContext,
): DocumentBlock[] {
  return ctx.mode === 'power' && rows.length >= 3 ? pairBlocks(ctx, rows, title, voice).slice(1) : [];
}

/** Only column names were given: the table stands ready, its row marked as open. */
function columnsOnly(items: readonly string[], ctx: ComposeContext): DocumentBlock {
  return tableBlock(ctx, items.map(asItem), [items.map(() => ctx.words.toBeConfirmed)], {
    placeholder: true,
  });
}

/** Details as they read best: data as a table, several short items as a list, one as a sentence. */
function plainDetails(details: string, heading: string, voice: Voice, ctx: ComposeContext): DocumentBlock[] {
  const items = enumerationOf(details);
  const rows = items.flatMap((item) => {
    const row = rowOf(item);
    return row ? [row] : [];
  });
  if (rows.length === items.length && rows.length >= 3) return [...pairBlocks(ctx, rows, heading, voice)];
  if (rows.length === items.length && rows.length >= 1) return [termsBlock(ctx, rows)];
  if (items.length >= 2 && items.every((item) => wordCount(item) <= 10))
    return [listBlock(ctx, plainItems(items.map(asItem)))];
  return paragraphBlocks(ctx, closed(capitalised(details)));
}

/** Ends a sentence with the full stop of its script. */
function closed(text: string): string {
  if (/[.!?。！？।…:"”]$/.test(text)) return text;
  return /[\u3040-\u30ff\u4e00-\u9fff]$/.test(text) ? `${text}。` : `${text}.`;
}

const HANGING =
  /(?:^|\s)(?:for|on|by|at|to|from|of|in|with|and|für|am|bis|um|pour|le|à|por|para|el|de|costs?|buy)$/i;

/** `Discovery 4 weeks` as label and value; prose with a figure at its end is none. */
function rowOf(item: string): [string, string] | undefined {
  const match = ROW.exec(item);
  const label = match?.[1]?.trim() ?? '';
  if (!match || wordCount(label) > 5 || HANGING.test(label) || /[()\d]/.test(label)) return undefined;
  return [asItem(label), (match[2] ?? '').trim()];
}
