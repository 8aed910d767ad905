import type { DocumentBlock, DocumentSpec } from '@sitewright/site-spec';
import { relativeLinks } from './address.ts';
import { gridColumns, gridRows, headForm, isBeside } from './definition-forms.ts';
import { asRead } from './document-as-read.ts';
import {
  coverFacts,
  hasSideHeads,
  headingParts,
  headLength,
  isAsked,
  isBill,
  isCall,
  isFoot,
  isInTwo,
  isSigned,
  isWarning,
  isWideTable,
  letterhead,
  letterheadLines,
  titlePoints,
} from './document-layout.ts';
import { lookCss } from './document-look-css.ts';
import { isAddressAside } from './document-style.ts';
import { chartFigure } from './figure.ts';
import { attributes, Html, html } from './html.ts';
import { icon } from './icon.ts';
import { hasOneRule, isHeadMarked, isSubjectColoured, mastheadOf } from './masthead.ts';
import { createContext, type PageContext } from './page-context.ts';
import { fitsPhone } from './phone-table.ts';
import type { RenderedPage } from './rendered-page.ts';
import { captioned, richText } from './rich-text.ts';
import { table } from './table.ts';
import { handRow } from './table-rows.ts';

export { documentCss as css } from './document-css.ts';

/** A document as one page to read. */
export async function renderDocument(given: DocumentSpec): Promise<RenderedPage[]> {
  const spec = asRead(given);
  const context = createContext(spec, relativeLinks('/'));
  const { cover, page, blocks } = spec.content;
  const tops = blocks.filter((block) => block.type === 'heading' && block.level === 1).length;
  const hasTitle = cover !== undefined || tops === 1;
  // A page has one first heading: where the cover has it, or there are several, all others go down by one.
  const shift = (cover !== undefined && tops > 0) || tops > 1 ? 1 : 0;
  const all = await Promise.all(blocks.map((block) => blockOf(block, shift, context)));
  const form = mastheadOf(spec);
  const [head, body] = [all.slice(0, headLength(blocks)), all.slice(headLength(blocks))];
  const masthead =
    form === undefined || head.length === 0
      ? head
      : html`<header class="head ${form}${form === 'ruled' && hasOneRule(spec.theme) && ' single'}">${head}</header>`;
  const { documentType } = spec.content;
  const look = [
    documentType,
    form,
    hasSideHeads(spec.content) && 'sided',
    isSubjectColoured(spec) && 'named',
    isHeadMarked(spec) && 'marked',
  ].filter(Boolean);
  return [
    {
      path: '/',
      title: spec.title,
      description: spec.description,
      kind: 'document',
      style: lookCss(spec),
      body: html`<main id="content" class="sheet ${look.join(' ')}">${page.header !== undefined && html`<p class="running">${page.header}</p>`}${cover === undefined ? !hasTitle && html`<h1 class="unseen">${spec.title}</h1>` : coverOf(cover, context)}${masthead}${contents(spec, context)}${page.columns === 2 ? html`<div class="columns">${body}</div>` : body}${page.footer !== undefined && html`<p class="running">${page.footer}</p>`}</main>`,
    },
  ];
}

function coverOf(cover: NonNullable<DocumentSpec['content']['cover']>, context: PageContext): Html {
  const facts = coverFacts(cover);
  const picture = context.image(cover.image);
  return html`<header class="cover" id="${cover.id}"><h1>${cover.title}</h1>${cover.subtitle !== undefined && html`<p class="p-lead">${cover.subtitle}</p>`}${picture !== undefined && html`<div class="art">${picture}</div>`}${facts.length > 0 && html`<p class="running">${facts.join(' · ')}</p>`}${context.placeholder(cover)}</header>`;
}

function contents(spec: DocumentSpec, context: PageContext): Html | undefined {
  const { show, depth, title } = spec.content.tableOfContents;
  if (!show) return undefined;
  const headings = spec.content.blocks
    .filter((block) => block.type === 'heading')
    .filter(({ level }) => level <= depth);
  const name = title ?? context.label('contents', 'Contents');
  return html`<nav class="toc" aria-label="${name}"><p><strong>${name}</strong></p><ol>${headings.map((heading) => html`<li class="l${heading.level}"><a href="#${heading.id}">${heading.numbering !== undefined && `${heading.numbering} `}${heading.text}</a></li>`)}</ol></nav>`;
}

