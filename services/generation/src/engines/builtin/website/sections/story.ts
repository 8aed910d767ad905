import type { SectionOf } from '@sitewright/site-spec';
import { measuresOf, milestonesOf } from '../brief-figures.ts';
import { type Pair, splitPair } from '../copywriter.ts';
import { ENGLISH_POLICIES } from '../phrases/english-policies.ts';
import { pageKindOf } from '../planning/page-kinds.ts';
import { ABOUT_FACTS, FIRST_STEPS, IS_HOST, LAST_STEPS, PAGE_FACTS } from '../prose/english-prose.ts';
import { showableSentences } from '../showable-sentences.ts';
import { clip, type PagePlan, type SectionPlan, type SiteDraft } from '../site-draft.ts';
import { inventedCards, namedCards, splitDetail } from './offer-cards.ts';
import { detailsOf, INVENTED, sectionFrame, upperFirst, wantedCount } from './section-parts.ts';
import { tellingPatterns } from './telling-patterns.ts';

type Block = SectionOf<'richText'>['items'][number];

const paragraph = (draft: SiteDraft, text: string): Block => ({
  id: draft.context.id('text'),
  kind: 'paragraph',
  text: clip(text, 4000),
});

/** Occasions are not at home anywhere, and have not existed since. */
const SPEAKS_AS_HOST = new Set(['wedding', 'festival', 'conference']);

/** What the user said about it, then what can be said from the facts. */
function aboutBlocks(draft: SiteDraft, plan: SectionPlan): Block[] {
  const details = detailsOf(plan, 12).filter((detail) => draft.copy.claim(detail));
  const sentences = showableSentences(draft.brief).filter((sentence) => draft.copy.claim(sentence));
  const own = [...details.filter((text) => text.length > 30).map(upperFirst), ...sentences.slice(0, 6)];
  const short = details.filter((text) => text.length <= 30);
  const blocks = own.map((text) => paragraph(draft, text));
  if (short.length > 0) {
    blocks.push({
      id: draft.context.id('text'),
      kind: 'list',
      ordered: false,
      entries: short.map(upperFirst),
    });
  }
  // Whoever tells much about themselves needs little about the trade.
  const wanted = (draft.context.mode === 'power' ? 3 : 2) - (draft.isEnglish && tellsOfOwner(draft) ? 1 : 0);
  for (let index = blocks.length; index < wanted; index++) {
    const text = draft.isEnglish
      ? englishAbout(draft, index)
      : draft.copy.say(
          `about ${index}`,
          tellingPatterns(
            draft,
            index === 0 ? [...draft.phrases.about, ...draft.phrases.leads] : draft.phrases.about,
            draft.name,
          ),
        );
    if (text !== undefined) blocks.push(paragraph(draft, text));
  }
  return blocks.length > 0 ? blocks : [paragraph(draft, draft.name)];
}

/** Facts in one paragraph, then what is worth knowing of the trade. */
function englishAbout(draft: SiteDraft, index: number): string | undefined {
  const facts =
    SPEAKS_AS_HOST.has(draft.recipe.id) || IS_HOST.has(draft.recipe.id)
      ? []
      : [0, 1].flatMap((turn) => draft.copy.say(`about fact ${index} ${turn}`, ABOUT_FACTS) ?? []);
  if (index === 0 && facts.length > 0) return facts.join(' ');
  return draft.copy.say(`about ${index}`, draft.recipe.notes);
}

/** Whether the prompt gives anything that a text about the owner could be made of. */
const tellsOfOwner = ({ brief, copy: { slots }, recipe }: SiteDraft): boolean =>
  IS_HOST.has(recipe.id) ||
  showableSentences(brief).length > 0 ||
  [slots.since, slots.team, slots.address, slots.opening, slots.items].some((fact) => fact !== undefined);

function policyPatterns(draft: SiteDraft, title: string): readonly string[] {
  const known = draft.isEnglish ? ENGLISH_POLICIES.find(([pattern]) => pattern.test(title)) : undefined;
  return known?.[1] ?? draft.phrases.policy;
}

/** Rules are the owner's to set: beside the user's own words everything here is an example. */
function policyBlocks(draft: SiteDraft, page: PagePlan): Block[] {
  const { title } = page;
  const details = page.details.map((text) => paragraph(draft, upperFirst(text)));
  const texts = policyPatterns(draft, title).flatMap(
    (pattern, index) => draft.copy.say(`policy ${title} ${index}`, pattern.split(' || '), { title }) ?? [],
  );
  return [...details, ...texts.map((text): Block => ({ ...paragraph(draft, text), ...INVENTED }))];
}

