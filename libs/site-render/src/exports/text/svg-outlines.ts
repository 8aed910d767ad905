import { layLines, type Setting, type TextStyle } from './lines.ts';
import { isRightToLeft, type Piece, shapeable } from './pieces.ts';

/**
 * SVG whose text is drawn as outlines, set as in every other export. A rasteriser's own search for what a font lacks
 * gives up where scripts are mixed, such as digits in an Arabic line.
 */
export const withOutlines = (svg: string, setting: Setting): string =>
  // A text of no words is one tag: its words would be all that stands between it and the end of the next.
  svg.replace(
    /<text\b([^>]*?)(?:\/>|>([\s\S]*?)<\/text>)/g,
    (_all, attributes: string, inner: string = '') => {
      const own = read(attributes);
      const spans = [...inner.matchAll(/<tspan\b([^>]*)>([^<]*)<\/tspan>/g)];
      const lines =
        spans.length === 0
          ? [outline(inner, own, setting)]
          : spans.map(([, more = '', text = '']) => outline(text, { ...own, ...read(more) }, setting));
      const kept = ['transform', 'fill', 'fill-opacity', 'opacity', 'stroke']
        .filter((name) => own[name] !== undefined)
        .map((name) => ` ${name}="${own[name]}"`);
      return `<g${kept.join('')}>${lines.join('')}</g>`;
    },
  );

type Attributes = Partial<Record<string, string>>;

const read = (attributes: string): Attributes =>
  Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

const entities: Attributes = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };
const unescaped = (text: string): string =>
  text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

/** A length in the unit of its text: `0.35em` is that much of its size. */
const lengthOf = (value: string | undefined, size: number): number => {
  const number = Number.parseFloat(value ?? '0');
  return Number.isFinite(number) ? number * (value?.endsWith('em') ? size : 1) : 0;
};

function outline(text: string, own: Attributes, setting: Setting): string {
  const size = Number.parseFloat(own['font-size'] ?? '16');
  const weight = own['font-weight'] === 'bold' ? 700 : Number(own['font-weight'] ?? 400);
  const families = unescaped(own['font-family'] ?? '').split(',');
  const style: TextStyle = {
    families: families.map((name) => name.trim().replace(/^['"]|['"]$/g, '')),
    size,
    color: '',
    bold: weight >= 600,
    italic: own['font-style'] === 'italic',
  };
  const words = unescaped(text).replaceAll('\n', ' ');
  const [line] = layLines(words, style, Number.POSITIVE_INFINITY, setting);
  if (line === undefined) return '';
  const spacing = line.pieces.some(isRightToLeft) ? 0 : lengthOf(own['letter-spacing'], size);
  const width = line.width + spacing * [...words].length;
  const shift = { middle: width / 2, end: width }[own['text-anchor'] ?? ''] ?? 0;
  const y = lengthOf(own.y, size) + lengthOf(own.dy, size);
  let x = lengthOf(own.x, size) + lengthOf(own.dx, size) - shift;
  return line.pieces
    .map((piece) => {
      const { scale, rise } = piece.shift ?? { scale: 1, rise: 0 };
      const pen = {
        x,
        y: y - rise * size,
        size: size * scale,
        spacing,
        stroke: Number(own['stroke-width'] ?? 0),
      };
      const drawn = glyphsOf(piece, pen, setting);
      x = drawn.end;
      return drawn.paths;
    })
    .join('');
}

function glyphsOf(
  piece: Piece,
  pen: { x: number; y: number; size: number; spacing: number; stroke: number },
  { language }: Setting,
): { paths: string; end: number } {
  const { font, shape } = piece.face;
  const scale = pen.size / font.unitsPerEm;
  let { x } = pen;
  const paths = shape(shapeable(piece), isRightToLeft(piece) ? 'rtl' : 'ltr', language).map((glyph) => {
    const path = font.getGlyph(glyph.id).path.toSVG();
    const place = `translate(${x + glyph.xOffset * scale} ${pen.y - glyph.yOffset * scale}) scale(${scale} ${-scale})`;
    x += glyph.xAdvance * scale + (glyph.xAdvance > 0 ? pen.spacing : 0);
    // A pen in pixels, not in the units of the font.
    const pens = pen.stroke === 0 ? '' : ` stroke-width="${pen.stroke / scale}" stroke-linejoin="round"`;
    return path === '' ? '' : `<path transform="${place}"${pens} d="${path}"/>`;
  });
  return { paths: paths.join(''), end: x };
}
