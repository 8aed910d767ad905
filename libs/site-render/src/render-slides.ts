import { plainText, type RichText, type SlidesSpec, slideSize } from '@sitewright/site-spec';
import { measureOf } from '#measure';
import { relativeLinks } from './address.ts';
import { chartMarkup } from './chart-markup.ts';
import type { ChartSize } from './chart-svg.ts';
import type { SlideElement, TableElement, TextElement } from './deck/element.ts';
import { type LaidSlide, layOutDeck } from './deck/lay-out-deck.ts';
import { breakPoints } from './exports/text/break-points.ts';
import { hasPhrases } from './exports/text/phrases.ts';
import { dataTable } from './figure.ts';
import { Html, html } from './html.ts';
import { createContext, type PageContext } from './page-context.ts';
import type { RenderedPage } from './rendered-page.ts';
import { richText } from './rich-text.ts';
import { table } from './table.ts';
import { safeColor } from './theme-css.ts';

export { slidesCss as css } from './slides-css.ts';

/** A chart for a telephone, where a scaled one could not be read. */
const narrowChart = { width: 320, height: 296 };

/** Arrow keys, Page Up and Down, Home and End move from slide to slide. Without it the deck scrolls. */
const keyboard = `addEventListener('keydown',e=>{if(e.target.closest('summary,a,input')&&e.key!=='PageDown'&&e.key!=='PageUp')return;const s=[...document.querySelectorAll('.slide')];const at=s.findIndex(x=>x.getBoundingClientRect().bottom>innerHeight/3);const to={ArrowRight:at+1,PageDown:at+1,ArrowLeft:at-1,PageUp:at-1,Home:0,End:s.length-1}[e.key];if(to===undefined)return;e.preventDefault();s[Math.max(0,Math.min(s.length-1,to))].scrollIntoView()});`;