/** A page that the prompt only named: what it said of it, and how to learn more. */
function pageBlocks(draft: SiteDraft, page: PagePlan): Block[] {
  const details = page.details
    .filter((detail) => draft.copy.claim(detail))
    .map((text) => paragraph(draft, upperFirst(text)));
  const { name } = draft.copy.slots;
  const extra = {
    title: lowerTitle(page.title),
    Title: page.title,
    ...(name === undefined || page.title.includes(name) ? {} : { atName: ` at ${name}` }),
  };
  const patterns = draft.isEnglish ? [...PAGE_FACTS, ...draft.recipe.notes] : draft.phrases.about;
  const wanted = details.length > 1 ? 0 : 2;
  const lines = Array.from(
    { length: wanted },
    (_, index) => draft.copy.say(`page ${page.id} ${index}`, patterns, extra) ?? [],
  ).flat();
  return [...details, ...lines.map((text) => paragraph(draft, text))];
}

/** A title within a sentence, unless it is a name or an abbreviation. */
const lowerTitle = (title: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+)*$/u.test(title) ? title.toLowerCase() : title;

/** Sections of rules on a page of something else: "shipping info". */
const ENGLISH_RULES = /^(?:shipping|delivery|returns?|refunds?|exchange|privacy|terms)(?![\p{L}])/iu;
const ABOUT_TITLE =
  /(?<![\p{L}])(?:about|bio|our story|my story|who we are|mission|über (?:uns|mich)|à propos|qui (?:sommes|suis)|sobre|quiénes somos|nosotros|chi (?:siamo|sono)|quem somos|over (?:ons|mij)|o (?:nas|mnie|firmie))(?![\p{L}])|私たち|について|関于|关于|من نحن|عنا|हमारे बारे/iu;

export function buildRichText(draft: SiteDraft, plan: SectionPlan, page: PagePlan): SectionOf<'richText'> {
  const isRules = ENGLISH_RULES.test(plan.request?.label ?? '') && draft.isEnglish;
  const isPolicy = page.role === 'policy' || isRules;
  const { sections } = pageKindOf(page.title, draft.context.words);
  const isAbout = (sections[0] === 'richText' && sections.length > 1) || ABOUT_TITLE.test(page.title);
  const isWholePage =
    page.role === 'content' && plan.request === undefined && page.sections.length === 2 && !isAbout;
  const blocks = isPolicy
    ? policyBlocks(draft, isRules ? { ...page, title: plan.request?.label ?? page.title, details: [] } : page)
    : isWholePage
      ? pageBlocks(draft, page)
      : aboutBlocks(draft, plan);
  const { heading, ...frame } = sectionFrame(draft, plan);
  // What the prompt says nothing about is not about the business, but about its trade.
  const isTrade =
    draft.isEnglish && plan.request === undefined && page.role === 'home' && !tellsOfOwner(draft);
  return {
    ...frame,
    // Where the text is all there is, the page's own title stands over it already.
    ...((isPolicy && !isRules) || isWholePage ? {} : { heading: isTrade ? 'Good to know' : heading }),
    type: 'richText',
    layout: isPolicy ? 'narrow' : 'wide',
    items: blocks.length > 0 ? blocks : [paragraph(draft, page.title)],
  };
}

export function buildStats(draft: SiteDraft, plan: SectionPlan): SectionOf<'stats'> {
  const figures = measuresOf(draft.brief).slice(0, 8);
  const items = figures.map(({ value, label }) => ({
    id: draft.context.id('stat'),
    value: clip(value, 40),
    label: clip(label, 160),
  }));
  // Without a figure of the user's there is none to show: what is counted is named, and the number left open.
  const names = detailsOf(plan, 6).length > 0 ? detailsOf(plan, 6) : [draft.copy.slots.Subject ?? draft.name];
  const open = names.map((label) => ({
    id: draft.context.id('stat'),
    ...INVENTED,
    value: clip(draft.context.words.toBeConfirmed, 40),
    label: clip(label, 160),
  }));
  return {
    ...sectionFrame(draft, plan),
    type: 'stats',
    layout: 'row',
    items: items.length > 0 ? items : open,
  };
}

