import { type Brief, type Request, saidIn } from '../../../brief/brief.ts';
import type { FramePart } from '../../../draft/design.ts';
import { FRAME_UNITS, PRESETS, type Preset } from '../../../draft/vocabulary.ts';

/** A format that the design was asked in, and the request for it. */
export type Format = Pick<FramePart, 'preset' | 'width' | 'height' | 'unit' | 'shape'> & {
  requests: Request[];
};

const MOST_FRAMES = 10;

const presetNamed = (name: string): Preset | undefined => PRESETS.find((preset) => preset === name);
const unitNamed = (name: string): FramePart['unit'] => FRAME_UNITS.find((unit) => unit === name) ?? 'px';

/** By its proportions, what a piece with a size and no name is. */
function presetOfSize(width: number, height: number, unit: string): Preset {
  if (unit !== 'px') return 'custom';
  if (width >= height * 2) return 'banner';
  return width === height ? 'post-square' : 'custom';
}

/** Shapes by their ratio, and sheets of paper in mm, by the names that orders use for them. */
const RATIOS: Readonly<Record<string, Preset>> = {
  '9:16': 'story',
  '1:1': 'post-square',
  '16:9': 'post-landscape',
};
const SHEETS: Readonly<Record<string, readonly [width: number, height: number]>> = {
  a3: [297, 420],
  a4: [210, 297],
  a5: [148, 210],
  a6: [105, 148],
};

/** Width, height and unit that a request gives; undefined where it gives none. */
function sizeOf({
  kind,
  value,
  value2,
  unit,
  target,
}: Request): Pick<Format, 'width' | 'height' | 'unit'> | undefined {
  if (kind !== 'size') return undefined;
  if (value > 0 && value2 > 0) return { width: value, height: value2, unit: unitNamed(unit) };
  const sheet = SHEETS[target.toLowerCase()];
  return sheet === undefined ? undefined : { width: sheet[0], height: sheet[1], unit: 'mm' };
}

/** The preset says its size. */
const UNSIZED = { width: 0, height: 0, unit: 'px', shape: '' } as const;

/** Names that one piece may bear at once: a label is a sticker, an invitation a postcard. */
const ALIKE: readonly (readonly Preset[])[] = [
  ['label', 'sticker'],
  ['invitation', 'postcard'],
  ['flyer', 'poster'],
];

/** Presets that lie: a sheet of paper that is named for them lies too. */
const LYING: ReadonlySet<Preset> = new Set(['certificate', 'ticket', 'business-card', 'postcard', 'label']);

/**
 * Formats in the order in which they were asked for: names of formats, each with the size given beside it, and sizes
 * without a name. One poster where nothing was said.
 */
export function formatsOf(brief: Brief): Format[] {
  const formats: Format[] = [];
  for (const request of brief.requested) {
    if (request.kind === 'absence') continue;
    const preset =
      presetNamed(request.target) ?? (request.kind === 'size' ? RATIOS[request.target] : undefined);
    const last = formats.at(-1);
    const isSame =
      last !== undefined &&
      preset !== undefined &&
      ALIKE.some((names) => names.includes(preset) && names.includes(last.preset));
    if (isSame || (preset !== undefined && last?.preset === preset)) last?.requests.push(request);
    else if (preset !== undefined && preset !== 'custom')
      formats.push({ ...UNSIZED, preset, requests: [request] });
    const size = sizeOf(request);
    if (size === undefined) continue;
    const named = formats.at(-1);
    if (named === undefined || named.width > 0) {
      formats.push({
        preset: presetOfSize(size.width, size.height, size.unit),
        ...size,
        shape: '',
        requests: [request],
      });
      continue;
    }
    const isTurned = request.value === 0 && LYING.has(named.preset);
    const turned = isTurned ? { ...size, width: size.height, height: size.width } : size;
    Object.assign(named, turned, { requests: [...named.requests, request] });
  }
  if (formats.length === 0)
    formats.push({ ...UNSIZED, preset: presetNamed(brief.kind) ?? 'poster', requests: [] });
  const shape = shapeIn(brief);
  return formats
    .slice(0, MOST_FRAMES)
    .map((format) => (CUT.has(format.preset) ? { ...format, shape } : format));
}

/** What is cut to a shape. */
const CUT: ReadonlySet<Preset> = new Set(['sticker', 'label']);
const SHAPES: readonly (readonly [FramePart['shape'], RegExp])[] = [
  ['hexagon', /hexagon|sechseck|esagon|altıgen|六角/iu],
  ['rounded', /rounded|abgerundet|arrondi|redondead|arredondad|arrotondat/iu],
  [
    'round',
    /(?<!\p{L})(?:round|circular|circle|runde[nmrs]?|ronde?|redond[oa]|rotond[oa]|yuvarlak)(?!\p{L})|圆形|丸い/iu,
  ],
];

const shapeIn = ({ segments }: Brief): FramePart['shape'] =>
  SHAPES.find(([, words]) => words.test(saidIn(segments)))?.[0] ?? '';
