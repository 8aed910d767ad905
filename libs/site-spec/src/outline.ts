import type { SiteSpec } from './spec.ts';
import { plainText } from './text.ts';

/** A part of a project in its outline. */
export interface Part {
  id: string;
  path: string;
  /** What it is, as a key of the words: a type of section, block, slide or layer. */
  kind: string;
  text: string;
  /** How deep it stands. */
  level: number;
  /** Whether it may be moved, doubled and removed in its list. */
  isFixed: boolean;
}

type Found = { id: string; [key: string]: unknown };

const words = (node: Found): string => {
  for (const name of ['heading', 'title', 'name', 'text', 'caption', 'quote', 'label', 'takeaway']) {
    const value = node[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (Array.isArray(value)) return plainText(value);
  }
  return '';
};

const part = (node: Found, path: string, level = 0, isFixed = false): Part => ({
  id: node.id,
  path,
  kind: typeof node.type === 'string' ? node.type : typeof node.layout === 'string' ? node.layout : 'part',
  text: words(node).slice(0, 120),
  level,
  isFixed,
});

/** The parts of a project in their order: of a website those of one page. */
export function outlineOf(spec: SiteSpec, page: string): Part[] {
  switch (spec.buildType) {
    case 'website': {
      const index = Math.max(
        0,
        spec.content.pages.findIndex(({ path }) => path === page),
      );
      const sections = spec.content.pages[index]?.sections ?? [];
      return sections.map((section, at) =>
        part(section, `/content/pages/${index}/sections/${at}`, 0, section.type === 'hero'),
      );
    }
    case 'slides':
      return spec.content.slides.map((slide, at) => part(slide, `/content/slides/${at}`));
    case 'document':
      return spec.content.blocks.map((block, at) =>
        part(block, `/content/blocks/${at}`, block.type === 'heading' ? block.level - 1 : 1),
      );
    case 'design':
      return spec.content.frames.flatMap((frame, at) => [
        { ...part(frame, `/content/frames/${at}`), kind: 'frame' },
        ...frame.layers.map((layer, nth) => part(layer, `/content/frames/${at}/layers/${nth}`, 1)),
      ]);
    case 'dataviz':
      return [
        ...spec.content.charts.map((chart, at) => ({
          ...part(chart, `/content/charts/${at}`),
          kind: 'chart',
        })),
        ...spec.content.insights.map((insight, at) => ({
          ...part(insight, `/content/insights/${at}`),
          kind: 'insight',
        })),
        ...spec.content.datasets.map((data, at) => ({
          ...part(data, `/content/datasets/${at}`),
          kind: 'dataset',
        })),
      ];
  }
}
