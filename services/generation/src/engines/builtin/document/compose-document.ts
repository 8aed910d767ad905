import type { Asset, Dataset, DocumentBlock, DocumentContent } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { ComposeContext, Composed } from '../compose-context.ts';
import { capitalised } from '../material/lists.ts';
import { isOrder } from '../material/orders.ts';
import { type Outline, readOutline } from '../material/outline.ts';
import { placeData, placeSupplied } from '../material/place-supplied.ts';
import { promptText } from '../material/prompt-text.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import { soundBrief } from '../material/sound-brief.ts';
import { bare, subjectOf } from '../material/subject.ts';
import { dataOf, suppliedBy, tells, withoutData, withoutTitle } from '../material/supplied.ts';
import { localTitle, topicOf, voiceOf } from '../material/voice.ts';
import { DOCUMENT_RECIPES, GENERAL_DOCUMENT } from '../recipe/documents/documents.ts';
import { blockText } from './block-text.ts';
import { comparisonBlocks } from './comparison.ts';
import { documentTitle, draftTitle } from './document-title.ts';
import { documentRecipe } from './document-type.ts';
import { readDraft } from './draft.ts';
import { invoiceBlocks } from './invoice.ts';
import type { DocumentJob } from './job.ts';
import { keepFacts } from './keep-facts.ts';
import { openPoints } from './open-points.ts';
import { type Frame, frameFor } from './opening.ts';
import { sectionBlocks } from './section-body.ts';
import {
  blankSection,
  nodeText,
  planSections,
  recipeSections,
  type Section,
  sectionOfEntry,
} from './sections.ts';
import { type SplitPrompt, splitPrompt } from './split-prompt.ts';
import { summaryBlocks } from './summary.ts';

const TOC_HEADINGS = 5;
/** A text under this length is one piece without parts. */
const SHORT_WORDS = 220;
/** Supplied text of more words than this is a draft, and its own structure rules. */
const DRAFT_WORDS = 90;

/** Makes the document that a brief asks for: the asker's parts in order, the supplied draft kept and structured. */
export function composeDocument(read: Brief, ctx: ComposeContext): Composed<DocumentContent> {
  const sound = soundBrief(read);
  const data = dataOf(promptText(sound), bare(subjectOf(sound, promptText(sound).slice(0, 300))), ctx);
  const split = splitPrompt(data.blank);
  const brief = trusted(sound, split);
  const draft = readDraft(split.material);
  const isDraft = draft.length >= 4 || wordCount(draft.map(nodeText).join(' ')) > DRAFT_WORDS;
  const own = isDraft ? draftTitle(draft) : undefined;
  const orders = isDraft ? split.orders || data.blank.slice(0, 400) : data.blank;
  const recipe = documentRecipe(brief, orders);
  const voice = voiceOf(
    brief,
    ctx,
    subjectOf(brief, orders, own?.replace(/\s+(?:report|proposal|article)$/i, '')),
  );
  const { title, fromDraft } = documentTitle(brief, own, { recipe, orders, voice });
  const asked = brief.counts.find((count) => count.noun === 'words' && count.value >= 40)?.value;
  const isGenerous = (asked ?? 0) >= 800 && ctx.mode !== 'lite';
  const job: DocumentJob = { brief, ctx, voice, recipe, orders, asked, isBare: false, isGenerous };
  const sections = isDraft
    ? planSections(split, fromDraft ? draft.slice(1) : draft, job)
    : shortSections(split, data, job);
  const isOwn = (dataset: Dataset) =>
    !isDraft || !draft.some((node) => node.kind === 'pairs' && node.pairs.length === dataset.rows.length);
  placeData(
    data.datasets.filter(isOwn).filter((dataset) => !areTold(sections, dataset)),
    { parts: sections, voice },
  );
  job.isBare =
    recipe.type === 'letter' ||
    (asked !== undefined && asked <= SHORT_WORDS && !sections.some((section) => section.own));
  return assemble(title, sections, job);
}

