import { plainText, type SlideBlock } from '@sitewright/site-spec';

/** The words of a block in the order in which they are read. */
function wordsIn(block: SlideBlock): string[] {
  switch (block.type) {
    case 'bullets':
      return [block.heading ?? '', ...block.items.map(({ text }) => plainText(text))];
    case 'text':
      return [block.heading ?? '', plainText(block.text)];
    case 'quote':
      return [block.text, [block.by, block.role].filter((part) => part !== undefined).join(', ')];
    case 'number':
      return [`${block.value} ${block.label}`, block.context ?? ''];
    case 'steps':
      return block.items.map(({ label, title, text }) =>
        [label, title, text].filter((part) => part !== undefined).join(': '),
      );
    case 'people':
      return block.items.map(({ name, role }) =>
        [name, role].filter((part) => part !== undefined).join(', '),
      );
    case 'table':
      return [block.caption ?? ''];
    case 'chart':
      return [block.chart.takeaway];
    case 'callToAction':
      return [block.text];
    case 'image':
      return [block.caption ?? ''];
  }
}

/** Notes of a slide that has none: its own words as sentences, and nothing made up. */
export function ownWords(title: string, subtitle: string | undefined, blocks: readonly SlideBlock[]): string {
  const words = [title, subtitle ?? '', ...blocks.flatMap(wordsIn)]
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return [...new Set(words)].map((text) => (/[.!?。！？…:：;]$/u.test(text) ? text : `${text}.`)).join(' ');
}
