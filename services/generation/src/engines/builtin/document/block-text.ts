import { type DocumentBlock, plainText } from '@sitewright/site-spec';

/** Every word of a block that a reader sees. */
export function blockText(block: DocumentBlock): string {
  switch (block.type) {
    case 'heading':
      return [block.numbering ?? '', block.text].join(' ').trim();
    case 'paragraph':
    case 'footnote':
      return plainText(block.text);
    case 'callout':
      return [block.title ?? '', plainText(block.text)].join('\n');
    case 'quote':
      return [plainText(block.text), block.by ?? '', block.source ?? ''].join('\n');
    case 'list':
      return block.items
        .flatMap((item) => [plainText(item.text), ...(item.items ?? []).map((sub) => plainText(sub.text))])
        .join('\n');
    case 'table':
      return [
        block.caption ?? '',
        ...block.columns.map((column) => column.label),
        ...block.rows.map((row) => row.join('\n')),
        ...(block.totals ?? []),
      ].join('\n');
    case 'definitions':
      return block.items.map((item) => `${item.term} ${plainText(item.text)}`).join('\n');
    case 'chart':
      return [
        block.chart.title,
        block.chart.takeaway,
        ...block.dataset.rows.map((row) => row.join(' ')),
      ].join('\n');
    case 'code':
      return block.text;
    case 'figure':
      return block.caption ?? '';
    case 'signature':
      return block.items
        .map((item) => [item.name, item.role ?? '', item.organisation ?? ''].join('\n'))
        .join('\n');
    case 'divider':
    case 'pageBreak':
      return '';
  }
}
