const TURNED: Partial<Record<string, string>> = { start: 'end', end: 'start' };

/**
 * The picture of a chart for whoever reads from the right: what is drawn from left to right runs from right to left, its
 * bars and lines, its axes and its legend; words stand where they then belong, and are read as ever.
 */
export function fromRight(svg: string): string {
  const [, head = '', width = '0', inner = ''] =
    /^(<svg\b[^>]*?\bviewBox="0 0 ([\d.]+) [^>]*>)(.*)<\/svg>\s*$/su.exec(svg) ?? [];
  if (head === '') return svg;
  const words = inner.replace(/<text\b[^>]*>/gu, (tag) =>
    tag
      .replace(/ text-anchor="(start|end)"/u, (_, anchor: string) => ` text-anchor="${TURNED[anchor]}"`)
      .replace(/ transform="(translate\([^)]*\))/u, ' transform="$1 scale(-1,1)'),
  );
  return `${head}<g transform="translate(${width},0) scale(-1,1)">${words}</g></svg>`;
}
