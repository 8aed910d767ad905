import type { Dataset } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import { capitalised } from '../material/lists.ts';
import { isOrder } from '../material/orders.ts';
import { type Outline, readOutline } from '../material/outline.ts';
import { placeSupplied } from '../material/place-supplied.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import { type dataOf, suppliedBy, tells, withoutData, withoutTitle } from '../material/supplied.ts';
import { localTitle, topicOf } from '../material/voice.ts';
import { DOCUMENT_RECIPES, GENERAL_DOCUMENT } from '../recipe/documents/documents.ts';
import { readAgenda } from './agenda.ts';
import { fileMinutes } from './file-minutes.ts';
import { isPricedOffer } from './invoice.ts';
import type { DocumentJob } from './job.ts';
import { readParties, withoutParties } from './parties.ts';
import { blankSection, recipeSections, type Section, sectionOfEntry } from './sections.ts';
import type { SplitPrompt } from './split-prompt.ts';
import { givenSentence } from './summary.ts';

/** A short prompt: the outline it dictates or the recipe's, and its sentences each in their place. */
export function shortSections(
  split: SplitPrompt,
  data: ReturnType<typeof dataOf>,
  job: DocumentJob,
): Section[] {
  const text = data.blank;
  const { recipe, voice, ctx, brief } = job;
  if (recipe.type === 'invoice' || isPricedOffer(job)) return [];
  const read = readOutline(split.orders) ?? readOutline(text);
  const kept = read && recipe.type === 'minutes' ? withoutHead(read) : read;
  // A memo says several things in one sentence; only a list that is called one cuts it into parts.
  const isTold = recipe.type === 'memo' && kept?.form === 'sentence' && !/\bsections?\b|:\s*\n/i.test(text);
  const outline = kept && kept.entries.length >= 2 && !isTold ? kept : undefined;
  const isGuide = recipe.key === 'guide' && outline?.form === 'list';
  const isAgenda = recipe.key === 'agenda';
  const sections =
    outline && !isGuide && !isAgenda
      ? outline.entries.map(sectionOfEntry)
      : recipeSections(recipe, voice, ctx);
  fillCount(sections, job);
  if (isAgenda) itemsInto(sections, brief, job);
  if (isGuide) stepsInto(sections, outline, job);
  if (recipe.type === 'letter' && sections.length === 0) sections.push(blankSection(ctx.words.message, true));
  const told = data.datasets.filter((dataset) => !areTold(sections, dataset));
  const titles = outline?.entries.map((entry) => entry.title) ?? [];
  const matter =
    recipe.type === 'letter' || recipe.type === 'memo' ? withoutParties(text, readParties(text)) : text;
  const supplied = withoutTitle(withoutData(suppliedBy(matter, titles), told), voice.named);
  if (recipe.type === 'minutes')
    supplied.labelled = supplied.labelled.filter((entry) => !MINUTES_HEAD.test(entry.title));
  const isEnough = recipe.type === 'letter' || brief.raw.length < 40;
  const open = isEnough ? undefined : (title: string) => blankSection(title, true);
  if (recipe.type === 'resume' || recipe.type === 'letter')
    supplied.sentences = supplied.sentences.filter((text) => !isContactLine(text));
  if (isAgenda) return sections;
  if (recipe.type === 'minutes' && !outline) fileMinutes(supplied, sections, brief);
  if (recipe.type === 'letter') supplied.sentences = letterPoints(text, brief);
  placeSupplied(supplied, { parts: sections, voice, open });
  const opening = sections.find((section) => topicOf(section.title, voice)?.key === 'summary');
  const headline = recipe.key === 'press-release' && wordCount(voice.named) >= 5 ? voice.named : undefined;
  const sentence = opening && isBlank(opening) ? (givenSentence(job) ?? headline) : undefined;
  if (sentence !== undefined) opening?.children.push(sentence);
  // Minutes record what was said; parts about which nothing was are left out.
  const filled = sections.filter((section) => section.children.length > 0 || section.details !== '');
  return recipe.type === 'minutes' && filled.length > 0 ? filled : sections;
}