/** A short prompt: the outline it dictates or the recipe's, and its sentences each in their place. */
function shortSections(split: SplitPrompt, data: ReturnType<typeof dataOf>, job: DocumentJob): Section[] {
  const text = data.blank;
  const { recipe, voice, ctx, brief } = job;
  if (recipe.type === 'invoice') return [];
  const outline = readOutline(split.orders) ?? readOutline(text);
  const isGuide = recipe.key === 'guide' && outline?.form === 'list';
  const sections =
    outline && outline.entries.length >= 2 && !isGuide
      ? outline.entries.map(sectionOfEntry)
      : recipeSections(recipe, voice, ctx);
  fillCount(sections, job);
  if (isGuide) stepsInto(sections, outline, job);
  if (recipe.type === 'letter' && sections.length === 0) sections.push(blankSection(ctx.words.message, true));
  const told = data.datasets.filter((dataset) => !areTold(sections, dataset));
  const titles = outline?.entries.map((entry) => entry.title) ?? [];
  const supplied = withoutTitle(withoutData(suppliedBy(text, titles), told), voice.named);
  if (recipe.type === 'minutes')
    supplied.labelled = supplied.labelled.filter(
      (entry) => !/^(?:present|attendees|participants|出席者|日時|date)$/i.test(entry.title),
    );
  const isEnough = recipe.type === 'letter' || brief.raw.length < 40;
  const open = isEnough ? undefined : (title: string) => blankSection(title, true);
  if (recipe.type === 'resume' || recipe.type === 'letter')
    supplied.sentences = supplied.sentences.filter((text) => !isContactLine(text));
  if (recipe.type === 'letter') supplied.sentences.push(...laterClauses(split.orders || text, brief));
  placeSupplied(supplied, { parts: sections, voice, open });
  // Minutes record what was said; parts about which nothing was are left out.
  const filled = sections.filter((section) => section.children.length > 0 || section.details !== '');
  return recipe.type === 'minutes' && filled.length > 0 ? filled : sections;
}

/** As many parts as were asked for: more from the general recipe where there are too few. */
function fillCount(sections: Section[], { brief, voice, ctx }: DocumentJob): void {
  const wanted = brief.counts.find((count) => count.noun === 'sections')?.value ?? 0;
  const spare = [
    ...DOCUMENT_RECIPES.flatMap((recipe) =>
      recipe.key === 'report' || recipe.key === 'guide' || recipe.key === 'business-plan' ? [recipe] : [],
    ),
    GENERAL_DOCUMENT,
  ].flatMap((recipe) => recipe.outline);
  for (const entry of spare) {
    if (sections.length >= Math.min(wanted, 30)) return;
    const title = localTitle(entry.replace(/^!/, ''), voice, ctx.words);
    if (
      title === undefined ||
      sections.some((section) => section.title.toLowerCase() === title.toLowerCase())
    )
      continue;
    sections.splice(Math.max(1, sections.length - 1), 0, blankSection(title, false));
  }
}

const isContactLine = (text: string) => /@|\+?\d[\d ()-]{7,}/.test(text) && wordCount(text) <= 10;

/** What an order to write a letter adds after its first clause: "…, five years of experience". */
function laterClauses(orders: string, brief: Brief): string[] {
  const clauses = sentencesOf(orders)
    .filter(isOrder)
    .flatMap((sentence) => sentence.replace(/[.!]$/, '').split(/,\s+/).slice(1));
  return clauses
    .filter(
      (clause) =>
        wordCount(clause) >= 2 &&
        !isContactLine(clause) &&
        !/^(?:from|signed|von|de la part|de parte|phone|email|tel)\b/i.test(clause) &&
        !clause.includes(brief.organisation ?? '\n') &&
        !/^\d[\d:.-]*$/.test(clause),
    )
    .map(capitalised);
}

/** Steps of a guide are one numbered list, not a heading each. */
function stepsInto(sections: Section[], outline: Outline, { voice, ctx }: DocumentJob): void {
  const home =
    sections.find((section) => topicOf(section.title, voice)?.key === 'method') ??
    blankSection(ctx.words.steps, true);
  if (!sections.includes(home)) sections.splice(1, 0, home);
  home.nodes.push({
    kind: 'list',
    ordered: true,
    items: outline.entries.map((entry) => ({
      text: [entry.title, entry.details].filter(Boolean).join(': '),
      items: entry.children.map((text) => ({ text, items: [] })),
    })),
  });
}

/** Whether the parts already tell the figures of a dataset in their own words, together or one of them. */
function areTold(sections: readonly Section[], dataset: Dataset): boolean {
  const texts = sections.map((section) => [section.title, section.details, ...section.children].join(' '));
  const isSpread = dataset.rows.every((row) =>
    texts.some((text) => row.every((cell) => text.toLowerCase().includes(String(cell).toLowerCase()))),
  );
  return isSpread || texts.some((text) => tells(text, dataset));
}

