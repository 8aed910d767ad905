import type { DocumentBlock, DocumentSpec, RichText, SlideBlock, SlidesSpec } from '@sitewright/site-spec';
import { furtherTakeaway } from '../chart-words.ts';
import { coverFacts } from '../document-layout.ts';
import { itemMark, type Marks, markOf, marksOf, withMark } from './invented.ts';

/** Characters that Markdown would read as marks, so that text stays the text it was. */
const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/^(\s*)([#+>-]|\d+[.)])(\s)/gm, '$1\\$2$3');

function marked(text: RichText): string {
  if (typeof text === 'string') return escaped(text);
  return text
    .map((run) => {
      let inner = run.code === true ? `\`${run.text.replaceAll('`', "'")}\`` : escaped(run.text);
      if (run.italic === true) inner = emphasised(inner);
      if (run.bold === true) inner = `**${inner}**`;
      if (run.footnote !== undefined) inner = `${inner}[^${run.footnote}]`;
      return run.href === undefined ? inner : `[${inner}](<${run.href}>)`;
    })
    .join('');
}

/** Marks of emphasis touch their words; blanks stand outside of them. */
const emphasised = (text: string): string => {
  const words = text.trim();
  const from = text.indexOf(words);
  return words === '' ? text : `${text.slice(0, from)}*${words}*${text.slice(from + words.length)}`;
};

interface TableContent {
  caption?: string | undefined;
  columns: readonly { label: string; align: 'start' | 'center' | 'end' }[];
  rows: readonly (readonly string[])[];
  totals?: readonly string[] | undefined;
}

function table({ caption, columns, rows, totals }: TableContent): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const cell = (text: string): string => escaped(text).replaceAll('\n', ' ');
  const rule = { start: '---', center: ':-:', end: '--:' };
  const all = totals === undefined ? rows : [...rows, totals];
  return [
    ...(caption === undefined ? [] : [`*${escaped(caption)}*`, '']),
    line(columns.map(({ label }) => cell(label))),
    line(columns.map(({ align }) => rule[align])),
    ...all.map((row) => line(columns.map((_column, index) => cell(row[index] ?? '')))),
  ].join('\n');
}

type ChartBlock = Extract<DocumentBlock | SlideBlock, { type: 'chart' }>;

/** A chart is kept as what it says and the figures that it stands on. */
const chart = ({ chart, dataset }: ChartBlock): string =>
  [
    `**${escaped(chart.title)}**`,
    escaped(furtherTakeaway(chart) ?? ''),
    table({
      columns: dataset.fields.map(({ name, title: label, type }) => ({
        label: label ?? name,
        align: type === 'quantitative' ? 'end' : 'start',
      })),
      rows: dataset.rows.map((row) => row.map((value) => String(value ?? ''))),
    }),
  ].join('\n\n');

const quoted = (text: string): string => text.replace(/^/gm, '> ');

/** A document as Markdown (CommonMark, with tables and footnotes). */
export function documentMarkdown(spec: DocumentSpec): string {
  const { cover, blocks } = spec.content;
  const titled = blocks.some((block) => block.type === 'heading' && block.level === 1);
  const marks = marksOf(spec);
  const head = cover === undefined ? (titled ? [] : [`# ${escaped(spec.title)}`]) : coverOf(cover, marks);
  const body = blocks.flatMap((block) => {
    const saysItself = block.type === 'paragraph' || block.type === 'footnote';
    return [blockOf(block, spec, marks), saysItself ? '' : markLine(markOf(block, marks))];
  });
  return `${[...head, ...body].filter(Boolean).join('\n\n')}\n`;
}

/** Says that what stands above it was invented. */
const markLine = (mark: string | undefined): string => (mark === undefined ? '' : `*(${escaped(mark)})*`);

const coverOf = (cover: NonNullable<DocumentSpec['content']['cover']>, marks: Marks) => [
  `# ${escaped(cover.title)}`,
  cover.subtitle === undefined ? '' : escaped(cover.subtitle),
  escaped(coverFacts(cover).join(' · ')),
  markLine(markOf(cover, marks)),
];

function blockOf(block: DocumentBlock, spec: DocumentSpec, marks: Marks): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.numbering === undefined ? '' : `${block.numbering} `}${escaped(block.text)}`;
    case 'paragraph':
      return marked(withMark(block.text, markOf(block, marks)));
    case 'list':
      return block.items.map((item, index) => listItem(item, block.style, index)).join('\n');
    case 'table':
      return table(block);
    case 'callout':
      return quoted(
        [block.title === undefined ? '' : `**${escaped(block.title)}**`, marked(block.text)]
          .filter(Boolean)
          .join('\n\n'),
      );
    case 'quote': {
      const source = [block.by, block.source].filter((part) => part !== undefined).join(', ');
      return quoted(
        [marked(block.text), source === '' ? '' : `(${escaped(source)})`].filter(Boolean).join('\n\n'),
      );
    }
    case 'code':
      return codeFence(block.text, block.language);
    case 'figure':
      return escaped(
        [spec.assets.find(({ id }) => id === block.asset)?.alt, block.caption].filter(Boolean).join('. '),
      );
    case 'chart':
      return chart(block);
    case 'definitions':
      return block.items
        .map(
          (item) => `**${escaped(item.term)}**: ${marked(withMark(item.text, itemMark(item, block, marks)))}`,
        )
        .join('\n\n');
    case 'divider':
      return block.isCut === true ? '✂ – – – – – – – –' : '---';
    case 'pageBreak':
      return '---';
    case 'footnote':
      return `[^${block.id}]: ${marked(withMark(block.text, markOf(block, marks)))}`;
    case 'signature':
      return block.items
        .map((item) => {
          const { name, role, organisation, dateLabel } = item;
          const words = [name, role, organisation, dateLabel].filter(Boolean).join(', ');
          return marked(withMark(words, itemMark(item, block, marks)));
        })
        .join('\n\n');
  }
}

/** A fence longer than any run of backticks in the code. */
function codeFence(text: string, language: string | undefined): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${(language ?? '').replace(/[^\w+#-]/g, '')}\n${text}\n${fence}`;
}

