import { plainText, type RichText, type Section } from '@sitewright/site-spec';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';

/** Fields that say nothing to a visitor. */
const SILENT: ReadonlySet<string> = new Set(['id', 'kind', 'group', 'placeholder', 'questions']);

/** Kinds that stand whatever they ask: they open the page, lead on, or have fields of a form. */
const STANDING: ReadonlySet<Section['type']> = new Set([
  'hero',
  'callToAction',
  'contactForm',
  'booking',
  'newsletter',
  'unsupportedFeature',
  'chart',
  'gallery',
]);

const wordsIn = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(wordsIn).join('') : '';

/** What a node asks, where it says nothing besides. */
function questionOf(node: object): string | undefined {
  const { questions } = node as { questions?: readonly string[] };
  const said = Object.entries(node).filter(([name, value]) => !SILENT.has(name) && value !== undefined);
  const isAsking = said.every(([name, value]) => questions?.includes(name) === true || isEmpty(value));
  const [first] = questions ?? [];
  return isAsking && first !== undefined ? wordsIn(Reflect.get(node, first)) : undefined;
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What a section asks its owner, where it has nothing else to say. */
export function questionsOf(section: Section): string[] | undefined {
  const items: readonly object[] = section.items;
  if (STANDING.has(section.type) || items.length === 0) return undefined;
  const leads: RichText[] = section.lead === undefined ? [] : [section.lead];
  if (leads.length > 0 && section.questions?.includes('lead') !== true) return undefined;
  const asked = items.map(questionOf);
  const isVacant = asked.every((question) => question !== undefined);
  return isVacant ? [...leads.map(plainText), ...asked] : undefined;
}

/** A place that is kept for what its owner will say: the name of the section, and a slot for each thing that it asks. */
export const vacantSection = (
  { id, heading }: Section,
  questions: readonly string[],
  { label }: PageContext,
): Html =>
  html`<section id="${id}" class="section vacant"><div class="inner">${heading !== undefined && html`<h2 id="${id}-title">${heading}</h2>`}<ul class="asks" aria-label="${label('placeholder', 'To be replaced')}">${questions.map((question) => html`<li>${question}</li>`)}</ul></div></section>`;
