import type { Dataset } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { givenTopics } from '../material/fact-topics.ts';
import { capitalised } from '../material/lists.ts';
import { type Entry, readOutline } from '../material/outline.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import { localTitle, topicOf, type Voice } from '../material/voice.ts';
import type { DocumentRecipe } from '../recipe/documents/documents.ts';
import type { DraftNode } from './draft.ts';
import type { DocumentJob } from './job.ts';
import { paragraphSections } from './paragraph-sections.ts';
import type { SplitPrompt } from './split-prompt.ts';

/** A part of the document before it is written. */
export interface Section {
  title: string;
  datasets?: Dataset[];
  /** The prompt's words about charts, for data that was put here. */
  said?: string;
  numbering?: string;
  /** What the asker said the part holds: content to the letter. */
  details: string;
  children: string[];
  nodes: DraftNode[];
  /** Words of the order that are no content but say what belongs here. */
  hint?: string;
  /** True if the asker ordered or supplied it. */
  own: boolean;
}

const EXTRA_VERB =
  /^(?:begin with|emphasi[sz]e|highlight|start with|start by|begin by|analy[sz]e|discuss|describe|explain|introduce|elevate|include|provide|present|outline|state|stating|cover)\s+(?:with\s+)?(?:(an?|the|stating|introducing|analy[sz]ing)\s+)?/i;

/** An order such as `Analyze the causes of X (with data)` as a heading: `Causes of X`. */
export function headingOf(title: string): string {
  const bare = title
    .replace(/\s*[(（][^)）]*[)）]\s*$/u, '')
    .replace(/\.\s+(?:approximately|about|around|at least)\b.*$/i, '')
    .replace(EXTRA_VERB, '')
    .replace(/[.:;,]+$/, '')
    .trim();
  return capitalised(bare === '' ? title : bare);
}

/** A part out of an entry of the outline; orders in its details become its heading or a hint. */
export function sectionOfEntry(given: Entry): Section {
  // The last line of a list may carry the length of the whole.
  const entry = {
    ...given,
    title: given.title.replace(/\.\s+(?:approximately|about|around|at least)\b.*\bwords?.*$/i, ''),
  };
  const dated = /^(\p{Lu}\p{L}+(?: \p{L}+)?)\s+(\d{1,2}\.?\s+\p{L}+\s+\d{4}|\d{4}-\d\d-\d\d)$/u.exec(
    entry.title,
  );
  if (dated && entry.details === '')
    return { ...blankSection(dated[1] ?? '', true), details: dated[2] ?? '' };
  const ordered =
    EXTRA_VERB.test(entry.details) || /\b(supported by|using .* as an example)\b/i.test(entry.details);
  const part = /^(part|section|chapter|teil|partie|parte)\s+\w+$/i.test(entry.title) && entry.details !== '';
  if (part || ordered) {
    const heading = part ? `${entry.title}: ${headingOf(entry.details)}` : headingOf(entry.title);
    return {
      title: heading,
      details: '',
      children: entry.children,
      nodes: [],
      hint: entry.details,
      own: true,
    };
  }
  const using = /^using\b|\bas an example\b/i.test(entry.details);
  const heading =
    EXTRA_VERB.test(entry.title) && wordCount(entry.title) > 3
      ? headingOf(entry.title)
      : capitalised(entry.title.replace(/^(?:its|their|his|her) /i, ''));
  return {
    title: using ? `${heading} (${entry.details.replace(/^using\s+|\s+as an example.*$/gi, '')})` : heading,
    details: using ? '' : entry.details,
    children: entry.children,
    nodes: [],
    own: true,
  };
}

/** A part that holds nothing yet. */
export function blankSection(title: string, own: boolean): Section {
  return { title, details: '', children: [], nodes: [], own };
}