async function blockOf(block: DocumentBlock, shift: number, context: PageContext): Promise<Html> {
  const { linkTo, spec } = context;
  const mark = context.placeholder(block);
  switch (block.type) {
    case 'heading': {
      const tag = `h${Math.min(6, block.level + shift)}`;
      const { number, words } = headingParts(block);
      const isNumbered = number !== '' && tag !== 'h1';
      const inner = isNumbered
        ? html`<span class="number">${number}</span> <span>${words}</span>`
        : block.text;
      const className =
        tag === 'h1' ? `title-${titlePoints(block.text)}` : isNumbered ? 'numbered' : undefined;
      return html`${new Html(`<${tag}${attributes({ id: block.id, class: className }).text}>`)}${inner}${new Html(`</${tag}>`)}`;
    }
    case 'paragraph':
      if (spec.buildType === 'document' && block === letterhead(spec.content)) {
        const [name, lines] = letterheadLines(block);
        return html`<p class="letterhead"><strong>${name}</strong><span>${lines.join('\n')}</span>${mark}</p>`;
      }
      return html`<p class="p-${block.role}${isAsked(block) && ' asked'}${placeIn(block, spec)}">${richText(block.text, linkTo)}${mark}</p>`;
    case 'list': {
      const items = block.items.map(
        (item) =>
          html`<li>${block.style === 'check' && html`<span aria-hidden="true">${item.checked === true ? '☑' : '☐'}</span>`}<span>${richText(item.text, linkTo)}${mark === undefined && context.placeholder(item)}</span>${item.items !== undefined && item.items.length > 0 && html`<ul>${item.items.map((inner) => html`<li>${richText(inner.text, linkTo)}${mark === undefined && context.placeholder(inner)}</li>`)}</ul>`}</li>`,
      );
      return block.style === 'numbered'
        ? html`<ol${isInTwo(block) && html` class="two"`}>${items}</ol>${mark}`
        : html`<ul class="${block.style}${isInTwo(block) && ' two'}">${items}</ul>${mark}`;
    }
    case 'table':
      return html`${table(block, tableLook(block), !isTableOnPhone(block, spec.theme) && handRow(block) === 0)}${mark}`;
    case 'callout':
      return html`<div role="note" class="callout ${block.tone}${isWarning(block) && ' warns'}${isCall(block) && ' calls'}${isAsked(block) && ' asked'}">${block.title !== undefined && html`<p class="callout-title"><strong>${block.title}</strong></p>`}<p>${richText(block.text, linkTo)}</p>${block.title === undefined && mark}</div>`;
    case 'quote':
      return html`<blockquote><p>${richText(block.text, linkTo)}</p>${(block.by !== undefined || block.source !== undefined) && html`<footer>${[block.by, block.source].filter((part) => part !== undefined).join(', ')}</footer>`}${mark}</blockquote>`;
    case 'code':
      return html`<figure><pre tabindex="0"><code>${block.text}</code></pre>${block.caption !== undefined && html`<figcaption>${block.caption}</figcaption>`}</figure>`;
    case 'figure':
      return context.spec.assets.some(({ id, source }) => id === block.asset && source === 'icon')
        ? html`<figure id="${block.id}" class="waits"><div class="plate">${context.image(block.asset)}</div>${captioned(block.caption, mark)}</figure>`
        : html`<figure id="${block.id}">${context.image(block.asset)}${captioned(block.caption, mark)}</figure>`;
    case 'chart':
      return chartFigure(block.chart, block.dataset, context, { width: 720, height: 360 });
    case 'definitions':
      return definitions(block, context);
    case 'divider':
      return block.isCut === true
        ? html`<div class="cut" role="separator">${icon('scissors')}</div>`
        : html`<hr>`;
    case 'pageBreak':
      return html`<div class="break"></div>`;
    case 'footnote':
      return html`<p class="footnote" id="${block.id}"><sup>${block.marker}</sup> ${richText(block.text, linkTo)}</p>`;
    case 'signature':
      return html`<div class="signatures">${block.items.map((item) => html`<div><p>${item.name}${item.role !== undefined && html`<br>${item.role}`}${item.organisation !== undefined && html`<br>${item.organisation}`}${item.dateLabel !== undefined && html`<br><span class="note">${item.dateLabel}</span>`}</p>${context.placeholder(item)}</div>`)}</div>`;
  }
}

/** Names of the place that a paragraph has in its document. */
function placeIn(block: DocumentBlock, spec: PageContext['spec']): string {
  if (spec.buildType !== 'document') return '';
  if (isAddressAside(spec, block)) return ' other';
  return isFoot(spec.content, block) ? ' foot' : isSigned(spec.content, block) ? ' signed' : '';
}

/** The looks of a table: one to be written in has high rows. */
function tableLook(block: Extract<DocumentBlock, { type: 'table' }>): string {
  const high = handRow(block);
  return [isWideTable(block) && 'wide', high > 0 && `hand mm-${Math.round(high)}`].filter(Boolean).join(' ');
}

/** The room of a table on a telephone within a document, px. */
const PHONE = 342;

/** Whether a table stays one on a telephone. */
const isTableOnPhone = (
  { columns, rows, totals = [] }: Extract<DocumentBlock, { type: 'table' }>,
  theme: PageContext['spec']['theme'],
): boolean => fitsPhone([columns.map(({ label }) => label), ...rows, totals], theme, PHONE);

/** Terms with what they mean, as their place in the document has them. */
function definitions(block: Extract<DocumentBlock, { type: 'definitions' }>, context: PageContext): Html {
  const { spec, linkTo } = context;
  const form = spec.buildType === 'document' ? headForm(spec.content, block) : undefined;
  const isWhole = form === 'figures' || (spec.buildType === 'document' && isBill(spec.content));
  const count = form === 'grid' || form === 'figures' ? gridColumns(block.items, isWhole) : 0;
  const rows =
    form === 'grid' && spec.buildType === 'document' ? gridRows(block.items, count, spec.content) : [];
  const alone = new Set(rows.flatMap((row) => (row.length === 1 ? row : [])));
  const look = ['terms-list', isBeside(block) && 'side', form, count > 0 && `of-${count}`];
  return html`<dl class="${look.filter(Boolean).join(' ')}">${block.items.map((item) => html`<div${alone.has(item) && html` class="whole"`}><dt>${item.term}</dt><dd>${richText(item.text, linkTo)}${context.placeholder(item)}</dd></div>`)}</dl>`;
}
