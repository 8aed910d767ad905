import type { SectionOf } from '@sitewright/site-spec';
import { isSubscription, offeredNames } from '../offered-names.ts';
import { clip, type SectionPlan, type SiteDraft } from '../site-draft.ts';
import { sectionFrame, upperFirst } from './section-parts.ts';

type Field = SectionOf<'contactForm'>['items'][number];
type Purpose = SectionOf<'contactForm'>['purpose'];
type BookingPurpose = SectionOf<'booking'>['purpose'];

function field(draft: SiteDraft, name: string, label: string, kind: Field['kind'], required = true): Field {
  return { id: draft.context.id('field'), name, label, kind, required };
}

function choice(draft: SiteDraft, label: string): Field[] {
  const priced = draft.brief.items.filter((item) => !isSubscription(item)).map(({ name }) => name);
  const options = (priced.length > 0 ? priced : offeredNames(draft.brief))
    .slice(0, 12)
    .map((name) => upperFirst(clip(name, 160)));
  return options.length < 2 ? [] : [{ ...field(draft, 'choice', label, 'select', false), options }];
}

function person(draft: SiteDraft): Field[] {
  const { words } = draft.context;
  return [field(draft, 'name', words.name, 'text'), field(draft, 'email', words.email, 'email')];
}

function formFrame(draft: SiteDraft) {
  const [email] = draft.brief.contacts.emails;
  const recipient =
    email === undefined || !/^[^\s<>"'`\\]+$/.test(email) ? {} : { recipient: `mailto:${email}` };
  return {
    successMessage: draft.phrases.sent,
    consent: draft.phrases.consent,
    ...recipient,
  };
}

function purposeOf(draft: SiteDraft, plan: SectionPlan): Purpose {
  const text = (plan.request?.text ?? '').toLowerCase();
  const { words } = draft.context;
  const has = (...stems: string[]) => stems.some((stem) => stem !== '' && text.includes(stem.toLowerCase()));
  if (has('volunteer', words.volunteer, 'freiwillig', 'bénévol', 'voluntari', 'volontari'))
    return 'volunteer';
  if (has('rsvp')) return 'rsvp';
  if (has('regist', 'sign-up', 'sign up', words.register, 'anmeld', 'inscri', 'iscri', 'entry form'))
    return 'registration';
  if (
    has('quote', 'estimate', 'angebot', 'devis', 'presupuesto', 'preventivo', 'orçamento', 'offerte', 'wycen')
  )
    return 'quote';
  if (has('appl', 'bewerb', 'candidat')) return 'application';
  if (has('order', 'bestell', 'pedido', 'commande')) return 'order';
  if (has('feedback')) return 'feedback';
  if (plan.request !== undefined) return 'contact';
  return draft.recipe.goal === 'reply'
    ? 'rsvp'
    : draft.recipe.goal === 'register'
      ? 'registration'
      : 'contact';
}

export function buildContactForm(draft: SiteDraft, plan: SectionPlan): SectionOf<'contactForm'> {
  const { words } = draft.context;
  const purpose = purposeOf(draft, plan);
  const fields = [...person(draft)];
  if (purpose === 'rsvp') fields.push(field(draft, 'people', words.people, 'number'));
  if (purpose === 'registration' || purpose === 'order') fields.push(...choice(draft, words.item));
  if (purpose === 'quote' || purpose === 'volunteer')
    fields.push(field(draft, 'phone', words.phone, 'tel', false));
  fields.push(field(draft, 'message', words.message, 'textarea', purpose === 'contact'));
  const submitLabel = purpose === 'registration' ? words.register : words.send;
  const layout = draft.context.random(`form ${plan.id}`).pick(['simple', 'split', 'card'] as const);
  return {
    ...sectionFrame(draft, plan),
    type: 'contactForm',
    layout,
    purpose,
    submitLabel,
    ...formFrame(draft),
    items: fields,
  };
}

export function buildNewsletter(draft: SiteDraft, plan: SectionPlan): SectionOf<'newsletter'> {
  const { words } = draft.context;
  return {
    ...sectionFrame(draft, plan),
    type: 'newsletter',
    layout: draft.context.random('newsletter').pick(['inline', 'card', 'banner'] as const),
    submitLabel: words.subscribe,
    ...formFrame(draft),
    successMessage: draft.phrases.subscribed,
    items: [field(draft, 'email', words.email, 'email')],
  };
}

const BOOKING: Record<string, BookingPurpose> = {
  restaurant: 'table',
  'bar-brewery': 'tour',
  hotel: 'stay',
  'gym-yoga': 'class',
  course: 'class',
  'real-estate': 'viewing',
  travel: 'tour',
  consulting: 'call',
  saas: 'call',
};

/** A request for a time: the owner confirms it, for there is no live calendar behind it. */
export function buildBooking(draft: SiteDraft, plan: SectionPlan): SectionOf<'booking'> {
  const { words } = draft.context;
  const purpose = BOOKING[draft.recipe.id] ?? 'appointment';
  const fields = [
    ...person(draft),
    field(draft, 'phone', words.phone, 'tel', false),
    field(draft, 'date', words.date, 'date'),
  ];
  if (purpose !== 'stay') fields.push(field(draft, 'time', words.time, 'time', false));
  if (purpose === 'table' || purpose === 'stay' || purpose === 'tour')
    fields.push(field(draft, 'people', words.people, 'number'));
  else fields.push(...choice(draft, words.service));
  return {
    ...sectionFrame(draft, plan),
    type: 'booking',
    layout: draft.context.random('booking').pick(['split', 'card'] as const),
    note: clip(draft.phrases.confirmNote.replaceAll('{name}', draft.name), 500),
    purpose,
    submitLabel: purpose === 'appointment' ? words.requestAppointment : words.bookNow,
    ...formFrame(draft),
    items: fields,
  };
}
