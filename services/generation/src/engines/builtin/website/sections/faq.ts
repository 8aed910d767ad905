import type { SectionOf } from '@sitewright/site-spec';
import { countOf } from '../../brief/brief.ts';
import { fill, splitPair } from '../copywriter.ts';
import { clip, type PagePlan, type SectionPlan, type SiteDraft } from '../site-draft.ts';
import { askedCount, detailsOf, INVENTED, sectionFrame, upperFirst } from './section-parts.ts';

type Item = SectionOf<'faq'>['items'][number];

const isQuestion = (text: string): boolean => /[?？؟]$/.test(text.trim());

/** Questions whose answers are facts of the prompt. */
function answeredItems(draft: SiteDraft): Item[] {
  return draft.phrases.answered.flatMap((entry) => {
    const [pattern = entry] = draft.context.random(`question ${entry}`).shuffle(entry.split(' || '));
    const text = fill(pattern, draft.copy.slots);
    if (text === undefined) return [];
    const { title, text: answer } = splitPair(text);
    // An answer that begins with a fact keeps the fact's first letter: an address is no sentence.
    const isFact = /^\{(?!Items|items|name)/u.test(splitPair(pattern).text);
    return draft.copy.claim(`${title} ${answer}`)
      ? [{ id: draft.context.id('question'), question: title, answer: isFact ? answer : upperFirst(answer) }]
      : [];
  });
}

function pricedItems(draft: SiteDraft): Item[] {
  return draft.brief.items.slice(2).map(({ name, price, unit = '' }) => ({
    id: draft.context.id('question'),
    question: clip(`${upperFirst(name)}: ${draft.context.words.price}?`, 300),
    answer: clip(`${price}${unit}`, 200),
  }));
}

function openItems(draft: SiteDraft, patterns: readonly string[], count: number): Item[] {
  return draft.copy.pairs('questions', patterns, count).map(({ title, text }) => ({
    id: draft.context.id('question'),
    ...INVENTED,
    question: clip(title, 300),
    answer: text,
  }));
}

/** The user's own questions first, then those that facts answer, then examples, until the number is reached. */
export function buildFaq(draft: SiteDraft, plan: SectionPlan, page: PagePlan): SectionOf<'faq'> {
  // Nobody asked for it on the first page: there it answers what the facts answer, and no more.
  const isAsked = plan.request !== undefined || page.role !== 'home';
  const asked = askedCount(plan) ?? countOf(draft.brief, 'questions')?.value;
  const wanted = Math.min(asked ?? { lite: 3, economy: 4, power: 6 }[draft.context.mode], 40);
  const own = detailsOf(plan, 40).filter(isQuestion);
  const ownItems: Item[] = own.map((question) => ({
    id: draft.context.id('question'),
    ...INVENTED,
    question: clip(upperFirst(question), 300),
    answer: draft.context.words.toBeConfirmed,
  }));
  // Facts answer at most half of an open list: the rest is what people of this trade are asked.
  const facts = answeredItems(draft);
  const share = draft.isEnglish ? Math.ceil(wanted / 2) : wanted;
  const items = [...ownItems, ...facts.slice(0, Math.max(0, share - ownItems.length))];
  const rest = [
    ...(items.length < wanted && draft.isEnglish && isAsked
      ? openItems(draft, draft.recipe.faq, wanted - items.length)
      : []),
    ...facts.slice(Math.max(0, share - ownItems.length)),
  ];
  items.push(...rest.slice(0, Math.max(0, wanted - items.length)));
  if (items.length < wanted) items.push(...pricedItems(draft).slice(0, wanted - items.length));
  if (items.length < wanted && isAsked)
    items.push(...openItems(draft, draft.phrases.open, wanted - items.length));
  const layout = draft.context.random('faq').pick(['accordion', 'list'] as const);
  const fallback: Item = {
    id: draft.context.id('question'),
    ...INVENTED,
    question: `${draft.name}?`,
    answer: draft.name,
  };
  return { ...sectionFrame(draft, plan), type: 'faq', layout, items: items.length > 0 ? items : [fallback] };
}
