import type { SectionOf } from '@sitewright/site-spec';
import { safeHref } from '../address.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import type { PageContext } from '../page-context.ts';
import { richText } from '../rich-text.ts';
import { saysSame } from '../says-same.ts';
import { columnsFor } from './arrange.ts';
import { ornamentIn, runsOn } from './ornament-places.ts';
import { actions, asked, band, intro } from './section-parts.ts';
import { fact, reachLines, waysToReach } from './ways-to-reach.ts';

/** Hours of a day, whose ranges stay whole: a line ends between them. */
const rangesOf = (hours: string): Html[] =>
  hours
    .split(/(?<=[,;،、/])\s+/u)
    .map((range) => html`<span class="${range.length <= 26 && 'whole'}">${range}</span> `);

/** Whether hours are still asked for. */
const isQuestion = ({ hours, placeholder }: { hours: string; placeholder?: boolean | undefined }): boolean =>
  placeholder === true && /[?؟？]\s*$/u.test(hours);

/** Places with their addresses and opening hours; a single one stands under the heading, its hours beside it. */
export function locationHours(section: SectionOf<'locationHours'>, context: PageContext): Html {
  const beside =
    section.image !== undefined && html`<div class="media">${context.image(section.image)}</div>`;
  const isOne = section.items.length === 1;
  const site = context.spec.buildType === 'website' ? context.spec.content.site : undefined;
  const places = section.items.map((item) => {
    const ways = waysToReach(item, site?.contact?.phone);
    const hours =
      item.hours.length > 0 &&
      html`<dl class="hours">${item.hours.map((line) => html`<div><dt>${line.days}</dt>${isQuestion(line) ? html`<dd class="asked">${line.hours}</dd>` : html`<dd>${rangesOf(line.hours)}${context.placeholder(line)}</dd>`}</div>`)}</dl>`;
    // Under the heading of hours alone a site's own name says nothing.
    const isNamed = !isOne || item.address !== undefined || !saysSame(item.name, site?.name ?? '');
    // A single row is no half of its own: it stands with the facts.
    const isRow = isOne && item.hours.length === 1 && beside === false;
    const facts = html`<div class="facts">${isNamed && html`<h3${asked(item, 'name')}>${item.name}</h3>`}${item.address !== undefined && fact('map-pin', html`<span${asked(item, 'address')}>${item.address}</span>`)}${reachLines(ways)}${ways.lines?.map(({ sign, text }) => fact(sign, html`<span>${richText(text, context.linkTo)}</span>`))}${ways.directions !== undefined && html`<p${asked(item, 'directions')}>${richText(ways.directions, context.linkTo)}</p>`}${item.mapHref !== undefined && html`<p><a class="button secondary" href="${safeHref(item.mapHref, context.linkTo)}">${icon('map', 18)}<span>${context.label('viewOnMap', 'View on a map')}</span></a></p>`}${context.placeholder(item)}${isRow && hours}</div>`;
    return isOne
      ? html`<div class="find"><div class="say">${intro(section, context)}${facts}${actions(section.actions, context)}</div>${isRow ? undefined : hours}${beside}</div>`
      : html`<li class="tile"><div class="body">${facts}${hours}</div></li>`;
  });
  if (isOne) return band(section, context, html`${places}`);
  return band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist places">${places}</ul>${actions(section.actions, context)}${beside}`,
    `f-columns c-${columnsFor(places.length)}`,
  );
}

/** An invitation with its points and actions. */
export const callToAction = (section: SectionOf<'callToAction'>, context: PageContext): Html => {
  const isBeside = runsOn(context.ornament, context);
  const edge = isBeside ? undefined : ornamentIn('edge', context.ornament, context);
  return band(
    section,
    context,
    html`${isBeside ? ornamentIn('side', context.ornament, context) : undefined}<div class="call">${intro(section, context)}${section.items.length > 0 && html`<ul class="points">${section.items.map((item) => html`<li>${item.text}${context.placeholder(item)}</li>`)}</ul>`}${actions(section.actions, context)}</div>${edge}`,
    isBeside ? 'f-drawn' : edge === undefined ? '' : 'f-edge',
  );
};

/** Says what is not there, and what is in its place. */
export const unsupportedFeature = (section: SectionOf<'unsupportedFeature'>, context: PageContext): Html =>
  band(
    { ...section, placeholder: false },
    context,
    html`<div class="notebox">${icon('info', 24)}<div>${intro(section, context)}<p><strong>${section.feature}</strong></p><p>${section.explanation}</p>${section.alternative !== undefined && html`<p>${section.alternative}</p>`}${context.placeholder(section)}${actions(section.actions, context)}</div></div>`,
  );
