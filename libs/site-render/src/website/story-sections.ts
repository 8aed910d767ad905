import type { SectionOf } from '@sitewright/site-spec';
import { safeHref } from '../address.ts';
import { chartFigure } from '../figure.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import type { PageContext } from '../page-context.ts';
import { captioned, richText } from '../rich-text.ts';
import { actions, band, card, grouped, intro } from './section-parts.ts';

export function hero(section: SectionOf<'hero'>, context: PageContext, first: boolean): Html {
  const points =
    section.items.length > 0 &&
    html`<ul class="points">${section.items.map((item) => html`<li>${item.href === undefined ? item.text : html`<a href="${safeHref(item.href, context.linkTo)}">${item.text}</a>`}</li>`)}</ul>`;
  const words = html`<div class="words">${intro(section, context, first ? 1 : 2)}${actions(section.actions, context)}${points}</div>`;
  const beside =
    section.background !== 'image' &&
    section.image !== undefined &&
    html`<div class="media">${context.image(section.image)}</div>`;
  return band(section, context, html`${words}${beside}`);
}

const cards =
  (type: string) =>
  (section: SectionOf<'features'> | SectionOf<'steps'>, context: PageContext): Html =>
    band(
      section,
      context,
      html`${intro(section, context)}${type === 'steps' ? html`<ol class="cardlist">${section.items.map((item) => card(item, context))}</ol>` : html`<ul class="cardlist">${section.items.map((item) => card(item, context))}</ul>`}${actions(section.actions, context)}`,
    );

export const features = cards('features');
export const steps = cards('steps');

export function gallery(section: SectionOf<'gallery'>, context: PageContext): Html {
  const list = (items: readonly SectionOf<'gallery'>['items'][number][]): Html =>
    html`<ul class="pictures">${items.map((item) => html`<li>${item.image === undefined ? html`<p><strong>${item.caption}</strong> ${context.placeholder(item)}</p>` : html`<figure>${context.image(item.image)}${captioned(item.caption, context.placeholder(item))}</figure>`}</li>`)}</ul>`;
  return band(
    section,
    context,
    html`${intro(section, context)}${grouped(section.groups, section.items, list)}${actions(section.actions, context)}`,
  );
}

export const stats = (section: SectionOf<'stats'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}<dl class="figures">${section.items.map((item) => html`<div><dt>${item.label}${context.placeholder(item)}</dt><dd>${item.value}</dd></div>`)}</dl>${actions(section.actions, context)}`,
  );

export const timeline = (section: SectionOf<'timeline'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}<ol class="moments">${section.items.map((item) => html`<li><p class="date">${item.date}</p><div><h3>${item.title}</h3>${item.text !== undefined && html`<p>${richText(item.text, context.linkTo)}</p>`}${context.placeholder(item)}</div></li>`)}</ol>${actions(section.actions, context)}`,
  );

function proseOf(item: SectionOf<'richText'>['items'][number], context: PageContext): Html {
  const { linkTo } = context;
  switch (item.kind) {
    case 'paragraph':
      return html`<p>${richText(item.text, linkTo)}${context.placeholder(item)}</p>`;
    case 'subheading':
      return html`<h3>${item.text}</h3>`;
    case 'quote':
      return html`<blockquote><p>${richText(item.text, linkTo)}</p>${item.by !== undefined && html`<footer>${item.by}</footer>`}</blockquote>`;
    case 'list': {
      const entries = item.entries.map((entry) => html`<li>${richText(entry, linkTo)}</li>`);
      return item.ordered ? html`<ol>${entries}</ol>` : html`<ul>${entries}</ul>`;
    }
  }
}

export function richTextSection(section: SectionOf<'richText'>, context: PageContext): Html {
  const prose = section.items.map((item) => proseOf(item, context));
  const beside =
    section.layout.startsWith('image') &&
    section.image !== undefined &&
    html`<div class="media">${context.image(section.image)}</div>`;
  return band(
    section,
    context,
    html`<div class="words">${intro(section, context)}<div class="prose">${prose}</div>${actions(section.actions, context)}</div>${beside}`,
  );
}

export const chart = async (section: SectionOf<'chart'>, context: PageContext): Promise<Html> =>
  band(
    section,
    context,
    html`${intro(section, context)}${await chartFigure(section.chart, section.dataset, context)}${actions(section.actions, context)}`,
  );