function assemble(title: string, sections: Section[], job: DocumentJob): Composed<DocumentContent> {
  const { brief, recipe } = job;
  const subtitle = subtitleOf(brief, title);
  const frame = frameFor(title, subtitle, job);
  const blocks: DocumentBlock[] = [
    ...frame.before,
    ...(recipe.type === 'invoice' ? invoiceBlocks(job) : []),
    ...summaryBlocks(sections, frame.level, job),
    ...sections.flatMap((section) => bodyOf(section, frame.level, job)),
    ...comparisonBlocks(sections, frame.level, job),
    ...openPoints(sections, frame.level, job),
  ];
  keepFacts(blocks, frame.level, job);
  blocks.push(...frame.after);
  return finish({ title, subtitle, blocks, sections, frame, job });
}

/**
 * In a long draft any name may be a bystander's: who the document is for, by and about is taken from the orders
 * alone, unless there are none.
 */
function trusted(brief: Brief, split: SplitPrompt): Brief {
  if (brief.raw.length < 700 || split.orders === '') return brief;
  const isOrdered = (text: string | undefined) => text !== undefined && split.orders.includes(text);
  const organisation =
    isOrdered(brief.organisation) && !/^(?:hello|hi|dear|you)\b/i.test(brief.organisation ?? '')
      ? brief.organisation
      : undefined;
  return {
    ...brief,
    organisation,
    descriptor: organisation === undefined ? undefined : brief.descriptor,
    place: isOrdered(brief.place) ? brief.place : undefined,
    title: isOrdered(brief.title) ? brief.title : undefined,
    people: brief.people.filter((person) => isOrdered(person.name)),
    dates: brief.dates.filter((date) => isOrdered(date.value)),
  };
}

/** A bare text has neither headings nor lists of what is still to be said. */
function bodyOf(section: Section, level: number, job: DocumentJob): DocumentBlock[] {
  const blocks = sectionBlocks(section, level, job);
  return job.isBare
    ? blocks.slice(1).filter((block) => block.type !== 'list' || section.own || section.nodes.length > 0)
    : blocks;
}

function subtitleOf(brief: Brief, title: string): string | undefined {
  const name = brief.organisation;
  const bracket = name === undefined ? -1 : brief.raw.indexOf(`${name} (`);
  const inBrackets =
    bracket === -1 ? undefined : /^[^()]+\([^()]{2,80}\)/.exec(brief.raw.slice(bracket))?.[0];
  const text = inBrackets ?? brief.descriptor ?? name;
  const isFit =
    text !== undefined &&
    /^[\p{Lu}\p{Lo}]|^(?:an?|the|eine?|une?|un|una)\s/u.test(text) &&
    !/^you/i.test(text);
  return !isFit || title.toLowerCase().includes(text.toLowerCase())
    ? undefined
    : capitalised(text).slice(0, 300);
}

interface Finish {
  title: string;
  subtitle?: string;
  blocks: DocumentBlock[];
  sections: readonly Section[];
  frame: Frame;
  job: DocumentJob;
}

function finish({ title, subtitle, blocks, sections, frame, job }: Finish): Composed<DocumentContent> {
  const { brief, ctx, recipe, asked } = job;
  const words = blocks.reduce((sum, block) => sum + wordCount(blockText(block)), 0);
  if (asked !== undefined && words < asked * 0.7) {
    ctx.note({
      kind: 'count',
      text: `${asked} words`,
      status: 'adapted',
      note: `The document has about ${words} words: no facts were invented to fill it.`,
    });
    ctx.warn(
      'shorter_than_asked',
      `About ${words} of ${asked} words: the rest needs facts that the prompt does not give.`,
    );
  }
  const headings = blocks.filter((block) => block.type === 'heading').length;
  const letter = /\b(US|USA|letter size|American)\b/.test(brief.text);
  const outline = sections
    .slice(0, 6)
    .map((section) => section.title)
    .join(' · ');
  const assets: Asset[] = [];
  return {
    title: title.slice(0, 120),
    description: [subtitle, outline].filter(Boolean).join(': ').slice(0, 300) || title.slice(0, 300),
    content: {
      documentType: recipe.type,
      page: {
        size: letter ? 'Letter' : 'A4',
        orientation: 'portrait',
        marginMm: { top: 25, right: 22, bottom: 25, left: 22 },
        footer: brief.organisation?.slice(0, 200),
        pageNumbers: recipe.type !== 'letter' && recipe.type !== 'invoice',
      },
      cover: frame.cover,
      tableOfContents: {
        show: headings >= TOC_HEADINGS && (frame.cover !== undefined || words > 900) && ctx.mode !== 'lite',
        depth: 2,
        title: ctx.words.contents,
      },
      blocks: blocks.slice(0, 2000),
    },
    assets,
  };
}
