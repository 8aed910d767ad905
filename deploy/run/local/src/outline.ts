import type { SiteSpec } from '@sitewright/site-spec';

/** The specification in a few lines: its title, and the parts that a person would count. */
export function outlineOf(spec: SiteSpec): string[] {
  return [`${spec.title} (${spec.buildType}, ${spec.language})`, ...partsOf(spec).map((part) => `  ${part}`)];
}

function partsOf(spec: SiteSpec): string[] {
  switch (spec.buildType) {
    case 'website':
      return spec.content.pages.flatMap((page) => [
        `${page.path}  ${page.title}`,
        ...page.sections.map(({ type, heading }) => `  ${named(type, heading)}`),
      ]);
    case 'slides':
      return spec.content.slides.map(({ layout, title }, i) => `${i + 1}. ${named(layout, title)}`);
    case 'document':
      return spec.content.blocks.flatMap((block) =>
        block.type === 'heading' ? [`${'  '.repeat(block.level - 1)}${block.text}`] : [],
      );
    case 'design':
      return spec.content.frames.map(
        ({ name, width, height, unit, layers }) =>
          `${name}: ${width} × ${height} ${unit}, ${layers.length} layers`,
      );
    case 'dataviz':
      return spec.content.charts.map(({ title, spec: { mark } }) =>
        named(typeof mark === 'string' ? mark : mark.type, title),
      );
  }
}

function named(kind: string, words: string | undefined): string {
  return words === undefined ? kind : `${kind}: ${words}`;
}
