import {
  type ArtShape,
  type Box,
  type FrameSize,
  type Layer,
  type LeafLayer,
  pathIn,
  type ShapeLayer,
  type TextLayer,
  type Theme,
} from '@sitewright/site-spec';
import { within } from '../ids.ts';
import type { Colour } from './frame-colours.ts';

export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** What a frame is drawn on. */
export interface Canvas {
  id: string;
  frame: FrameSize;
  theme: Theme;
  isMirrored: boolean;
}

type Set = 'role' | 'text' | 'font' | 'fontSize' | 'fontWeight' | 'color';

/** Makes layers of a frame, each with an id of its own, mirrored where text runs from the right. */
export class FrameDrawing {
  readonly layers: Layer[] = [];
  private count = 0;
  readonly request: Canvas;

  constructor(request: Canvas) {
    this.request = request;
  }

  id(): string {
    this.count += 1;
    return within(this.request.id, this.count);
  }

  /** Place and size of a layer. */
  base({ x, y, width, height }: Box) {
    const { frame, isMirrored } = this.request;
    const left = isMirrored ? frame.width - x - width : x;
    const place = { x: round(left), y: round(y), width: round(width), height: round(height) };
    return { ...place, rotation: 0, opacity: 1 };
  }

  plane(box: Box, fill: Colour, role: Layer['role'] = 'decoration'): ShapeLayer {
    return { id: this.id(), type: 'shape', shape: 'rectangle', ...this.base(box), role, fill };
  }

  path(box: Box, path: string, fill: Colour): ShapeLayer {
    return { id: this.id(), type: 'shape', shape: 'path', ...this.base(box), role: 'decoration', fill, path };
  }

  /** A shape of its writer: path data in its own box, a square one under a line, whose width is then the same all along. */
  shape(art: ArtShape): ShapeLayer {
    const { box, shape } = art;
    const { frame } = this.request;
    if (shape.kind === 'plane') return this.path(box, pathIn(art, box), shape.color);
    const side = Math.max(box.width, box.height, shape.width / 10);
    // At the far edges of its frame a square stands on them, so that the line runs on beyond.
    const from = (at: number, long: number, edge: number): number =>
      at + long < edge ? at : at + long - side;
    const [x, y] = [from(box.x, box.width, frame.width), from(box.y, box.height, frame.height)];
    const own = { x, y, width: side, height: side };
    const stroke = { color: shape.color, width: (shape.width * 100) / side };
    const { fill: _, ...layer } = this.path(own, pathIn(art, own), shape.color);
    return { ...layer, stroke };
  }

  group(box: Box, role: Layer['role'], layers: LeafLayer[]): Layer {
    return { id: this.id(), type: 'group', ...this.base(box), role, layers };
  }

  words(box: Box, given: Partial<TextLayer> & Pick<TextLayer, Set>): TextLayer {
    const fit = { mode: 'shrink', minFontSize: round(Math.max(0.01, given.fontSize * 0.8)) } as const;
    const set = { lineHeight: 1, letterSpacing: 0, align: 'center', verticalAlign: 'top' } as const;
    return { id: this.id(), type: 'text', ...this.base(box), ...set, fit, ...given };
  }
}
