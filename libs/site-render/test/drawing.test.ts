import { expect, test } from '@jest/globals';
import { type Asset, DRAWING_LIMITS, parseSpec, type SiteSpec } from '@sitewright/site-spec';
import { frameSvg } from '../src/frame-svg.ts';
import { exportSpec, renderSite } from '../src/index.ts';
import { drawing, picture } from '../src/picture.ts';
import { type FixtureName, fixture, textOf } from './fixtures.ts';

type Drawing = Extract<Asset, { source: 'drawing' }>;
const step: Drawing = {
  ...({
    id: 'step_drawn',
    kind: 'image',
    source: 'drawing',
    alt: 'One step',
    width: 160,
    height: 100,
  } as const),
  ground: 'surface',
  shapes: [
    { kind: 'plane', color: 'accent', path: 'M20 78V48H90V18H150V78Z' },
    { kind: 'line', color: 'text', width: 2, path: 'M20 78V48H90' },
    { kind: 'words', color: 'text', size: 8, x: 55, y: 70, anchor: 'middle', text: '280 mm' },
  ],
};

/** A project with a drawing in it. */
async function drawn(name: FixtureName): Promise<SiteSpec> {
  const spec = structuredClone(await fixture(name));
  spec.assets.push(step);
  const image = step.id;
  if (spec.buildType === 'slides')
    spec.content.slides[1]?.blocks.push({ id: 'd', slot: 'main', type: 'image', asset: image });
  if (spec.buildType === 'document')
    spec.content.blocks.push({ id: 'd', type: 'figure', asset: image, caption: 'A step' });
  const [section] = spec.buildType === 'website' ? (spec.content.pages[0]?.sections.slice(1) ?? []) : [];
  if (section !== undefined) section.image = image;
  const [frame] = spec.buildType === 'design' ? spec.content.frames : [];
  const box = { x: 0, y: 0, width: 50, height: 50, rotation: 0, opacity: 1 };
  frame?.layers.push({ ...box, id: 'd', type: 'image', role: 'picture', asset: image, fit: 'contain' });
  return parseSpec(spec);
}

test.each([
  ['website', 'html'],
  ['slides', 'html'],
  ['slides', 'pdf'],
  ['slides', 'pptx'],
  ['document', 'html'],
  ['document', 'pdf'],
  ['document', 'docx'],
  ['design', 'html'],
  ['design', 'svg'],
  ['design', 'png'],
] as const)('a drawing stands in a %s as %s', async (name, format) => {
  const spec = await drawn(name);
  if (format !== 'html') {
    const file = await exportSpec(spec, format);
    expect(file.content.length).toBeGreaterThan(500);
    if (format === 'svg') expect(textOf(file.content)).toContain('M20 78V48H90V18H150V78Z');
    return;
  }
  const pages = (await renderSite(spec)).map(({ content }) =>
    typeof content === 'string' ? content : textOf(content),
  );
  expect(pages.join('')).toContain('M20 78V48H90V18H150V78Z');
});

test('a drawing is never cropped, and its ground fills the whole place', async () => {
  const { theme } = await fixture('website');
  const shown = picture(step, { theme }).text;
  expect(shown).toContain('xMidYMid meet');
  expect(shown).toContain('aria-label="One step"');
});

test('words of a drawing stay within its box', async () => {
  const { theme } = await fixture('website');
  const text = 'w'.repeat(DRAWING_LIMITS.text);
  for (const anchor of ['start', 'middle', 'end'] as const) {
    const words = { kind: 'words', color: 'text', size: 400, x: 9000, y: -9000, anchor, text } as const;
    const svg = drawing({ ...step, shapes: [words] }, theme).text;
    const [, x = '', y = ''] = /<text x="([\d.-]+)" y="([\d.-]+)"/.exec(svg) ?? [];
    const size = Number(/font-size="([\d.]+)"/.exec(svg)?.[1]);
    const at = { start: 0, middle: 0.5, end: 1 }[anchor];
    expect(Number(x)).toBeGreaterThanOrEqual(at * 150);
    expect(Number(x)).toBeLessThanOrEqual(10 + at * 150);
    expect(Number(y)).toBeGreaterThan(0);
    expect(size).toBeLessThan(5);
  }
});

