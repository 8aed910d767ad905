import type { ShapeLayer } from '@sitewright/site-spec';
import type { DesignFormat } from '../recipe/designs/formats.ts';
import type { DesignLayout } from '../recipe/designs/layouts.ts';
import type { Ground } from './ground.ts';

type Id = (prefix: string) => string;
type Box = Pick<ShapeLayer, 'x' | 'y' | 'width' | 'height'>;

const round = (value: number) => Math.round(value * 100) / 100;

function shape(id: Id, kind: ShapeLayer['shape'], box: Box, look: Partial<ShapeLayer>): ShapeLayer {
  return {
    id: id('shape'),
    type: 'shape',
    shape: kind,
    x: round(box.x),
    y: round(box.y),
    width: round(box.width),
    height: round(box.height),
    rotation: 0,
    opacity: 1,
    role: 'decoration',
    ...look,
  };
}

/** Shapes that give a layout its face; faint ones where text may stand over them. */
export function ornamentLayers(
  layout: DesignLayout,
  format: DesignFormat,
  ground: Ground,
  id: Id,
): ShapeLayer[] {
  const { width, height } = format;
  const short = Math.min(width, height);
  const line = ground === 'primary' ? 'onPrimary' : 'primary';
  const ring = (share: number, opacity: number) => {
    const size = short * share;
    return shape(
      id,
      'ellipse',
      { x: width - size * 0.62, y: -size * 0.38, width: size, height: size },
      { stroke: { color: line, width: round(short * 0.012) }, opacity },
    );
  };
  switch (layout.ornament) {
    case 'border': {
      const inset = short * 0.035;
      return [
        shape(
          id,
          'rectangle',
          { x: inset, y: inset, width: width - inset * 2, height: height - inset * 2 },
          { stroke: { color: line, width: round(short * 0.006) }, radius: round(short * 0.02) },
        ),
      ];
    }
    case 'rings':
      return [ring(0.5, 0.16), ring(0.74, 0.12), ring(0.98, 0.08)];
    case 'bar':
      return [
        shape(
          id,
          'rectangle',
          { x: 0, y: height - short * 0.018, width, height: short * 0.018 },
          { fill: 'primary' },
        ),
      ];
    case 'sun': {
      const size = short * 0.9;
      return [
        shape(
          id,
          'ellipse',
          { x: width - size * 0.55, y: height - size * 0.5, width: size, height: size },
          { fill: 'accent', opacity: 0.1 },
        ),
      ];
    }
    case 'corner':
      return [
        shape(
          id,
          'triangle',
          { x: width - short * 0.5, y: height - short * 0.5, width: short * 0.5, height: short * 0.5 },
          { fill: 'primary', opacity: 0.12 },
        ),
      ];
    case 'stripes':
      return [0, 1, 2].map((at) =>
        shape(
          id,
          'rectangle',
          { x: width - short * (0.04 + at * 0.05), y: 0, width: short * 0.018, height },
          { fill: 'accent', opacity: 0.35 - at * 0.1 },
        ),
      );
    default:
      return [];
  }
}

/** A plain area or line of a colour. */
export function plainShape(id: Id, box: Box, fill: Ground, radius: number): ShapeLayer {
  return shape(id, 'rectangle', box, { fill, ...(radius > 0 ? { radius: round(radius) } : {}) });
}
