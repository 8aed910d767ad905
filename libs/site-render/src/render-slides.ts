import type { SlideBlock, SlidesSpec } from '@sitewright/site-spec';
import { relativeLinks } from './address.ts';
import type { RenderedPage } from './document-shell.ts';
import { chartFigure } from './figure.ts';
import { type Html, html } from './html.ts';
import { icon } from './icon.ts';
import { createContext, type PageContext } from './page-context.ts';
import { captioned, richText } from './rich-text.ts';
import { table } from './table.ts';

const wholeSlide = { width: 1000, height: 400 };
const halfSlide = { width: 520, height: 380 };

type Slide = SlidesSpec['content']['slides'][number];

/** Arrow keys, Page Up and Down, Home and End move from slide to slide. Without it the deck scrolls. */
const keyboard = `addEventListener('keydown',e=>{if(e.target.closest('summary,a,input')&&e.key!=='PageDown'&&e.key!=='PageUp')return;const s=[...document.querySelectorAll('.slide')];const at=s.findIndex(x=>x.getBoundingClientRect().bottom>innerHeight/3);const to={ArrowRight:at+1,PageDown:at+1,ArrowLeft:at-1,PageUp:at-1,Home:0,End:s.length-1}[e.key];if(to===undefined)return;e.preventDefault();s[Math.max(0,Math.min(s.length-1,to))].scrollIntoView()});`;

/** A deck as one page, one slide after the other. */
export async function renderSlides(spec: SlidesSpec): Promise<RenderedPage[]> {
  const context = createContext(spec, relativeLinks('/'));
  const slides = await Promise.all(
    spec.content.slides.map((slide, index) =>
      slideOf(slide, index === 0 ? spec.content : undefined, context),
    ),
  );
  return [
    {
      path: '/',
      title: spec.title,
      description: spec.description,
      kind: 'slides',
      script: keyboard,
      body: html`<main id="content" class="deck r${spec.content.aspect.replace(':', '-')}">${slides}</main>`,
    },
  ];
}

/** @param deck given for the first slide, which says whose deck it is and of when. */
async function slideOf(
  slide: Slide,
  deck: SlidesSpec['content'] | undefined,
  context: PageContext,
): Promise<Html> {
  const blocks = await Promise.all(
    slide.blocks.map(async (block) => ({
      slot: block.slot,
      markup: await blockOf(block, slide, context, deck !== undefined),
    })),
  );
  const halves = blocks.some(({ slot }) => slot !== 'main');
  const order = ['main', 'left', 'right'] as const;
  const columns = order.map((slot) =>
    blocks.filter((block) => block.slot === slot).map(({ markup }) => markup),
  );
  const picture = slide.image === undefined ? undefined : context.image(slide.image);
  const byline = [deck?.presenter, deck?.date].filter((part) => part !== undefined).join(', ');
  const title = deck !== undefined ? html`<h1>${slide.title}</h1>` : html`<h2>${slide.title}</h2>`;
  const body = html`<div class="slide-body${halves || (picture !== undefined && blocks.length > 0) ? ' halves' : ''}">${columns.filter((column) => column.length > 0).map((column) => html`<div>${column}</div>`)}${picture}</div>`;
  return html`<section class="slide ${slide.layout} on-${slide.background ?? 'default'}" id="${slide.id}"><div class="slide-inner">${slide.eyebrow !== undefined && html`<p class="eyebrow">${slide.eyebrow}</p>`}${title}${slide.subtitle !== undefined && html`<p class="subtitle">${slide.subtitle}</p>`}${(blocks.length > 0 || picture !== undefined) && body}${byline !== '' && html`<p class="byline">${byline}</p>`}</div><details class="notes"><summary>${context.label('notes', 'Notes')}</summary><p>${richText(slide.notes, context.linkTo)}</p></details></section>`;
}

/** The first slide's title is the page's: what is under it comes next in rank. */
function headingOf(text: string | undefined, isFirst: boolean): Html | undefined {
  if (text === undefined) return undefined;
  return isFirst ? html`<h2 class="block-title">${text}</h2>` : html`<h3 class="block-title">${text}</h3>`;
}

async function blockOf(
  block: SlideBlock,
  { blocks }: Slide,
  context: PageContext,
  isFirst: boolean,
): Promise<Html> {
  const mark = context.placeholder(block);
  switch (block.type) {
    case 'bullets': {
      const items = block.items.map(
        (item) => html`<li>${richText(item.text, context.linkTo)}${context.placeholder(item)}</li>`,
      );
      const list = block.ordered === true ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
      return html`<div>${headingOf(block.heading, isFirst)}${list}${mark}</div>`;
    }
    case 'text':
      return html`<div>${headingOf(block.heading, isFirst)}<p>${richText(block.text, context.linkTo)}</p>${mark}</div>`;
    case 'image':
      return html`<figure>${context.image(block.asset)}${captioned(block.caption, mark)}</figure>`;
    case 'quote':
      return html`<blockquote><p>${block.text}</p>${block.by !== undefined && html`<footer>${block.by}${block.role !== undefined && `, ${block.role}`}</footer>`}${mark}</blockquote>`;
    case 'number':
      return html`<p class="number"><b>${block.value}</b><span>${block.label}</span>${block.context !== undefined && html`<br><span class="note">${block.context}</span>`}${mark}</p>`;
    case 'steps':
      return html`<ol class="stepline">${block.items.map((item) => html`<li>${icon(item.icon)}${item.label !== undefined && html`<span class="eyebrow">${item.label}</span>`}<b>${item.title}</b>${item.text !== undefined && html`<span>${item.text}</span>`}${context.placeholder(item)}</li>`)}</ol>`;
    case 'people':
      return html`<ul class="crew">${block.items.map((item) => html`<li>${item.image !== undefined && html`<span class="face">${context.image(item.image)}</span>`}<b>${item.name}</b>${item.role !== undefined && html`<br><span>${item.role}</span>`}${item.text !== undefined && html`<p>${item.text}</p>`}${context.placeholder(item)}</li>`)}</ul>`;
    case 'table':
      return html`${table(block)}${mark}`;
    case 'chart':
      return chartFigure(block.chart, block.dataset, context, blocks.length > 1 ? halfSlide : wholeSlide);
    case 'callToAction':
      return html`<p class="lead"><strong>${block.text}</strong>${block.href !== undefined && html` <span>${block.href}</span>`}</p>`;
  }
}