const isBlank = (section: Section) =>
  section.children.length === 0 && section.details === '' && section.nodes.length === 0 && !section.own;

/** What stands above minutes: who was there, and when. */
const MINUTES_HEAD =
  /^(?:present|attendees|participants|attending|anwesend|teilnehmer(?:innen)?|présents?|presentes|asistentes|presenti|出席者|日時|date|datum|(?:meeting )?minutes)$/i;

const withoutHead = (outline: Outline): Outline => ({
  ...outline,
  entries: outline.entries.filter((entry) => !MINUTES_HEAD.test(entry.title)),
});

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

const LETTER_HEAD =
  /^(?:an? |the |ein(?:e|en)? |une? |una? |my )?(?:[\p{L}-]+\s){0,4}(?:letter|lettre|carta|lettera|brief|\p{L}*schreiben|kündigung|beschwerde)(?!\p{L})/iu;

/** What a letter has to say: the prompt's sentences, and what its order adds after the first clause. */
function letterPoints(text: string, brief: Brief): string[] {
  const colon = text.search(/:\s+\S/);
  const parties = readParties(text);
  // Behind the colon stands the matter, and "from Sevilla to Madrid" there is no address.
  if (colon !== -1 && LETTER_HEAD.test(text) && (parties.recipient?.from ?? 0) > colon)
    delete parties.recipient;
  const matter = withoutParties(text, parties).replace(/[^\S\n]{2,}/g, ' ');
  const clauses = sentencesOf(matter).flatMap((sentence) => {
    const plain = sentence.replace(/[.!]$/, '').trim();
    if (!isOrder(plain) && !LETTER_HEAD.test(plain)) return [sentence.trim()];
    // "Complaint to the railway: train 4417 was three hours late": what stands behind the colon is the matter.
    const told = /:\s+(\S.*)$/su.exec(plain)?.[1];
    if (told !== undefined && wordCount(told) >= 4) return [`${told}.`];
    return plain.split(/[,;]\s+/).slice(1);
  });
  return clauses
    .map((clause) => clause.trim().replace(/^(?:and|und|et|y)\s+/i, ''))
    .filter(
      (clause) =>
        wordCount(clause) >= 2 &&
        !isContactLine(clause) &&
        !/^(?:from|signed|von|de la part|de parte|phone|email|tel)\b/i.test(clause) &&
        !clause.includes(brief.organisation ?? '\n') &&
        !/^\d[\d:.-]*$/.test(clause),
    )
    .map((clause) =>
      /^\d+\+? years? (?:of )?/.test(clause) && brief.language.startsWith('en')
        ? `I have ${clause}`
        : capitalised(clause),
    );
}

/** What an agenda lists, and what is said beside it, under the headings for it. */
function itemsInto(sections: Section[], brief: Brief, { voice }: DocumentJob): void {
  const part = (key: string) => sections.find((section) => topicOf(section.title, voice)?.key === key);
  const { items, preparation, remarks } = readAgenda(brief.text);
  part('preparation')?.children.push(...preparation);
  (part('goals') ?? sections[0])?.children.push(...remarks);
  const home = part('agendaItems') ?? sections[0];
  if (home === undefined || items.length === 0) return;
  home.own = true;
  home.nodes.push({ kind: 'list', ordered: true, items: items.map((text) => ({ text, items: [] })) });
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
export function areTold(sections: readonly Section[], dataset: Dataset): boolean {
  const texts = sections.map((section) => [section.title, section.details, ...section.children].join(' '));
  const isSpread = dataset.rows.every((row) =>
    texts.some((text) => row.every((cell) => text.toLowerCase().includes(String(cell).toLowerCase()))),
  );
  return isSpread || texts.some((text) => tells(text, dataset));
}
