import { type Action, isFormSection, type SectionOf, type SectionType } from '@sitewright/site-spec';
import { lettersOf } from '../../draft/plain.ts';
import type { SectionPart } from '../../draft/website.ts';
import { type AssembleContext, type ChartFor, labelOf, roomFor } from '../context.ts';
import { type DrawnAsset, drawn } from '../drawing.ts';
import { within } from '../ids.ts';
import type { LinkTo } from '../text/link-target.ts';
import type { NodeTexts } from '../text/node-texts.ts';
import { ItemReader } from './item-reader.ts';

export type Ground = SectionOf<'hero'>['background'];

/** What a section is made from: its part, its place, and what its page allows. */
export interface SectionContext {
  context: AssembleContext;
  part: SectionPart;
  id: string;
  /** Whether it is on the first page. */
  isHome: boolean;
  /** Where targets lead from the section's page. */
  linkTo: LinkTo;
  ground: Ground;
  /** The first of the layouts that suits, given what stands before it on the page. */
  pick: <Layout extends string>(...layouts: readonly [Layout, ...Layout[]]) => Layout;
  /** Where to get in touch, on this site; undefined where there is no such place. */
  contactHref: string | undefined;
  chartFor: ChartFor;
}

const MOST_ACTIONS = 4;

export const textsOf = ({ context, linkTo }: SectionContext): NodeTexts => context.texts({ linkTo });

/** The fields that every section has, from its part's words over and under the items. */
export function baseOf(section: SectionContext) {
  const { part, id, ground } = section;
  const isSite = lettersOf(part.eyebrow) === lettersOf(section.context.head.organisation);
  const texts = textsOf(section);
  const image = drawn(section.context, within(id, 'drawn'), part.picture)?.id;
  const { requested } = section.context.head;
  // A picture that was asked for and is only described waits for its owner.
  const isAsked = requested.some(({ plan, refs }) => plan === 'adapted' && refs.includes(part.ref));
  const isOwed = isAsked && image === undefined && part.picture.trim() !== '';
  return {
    id,
    background: ground,
    // The name of the site stands right above already.
    eyebrow: isSite ? undefined : texts.plain('eyebrow', part.eyebrow, 80),
    heading: texts.plain('heading', part.heading, 200),
    lead: texts.rich('lead', part.intro),
    image,
    actions: actionsOf(section),
    note: texts.plain('note', part.note, 500),
    ...texts.marking(...(isOwed ? ['image'] : [])),
  };
}

/** Lets visitors choose one of the groups of a section; its words are the choice of all. */
const isFilter = ({ target }: SectionPart['actions'][number]): boolean => target === '#groups';

/** A part's calls to action, the first of them the loud one. What leads nowhere leads to where one gets in touch. */
function actionsOf(section: SectionContext): Action[] {
  const { part, id, linkTo, context, contactHref } = section;
  if (itemsButton(part) !== undefined) return [];
  const own = `#${id}`;
  const ways = part.actions.filter((action) => !isFilter(action));
  const actions = ways.flatMap(({ label, target }, index) => {
    const text = textsOf(section).plain('label', label, 80);
    const href = linkTo(target) ?? contactHref;
    if (text === undefined) return [];
    const isForm = isFormSection(part.kind);
    if (href === undefined || href === own || (isForm && href.startsWith('mailto:'))) {
      if (!isForm) context.warn('link_left_out', `"${text}" leads nowhere and was left out.`);
      return [];
    }
    return [{ id: within(id, `a${index + 1}`), label: text, href }];
  });
  const styles = ['primary', 'secondary', 'link', 'link'] as const;
  const kept = roomFor(actions, MOST_ACTIONS, { what: 'calls to action', ...context });
  return kept.map((action, index) => ({ ...action, style: styles[index] ?? 'link' }));
}

/** Sections whose items have buttons. */
const WITH_BUTTONS: ReadonlySet<string> = new Set(['features', 'services', 'pricing', 'productGrid']);

/** The words of a part's one call to action where each item has its own: all lead elsewhere, or to one place by a subject each. */
function itemsButton({ kind, actions, items }: SectionPart): string | undefined {
  const [only, ...others] = actions.filter((action) => !isFilter(action));
  if (only === undefined || others.length > 0 || items.length < 2 || !WITH_BUTTONS.has(kind))
    return undefined;
  const placeOf = (target: string): string => target.split('?')[0] ?? '';
  const own = new Set(items.map(({ target }) => target));
  const isTheirs = [...own].every(
    (target) => target !== '' && (only.target === '' || placeOf(target) === placeOf(only.target)),
  );
  return isTheirs && own.size === items.length ? only.label : undefined;
}

/** The word of a language for what calls or writes, and another for what leads elsewhere. */
export const wordFor = (href: string, word: string): string =>
  href.startsWith('mailto:') ? 'writeUs' : href.startsWith('tel:') ? 'callUs' : word;

/** The way on from an item, named by a word of the language or as the part says for all of them. */
export function wayOn(section: SectionContext, target: string, id: string, word: string): Action | undefined {
  const href = section.linkTo(target);
  if (href === undefined) return undefined;
  const own = textsOf(section).plain('label', itemsButton(section.part) ?? '', 80);
  if (own !== undefined) return { id: within(id, 'action'), label: own, href, style: 'secondary' };
  const name = wordFor(href, word);
  const style = name === word ? 'link' : 'secondary';
  // What calls or writes stands once, where the part has words of its own for it.
  if (name !== word && section.part.actions.some(({ target }) => target === href)) return undefined;
  return { id: within(id, 'action'), label: labelOf(section.context, name), href, style };
}

/** Readers of a part's items that say anything at all, at most as many as the section may hold. */
export function itemsOf(
  section: SectionContext,
  most: number,
): { item: ItemReader; id: string; drawing: DrawnAsset | undefined }[] {
  const readers = section.part.items.map((item, index) => {
    const id = within(section.id, index + 1);
    const drawing = drawn(section.context, within(id, 'drawn'), item.picture);
    return { item: new ItemReader(item, textsOf(section), index), id, drawing };
  });
  const said = readers.filter(({ item }) => !item.isEmpty() || item.picture.trim() !== '');
  return roomFor(said, most, { what: `items of "${section.part.heading}"`, ...section.context });
}

/** The groups that items name, in their order, with the words of a choice among them, and the id of each. */
export function groupsOf(section: SectionContext) {
  const ids = new Map<string, string>();
  const groups: { id: string; title: string }[] = [];
  for (const { group } of section.part.items) {
    const title = textsOf(section).plain('title', group, 120);
    if (title === undefined || ids.has(group) || groups.length >= 24) continue;
    const id = within(section.id, `g${groups.length + 1}`);
    ids.set(group, id);
    groups.push({ id, title });
  }
  const choice = groups.length > 1 ? section.part.actions.find(isFilter)?.label : undefined;
  const filter = textsOf(section).plain('label', choice ?? '', 60);
  return { of: { groups, filter }, idOf: (name: string) => ids.get(name) };
}

/** The section of a type, without items or nothing at all where its part has nothing that the type can show. */
export type SectionBuilder<T extends SectionType> = (section: SectionContext) => SectionOf<T> | undefined;
