import type { SectionOf } from '@sitewright/site-spec';
import { type Brief, countOf, type NamedPerson } from '../../brief/brief.ts';
import { offeredNames } from '../offered-names.ts';
import { namedPeople } from '../people-in-prose.ts';
import { addPicture, clip, type SectionPlan, type SiteDraft } from '../site-draft.ts';
import { askedCount, detailsOf, INVENTED, sectionFrame, upperFirst, wantedCount } from './section-parts.ts';

/** Beyond the stock of names, first and last names are paired anew, so that nobody appears twice. */
function standInName(names: readonly string[], index: number): string | undefined {
  const name = names[index % names.length];
  const shift = Math.floor(index / names.length);
  const first = name?.split(' ')[0];
  const last = names[(index + shift) % names.length]?.split(' ').slice(1).join(' ');
  return shift === 0 || !first || !last ? name : `${first} ${last}`;
}

/** People who stand in for those that the prompt counts but does not name. */
function standIns(draft: SiteDraft, count: number) {
  const names = draft.context.random('names').shuffle(draft.phrases.names);
  const topics = offeredNames(draft.brief).filter((name) => name.length < 40);
  const isPlural = draft.brief.items.length === 0 && topics.length > 1;
  const roles = isPlural ? topics : draft.isEnglish ? draft.recipe.roles : draft.phrases.roles;
  return Array.from({ length: count }, (_, index) => ({
    name: standInName(names, index) ?? draft.phrases.visitor,
    role: upperFirst(roles[index % roles.length] ?? draft.phrases.roles[0] ?? ''),
  }));
}

function peopleOf(draft: SiteDraft, plan: SectionPlan): NamedPerson[] {
  const known = new Map(namedPeople(draft.brief).map((person) => [person.name, person]));
  for (const detail of detailsOf(plan, 24)) {
    const [name = '', role] = detail.split(/\s*[(（:：–—]\s*|\s-\s/u);
    const looksLikeName = /^\p{Lu}[\p{L}.'’-]+(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(name);
    const isKnown = [...known.keys()].some((other) => name === other || name.startsWith(`${other} `));
    if (looksLikeName && !isKnown) {
      known.set(name, {
        name,
        ...(role === undefined ? {} : { role: role.replace(/[)）]$/, '') }),
        span: [0, 0],
      });
    }
  }
  return [...known.values()];
}

export function buildTeam(draft: SiteDraft, plan: SectionPlan): SectionOf<'team'> {
  const people = peopleOf(draft, plan);
  const asked =
    askedCount(plan) ?? countOf(draft.brief, 'members')?.value ?? countOf(draft.brief, 'speakers')?.value;
  const wanted = Math.min(
    asked ?? (people.length > 0 ? people.length : draft.context.mode === 'lite' ? 2 : 3),
    40,
  );
  const portrait = (name: string) =>
    addPicture(draft, { alt: name, shape: 'square', motif: 'portrait', icon: 'users' });
  const given = people.slice(0, Math.max(wanted, people.length)).map(({ name, role }) => ({
    id: draft.context.id('person'),
    name: clip(name, 120),
    ...(role === undefined || role === '' ? {} : { role: upperFirst(clip(role, 160)) }),
    image: portrait(name),
    links: [],
  }));
  const invented = standIns(draft, Math.max(0, wanted - given.length)).map(({ name, role }) => ({
    id: draft.context.id('person'),
    ...INVENTED,
    name,
    ...(role === '' ? {} : { role: clip(role, 160) }),
    image: portrait(name),
    links: [],
  }));
  const layout = wanted > 6 ? 'list' : 'grid';
  return { ...sectionFrame(draft, plan), type: 'team', layout, items: [...given, ...invented].slice(0, 60) };
}

const SPEAKER =
  /^["”»」』']?\s*[-–—,(:]\s*(?:by\s+|von\s+|de\s+)?(\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3})/u;

/** Who said it, where the name follows the quotation: `"…" - Dana M.` */
function speakerOf({ text }: Brief, quote: string): { name?: string; role?: string } {
  const at = text.indexOf(quote);
  const match = at === -1 ? null : SPEAKER.exec(text.slice(at + quote.length, at + quote.length + 160));
  if (match?.[1] === undefined) return {};
  const rest = text.slice(at + quote.length + match[0].length, at + quote.length + match[0].length + 80);
  const role = /^,\s+(\p{Ll}[^.;\n"“”]{2,60})/u.exec(rest)?.[1];
  return { name: clip(match[1], 120), ...(role === undefined ? {} : { role: upperFirst(clip(role, 160)) }) };
}

export function buildTestimonials(draft: SiteDraft, plan: SectionPlan): SectionOf<'testimonials'> {
  const quotes = draft.brief.quotes.filter(
    ({ text, introducedBy }) =>
      /testimonial|review|quote|says|said|customer|client|avis|kundenstimme|opini|recensi/i.test(
        introducedBy,
      ) ||
      (text.split(/\s+/).length > 4 &&
        !/title|call|name|tagline|slogan|text|headline|exhibition/i.test(introducedBy)),
  );
  const given = quotes.slice(0, 12).map(({ text }) => {
    return { id: draft.context.id('quote'), quote: clip(text, 1000), ...speakerOf(draft.brief, text) };
  });
  const asked = askedCount(plan) ?? countOf(draft.brief, 'testimonials')?.value;
  const wanted = Math.min(
    asked ?? (given.length > 0 ? given.length : draft.context.mode === 'power' ? 3 : 2),
    24,
  );
  const patterns = draft.isEnglish ? draft.recipe.quotes : draft.phrases.quotes;
  const names = draft.context.random('voices').shuffle(draft.phrases.names);
  const invented = Array.from({ length: Math.max(0, wanted - given.length) }, (_, index) => {
    const quote =
      draft.copy.say(`quote ${index}`, patterns) ?? draft.copy.say(`quote ${index}`, draft.phrases.quotes);
    return quote === undefined
      ? []
      : [
          {
            id: draft.context.id('quote'),
            ...INVENTED,
            quote,
            name: names[index % names.length] ?? draft.phrases.visitor,
          },
        ];
  }).flat();
  const items = [...given, ...invented];
  const fallback = {
    id: draft.context.id('quote'),
    ...INVENTED,
    quote: draft.name,
    name: draft.phrases.visitor,
  };
  const layout =
    items.length === 1 ? 'single' : draft.context.random('testimonials').pick(['cards', 'columns'] as const);
  return {
    ...sectionFrame(draft, plan),
    type: 'testimonials',
    layout,
    items: items.length > 0 ? items : [fallback],
  };
}

const LOGO_NAMES = ['Northbank', 'Helio', 'Marlow & Pine', 'Kestrel', 'Ostra', 'Vantage Row'];

export function buildLogos(draft: SiteDraft, plan: SectionPlan): SectionOf<'logos'> {
  const details = detailsOf(plan, 40);
  const count = wantedCount(draft, plan, { lite: 3, economy: 4, power: 6 });
  const given = details.map((name) => ({ id: draft.context.id('logo'), name: clip(name, 120) }));
  const invented = draft.context
    .random('logos')
    .take(LOGO_NAMES, details.length > 0 ? 0 : count)
    .map((name) => ({ id: draft.context.id('logo'), ...INVENTED, name }));
  return { ...sectionFrame(draft, plan), type: 'logos', layout: 'row', items: [...given, ...invented] };
}