test('labels of a drawing begin where they were placed, in one size, and lie over what is drawn after them', async () => {
  const { theme } = await fixture('website');
  const label = (text: string, x: number, y: number) =>
    ({ kind: 'words', color: 'text', size: 8, x, y, anchor: 'start', text }) as const;
  const string = { kind: 'line', color: 'text', width: 2, path: 'M108 5V95' } as const;
  const svg = drawing(
    { ...step, shapes: [label('Key', 20, 20), label('The dampers', 112, 40), string] },
    theme,
  ).text;
  const [key, damper] = [...svg.matchAll(/<text x="([\d.]+)"[^>]* font-size="([\d.]+)"/gu)].map((found) =>
    found.slice(1).map(Number),
  );
  expect(damper?.[0]).toBe(112);
  expect(key?.[1]).toBe(damper?.[1]);
  expect(svg.indexOf('M108 5V95')).toBeLessThan(svg.indexOf('<text'));
});

test('words of a drawing are never markup, and no specification holds a path that is', async () => {
  const spec = await drawn('website');
  const { theme } = spec;
  const text = '</text><script>alert(1)</script>"\'';
  const words = { kind: 'words', color: 'text', size: 8, x: 5, y: 9, anchor: 'start', text } as const;
  const svg = drawing({ ...step, shapes: [words] }, theme).text;
  expect(svg).not.toContain('<script');
  for (const hostile of [
    { kind: 'plane', color: 'url(#x)', path: 'M0 0h9z' },
    { kind: 'plane', color: 'text', path: 'M0 0"/><script>' },
    { kind: 'line', color: 'text', width: 1e9, path: 'M0 0h9' },
    { kind: 'line', color: '#12345"', width: 1, path: 'M0 0h9' },
    { kind: 'words', color: 'text', size: 8, x: 1e12, y: 0, anchor: 'start', text: 'x' },
  ])
    expect(() => parseSpec({ ...spec, assets: [{ ...step, shapes: [hostile] }] })).toThrow();
});

test('what spans a drawing goes on beyond it in a band over a whole frame alone, and nothing beside what stands at one edge', async () => {
  const { theme } = await fixture('design');
  const ground = { kind: 'plane', color: 'accent', path: 'M0 78H160V100H0Z' } as const;
  const house = { kind: 'plane', color: 'text', path: 'M40 40H90V100H40Z' } as const;
  const hill = { kind: 'plane', color: 'primary', path: 'M0 50L40 78H0Z' } as const;
  const strips = (shapes: Drawing['shapes'], isBand: boolean): number =>
    drawing({ ...step, shapes }, theme, { isBand }).text.split('<rect').length - 1;
  expect(strips([ground, house], true)).toBe(3);
  expect(strips([ground, house, hill], true)).toBe(0);
  expect(strips([ground, house], false)).toBe(0);
});

test('the words of a frame in inches are set in type that browsers print', async () => {
  const spec = structuredClone(await fixture('design'));
  if (spec.buildType !== 'design') throw new Error('no design');
  const [frame] = spec.content.frames;
  if (frame === undefined) throw new Error('no frame');
  const words = frame.layers.find(({ type }) => type === 'text');
  if (words?.type !== 'text') throw new Error('no words');
  Object.assign(words, { x: 0.3, y: 2, width: 4, height: 1, fontSize: 0.12 });
  words.fit = { mode: 'shrink', minFontSize: 0.1 };
  Object.assign(frame, { width: 5, height: 7, unit: 'in', layers: [words] });
  const svg = frameSvg(spec, frame);
  expect(Number(/font-size="([\d.]+)"/.exec(svg)?.[1])).toBeCloseTo(12);
  expect(svg).toContain('transform="scale(0.01)"');
});

