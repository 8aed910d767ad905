import type { SectionOf } from '@sitewright/site-spec';
import { safeHref } from '../address.ts';
import { attributes, type Child, type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import type { PageContext } from '../page-context.ts';
import { richText } from '../rich-text.ts';
import { columnsFor } from './arrange.ts';
import { actions, band, besideOr, intro } from './section-parts.ts';

type FormSection = SectionOf<'contactForm'> | SectionOf<'booking'> | SectionOf<'newsletter'>;
type Field = FormSection['items'][number];

/** A form sends by mail where the prompt gave an address; without one it can be filled in and says that it waits. */
export function form(section: FormSection, context: PageContext): Html {
  const mail =
    section.recipient?.startsWith('mailto:') === true
      ? safeHref(section.recipient, context.linkTo)
      : undefined;
  const sending = attributes({
    action: mail,
    method: mail === undefined ? undefined : 'post',
    enctype: mail === undefined ? undefined : 'text/plain',
  });
  const consent =
    section.consent !== undefined &&
    html`<p class="field consent"><label><input type="checkbox" name="consent" required> <span>${section.consent}</span></label></p>`;
  const note =
    mail === undefined && html`<p class="note">${context.label('notAvailable', 'Not available here')}</p>`;
  return band(
    section,
    context,
    html`<div class="words">${intro(section, context)}${actions(section.actions, context)}</div><form${sending}>${section.items.map((field) => fieldOf(field, section.id, context))}${consent}<p><button class="button primary" type="submit"${attributes({ disabled: mail === undefined })}>${section.submitLabel}</button></p>${note}</form>`,
  );
}

const kinds: Partial<Record<Field['kind'], string>> = {
  consent: 'checkbox',
  checkboxes: 'checkbox',
  radio: 'radio',
};
const completes: Partial<Record<string, string>> = { email: 'email', tel: 'tel', name: 'name' };

function fieldOf(field: Field, sectionId: string, context: PageContext): Html {
  const id = `${sectionId}-${field.id}`;
  const need = field.required
    ? undefined
    : html` <span class="note">(${context.label('optional', 'optional')})</span>`;
  const hint = field.hint !== undefined && html`<span class="note" id="${id}-hint">${field.hint}</span>`;
  const shared = attributes({
    name: field.name,
    required: field.required,
    'aria-describedby': field.hint === undefined ? undefined : `${id}-hint`,
  });
  const options = field.options ?? [];
  if (field.kind === 'radio' || field.kind === 'checkboxes') {
    return html`<fieldset class="field"><legend>${field.label}${need}</legend>${hint}${options.map((option) => html`<label><input type="${kinds[field.kind]}" name="${field.name}" value="${option}"> <span>${option}</span></label>`)}</fieldset>`;
  }
  if (field.kind === 'consent') {
    return html`<p class="field consent"><label><input type="checkbox"${shared}> <span>${field.label}</span></label>${hint}</p>`;
  }
  return html`<p class="field"><label for="${id}">${field.label}${need}</label>${control(field, id, shared, options)}${hint}</p>`;
}

function control(field: Field, id: string, shared: Html, options: readonly string[]): Child {
  if (field.kind === 'textarea') return html`<textarea id="${id}" rows="5"${shared}></textarea>`;
  if (field.kind === 'select') {
    return html`<select id="${id}"${shared}><option value=""></option>${options.map((option) => html`<option>${option}</option>`)}</select>`;
  }
  const autocomplete = completes[field.kind] ?? completes[field.name];
  return html`<input id="${id}" type="${field.kind}"${shared}${attributes({ autocomplete })}>`;
}

/** Places with their addresses and opening hours; a single one stands beside its heading. */
export function locationHours(section: SectionOf<'locationHours'>, context: PageContext): Html {
  const places = section.items.map((item) => {
    const phone = item.phone?.replace(/[^+\d]/g, '');
    const hours =
      item.hours.length > 0 &&
      html`<dl class="hours">${item.hours.map((line) => html`<div><dt>${line.days}</dt><dd>${line.hours}${context.placeholder(line)}</dd></div>`)}</dl>`;
    return html`<li class="tile"><div class="body"><div class="facts"><h3>${item.name}</h3>${item.address !== undefined && html`<p class="fact">${icon('map-pin', 20)}<span>${item.address}</span></p>`}${item.phone !== undefined && html`<p class="fact">${icon('phone', 20)}<a href="tel:${phone}">${item.phone}</a></p>`}${item.email !== undefined && html`<p class="fact">${icon('mail', 20)}<a href="${safeHref(`mailto:${item.email}`, context.linkTo)}">${item.email}</a></p>`}${item.directions !== undefined && html`<p>${richText(item.directions, context.linkTo)}</p>`}${item.mapHref !== undefined && html`<p><a class="button secondary" href="${safeHref(item.mapHref, context.linkTo)}">${icon('map', 18)}<span>${context.label('viewOnMap', 'View on a map')}</span></a></p>`}${context.placeholder(item)}</div>${hours}</div></li>`;
  });
  const beside =
    section.image !== undefined && html`<div class="media">${context.image(section.image)}</div>`;
  return band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist places">${places}</ul>${actions(section.actions, context)}${beside}`,
    places.length === 1 ? besideOr('over', context) : `f-columns c-${columnsFor(places.length)}`,
  );
}

/** An invitation with its points and actions. */
export const callToAction = (section: SectionOf<'callToAction'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}${section.items.length > 0 && html`<ul class="points">${section.items.map((item) => html`<li>${item.text}${context.placeholder(item)}</li>`)}</ul>`}${actions(section.actions, context)}`,
  );

/** Says what is not there, and what is in its place. */
export const unsupportedFeature = (section: SectionOf<'unsupportedFeature'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`<div class="notebox">${icon('info', 24)}<div>${intro(section, context)}<p><strong>${section.feature}</strong></p><p>${section.explanation}</p>${section.alternative !== undefined && html`<p>${section.alternative}</p>`}${actions(section.actions, context)}</div></div>`,
  );