/** Parts in the order that the prompt dictates; else those of the supplied draft; else the recipe's. */
export function planSections(split: SplitPrompt, draft: readonly DraftNode[], job: DocumentJob): Section[] {
  const { ctx, recipe, voice } = job;
  const outline = readOutline(split.orders);
  if (outline && outline.entries.length >= 2) {
    const sections = outline.entries.map(sectionOfEntry);
    assign(sections, chunksOf(draft).flatMap(byNode), job);
    return sections;
  }
  const points = split.points.map((point) => sectionOfEntry({ title: point, details: '', children: [] }));
  const chunks = chunksOf(draft);
  const headed = chunks.filter((chunk) => chunk.heading !== undefined);
  const isPlanned = ['lesson-plan', 'proposal', 'project-brief', 'memo', 'minutes'].includes(recipe.key);
  if (headed.length < 2 && draft.length >= 3 && !isPlanned) {
    const own = paragraphSections(draft, job);
    return own.length > 1 || points.length === 0 ? own : [...own, ...points];
  }
  if (headed.length >= 2) {
    const own = chunks.map((chunk) => draftSection(chunk, ctx));
    return [...own, ...points.filter((point) => !own.some((section) => section.title === point.title))];
  }
  const sections = points.length >= 2 ? points : recipeSections(recipe, voice, ctx);
  assign(sections, draft.length <= 2 ? chunks.flatMap(bySentence) : chunks, job);
  const supplied = draft.map(nodeText).join(' ');
  // With a good deal supplied, parts that got none of it would only be in the way.
  const filled = sections.filter((section) => section.nodes.length > 0);
  const isSparse = wordCount(supplied) > 60 && filled.length > 0 && points.length < 2;
  return isSparse && !isPlanned && ctx.mode !== 'power' ? filled : sections;
}

interface Chunk {
  heading?: string;
  level: number;
  numbering?: string;
  nodes: DraftNode[];
}

/** A draft cut at its headings of the highest two levels that it uses. */
function chunksOf(draft: readonly DraftNode[]): Chunk[] {
  const levels = draft.flatMap((node) => (node.kind === 'heading' ? [node.level] : []));
  const top = levels.length === 0 ? 0 : Math.min(...levels);
  const chunks: Chunk[] = [];
  for (const node of draft) {
    if (node.kind === 'heading' && node.level <= top)
      chunks.push({ heading: node.text, level: node.level, numbering: node.numbering, nodes: [] });
    else {
      if (chunks.length === 0) chunks.push({ level: top, nodes: [] });
      chunks.at(-1)?.nodes.push(node);
    }
  }
  return chunks;
}

function draftSection(chunk: Chunk, ctx: ComposeContext): Section {
  return {
    title: chunk.heading ?? ctx.words.introduction,
    numbering: chunk.numbering,
    details: '',
    children: [],
    nodes: chunk.nodes,
    own: true,
  };
}

const STOP = new Set(
  'the and for with from that this into their its are was were has have will not but our your data key new about main major analysis development'.split(
    ' ',
  ),
);

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}|[\u4e00-\u9fff]{2}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !STOP.has(word))
      .map((word) => word.replace(/(?:ies|es|s|ing|ed|ment|tion|al)$/, '')),
  );
}

function likeness(section: Section, chunk: Chunk): number {
  const title = stems(`${section.title} ${section.details} ${section.hint ?? ''}`);
  const head = stems(chunk.heading ?? '');
  const body = stems(chunk.nodes.slice(0, 4).map(nodeText).join(' ').slice(0, 800));
  let score = 0;
  for (const stem of title) score += (head.has(stem) ? 3 : 0) + (body.has(stem) ? 1 : 0);
  return score;
}

export function nodeText(node: DraftNode): string {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
      return node.text;
    case 'list':
      return node.items.map((item) => [item.text, ...item.items.map((sub) => sub.text)].join(' ')).join(' ');
    case 'table':
      return [node.header, ...node.rows].map((row) => row.join(' ')).join(' ');
    case 'pairs':
      return node.pairs.map((pair) => pair.join(' ')).join(' ');
  }
}