test('the dashes around a question stay inside of its frame', async () => {
  const spec = structuredClone(await fixture('design'));
  const [frame] = spec.buildType === 'design' ? spec.content.frames : [];
  const words = frame?.layers.find(({ type }) => type === 'text');
  if (spec.buildType !== 'design' || frame === undefined || words?.type !== 'text')
    throw new Error('no text');
  Object.assign(frame, { width: 100, height: 50, unit: 'mm', layers: [words] });
  const box = { x: 2, y: 2, width: 96, height: 24, rotation: 0, fontSize: 20, text: 'Who?' };
  Object.assign(words, { ...box, align: 'center', placeholder: true });
  const svg = frameSvg(spec, frame);
  const dashed = /<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)" rx="6"/u.exec(svg);
  const [x = -1, y = -1, width = 0, height = 0] = (dashed ?? []).slice(1).map(Number);
  expect(Math.min(x, y, 100 - x - width, 50 - y - height)).toBeGreaterThan(0);
});

test('an address of a frame with a drawing in it stays text of its picture', async () => {
  const spec = await drawn('design');
  const [frame] = spec.buildType === 'design' ? spec.content.frames : [];
  const words = frame?.layers.find(({ type }) => type === 'text');
  if (frame === undefined || words?.type !== 'text') throw new Error('no words');
  words.text = 'www.the-second-dance.example/listen';
  frame.layers = [...frame.layers.filter((layer) => layer !== words), words];
  const [page] = await renderSite(spec);
  const pictures = /<svg [\s\S]*<\/svg>/u.exec(String(page?.content))?.[0] ?? '';
  expect(pictures.toLowerCase()).toContain('www.the-second-dance.example/listen');
  expect(pictures).not.toContain('<wbr>');
});

test('the dashes of a question keep around its words where these are turned', async () => {
  const spec = structuredClone(await fixture('design'));
  const [frame] = spec.buildType === 'design' ? spec.content.frames : [];
  const text = frame?.layers.find((layer) => layer.type === 'text');
  if (spec.buildType !== 'design' || frame === undefined || text?.type !== 'text') throw new Error('no text');
  const box = { x: 2, y: 2, width: frame.width - 4, height: 40 };
  const dashesOf = (rotation: number): number[] => {
    const asked = { ...text, ...box, rotation, fontSize: 20, role: 'picture', placeholder: true } as const;
    const svg = frameSvg(spec, { ...frame, layers: [asked] });
    const [, x, width] = /<rect x="([^"]+)" y="[^"]+" width="([^"]+)"[^>]*stroke-dasharray/u.exec(svg) ?? [];
    return [Number(x), Number(width)];
  };
  expect(dashesOf(0)).toEqual([1, frame.width - 2]);
  expect(dashesOf(90)).toEqual([-14, frame.width + 28]);
});

test('a drawing stands on no tint where ground and ink were ordered and none beside them', async () => {
  const spec = await fixture('slides');
  const { color } = spec.theme.tokens;
  color.surface.$value = '#f0f0f0';
  color.background.$value = '#ffffff';
  expect(drawing(step, spec.theme).text).toContain('#f0f0f0');
  color.muted.$value = color.text.$value;
  expect(drawing(step, spec.theme).text).not.toContain('#f0f0f0');
});

test('words of a drawing are read from the side of their letters, whatever figure they begin with', async () => {
  const { theme } = await fixture('website');
  const at = { kind: 'words', color: 'text', size: 8, x: 55, y: 70, anchor: 'start' } as const;
  const words = (text: string) => drawing({ ...step, shapes: [{ ...at, text }] }, theme).text;
  expect(words('50 سم على الأقل')).toContain('>\u206750 سم على الأقل\u2069<');
  expect(words('50 mm or סם')).toContain('>50 mm or סם<');
});
