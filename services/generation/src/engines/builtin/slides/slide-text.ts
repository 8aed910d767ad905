import { plainText, type Slide, type SlideBlock } from '@sitewright/site-spec';

function blockText(block: SlideBlock): string[] {
  switch (block.type) {
    case 'bullets':
      return [block.heading ?? '', ...block.items.map((item) => plainText(item.text))];
    case 'text':
      return [block.heading ?? '', plainText(block.text)];
    case 'image':
      return [block.caption ?? ''];
    case 'quote':
      return [block.text, block.by ?? '', block.role ?? ''];
    case 'number':
      return [block.value, block.label, block.context ?? ''];
    case 'steps':
      return block.items.flatMap((item) => [
        item.label ?? '',
        item.title,
        item.text ?? '',
        `${item.label} ${item.title}`,
      ]);
    case 'people':
      return block.items.flatMap((item) => [item.name, item.role ?? '', item.text ?? '']);
    case 'table':
      return [
        block.caption ?? '',
        ...block.columns.map((column) => column.label),
        ...block.rows.flat(),
        ...(block.totals ?? []),
      ];
    case 'chart':
      return [block.chart.title, block.chart.takeaway, ...block.dataset.rows.flat().map(String)];
    case 'callToAction':
      return [block.text];
  }
}

/** Every word that the audience sees on a slide. */
export function slideText(slide: Slide): string {
  return [slide.title, slide.subtitle ?? '', slide.eyebrow ?? '', ...slide.blocks.flatMap(blockText)]
    .filter((text) => text !== '')
    .join('\n');
}
