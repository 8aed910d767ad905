import { plainText, type SectionOf } from '@sitewright/site-spec';
import { safeHref } from '../address.ts';
import { attributes, type Child, type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import type { PageContext } from '../page-context.ts';
import { ornamentIn, rowsBeside } from './ornament-places.ts';
import { actions, asked, band, intro } from './section-parts.ts';
import { dialled, reachLines, waysOfSite } from './ways-to-reach.ts';

type FormSection = SectionOf<'contactForm'> | SectionOf<'booking'> | SectionOf<'newsletter'>;
type Field = FormSection['items'][number];

/** A form sends by mail where there is an address; without one its button waits, beside another way to reach people. */
export function form(section: FormSection, context: PageContext): Html {
  const mail =
    section.recipient?.startsWith('mailto:') === true
      ? safeHref(section.recipient, context.linkTo)
      : undefined;
  const consent =
    section.consent !== undefined &&
    html`<p class="field consent full"><label><input type="checkbox" name="consent" required> <span>${section.consent}</span></label></p>`;
  const fields = fieldsOf(section, context);
  const filled =
    mail === undefined
      ? html`<div class="form" role="group" aria-label="${section.heading ?? section.submitLabel}">${fields}${consent}${otherWay(section, context)}</div>`
      : html`<form${attributes({ action: mail, method: 'post', enctype: 'text/plain' })}>${fields}${consent}<p class="full"><button class="button primary" type="submit">${section.submitLabel}</button></p></form>`;
  if (section.type === 'newsletter')
    return band(
      section,
      context,
      html`<div class="words">${intro(section, context)}${actions(section.actions, context)}</div>${filled}`,
    );
  const { note, ...rest } = section;
  return band(rest, context, html`${wordsOf(section, context)}${filled}`, drawnOn(context));
}

/** Beside a form stands a panel whose foot is the project's ornament; without one the words stand on the page. */
const drawnOn = ({ ornament }: PageContext): string => (ornament === undefined ? 'f-over' : 'f-panel');

/** A form that is higher, in px, has a panel beside it that ends before it does. */
const HIGH = 900;

/** About how high a form is at 1280, px. */
const heightOf = ({ items, consent }: FormSection): number =>
  items.reduce((sum, { kind, options = [] }) => {
    if (kind === 'textarea') return sum + 200;
    if (kind === 'radio' || kind === 'checkboxes') return sum + 60 + 34 * options.length;
    return sum + (kind === 'consent' ? 50 : 60);
  }, 150) + (consent === undefined ? 0 : 50);

function wordsOf(section: FormSection, context: PageContext): Html {
  const { lead, note, eyebrow = '', heading = '' } = section;
  const said = [eyebrow, heading, lead === undefined ? '' : plainText(lead), note ?? ''].join(' ');
  const ways = context.spec.buildType === 'website' ? reachLines(waysOfSite(context.spec, said)) : html``;
  const facts =
    (ways.text !== '' || note !== undefined) &&
    html`<div class="facts">${note !== undefined && html`<p${asked(section, 'note')}>${note}</p>`}${ways}</div>`;
  const height = heightOf(section);
  const drawn = ornamentIn('foot', context.ornament, context, rowsBeside(height));
  return html`<div class="words${height > HIGH && ' high'}"><div class="told${drawn !== undefined && ' on-primary'}"><div class="say">${intro(section, context)}${actions(section.actions, context)}</div>${facts}</div>${drawn}</div>`;
}

/** The button of a form that has nowhere to go yet, and beside it how to get in touch, where that is known. */
function otherWay({ submitLabel }: FormSection, context: PageContext): Html {
  const { email, phone } = context.spec.buildType === 'website' ? waysOfSite(context.spec, '') : {};
  const button = html`<button class="button primary" type="button" disabled>${submitLabel}</button>`;
  const beside = (href: string, look: 'mail' | 'phone', words: string): Html =>
    html`<p class="full actions">${button} <a class="button secondary" href="${href}">${icon(look, 18)}<span>${words}</span></a></p>`;
  if (email !== undefined)
    return beside(`mailto:${email}`, 'mail', `${context.label('writeUs', 'Write to us')}: ${email}`);
  if (phone !== undefined)
    return beside(dialled(phone), 'phone', `${context.label('callUs', 'Call us')}: ${phone}`);
  return html`<p class="full">${button}</p>`;
}

const CHOSEN: ReadonlySet<Field['kind']> = new Set(['radio', 'checkboxes', 'consent', 'textarea']);

/** Fields in pairs; one that has none beside it takes the whole row. */
function fieldsOf(section: FormSection, context: PageContext): Html[] {
  let isOpen = false;
  return section.items.map((field, at) => {
    const next = section.items[at + 1];
    const isWhole = CHOSEN.has(field.kind) || (!isOpen && (next === undefined || CHOSEN.has(next.kind)));
    isOpen = !isWhole && !isOpen;
    return fieldOf(field, section.id, context, isWhole ? ' full' : '');
  });
}

const kinds: Partial<Record<Field['kind'], string>> = { checkboxes: 'checkbox', radio: 'radio' };
const completes: Partial<Record<string, string>> = { email: 'email', tel: 'tel', name: 'name' };

function fieldOf(field: Field, sectionId: string, context: PageContext, width: string): Html {
  const id = `${sectionId}-${field.id}`;
  const optional = context.label('optional', 'optional');
  const isSaid = field.label.toLowerCase().includes(`(${optional.toLowerCase()})`);
  const need = field.required || isSaid ? undefined : html` <span class="note">(${optional})</span>`;
  const hint = field.hint !== undefined && html`<span class="note" id="${id}-hint">${field.hint}</span>`;
  const shared = attributes({
    name: field.name,
    required: field.required,
    'aria-describedby': field.hint === undefined ? undefined : `${id}-hint`,
  });
  const options = field.options ?? [];
  if (field.kind === 'radio' || field.kind === 'checkboxes') {
    return html`<fieldset class="field${width}"><legend>${field.label}${need}</legend>${hint}${options.map((option) => html`<label><input type="${kinds[field.kind]}" name="${field.name}" value="${option}"> <span>${option}</span></label>`)}</fieldset>`;
  }
  if (field.kind === 'consent') {
    return html`<p class="field consent${width}"><label><input type="checkbox"${shared}> <span>${field.label}</span></label>${hint}</p>`;
  }
  return html`<p class="field${width}"><label for="${id}">${field.label}${need}</label>${control(field, id, shared, options)}${hint}</p>`;
}

function control(field: Field, id: string, shared: Html, options: readonly string[]): Child {
  if (field.kind === 'textarea') return html`<textarea id="${id}" rows="5"${shared}></textarea>`;
  if (field.kind === 'select') {
    return html`<select id="${id}"${shared}><option value=""></option>${options.map((option) => html`<option>${option}</option>`)}</select>`;
  }
  const autocomplete = completes[field.kind] ?? completes[field.name];
  return html`<input id="${id}" type="${field.kind}"${shared}${attributes({ autocomplete })}>`;
}
