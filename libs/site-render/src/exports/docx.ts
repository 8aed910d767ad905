import type { DocumentBlock, DocumentSpec, RichText } from '@sitewright/site-spec';
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  type ParagraphChild,
  type Table,
  TableOfContents,
  TextRun,
} from 'docx';
import { colorOf } from '../theme-css.ts';
import { tableOf } from './docx-table.ts';

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;
/** Twentieths of a point in a millimetre. */
const twips = 1440 / 25.4;
const pageMm = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  Letter: [215.9, 279.4],
  Legal: [215.9, 355.6],
} as const;

/** A document as Word keeps it: its headings, lists, tables and footnotes are Word's own. */
export async function documentDocx(spec: DocumentSpec): Promise<Uint8Array> {
  const { content, theme } = spec;
  const { page } = content;
  const [width, height] = pageMm[page.size];
  const [heading = 'Georgia'] = theme.tokens.font.heading.$value;
  const [body = 'Arial'] = theme.tokens.font.body.$value;
  const color = (role: string): string => colorOf(theme, role).slice(1, 7);
  const notes = content.blocks.filter((block) => block.type === 'footnote');
  const numbers = new Map(notes.map(({ id }, index) => [id, index + 1]));
  const margin = Object.fromEntries(
    Object.entries(page.marginMm).map(([side, mm]) => [side, Math.round(mm * twips)]),
  );
  const size = {
    width: Math.round(width * twips),
    height: Math.round(height * twips),
    orientation: page.orientation === 'landscape' ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
  };
  const run = { font: body, size: 22 };
  const headingStyle = (points: number) => ({
    run: { font: heading, size: points * 2, bold: true, color: color('text') },
    paragraph: { spacing: { before: points * 16, after: 120 } },
  });
  const pageNumber = page.pageNumbers ? [new TextRun({ children: [' ', PageNumber.CURRENT] })] : [];
  const foot = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun(page.footer ?? ''), ...pageNumber],
  });
  const file = new Document({
    title: spec.title,
    description: spec.description,
    creator: 'Sitewright',
    styles: {
      default: {
        document: { run },
        title: headingStyle(28),
        heading1: headingStyle(20),
        heading2: headingStyle(16),
        heading3: headingStyle(13),
        heading4: headingStyle(12),
      },
    },
    numbering: {
      config: [
        {
          reference: 'numbered',
          levels: [
            {
              level: 0,
              format: 'decimal',
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 720, hanging: 360 } } },
            },
          ],
        },
      ],
    },
    footnotes: Object.fromEntries(
      notes.map((note, index) => [
        index + 1,
        { children: [new Paragraph({ children: runsOf(note.text, numbers) })] },
      ]),
    ),
    sections: [
      {
        properties: { page: { size, margin } },
        ...(page.header === undefined
          ? {}
          : { headers: { default: new Header({ children: [new Paragraph(page.header)] }) } }),
        footers: { default: new Footer({ children: [foot] }) },
        children: [
          ...opening(spec),
          ...content.blocks.flatMap((block, index) => blockOf(block, { spec, numbers, index })),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

function opening({ title, content }: DocumentSpec): (Paragraph | TableOfContents)[] {
  const { cover, tableOfContents, blocks } = content;
  const titled = blocks.some((block) => block.type === 'heading' && block.level === 1);
  const facts = [cover?.author, cover?.organisation, cover?.date, cover?.version].filter(
    (fact) => fact !== undefined,
  );
  const words = [
    ...(cover?.subtitle === undefined ? [] : [cover.subtitle]),
    ...(facts.length > 0 ? [facts.join(' · ')] : []),
  ];
  const head =
    cover === undefined && titled
      ? []
      : [new Paragraph({ text: cover?.title ?? title, heading: HeadingLevel.TITLE })];
  const contents = tableOfContents.show
    ? [
        new TableOfContents(tableOfContents.title ?? 'Contents', {
          hyperlink: true,
          headingStyleRange: `1-${tableOfContents.depth}`,
        }),
      ]
    : [];
  return [...head, ...words.map((text) => new Paragraph(text)), ...contents];
}

interface Place {
  spec: DocumentSpec;
  /** Numbers of the footnotes by the ids of their blocks. */
  numbers: ReadonlyMap<string, number>;
  index: number;
}

function runsOf(text: RichText, numbers: Place['numbers']): ParagraphChild[] {
  if (typeof text === 'string') return lines(text, {});
  return text.flatMap(({ text: words, bold, italic, code, href, footnote }): ParagraphChild[] => {
    const marks = {
      ...(bold === true ? { bold } : {}),
      ...(italic === true ? { italics: italic } : {}),
      ...(code === true ? { font: 'Courier New' } : {}),
    };
    const number = footnote === undefined ? undefined : numbers.get(footnote);
    const reference = number === undefined ? [] : [new FootnoteReferenceRun(number)];
    const away = href !== undefined && /^(?:https|mailto|tel):/.test(href);
    const inner = lines(words, away ? { ...marks, style: 'Hyperlink' } : marks);
    return [...(away ? [new ExternalHyperlink({ link: href, children: inner })] : inner), ...reference];
  });
}

const lines = (text: string, marks: object): TextRun[] =>
  text
    .split('\n')
    .map((line, index) => new TextRun({ text: line, ...marks, ...(index > 0 ? { break: 1 } : {}) }));

function blockOf(block: DocumentBlock, { spec, numbers, index }: Place): (Paragraph | Table)[] {
  const bidirectional = spec.dir === 'rtl';
  const spacing = { after: 140, line: 300 };
  const paragraph = (text: RichText, options: object = {}): Paragraph =>
    new Paragraph({ bidirectional, spacing, ...options, children: runsOf(text, numbers) });
  switch (block.type) {
    case 'heading':
      return [
        new Paragraph({
          bidirectional,
          heading: levels[block.level - 1] ?? HeadingLevel.HEADING_6,
          text: `${block.numbering === undefined ? '' : `${block.numbering} `}${block.text}`,
        }),
      ];
    case 'paragraph':
      return [paragraph(block.text)];
    case 'list':
      return block.items.flatMap((item) => {
        const mark = block.style === 'check' ? `${item.checked === true ? '☑' : '☐'} ` : '';
        const list =
          block.style === 'bullet'
            ? { bullet: { level: 0 } }
            : block.style === 'numbered'
              ? { numbering: { reference: 'numbered', level: 0, instance: index } }
              : {};
        const own = new Paragraph({
          bidirectional,
          ...list,
          children: [...lines(mark, {}), ...runsOf(item.text, numbers)],
        });
        return [
          own,
          ...(item.items ?? []).map(
            ({ text }) =>
              new Paragraph({ bidirectional, bullet: { level: 1 }, children: runsOf(text, numbers) }),
          ),
        ];
      });
    case 'table':
      return tableOf(
        [
          block.columns.map(({ label }) => label),
          ...block.rows,
          ...(block.totals === undefined ? [] : [block.totals]),
        ],
        block.columns.map(({ align }) => align),
        block.caption,
      );
    case 'chart': {
      const { fields, rows } = block.dataset;
      const cells = [
        fields.map(({ title, name }) => title ?? name),
        ...rows.map((row) => row.map((cell) => String(cell ?? ''))),
      ];
      return [
        paragraph([{ text: block.chart.title, bold: true }]),
        paragraph(block.chart.takeaway),
        ...tableOf(
          cells,
          fields.map(({ type }) => (type === 'quantitative' ? 'end' : 'start')),
        ),
      ];
    }
    case 'callout':
      return [
        ...(block.title === undefined
          ? []
          : [paragraph([{ text: block.title, bold: true }], { indent: { left: 360 } })]),
        paragraph(block.text, { indent: { left: 360 } }),
      ];
    case 'quote': {
      const source = [block.by, block.source].filter((part) => part !== undefined).join(', ');
      return [
        paragraph(block.text, { indent: { left: 720 } }),
        ...(source === '' ? [] : [paragraph(source, { indent: { left: 720 } })]),
      ];
    }
    case 'code':
      return [new Paragraph({ spacing, children: lines(block.text, { font: 'Courier New', size: 18 }) })];
    case 'figure':
      return block.caption === undefined ? [] : [paragraph([{ text: block.caption, italic: true }])];
    case 'definitions':
      return block.items.flatMap(({ term, text }) => [
        paragraph([{ text: term, bold: true }], { spacing: { after: 40 } }),
        paragraph(text, { indent: { left: 360 } }),
      ]);
    case 'divider':
      return [new Paragraph({ thematicBreak: true })];
    case 'pageBreak':
      return [new Paragraph({ pageBreakBefore: true })];
    case 'footnote':
      return [];
    case 'signature':
      return block.items.flatMap(({ name, role, organisation, dateLabel }) => [
        paragraph('____________________', { spacing: { before: 600 } }),
        paragraph([name, role, organisation, dateLabel].filter(Boolean).join('\n') || ' '),
      ]);
  }
}
