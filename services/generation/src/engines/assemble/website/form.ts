import type { SectionOf } from '@sitewright/site-spec';
import { FIELD_KIND_OF, type FormPurpose } from '../../draft/vocabulary.ts';
import type { WebsitePart } from '../../draft/website.ts';
import { labelOf, roomFor } from '../context.ts';
import { within } from '../ids.ts';
import { outwardHref } from '../text/link-target.ts';
import { type SectionContext, textsOf } from './section-context.ts';

type Field = SectionOf<'contactForm'>['items'][number];
type DraftField = WebsitePart['fields'][number];

/** Fields by the labels of a language's pack: `?` after a name marks one that may stay empty. */
const USUAL: Readonly<Record<FormPurpose, string>> = {
  '': 'name email message',
  contact: 'name email message',
  newsletter: 'email',
  quote: 'name email phone? message',
  volunteer: 'name email phone? message?',
  registration: 'name email phone?',
  application: 'name email phone? message',
  rsvp: 'name email people message?',
  order: 'name email phone? message',
  donation: 'name email amount',
  feedback: 'name? email? message',
  appointment: 'name phone email? date time message?',
  table: 'name phone date time people',
  stay: 'name email date people message?',
  class: 'name email phone? date',
  tour: 'name email date people',
  call: 'name phone date time',
  viewing: 'name email phone? date time',
};

function usualFields(section: SectionContext, purpose: FormPurpose): Field[] {
  return USUAL[purpose].split(' ').map((entry) => {
    const name = entry.replace('?', '');
    const label = labelOf(section.context, name).slice(0, 160);
    const kind = FIELD_KIND_OF[name] ?? 'text';
    return { id: within(section.id, name), name, label, kind, required: !entry.endsWith('?') };
  });
}

const CHOICES: ReadonlySet<Field['kind']> = new Set(['select', 'radio', 'checkboxes']);

function givenField(section: SectionContext, field: DraftField, index: number): Field[] {
  const texts = textsOf(section);
  const label = texts.plain('label', field.label, 160);
  if (label === undefined) return [];
  const options = field.options.slice(0, 40).flatMap((option) => texts.plain('options', option, 160) ?? []);
  const isChoice = CHOICES.has(field.kind);
  const kind = isChoice && options.length === 0 ? 'text' : field.kind;
  const known = ['name', 'email', 'phone', 'message'].find(
    (word) => labelOf(section.context, word) === label,
  );
  const name = `${known ?? 'field'}${index + 1}`;
  const own = { id: within(section.id, `f${index + 1}`), name, label, kind, required: field.required };
  return [{ ...own, options: isChoice && options.length > 0 ? options : undefined, ...texts.marking() }];
}

/** The mail address that the prompt gave, if it gave one alone. */
function recipientOf({ context }: SectionContext): string | undefined {
  const mails = new Set(context.brief.facts.filter(({ kind }) => kind === 'email').map(({ value }) => value));
  const [only] = mails;
  return mails.size === 1 && only !== undefined ? outwardHref(`mailto:${only}`) : undefined;
}

const SENT_BY: Partial<Record<FormPurpose, string>> = {
  ...{ newsletter: 'subscribe', registration: 'register', volunteer: 'signUp', donation: 'donate' },
  ...{ table: 'bookNow', stay: 'bookNow', class: 'bookNow', tour: 'bookNow' },
  appointment: 'requestAppointment',
};

/**
 * What a section with a form has besides its words: the draft's fields, or those that its purpose usually has. The
 * purpose is one of its kind of form, the first of them where the draft names none.
 */
export function formOf<Purpose extends FormPurpose>(
  section: SectionContext,
  most: number,
  purposes: readonly [Purpose, ...Purpose[]],
) {
  const { part, context, id, linkTo } = section;
  const purpose = purposes.find((one) => one === part.form) ?? purposes[0];
  const given = part.fields.flatMap((field, index) => givenField(section, field, index));
  const buttons = part.actions.map(({ label, target }) => ({ label, href: linkTo(target) }));
  const mailed = buttons.find(({ href }) => href?.startsWith('mailto:'));
  // A button that leads to a mail address, to the form itself, or nowhere, is the one that sends it.
  const button = mailed ?? buttons.find(({ href }) => [undefined, `#${id}`].includes(href));
  const submitLabel = textsOf(section).plain('submitLabel', button?.label ?? '', 80);
  return {
    purpose,
    submitLabel: submitLabel ?? labelOf(context, (given.length === 0 && SENT_BY[purpose]) || 'send'),
    successMessage: labelOf(context, 'thankYou'),
    recipient: mailed?.href ?? recipientOf(section),
    items:
      given.length === 0
        ? usualFields(section, purpose)
        : roomFor(given, most, { what: 'fields', ...context }),
  };
}
