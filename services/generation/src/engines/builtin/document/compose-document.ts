import type { Dataset, DocumentBlock, DocumentContent } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { ComposeContext, Composed } from '../compose-context.ts';
import { takeAngle } from '../material/angle.ts';
import { placeData } from '../material/place-supplied.ts';
import { promptText } from '../material/prompt-text.ts';
import { wordCount } from '../material/sentences.ts';
import { soundBrief } from '../material/sound-brief.ts';
import { bare, subjectOf } from '../material/subject.ts';
import { dataOf } from '../material/supplied.ts';
import { localTitle, voiceOf } from '../material/voice.ts';
import { readApplication } from './application.ts';
import { composeApplication } from './application-letter.ts';
import { comparisonBlocks } from './comparison.ts';
import { sidesOf } from './contract.ts';
import { creativeKind } from './creative.ts';
import { documentTitle, draftTitle } from './document-title.ts';
import { documentRecipe } from './document-type.ts';
import { readDraft } from './draft.ts';
import { fileResume } from './file-resume.ts';
import { finish, subtitleOf } from './finish.ts';
import { invoiceBlocks, isPricedOffer } from './invoice.ts';
import type { DocumentJob } from './job.ts';
import { keepFacts } from './keep-facts.ts';
import { speakOfKind } from './kind-voice.ts';
import { openPoints } from './open-points.ts';
import { frameFor } from './opening.ts';
import { sectionBlocks } from './section-body.ts';
import { nodeText, planSections, type Section } from './sections.ts';
import { areTold, shortSections } from './short-sections.ts';
import { composeContract, composeCreative } from './special-kinds.ts';
import { type SplitPrompt, splitPrompt } from './split-prompt.ts';
import { summaryBlocks } from './summary.ts';
import { warnOfSuggestions } from './warn-of-suggestions.ts';
import { writingPlan } from './writing-plan.ts';

/** A text under this length is one piece without parts. */
const SHORT_WORDS = 220;
/** Who asks for so many words gets every point that there is. */
const GENEROUS_WORDS = 250;
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
  const kindOf = documentRecipe(brief, orders);
  const voice = voiceOf(
    brief,
    ctx,
    subjectOf(brief, orders, own?.replace(/\s+(?:report|proposal|article)$/i, '')),
  );
  if (kindOf.type === 'letter') voice.named = letterSubject(voice.named);
  speakOfKind(voice, kindOf);
  const recipe = takeAngle(kindOf, voice);
  const { title, fromDraft } = documentTitle(brief, own, { recipe, orders, voice });
  const asked = brief.counts.find((count) => count.noun === 'words' && count.value >= 40)?.value;
  const kind = isDraft ? undefined : creativeKind(promptText(brief), voice.language);
  const isGenerous = (asked ?? 0) >= GENEROUS_WORDS && ctx.mode !== 'lite';
  const job: DocumentJob = { brief, ctx, voice, recipe, orders, asked, isBare: false, isGenerous };
  if (kind) return composeCreative(kind, title, job);
  const application =
    recipe.type === 'letter' && !isDraft && voice.language === 'en'
      ? readApplication(promptText(brief))
      : undefined;
  if (application) return composeApplication(application, job);
  if (recipe.key === 'contract' && sidesOf(promptText(brief)).length === 2)
    return composeContract(title, job);
  const planned = isDraft
    ? planSections(split, fromDraft ? draft.slice(1) : draft, job)
    : shortSections(split, data, job);
  const sections =
    recipe.type === 'resume' ? fileResume(planned, (head) => localTitle(head, voice, ctx.words)) : planned;
  const isOwn = (dataset: Dataset) =>
    !isDraft || !draft.some((node) => node.kind === 'pairs' && node.pairs.length === dataset.rows.length);
  placeData(
    data.datasets.filter(isOwn).filter((dataset) => !areTold(sections, dataset)),
    { parts: sections, voice },
  );
  job.isBare = recipe.type === 'letter' || (asked !== undefined && asked <= SHORT_WORDS && isTold(sections));
  return assemble(title, sections, job);
}

/** One piece without headings needs sentences of the asker's; where there are none, its parts say what is to be told. */
const isTold = (sections: readonly Section[]): boolean =>
  !sections.some((section) => section.own) &&
  sections.some(
    (section) => section.nodes.length > 0 || section.children.length > 0 || section.details !== '',
  );

/** `Lettre de résiliation de mon contrat, n° 4` is about the `résiliation de mon contrat`. */
function letterSubject(named: string): string {
  const subject = named
    .replace(
      /^(?:an? |une? |una? |ein(?:e|en)? )?(?:lettre|carta|lettera|letter|brief|schreiben)\s+(?:de |d['’]|di |of |über |zur? |zum )?/iu,
      '',
    )
    .replace(/,\s.*$/su, '')
    .replace(/\s+(?:chez|an die|bei der|bei)\s+\p{Lu}.*$/u, '')
    .trim();
  return subject.length >= 4 ? subject : named;
}

function assemble(title: string, sections: Section[], job: DocumentJob): Composed<DocumentContent> {
  const { brief, recipe } = job;
  const subtitle = subtitleOf(brief, title);
  const frame = frameFor(title, subtitle, job);
  const blocks: DocumentBlock[] = [
    ...frame.before,
    ...(recipe.type === 'invoice' || isPricedOffer(job) ? invoiceBlocks(job) : []),
    ...summaryBlocks(sections, frame.level, job),
    ...sections.flatMap((section) => bodyOf(section, frame.level, job)),
    ...comparisonBlocks(sections, frame.level, job),
    ...openPoints(sections, frame.level, job),
  ];
  warnOfSuggestions(blocks, job.ctx);
  keepFacts(blocks, frame.level, job, frame.cover?.title);
  blocks.push(...writingPlan(sections, blocks, frame.level, job));
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