/** Supplied parts go under the ordered heading whose words they share; the rest follow as parts of their own. */
function assign(sections: Section[], chunks: readonly Chunk[], job: DocumentJob): void {
  const { ctx, voice } = job;
  const homeless: Chunk[] = [];
  const all = chunks.flatMap((chunk) =>
    chunk.heading === undefined || chunk.nodes.length <= 6 ? [chunk] : subChunks(chunk),
  );
  for (const chunk of all) {
    const scores = sections.map(
      (section) =>
        likeness(section, chunk) + (topicOf(section.title, voice)?.match.test(chunkText(chunk)) ? 2 : 0),
    );
    const best = Math.max(...scores);
    const home = best >= 2 ? sections[scores.indexOf(best)] : undefined;
    if (!home) homeless.push(chunk);
    else {
      if (chunk.heading !== undefined) home.nodes.push({ kind: 'heading', level: 9, text: chunk.heading });
      home.nodes.push(...chunk.nodes);
    }
  }
  for (const chunk of homeless) {
    const target =
      sections.find((section) => section.nodes.length === 0 && section.details === '') ?? sections[0];
    if (chunk.heading === undefined && target) target.nodes.push(...chunk.nodes);
    else sections.splice(sections.length - 1, 0, draftSection(chunk, ctx));
  }
}

const chunkText = (chunk: Chunk) =>
  [chunk.heading ?? '', ...chunk.nodes.slice(0, 4).map(nodeText)].join(' ').slice(0, 800);

/** Paragraphs that stand under no heading find their parts one by one. */
function byNode(chunk: Chunk): Chunk[] {
  return chunk.heading !== undefined || chunk.nodes.length < 2
    ? [chunk]
    : chunk.nodes.map((node) => ({ ...chunk, nodes: [node] }));
}

/** One long paragraph may speak of several parts. */
function bySentence(chunk: Chunk): Chunk[] {
  return byNode(chunk).flatMap((part) => {
    const [node] = part.nodes;
    if (part.nodes.length !== 1 || node?.kind !== 'paragraph' || part.heading !== undefined) return [part];
    return sentencesOf(node.text).map((text): Chunk => ({ ...part, nodes: [{ kind: 'paragraph', text }] }));
  });
}

function subChunks(chunk: Chunk): Chunk[] {
  const parts: Chunk[] = [{ ...chunk, nodes: [] }];
  for (const node of chunk.nodes) {
    if (node.kind === 'heading')
      parts.push({ heading: node.text, level: node.level, numbering: node.numbering, nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts.filter((part) => part.nodes.length > 0);
}

const SECTIONS = { lite: 3, economy: 5, power: 9 } as const;

/** A recipe's parts: the needed ones, those for which the prompt gives a fact, and as many others as the mode has room for. */
export function recipeSections(recipe: DocumentRecipe, voice: Voice, ctx: ComposeContext): Section[] {
  const wanted = SECTIONS[ctx.mode];
  const given = givenTopics(voice.source);
  const isGiven = (title: string) => given.has(topicOf(title, voice)?.key ?? '');
  const named = recipe.outline.flatMap((entry) => {
    const title = localTitle(entry.replace(/^!/, ''), voice, ctx.words);
    return title === undefined ? [] : [{ title, needed: entry.startsWith('!') || isGiven(title) }];
  });
  const unique = named.filter(
    (entry, index) => named.findIndex((other) => other.title === entry.title) === index,
  );
  const needed = unique
    .filter((entry) => entry.needed)
    .slice(0, ctx.mode === 'lite' ? 3 + given.size : undefined);
  const rest = unique.filter((entry) => !entry.needed).slice(0, Math.max(0, wanted - needed.length));
  return unique
    .filter((entry) => needed.includes(entry) || rest.includes(entry))
    .map((entry) => ({ title: entry.title, details: '', children: [], nodes: [], own: false }));
}
