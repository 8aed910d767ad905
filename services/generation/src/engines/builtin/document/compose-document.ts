import type { Asset, DocumentBlock, DocumentContent } from '@sitewright/site-spec';
import { type Brief, countOf } from '../brief/brief.ts';
import type { ComposeContext, Composed } from '../compose-context.ts';
import { wordCount } from '../material/sentences.ts';
import { promptText } from '../material/prompt-text.ts';
import { subjectOf } from '../material/subject.ts';
import { voiceOf } from '../material/voice.ts';
import { blockText } from './block-text.ts';
import { documentTitle, draftTitle } from './document-title.ts';
import { documentRecipe } from './document-type.ts';
import { readDraft } from './draft.ts';
import { invoiceBlocks } from './invoice.ts';
import { keepFacts } from './keep-facts.ts';
import type { DocumentJob } from './job.ts';
import { openPoints } from './open-points.ts';
import { comparisonBlocks } from './comparison.ts';
import { type Frame, frameFor } from './opening.ts';
import { sectionBlocks } from './section-body.ts';
import { planSections, type Section, shareSentences } from './sections.ts';
import { type SplitPrompt, splitPrompt } from './split-prompt.ts';
import { summaryBlocks } from './summary.ts';

const TOC_HEADINGS = 5;
/** A text under this length is one piece without parts. */
const SHORT_WORDS = 220;

/** Makes the document that a brief asks for: the asker's parts in order, the supplied draft kept and structured. */
export function composeDocument(read: Brief, ctx: ComposeContext): Composed<DocumentContent> {
  const split = splitPrompt(promptText(read));
  const brief = trusted(read, split);
  const recipe = documentRecipe(brief, split.orders);
  const draft = readDraft(split.material);
  const own = draftTitle(draft);
  const voice = voiceOf(
    brief,
    ctx,
    subjectOf(
      brief,
      split.orders || promptText(brief).slice(0, 400),
      own?.replace(/\s+(?:report|proposal|article)$/i, ''),
    ),
  );
  const { title, fromDraft } = documentTitle(brief, own, split.orders, voice);
  const subtitle = subtitleOf(brief, title);
  const asked = countOf(brief, 'words')?.value;
  const job: DocumentJob = {
    brief,
    ctx,
    voice,
    recipe,
    orders: split.orders,
    asked,
    isBare: false,
    isGenerous: (asked ?? 0) >= 800 && ctx.mode !== 'lite',
  };
  const frame = frameFor(title, subtitle, job);
  const sections =
    recipe.type === 'invoice' ? [] : planSections(split, fromDraft ? draft.slice(1) : draft, job);
  if (split.material.length === 0) shareSentences(sections, contentSentences(brief, sections), voice);
  job.isBare =
    recipe.type === 'letter' ||
    (asked !== undefined && asked <= SHORT_WORDS && !sections.some((section) => section.own));
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
  const text =
    brief.descriptor ??
    (brief.organisation && !title.includes(brief.organisation) ? brief.organisation : undefined);
  return text === undefined || text.toLowerCase() === title.toLowerCase() ? undefined : text.slice(0, 300);
}

/** Sentences that say something of the subject and do not merely dictate the parts. */
function contentSentences(brief: Brief, sections: readonly Section[]): string[] {
  return brief.sentences
    .filter((sentence) => sentence.showable)
    .map((sentence) => sentence.text)
    .filter(
      (text) =>
        sections.filter((section) => text.toLowerCase().includes(section.heading.toLowerCase())).length < 3,
    )
    .filter((text) => !sections.some((section) => section.details.includes(text)));
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
    .map((section) => section.heading)
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
