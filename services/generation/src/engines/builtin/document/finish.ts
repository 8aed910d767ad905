import type { Asset, DocumentBlock, DocumentContent } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { Composed } from '../compose-context.ts';
import { capitalised } from '../material/lists.ts';
import { wordCount } from '../material/sentences.ts';
import { blockText } from './block-text.ts';
import type { DocumentJob } from './job.ts';
import type { Frame } from './opening.ts';
import type { Section } from './sections.ts';

const TOC_HEADINGS = 5;

/** What the document is, beside its title. */
export function subtitleOf(brief: Brief, title: string): string | undefined {
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

/** All that a finished document is made of. */
export interface Finish {
  title: string;
  subtitle?: string;
  blocks: DocumentBlock[];
  sections: readonly Section[];
  frame: Frame;
  job: DocumentJob;
}

/** Page, contents and the honest word on the length. */
export function finish({ title, subtitle, blocks, sections, frame, job }: Finish): Composed<DocumentContent> {
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
