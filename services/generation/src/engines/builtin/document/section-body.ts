import type { DocumentBlock } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { readDatasets } from '../datasets/read-datasets.ts';
import { embeddedChart } from '../material/embedded-chart.ts';
import { capitalised, enumerationOf } from '../material/lists.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import { fill, topicOf, type Voice } from '../material/voice.ts';
import { headingBlock, listBlock, paragraphBlocks, plainItems, tableBlock, termsBlock } from './blocks.ts';
import { pairBlocks } from './data-blocks.ts';
import type { DraftNode } from './draft.ts';
import type { DocumentJob } from './job.ts';
import type { Section } from './sections.ts';

const LEADS = { lite: 1, economy: 1, power: 2 } as const;
const POINTS = { lite: 0, economy: 3, power: 5 } as const;

/** The blocks under one heading: what the asker gave, to the letter, and around it what the topic needs. */
export function sectionBlocks(section: Section, level: number, job: DocumentJob): DocumentBlock[] {
  const { voice, ctx } = job;
  const heading = headingBlock(ctx, level, section.heading, section.numbering);
  const given = [
    ...detailBlocks(section, voice, ctx),
    ...draftBlocks(section.nodes, section.heading, level + 1, voice, ctx),
  ];
  const composed = composedBlocks(section, given.length > 0, job);
  return [heading, ...composed.before, ...given, ...composed.after];
}

interface Around {
  before: DocumentBlock[];
  after: DocumentBlock[];
}

/** An opening sentence where the asker gave little, and the points still to be written where he gave nothing. */
function composedBlocks(section: Section, hasGiven: boolean, job: DocumentJob): Around {
  const { voice, ctx, isGenerous: generous } = job;
  const topic = topicOf(section.heading, voice);
  const random = ctx.random(`section ${section.heading}`);
  const leads = topic ? random.shuffle(topic.leads).slice(0, generous ? 2 : LEADS[ctx.mode]) : [];
  const filled = leads.map((lead) => fill(lead, voice, { t: section.heading }));
  const before =
    section.nodes.length === 0 && filled.length > 0 ? paragraphBlocks(ctx, filled.join(' ')) : [];
  if (hasGiven) return { before, after: [] };
  const source = topic?.points ?? voice.speech.points;
  const start = topic ? random.int(source.length) : 0;
  const count = Math.max(generous ? 5 : POINTS[ctx.mode], topic ? 0 : 3);
  const points = [...source.slice(start), ...source.slice(0, start)]
    .slice(0, count)
    .map((point) => fill(point, voice, { t: section.heading, s: voice.noun }));
  return { before, after: points.length > 0 ? [listBlock(ctx, plainItems(points))] : [] };
}

/** `(table: Discovery 4 weeks, Migration 10 weeks)` and other things said of a part. */
function detailBlocks(section: Section, voice: Voice, ctx: ComposeContext): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  const table =
    /^(?:a )?(?:table|tabelle|tableau|tabla|tabella|tabela|tabel|表)\s*(?:of|with|mit|avec|con|com|met)?\s*[:：]?\s*(.+)$/isu.exec(
      section.details,
    );
  if (table) blocks.push(...namedTable(table[1] ?? '', section, voice, ctx));
  else if (section.details !== '') blocks.push(...plainDetails(section.details, section.heading, voice, ctx));
  if (section.children.length > 0) blocks.push(listBlock(ctx, plainItems(section.children.map(capitalised))));
  return blocks;
}

const ROW =
  /^(.*?[^\d\s$€£¥:=-])\s*[:=–-]?\s+((?:[$€£¥]\s?)?\d[\d.,]*(?:\s*[-–]\s*\d[\d.,]*)?\s*\S*(?:\s\S+)?)$/u;

function namedTable(text: string, section: Section, voice: Voice, ctx: ComposeContext): DocumentBlock[] {
  const items = enumerationOf(text);
  const rows = items.map((item): [string, string] => {
    const match = ROW.exec(item);
    return match ? [capitalised((match[1] ?? '').trim()), (match[2] ?? '').trim()] : [capitalised(item), ''];
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
  const blocks = [tableBlock(ctx, header, rows, { caption: section.heading })];
  if (ctx.mode === 'power')
    blocks.push(...chartOf(`${section.heading}: ${text}`, section.heading, voice, ctx));
  return blocks;
}

/** Only column names were given: the table stands ready, its row marked as open. */
function columnsOnly(items: readonly string[], ctx: ComposeContext): DocumentBlock {
  return tableBlock(ctx, items.map(capitalised), [items.map(() => ctx.words.toBeConfirmed)], {
    placeholder: true,
  });
}

function chartOf(text: string, title: string, voice: Voice, ctx: ComposeContext): DocumentBlock[] {
  const { datasets } = readDatasets(text, { id: (prefix) => ctx.id(prefix) });
  const [first] = datasets.filter(
    (set) => set.rows.length >= 3 && set.fields.some((field) => field.type === 'quantitative'),
  );
  if (!first) return [];
  return [
    { id: ctx.id('block'), type: 'chart', ...embeddedChart(first, capitalised(title || voice.subject), ctx) },
  ];
}

/** Details as they read best: data as a table, several short items as a list, one as a sentence. */
function plainDetails(details: string, heading: string, voice: Voice, ctx: ComposeContext): DocumentBlock[] {
  const items = enumerationOf(details);
  const rows = items.flatMap((item) => {
    const match = ROW.exec(item);
    return match ? [[capitalised((match[1] ?? '').trim()), (match[2] ?? '').trim()] as const] : [];
  });
  if (rows.length === items.length && rows.length >= 3) return [...pairBlocks(ctx, rows, heading, voice)];
  if (rows.length === items.length && rows.length >= 1) return [termsBlock(ctx, rows)];
  if (items.length >= 2 && items.every((item) => wordCount(item) <= 10))
    return [listBlock(ctx, plainItems(items.map(capitalised)))];
  return paragraphBlocks(ctx, closed(capitalised(details)));
}

const closed = (text: string) => (/[.!?。！？।…:]$/.test(text) ? text : `${text}.`);

/** The supplied draft in the blocks that its layout asks for. */
export function draftBlocks(
  nodes: readonly DraftNode[],
  title: string,
  level: number,
  voice: Voice,
  ctx: ComposeContext,
): DocumentBlock[] {
  const levels = nodes.flatMap((node) => (node.kind === 'heading' ? [node.level] : []));
  const top = levels.length === 0 ? 0 : Math.min(...levels);
  let last = title;
  return nodes.flatMap((node): DocumentBlock[] => {
    switch (node.kind) {
      case 'heading':
        last = node.text;
        return [headingBlock(ctx, level + Math.min(2, node.level - top), node.text, node.numbering)];
      case 'paragraph':
        return paragraphOrQuote(node.text, ctx);
      case 'list':
        return [listBlock(ctx, node.items, node.ordered ? 'numbered' : 'bullet')];
      case 'table':
        return [tableBlock(ctx, node.header, node.rows)];
      case 'pairs':
        return pairBlocks(ctx, node.pairs, last, voice);
    }
  });
}

function paragraphOrQuote(text: string, ctx: ComposeContext): DocumentBlock[] {
  const said = /^(.{2,60}?)\s+(?:said|says|asked|wrote|sagte|dit|dijo):\s*["“](.+)["”]$/su.exec(text);
  if (said && sentencesOf(said[2] ?? '').length <= 6)
    return [{ id: ctx.id('quote'), type: 'quote', text: said[2] ?? '', by: said[1] }];
  return paragraphBlocks(ctx, text);
}