type ListBlock = Extract<DocumentBlock, { type: 'list' }>;

function listItem(item: ListBlock['items'][number], style: ListBlock['style'], index: number): string {
  const bullet = {
    bullet: '-',
    plain: '-',
    numbered: `${index + 1}.`,
    check: item.checked === true ? '- [x]' : '- [ ]',
  };
  const inner = (item.items ?? []).map(({ text }) => `\n  - ${marked(text)}`).join('');
  return `${bullet[style]} ${marked(item.text)}${inner}`;
}

/** A deck as Markdown: a heading a slide, its notes beneath. */
export function slidesMarkdown(spec: SlidesSpec): string {
  const marks = marksOf(spec);
  const slides = spec.content.slides.map((slide) =>
    [
      `## ${escaped(slide.title)}`,
      slide.subtitle === undefined ? '' : escaped(slide.subtitle),
      ...slide.blocks.flatMap((block) => [slideBlock(block, marks), markLine(markOf(block, marks))]),
      slide.notes === '' ? '' : quoted(escaped(slide.notes)),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `${[`# ${escaped(spec.title)}`, ...slides].join('\n\n')}\n`;
}

function slideBlock(block: SlideBlock, marks: Marks): string {
  switch (block.type) {
    case 'bullets': {
      const items = block.items.map(
        (item, index) =>
          `${block.ordered === true ? `${index + 1}.` : '-'} ${marked(withMark(item.text, itemMark(item, block, marks)))}`,
      );
      return [block.heading === undefined ? '' : `### ${escaped(block.heading)}`, items.join('\n')]
        .filter(Boolean)
        .join('\n\n');
    }
    case 'text':
      return [block.heading === undefined ? '' : `### ${escaped(block.heading)}`, marked(block.text)]
        .filter(Boolean)
        .join('\n\n');
    case 'image':
      return escaped(block.caption ?? '');
    case 'quote':
      return quoted(
        escaped([block.text, [block.by, block.role].filter(Boolean).join(', ')].filter(Boolean).join('\n\n')),
      );
    case 'number': {
      const about = block.label === block.value ? [block.context] : [block.label, block.context];
      return `**${escaped(block.value)}** ${escaped(about.filter(Boolean).join('. '))}`;
    }
    case 'steps':
      return block.items
        .map((item, index) => {
          const { label, title, text } = item;
          const words = marked(withMark(text ?? '', itemMark(item, block, marks)));
          return `${index + 1}. **${escaped([label, title].filter(Boolean).join(': '))}** ${words}`.trim();
        })
        .join('\n');
    case 'people':
      return block.items
        .map((item) => {
          const words = [item.role, item.text].filter(Boolean).join('. ');
          return `- **${escaped(item.name)}** ${marked(withMark(words, itemMark(item, block, marks)))}`.trim();
        })
        .join('\n');
    case 'table':
      return table(block);
    case 'chart':
      return chart(block);
    case 'callToAction':
      return `**${escaped(block.text)}** ${escaped(block.href ?? '')}`.trim();
  }
}
