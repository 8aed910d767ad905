import type { SectionOf } from '@sitewright/site-spec';
import type { Brief } from '../../brief/brief.ts';
import type { SectionKind } from '../../brief/requests.ts';
import type { SiteGoal } from '../../recipe/sites/site-recipe.ts';
import type { InterfaceWords } from '../../words/interface-words.ts';
import { mainDateOf, measuresOf } from '../brief-figures.ts';
import { datedEntries } from '../dated-entries.ts';
import { descriptorOf, placeOf, subjectOf } from '../described.ts';
import { OPENINGS_WITH_OFFERS } from '../prose/english-prose.ts';
import { shortClaims } from '../short-claims.ts';
import { showableSentences } from '../showable-sentences.ts';
import {
  addPicture,
  clip,
  findHref,
  makeAction,
  type PagePlan,
  type SectionPlan,
  type SiteDraft,
} from '../site-draft.ts';
import { leadPictureText } from './picture-texts.ts';
import { INVENTED, upperFirst } from './section-parts.ts';
import { tellingPatterns } from './telling-patterns.ts';

const GOALS: Record<SiteGoal, { label: keyof InterfaceWords; targets: SectionKind[] }> = {
  visit: { label: 'directions', targets: ['locationHours', 'contactForm'] },
  book: { label: 'bookNow', targets: ['booking', 'contactForm'] },
  buy: { label: 'shop', targets: ['productGrid', 'menu', 'pricing', 'portfolio'] },
  contact: { label: 'contactUs', targets: ['contactForm', 'booking', 'locationHours'] },
  donate: { label: 'donate', targets: ['callToAction', 'contactForm'] },
  register: { label: 'register', targets: ['contactForm', 'pricing'] },
  signup: { label: 'getStarted', targets: ['pricing', 'contactForm'] },
  subscribe: { label: 'subscribe', targets: ['newsletter', 'posts'] },
  reply: { label: 'register', targets: ['contactForm'] },
};

const SECOND: [SectionKind, keyof InterfaceWords][] = [
  ['menu', 'seeMenu'],
  ['pricing', 'seePrices'],
  ['portfolio', 'seeWork'],
  ['gallery', 'gallery'],
  ['productGrid', 'seeAll'],
  ['services', 'services'],
  ['events', 'schedule'],
  ['features', 'learnMore'],
  ['richText', 'learnMore'],
];

function actionsOf(draft: SiteDraft, page: PagePlan): SectionOf<'hero'>['actions'] {
  const { words } = draft.context;
  const goal = GOALS[draft.recipe.goal];
  const first =
    findHref(draft, page, goal.targets) ?? findHref(draft, page, ['contactForm', 'booking', 'newsletter']);
  const isGoal = findHref(draft, page, goal.targets) !== undefined;
  const isReply = draft.isEnglish && draft.recipe.goal === 'reply';
  const actions =
    first === undefined
      ? []
      : [makeAction(draft, isReply ? 'RSVP' : words[isGoal ? goal.label : 'contactUs'], first)];
  for (const [kind, label] of SECOND) {
    const href = findHref(draft, page, [kind]);
    if (href === undefined || href === first) continue;
    actions.push(makeAction(draft, words[label], href, 'secondary'));
    break;
  }
  return actions;
}

/** Short facts under the first words: where, when, how to reach. */
function highlightsOf(draft: SiteDraft): SectionOf<'hero'>['items'] {
  const { contacts, hours } = draft.brief;
  const [line] = hours;
  const hasLocation = draft.pages.some(({ sections }) =>
    sections.some(({ kind }) => kind === 'locationHours'),
  );
  const hasStats = draft.pages.some(({ sections }) =>
    sections.some(({ kind }) => kind === 'stats' || kind === 'chart'),
  );
  const dated = datedEntries(draft.brief);
  const isListed = dated.some(({ when }) => when === mainDateOf(draft.brief));
  const texts = [
    isListed ? undefined : mainDateOf(draft.brief),
    contacts.addresses[0],
    line && (line.told === undefined ? `${line.days} ${line.hours}`.trim() : upperFirst(line.told)),
    hasLocation ? undefined : contacts.phones[0],
    ...shortClaims(draft.brief).map(upperFirst),
    ...(hasStats
      ? []
      : measuresOf(draft.brief)
          .filter(({ label }) => /^[^\p{Lu}]/u.test(label) && label.split(/\s+/).length <= 4)
          .map(({ value, label }) => `${value} ${label}`)),
  ];
  const known = texts.filter((text) => text !== undefined);
  return [...new Set(known)]
    .filter(
      (text, at) =>
        !known.some((other, index) => index !== at && other.length > text.length && other.includes(text)),
    )
    .flatMap((text) => [{ id: draft.context.id('point'), text: clip(text, 120) }])
    .slice(0, 4);
}