export const video = (section: SectionOf<'video'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist">${section.items.map((item) => html`<li class="tile">${item.poster === undefined ? icon('play', 28) : html`<div class="media">${context.image(item.poster)}${icon('play', 48)}</div>`}<div class="body"><h3>${item.href === undefined ? item.title : html`<a href="${safeHref(item.href, context.linkTo)}">${item.title}</a>`}</h3>${item.text !== undefined && html`<p>${item.text}</p>`}${item.duration !== undefined && html`<p class="note">${item.duration}</p>`}${context.placeholder(item)}</div></li>`)}</ul>${actions(section.actions, context)}`,
  );

export function testimonials(section: SectionOf<'testimonials'>, context: PageContext): Html {
  const items = section.items.map(
    (item) =>
      html`<li class="tile"><figure><blockquote><p>${item.quote}</p></blockquote><figcaption>${item.image !== undefined && html`<span class="face">${context.image(item.image)}</span>`}<span>${item.name !== undefined && html`<strong>${item.name}</strong>`}${item.role !== undefined && html`<span class="role">${item.role}</span>`}</span></figcaption></figure>${context.placeholder(item)}</li>`,
  );
  return band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist">${items}</ul>${actions(section.actions, context)}`,
  );
}

export function faq(section: SectionOf<'faq'>, context: PageContext): Html {
  const items = section.items.map((item) =>
    section.layout === 'accordion'
      ? html`<details id="${item.id}"><summary><h3>${item.question}</h3></summary><p>${richText(item.answer, context.linkTo)}${context.placeholder(item)}</p></details>`
      : html`<div id="${item.id}"><h3>${item.question}</h3><p>${richText(item.answer, context.linkTo)}${context.placeholder(item)}</p></div>`,
  );
  return band(
    section,
    context,
    html`${intro(section, context)}<div class="questions">${items}</div>${actions(section.actions, context)}`,
  );
}

export const team = (section: SectionOf<'team'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}<ul class="people">${section.items.map((item) => html`<li>${item.image !== undefined && html`<div class="face">${context.image(item.image)}</div>`}<div><h3>${item.name}</h3>${item.role !== undefined && html`<p class="role">${item.role}</p>`}${item.text !== undefined && html`<p>${richText(item.text, context.linkTo)}</p>`}${item.links.length > 0 && html`<p>${item.links.map((link) => html`<a class="more" href="${safeHref(link.href, context.linkTo)}">${link.label}</a> `)}</p>`}${context.placeholder(item)}</div></li>`)}</ul>${actions(section.actions, context)}`,
  );

export const logos = (section: SectionOf<'logos'>, context: PageContext): Html =>
  band(
    section,
    context,
    html`${intro(section, context)}<ul class="marks">${section.items.map((item) => {
      const name = html`${item.image !== undefined && html`<span class="mark">${context.image(item.image)}</span>`}<span>${item.name}</span>`;
      return html`<li>${item.href === undefined ? name : html`<a href="${safeHref(item.href, context.linkTo)}">${name}</a>`}${item.tier !== undefined && html`<span class="note">${item.tier}</span>`}${context.placeholder(item)}</li>`;
    })}</ul>${actions(section.actions, context)}`,
  );

export function posts(section: SectionOf<'posts'>, context: PageContext): Html {
  const items = section.items.map(
    (item) =>
      html`<li class="tile" id="${item.id}">${item.image !== undefined && html`<div class="media">${context.image(item.image)}</div>`}<div class="body">${item.date !== undefined && html`<p class="eyebrow">${item.date}</p>`}<h3>${item.href === undefined ? item.title : html`<a href="${safeHref(item.href, context.linkTo)}">${item.title}</a>`}</h3>${item.excerpt !== undefined && html`<p>${item.excerpt}</p>`}${item.body?.map((paragraph) => html`<p>${richText(paragraph, context.linkTo)}</p>`)}${item.author !== undefined && html`<p class="note">${item.author}</p>`}${context.placeholder(item)}</div></li>`,
  );
  return band(
    section,
    context,
    html`${intro(section, context)}<ul class="cardlist">${items}</ul>${actions(section.actions, context)}`,
  );
}