/** A deck as one page, one slide after the other: what stands where is what the other formats show too. */
export async function renderSlides(spec: SlidesSpec): Promise<RenderedPage[]> {
  const context = createContext(spec, relativeLinks('/'));
  const laid = layOutDeck(spec, await measureOf(spec));
  const slides = await Promise.all(laid.map((one, index) => slideOf(one, index, context)));
  const [width, height] = slideSize(spec.content.aspect);
  const size = `.deck{--wide:${width};--high:${height}}${width < 800 ? `.deck{max-width:${width / 15}rem}` : ''}`;
  return [
    {
      path: '/',
      title: spec.title,
      description: spec.description,
      kind: 'slides',
      script: keyboard,
      style: size + laid.map(({ elements, look }, index) => rulesOf(elements, look.ground, index)).join(''),
      body: html`<main id="content" class="deck">${slides}</main>`,
    },
  ];
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Where each element stands, in points of its slide. */
function rulesOf(elements: readonly SlideElement[], ground: string, index: number): string {
  const rules = elements.map((element, at) => {
    const { x, y, width, height } = element;
    const place = `--x:${number(x)};--y:${number(y)};--w:${number(width)};--h:${number(height)}`;
    const name = `.s${index + 1} .e${at + 1}`;
    return `${name}{${place}${looksOf(element)}}${element.kind === 'table' ? cellsOf(element, name) : ''}`;
  });
  return `.s${index + 1}{--ground:${safeColor(ground)}}${rules.join('')}`;
}

function looksOf(element: SlideElement): string {
  switch (element.kind) {
    case 'text':
    case 'table': {
      const { size, leading, color } = element.style;
      return `;--s:${number(size)};--l:${number(leading)};--c:${safeColor(color)}`;
    }
    case 'shape':
      return `;--c:${safeColor(element.fill)};--r:${number(element.radius ?? 0)}`;
    default:
      return '';
  }
}

/** Widths of the columns and heights of the rows. */
function cellsOf(
  { widths, heights, padding, line, head, headLook, totals }: TableElement,
  at: string,
): string {
  const columns = widths.map(
    (width, index) => `${at} :is(th,td):nth-child(${index + 1}){--cw:${number(width)}}`,
  );
  const body = heights.slice(1, totals === undefined ? undefined : -1);
  const rows = [
    ...heights.slice(0, 1).map((height) => `${at} thead tr{--rh:${number(height)}}`),
    ...body.map((height, index) => `${at} tbody tr:nth-child(${index + 1}){--rh:${number(height)}}`),
    ...(totals === undefined ? [] : [`${at} tfoot tr{--rh:${number(heights.at(-1) ?? 0)}}`]),
  ];
  return `${at}{--pad:${number(padding)};--line:${safeColor(line)};--head:${safeColor(head)}}${headLook === undefined ? '' : `${at} th{background:${safeColor(headLook.fill)};color:${safeColor(headLook.ink)}}`}${columns.join('')}${rows.join('')}`;
}

async function slideOf({ slide, elements }: LaidSlide, index: number, context: PageContext): Promise<Html> {
  const pieces = await Promise.all(
    elements.map((element, at) => elementOf(element, at, index === 0, context)),
  );
  const data = slide.blocks.flatMap((block) =>
    block.type === 'chart'
      ? [
          html`<div class="scroll" tabindex="0" role="group" aria-label="${block.dataset.title}">${dataTable(block.dataset, context.spec)}</div>`,
        ]
      : [],
  );
  const said = slide.notes === '' ? [] : [html`<p>${richText(slide.notes, context.linkTo)}</p>`];
  const notes =
    said.length + data.length === 0
      ? []
      : [
          html`<details class="notes"><summary>${context.label('notes', 'Notes')}</summary>${said}${data}</details>`,
        ];
  return html`<section class="slide ${slide.layout} on-${slide.background ?? 'default'} s${index + 1}" id="${slide.id}"><div class="slide-inner">${grouped(elements, pieces)}</div>${notes}</section>`;
}

/** The entries of a list within the list, each within its item. */
function grouped(elements: readonly SlideElement[], pieces: readonly Html[]): Html[] {
  const markup: Html[] = [];
  for (let from = 0; from < elements.length; ) {
    const entry = elements[from]?.entry;
    let to = from + 1;
    while (to < elements.length && elements[to]?.entry?.list === entry?.list) to += 1;
    if (entry === undefined) markup.push(...pieces.slice(from, to));
    else {
      const items = new Map<number, Html[]>();
      for (let at = from; at < to; at += 1) {
        const item = elements[at]?.entry?.at ?? 0;
        const piece = pieces[at];
        if (piece !== undefined) items.set(item, [...(items.get(item) ?? []), piece]);
      }
      const list = [...items.values()].map((item) => html`<li>${item}</li>`);
      markup.push(entry.ordered ? html`<ol>${list}</ol>` : html`<ul>${list}</ul>`);
    }
    from = to;
  }
  return markup;
}

async function elementOf(
  element: SlideElement,
  at: number,
  isFirst: boolean,
  context: PageContext,
): Promise<Html> {
  const name = `e e${at + 1}`;
  switch (element.kind) {
    case 'text':
      return textOf(element, name, isFirst, context);
    case 'shape':
      return html`<span class="${name} shape${{ rectangle: '', ellipse: ' disc', broken: ' broken' }[element.shape]}" aria-hidden="true"></span>`;
    case 'table':
      return html`<div class="${name} grid">${table(element)}</div>`;
    case 'picture':
      return html`<div class="${name} pic${element.isBehind ? ' art' : ''}">${context.image(element.asset.id)}</div>`;
    case 'drawing':
      return html`<svg class="${name} art" viewBox="0 0 100 100" aria-hidden="true">${element.parts.map(({ path, fill }) => html`<path d="${path}" fill="${safeColor(fill)}"/>`)}</svg>`;
    case 'chart': {
      const { chart, dataset, width, height, enlargements } = element;
      const draw = (size: ChartSize, className: string): Promise<string> =>
        chartMarkup(chart, dataset, context.spec, size, `class="${className}"`);
      const drawn =
        (await draw({ width, height, enlargements }, 'marks wide')) +
        (await draw(narrowChart, 'marks narrow'));
      return html`<div class="${name} chart-canvas" id="${chart.id}" role="img" aria-label="${chart.alt}">${new Html(drawn)}</div>`;
    }
  }
}

/** A sign of no width, which no text has, where a line of Japanese or Chinese may end. */
const MAY_END = '\u{e000}';

/** Markup in which lines end after phrases, as they were measured. */
function inPhrases(text: RichText, markup: (text: RichText) => Html): Html {
  const whole = plainText(text);
  if (!hasPhrases(whole) || whole.includes(MAY_END)) return markup(text);
  const points = new Set(breakPoints(whole, 'und', 'phrases'));
  let at = 0;
  const marked = (typeof text === 'string' ? [{ text }] : text).map((run) => {
    const signs = run.text.split('').map((sign) => {
      const isPoint = at > 0 && points.has(at);
      at += 1;
      return isPoint ? MAY_END + sign : sign;
    });
    return { ...run, text: signs.join('') };
  });
  return new Html(markup(marked).text.replaceAll(MAY_END, '<wbr>'));
}

/** The first slide's title is the page's: what is under it comes next in rank. */
function textOf(
  { tag, text, style }: TextElement,
  name: string,
  isFirst: boolean,
  context: PageContext,
): Html {
  const said = inPhrases(text, (marked) => richText(marked, context.linkTo));
  const look = `${name}${style.families === context.spec.theme.tokens.font.heading.$value ? ' hd' : ''}${style.bold === true ? ' b' : ''}${style.italic === true ? ' i' : ''}${style.align === undefined || style.align === 'start' ? '' : ` a-${style.align}`}`;
  switch (tag) {
    case 'H1':
      return isFirst ? html`<h1 class="${look}">${said}</h1>` : html`<h2 class="${look}">${said}</h2>`;
    case 'H2':
      return isFirst ? html`<h2 class="${look}">${said}</h2>` : html`<h3 class="${look}">${said}</h3>`;
    case 'BlockQuote':
      return html`<blockquote class="${look}"><p>${said}</p></blockquote>`;
    case 'Artifact':
      return html`<span class="${look} art" aria-hidden="true">${said}</span>`;
    default:
      return html`<p class="${look}">${said}</p>`;
  }
}
