import type { Page, Section } from '@sitewright/site-spec';
import type { Brief, BriefFact } from '../brief/brief.ts';
import { isInstruction } from '../brief/sentences.ts';
import { upperFirst } from './sections/section-parts.ts';
import { clip, type SiteDraft } from './site-draft.ts';
import { unseenClauses } from './verbatim-net.ts';

const CONTENT_KINDS = new Set([
  'name',
  'place',
  'person',
  'price',
  'date',
  'phone',
  'email',
  'number',
  'quote',
]);

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const child of value) collect(child, texts);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      if (key !== 'id' && key !== 'image' && key !== 'href' && key !== 'mapHref') collect(child, texts);
    }
  }
}

/** "4 lawyers" and "three posts" are numbers of things to make, not facts to tell. */
const isWish = (brief: Brief, { kind, span }: BriefFact): boolean =>
  kind === 'number' &&
  brief.counts.some((count) => count.value <= 30 && count.span[0] <= span[0] && span[0] <= count.span[1]);

function textOf(site: unknown): string {
  const texts: string[] = [];
  collect(site, texts);
  return texts.join('\n');
}

/** Facts of the prompt that no page has yet, to the letter. */
export function findLeftovers(brief: Brief, site: unknown): BriefFact[] {
  const all = textOf(site);
  return brief.facts.filter(
    (fact) =>
      CONTENT_KINDS.has(fact.kind) &&
      fact.value.trim() !== '' &&
      !all.includes(fact.value) &&
      !isWish(brief, fact),
  );
}

/** The sentence that a fact was given in, if it may be shown; else the fact with the words next to it. */
function lineFor(draft: SiteDraft, fact: BriefFact): string | undefined {
  const { brief } = draft;
  const sentence = brief.sentences.find(({ showable, text }) => showable && text.includes(fact.value));
  if (sentence !== undefined) return draft.copy.claim(sentence.text) ? sentence.text : undefined;
  const figure = brief.figures.find(({ value, label }) => value === fact.value && label !== '');
  if (figure !== undefined) return `${figure.value} ${figure.label}`;
  const clause = brief.text
    .split(/,(?!\d)|[;\n()]|\.(?=\s|$)/u)
    .find((part) => part.includes(fact.value))
    ?.trim();
  const isShort = clause !== undefined && clause.length <= 70 && clause.split(/\s+/u).length <= 8;
  return isShort && !isInstruction(clause) ? clause : fact.value;
}

function textSection(draft: SiteDraft, page: Page): Extract<Section, { type: 'richText' }> {
  const known = page.sections.find((section) => section.type === 'richText');
  if (known !== undefined) return known;
  const section: Extract<Section, { type: 'richText' }> = {
    id: draft.context.id('richText'),
    type: 'richText',
    layout: 'narrow',
    background: 'default',
    heading: draft.context.words.about,
    actions: [],
    items: [],
  };
  const last = page.sections.findIndex(
    ({ type }) => type === 'contactForm' || type === 'newsletter' || type === 'booking',
  );
  page.sections.splice(last === -1 ? page.sections.length : last, 0, section);
  return section;
}

/** Nothing that the prompt gave is lost: what found no place of its own is told on the first page. */
export function placeLeftovers(draft: SiteDraft, pages: Page[], elsewhere: readonly string[]): void {
  const [home] = pages;
  if (home === undefined) return;
  const leftovers = findLeftovers(draft.brief, [pages, elsewhere, draft.name]);
  const requests = draft.pages.flatMap(({ sections }) => sections.flatMap(({ request }) => request ?? []));
  const unseen = unseenClauses(draft.brief, textOf([pages, elsewhere, draft.name]), requests);
  const facts = leftovers
    .slice(0, 60)
    .filter(({ value }) => !unseen.some((line) => line.includes(value)))
    .flatMap((fact) => lineFor(draft, fact) ?? []);
  const unique = [...new Set([...facts, ...unseen])].map((line) =>
    clip(/\s/.test(line) ? upperFirst(line) : line, 1000),
  );
  if (unique.length === 0) return;
  const section = textSection(draft, home);
  if (unique.every((line) => line.length > 40)) {
    for (const text of unique) section.items.push({ id: draft.context.id('text'), kind: 'paragraph', text });
  } else
    section.items.push({
      id: draft.context.id('text'),
      kind: 'list',
      ordered: false,
      entries: unique.slice(0, 60),
    });
}