/** Japanese and Chinese write the word for year behind the number, where the reader takes it for the label's. */
function momentOf(value: string, label: string): { date: string; title: string } {
  const isYear = label.startsWith('年');
  const title = isYear ? label.slice(1) : label;
  return {
    date: clip(isYear ? `${value}年` : value, 60),
    title: upperFirst(clip(title === '' ? label : title, 160)),
  };
}

export function buildTimeline(draft: SiteDraft, plan: SectionPlan): SectionOf<'timeline'> {
  const own = detailsOf(plan, 20);
  const areDated = own.length > 1 && own.every((detail) => /\d/u.test(detail));
  const given = (areDated ? [] : milestonesOf(draft.brief)).map(({ value, label }) => ({
    id: draft.context.id('moment'),
    ...momentOf(value, label),
  }));
  const details = given.length > 0 ? [] : own;
  const named = details.map((detail) => {
    const match =
      /^((?:\p{L}{3,12}\.?\s+)?(?:\d{1,2}\.?\s+)?(?:\p{L}{3,12}\.?\s+)?\d{4}|\S*\d\S*)\s*[:：–-]?\s+(.+)$/u.exec(
        detail,
      );
    const { title, text } = splitDetail(match?.[2] ?? detail);
    return {
      id: draft.context.id('moment'),
      date: clip(match?.[1] ?? '–', 60),
      title,
      ...(text === undefined ? {} : { text }),
    };
  });
  const steps = draft.isEnglish ? stepsOf(draft) : draft.phrases.steps;
  const invented = steps.map(splitPair).map(({ title, text }, index) => ({
    id: draft.context.id('moment'),
    ...INVENTED,
    date: `${index + 1}`,
    title: title.replace(/\{\w+\}/g, draft.name),
    ...(draft.copy.claim(text) && !text.includes('{') ? { text } : {}),
  }));
  const items = [...given, ...named];
  return {
    ...sectionFrame(draft, plan),
    type: 'timeline',
    layout: 'vertical',
    items: (items.length > 0 ? items : invented).slice(0, 40),
  };
}

/** The steps of the trade, each in one of its wordings. */
const stepsOf = ({ context, recipe }: SiteDraft): string[] =>
  recipe.steps.map((step, index) => {
    const wordings = step.split(' || ');
    return wordings.length === 1 ? step : context.random(`wording ${index}`).pick(wordings);
  });

/** How a thing works is its owner's to say, so where that is asked for it is an example. */
function usualSteps(draft: SiteDraft, plan: SectionPlan, wanted: number) {
  const step = ({ title, text }: { title: string; text: string }) => ({
    id: draft.context.id('step'),
    title,
    ...(text === '' ? {} : { text }),
  });
  if (!draft.isEnglish) return draft.copy.pairs('steps', draft.phrases.steps, wanted).map(step);
  if (plan.request !== undefined)
    return draft.copy.pairs('steps', stepsOf(draft), wanted).map((pair) => ({ ...step(pair), ...INVENTED }));
  return factSteps(draft, wanted).map(step);
}

/** A choice among what is on offer, what the trade asks for, and how to get there: facts first, as far as there are any. */
function factSteps(draft: SiteDraft, wanted: number): Pair[] {
  const { copy } = draft;
  const said = (label: string, patterns: readonly string[]): Pair[] => {
    for (const pattern of patterns) {
      const text = copy.say(label, [pattern]);
      if (text === undefined) continue;
      return [splitPair(text)];
    }
    return [];
  };
  const first = said('first step', FIRST_STEPS);
  const last = said('last step', LAST_STEPS);
  const ofTrade = Math.max(1, Math.min(wanted, 3) - first.length - last.length);
  return [...first, ...copy.pairs('steps', stepsOf(draft), ofTrade), ...last];
}

export function buildSteps(draft: SiteDraft, plan: SectionPlan): SectionOf<'steps'> {
  const details = detailsOf(plan, 16);
  const wanted = wantedCount(draft, plan, { lite: 3, economy: 4, power: 4 });
  const items = details.length > 1 ? namedCards(draft, details) : usualSteps(draft, plan, wanted);
  const usable = items.length > 0 ? items : inventedCards(draft, plan, 3);
  return {
    ...sectionFrame(draft, plan),
    type: 'steps',
    layout: draft.context.random('steps').pick(['numbered', 'cards'] as const),
    items:
      usable.length > 0 ? usable : [{ id: draft.context.id('step'), title: draft.context.words.contactUs }],
  };
}