/** "Name is a bakery in Freiburg that …": a description long enough to open with. */
function descriptorLine(draft: SiteDraft): string | undefined {
  const descriptor = descriptorOf(draft.brief);
  if (descriptor === undefined || descriptor.length < 12) return undefined;
  const isNoun = /^(?:an?|the)\s/i.test(descriptor);
  return draft.copy.say(
    'descriptor',
    draft.isEnglish && isNoun ? ['{name} is {descriptor}.'] : ['{Descriptor}.'],
  );
}

/** What the prompt names as on offer, else what the trade is about. */
function openingLine(draft: SiteDraft, heading: string): string | undefined {
  if (!draft.isEnglish) return draft.copy.say('lead', tellingPatterns(draft, draft.phrases.leads, heading));
  const { first, second } = draft.copy.slots;
  const named = first !== undefined && second !== undefined ? OPENINGS_WITH_OFFERS : [];
  return (
    draft.copy.say('lead', named) ??
    draft.copy.say('lead again', tellingPatterns(draft, draft.recipe.leads, heading))
  );
}

/** The user's own sentence first; a line of what is on offer follows where there is room. */
function leadOf(draft: SiteDraft, heading: string): string | undefined {
  const [sentence] = showableSentences(draft.brief);
  const own =
    sentence !== undefined && sentence.length <= 260 && draft.copy.claim(sentence)
      ? sentence
      : descriptorLine(draft);
  if (own !== undefined && (!draft.isEnglish || draft.context.mode === 'lite')) return own;
  if (own === undefined) return openingLine(draft, heading);
  const { first, second } = draft.copy.slots;
  const isSaid = first !== undefined && own.toLowerCase().includes(first.toLowerCase());
  const line =
    first === undefined || second === undefined || isSaid
      ? undefined
      : draft.copy.say('lead', OPENINGS_WITH_OFFERS);
  return line !== undefined && own.length + line.length < 300 ? `${own} ${line}` : own;
}

function eyebrowOf(draft: SiteDraft, heading: string): string | undefined {
  const { brief } = draft;
  const place = placeOf(brief);
  const candidate =
    place ??
    (brief.organisation === undefined || draft.isNameInvented ? undefined : upperFirst(subjectOf(brief)));
  if (candidate === undefined || heading.includes(candidate)) return undefined;
  return clip(candidate, 80);
}

/** Words that the prompt gives for the head of the page. */
function headlineOf({ quotes }: Brief): string | undefined {
  return quotes.find(
    ({ text, introducedBy }) =>
      text.length <= 120 &&
      /(?:headline|heading|hero(?: text)?|überschrift|schlagzeile|accroche|titular|encabezado|manchete|nagłówek|kop)$/iu.test(
        introducedBy,
      ),
  )?.text;
}

function homeHero(draft: SiteDraft, plan: SectionPlan, page: PagePlan): SectionOf<'hero'> {
  const random = draft.context.random('hero layout');
  const isQuiet = draft.brief.styleWords.some((word) =>
    /minimal|simple|clean|schlicht|sobri|sencill|pulit/i.test(word),
  );
  const layout = isQuiet ? 'minimal' : random.pick(['split', 'cover', 'centered', 'split'] as const);
  const heading = clip(headlineOf(draft.brief) ?? draft.brief.title ?? draft.name, 200);
  const eyebrow = eyebrowOf(draft, heading);
  const lead = leadOf(draft, heading);
  return {
    id: plan.id,
    type: 'hero',
    layout,
    background: layout === 'cover' ? 'image' : 'default',
    heading,
    ...(draft.isNameInvented ? INVENTED : {}),
    ...(eyebrow === undefined ? {} : { eyebrow }),
    ...(lead === undefined ? {} : { lead }),
    ...(layout === 'minimal' ? {} : { image: addPicture(draft, { alt: leadPictureText(draft) }) }),
    actions: actionsOf(draft, page),
    items: highlightsOf(draft),
  };
}

function innerHero(draft: SiteDraft, plan: SectionPlan, page: PagePlan): SectionOf<'hero'> {
  const detail = page.details.find((text) => text.length > 25 && /\s/.test(text));
  const lead = detail !== undefined && draft.copy.claim(detail) ? upperFirst(detail) : undefined;
  return {
    id: plan.id,
    type: 'hero',
    layout: 'banner',
    background: 'surface',
    eyebrow: clip(draft.name, 80),
    heading: clip(page.title, 200),
    ...(lead === undefined ? {} : { lead }),
    actions: [],
    items: [],
  };
}

export function buildHero(draft: SiteDraft, plan: SectionPlan, page: PagePlan): SectionOf<'hero'> {
  return page.role === 'home' ? homeHero(draft, plan, page) : innerHero(draft, plan, page);
}
