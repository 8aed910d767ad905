import type { Motif } from '@sitewright/site-spec';
import { frame, map, plate, portrait, product, rooms } from './scene-objects.ts';
import { many, type Pen, penOf, round, type Scene, type SceneOptions } from './scene-pen.ts';

/** A scene as SVG markup: numbers and checked colours alone. The same seed draws the same picture. */
export function scene(options: SceneOptions): string {
  const pen = penOf(options);
  const ground = `<rect width="${pen.width}" height="${pen.height}" fill="${pen.color(0)}"/>`;
  return ground + (scenes[options.motif] ?? blobs)(pen);
}

/** A hill or wave from the left edge to the right, filled to the bottom. */
function ridge(pen: Pen, level: number, swing: number, color: string, opacity: number): string {
  const { width, height } = pen;
  const points = 5;
  let path = `M0 ${height}L0 ${pen.between(level - swing, level + swing)}`;
  for (let index = 0; index < points; index += 1) {
    const x = (width / points) * (index + 1);
    const middle = x - width / points / 2;
    path += `Q${round(middle)} ${pen.between(level - swing, level + swing)} ${round(x)} ${pen.between(level - swing / 2, level + swing / 2)}`;
  }
  return `<path d="${path}L${width} ${height}Z" fill="${color}" fill-opacity="${opacity}"/>`;
}

const sun = (pen: Pen): string => {
  const size = Math.min(pen.width, pen.height);
  return `<circle cx="${pen.between(pen.width * 0.2, pen.width * 0.8)}" cy="${pen.between(pen.height * 0.18, pen.height * 0.38)}" r="${pen.between(size * 0.09, size * 0.16)}" fill="${pen.color(2)}" fill-opacity="0.9"/>`;
};

const landscape: Scene = (pen) =>
  sun(pen) +
  many(4, (index) =>
    ridge(
      pen,
      pen.height * (0.48 + index * 0.13),
      pen.height * 0.09,
      pen.color(index + 1),
      0.45 + index * 0.14,
    ),
  );

const waves: Scene = (pen) =>
  many(6, (index) =>
    ridge(
      pen,
      pen.height * (0.3 + index * 0.12),
      pen.height * 0.05,
      pen.color(index + 1),
      0.25 + index * 0.1,
    ),
  );

const mountains: Scene = (pen) =>
  sun(pen) +
  many(5, (index) => {
    const middle = pen.between(0, pen.width);
    const half = pen.between(pen.width * 0.2, pen.width * 0.45);
    const top = pen.between(pen.height * 0.25, pen.height * 0.55);
    return `<path d="M${round(middle - half)} ${pen.height}L${middle} ${top}L${round(middle + half)} ${pen.height}Z" fill="${pen.color(index + 1)}" fill-opacity="${0.5 + index * 0.1}"/>`;
  });

const blobs: Scene = (pen) =>
  many(7, (index) => {
    const size = Math.max(pen.width, pen.height);
    return `<ellipse cx="${pen.between(0, pen.width)}" cy="${pen.between(0, pen.height)}" rx="${pen.between(size * 0.1, size * 0.34)}" ry="${pen.between(size * 0.1, size * 0.3)}" fill="${pen.color(index + 1)}" fill-opacity="${pen.between(0.25, 0.7)}" transform="rotate(${pen.between(-40, 40)} ${pen.width / 2} ${pen.height / 2})"/>`;
  });

const grid: Scene = (pen) => {
  const columns = 6;
  const rows = Math.max(2, Math.round((pen.height / pen.width) * columns));
  const [cellWidth, cellHeight] = [pen.width / columns, pen.height / rows];
  return many(columns * rows, (index) => {
    const x = round((index % columns) * cellWidth);
    const y = round(Math.floor(index / columns) * cellHeight);
    const fill = pen.color(Math.floor(pen.next() * 5));
    const quarter = `M${x} ${y}h${round(cellWidth)}a${round(cellWidth)} ${round(cellHeight)} 0 0 1 ${round(-cellWidth)} ${round(cellHeight)}Z`;
    return pen.next() < 0.5
      ? `<rect x="${x}" y="${y}" width="${round(cellWidth)}" height="${round(cellHeight)}" fill="${fill}" fill-opacity="0.8"/>`
      : `<path d="${quarter}" fill="${fill}" fill-opacity="0.9"/>`;
  });
};

const arches: Scene = (pen) =>
  many(5, (index) => {
    const span = pen.width / 5;
    const x = index * span;
    const top = pen.between(pen.height * 0.2, pen.height * 0.5);
    const inset = span * 0.1;
    return `<path d="M${round(x + inset)} ${pen.height}V${round(top + span / 2)}a${round(span / 2 - inset)} ${round(span / 2 - inset)} 0 0 1 ${round(span - inset * 2)} 0V${pen.height}Z" fill="${pen.color(index + 1)}" fill-opacity="0.85"/>`;
  });

const rays: Scene = (pen) => {
  const [x, y] = [pen.between(pen.width * 0.3, pen.width * 0.7), pen.height * 1.05];
  const reach = Math.hypot(pen.width, pen.height) * 1.2;
  return many(12, (index) => {
    const [from, to] = [Math.PI * (1 + index / 12), Math.PI * (1 + (index + 0.5) / 12)];
    const tip = (angle: number): string =>
      `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
    return `<path d="M${x} ${y}L${tip(from)}L${tip(to)}Z" fill="${pen.color(1 + (index % 3))}" fill-opacity="0.7"/>`;
  });
};

const skyline: Scene = (pen) =>
  sun(pen) +
  many(14, (index) => {
    const span = pen.width / 13;
    const top = pen.between(pen.height * 0.3, pen.height * 0.75);
    return `<rect x="${round(index * span)}" y="${top}" width="${round(span * 0.96)}" height="${round(pen.height - top)}" fill="${pen.color(1 + (index % 3))}" fill-opacity="${pen.between(0.55, 0.95)}"/>`;
  });

const circuit: Scene = (pen) =>
  many(16, (index) => {
    const [x, y] = [pen.between(0, pen.width), pen.between(0, pen.height)];
    const [across, down] = [
      pen.between(-pen.width * 0.25, pen.width * 0.25),
      pen.between(-pen.height * 0.3, pen.height * 0.3),
    ];
    const stroke = pen.color(1 + (index % 3));
    const thick = round(Math.min(pen.width, pen.height) * 0.008);
    return `<path d="M${x} ${y}h${across}v${down}" fill="none" stroke="${stroke}" stroke-width="${thick}" stroke-linejoin="round"/><circle cx="${round(x + across)}" cy="${round(y + down)}" r="${round(thick * 2.4)}" fill="${stroke}"/>`;
  });

const fabric: Scene = (pen) =>
  many(9, (index) => {
    const step = pen.width / 9;
    return `<rect x="${round(index * step)}" width="${round(step * pen.between(0.3, 0.9))}" height="${pen.height}" fill="${pen.color(1 + (index % 3))}" fill-opacity="0.45"/>`;
  }) +
  many(6, (index) => {
    const step = pen.height / 6;
    return `<rect y="${round(index * step)}" width="${pen.width}" height="${round(step * pen.between(0.2, 0.7))}" fill="${pen.color(2 + (index % 3))}" fill-opacity="0.4"/>`;
  });

/** Dots in rows, larger and smaller as a wave runs through them. */
const dots: Scene = (pen) => {
  const step = Math.max(14, Math.min(pen.width, pen.height) / 13);
  const [across, down, start] = [pen.between(0.15, 0.4), pen.between(0.15, 0.5), pen.between(0, 6)];
  let marks = '';
  for (let row = 0; row * step < pen.height + step; row += 1) {
    for (let column = 0; column * step < pen.width + step; column += 1) {
      const wave = Math.sin(column * across + row * down + start) * Math.cos(row * across - column * 0.12);
      const radius = step * (0.08 + 0.4 * ((wave + 1) / 2));
      const x = column * step + (row % 2 === 0 ? 0 : step / 2);
      marks += `<circle cx="${round(x)}" cy="${round(row * step)}" r="${round(radius)}" fill="${pen.color(wave > 0.25 ? 1 : 2)}"/>`;
    }
  }
  return marks;
};

/** Sprigs that rise from the lower edge, with leaves in pairs. */
const leaves: Scene = (pen) =>
  many(5, (index) => {
    const size = Math.min(pen.width, pen.height);
    const foot = pen.width * (0.1 + index * 0.2);
    const [lean, tall] = [pen.between(-0.25, 0.25) * pen.width, pen.between(0.55, 0.95) * pen.height];
    const color = pen.color(1 + (index % 3));
    const leaf = round(size * pen.between(0.11, 0.17));
    const stem = `<path d="M${round(foot)} ${pen.height}Q${round(foot)} ${round(pen.height - tall / 2)} ${round(foot + lean)} ${round(pen.height - tall)}" fill="none" stroke="${color}" stroke-width="${round(size * 0.008)}"/>`;
    const pairs = many(7, (step) => {
      const at = 0.2 + step * 0.133;
      const [x, y] = [foot + lean * at * at, pen.height - tall * at];
      const turn = (Math.atan2(lean * at, tall) * 180) / Math.PI;
      const blade = `M0 0q${leaf} ${round(-leaf * 0.15)} ${round(leaf * 1.1)} ${round(-leaf * 0.95)}q${round(-leaf)} ${round(-leaf * 0.02)} ${round(-leaf * 1.1)} ${round(leaf * 0.95)}Z`;
      const shrink = round((1.15 - at * 0.65) * 10) / 10;
      return `<g fill="${color}" fill-opacity="0.9" transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${shrink})"><path d="${blade}"/><path d="${blade}" transform="scale(-1 1)"/></g>`;
    });
    return stem + pairs;
  });

/** Rings, wedges, bars and discs, thrown evenly over the ground. */
const confetti: Scene = (pen) => {
  const columns = Math.max(4, Math.round((pen.width / pen.height) * 5));
  const step = pen.width / columns;
  return many(columns * Math.ceil(pen.height / step), (index) => {
    const [x, y] = [
      ((index % columns) + pen.between(0.25, 0.75)) * step,
      (Math.floor(index / columns) + pen.between(0.25, 0.75)) * step,
    ];
    const [size, color] = [step * pen.between(0.12, 0.26), pen.color(1 + Math.floor(pen.next() * 3))];
    const shapes = [
      `<circle r="${round(size)}" fill="${color}"/>`,
      `<circle r="${round(size)}" fill="none" stroke="${color}" stroke-width="${round(size * 0.4)}"/>`,
      `<path d="M${round(-size)} 0a${round(size)} ${round(size)} 0 0 1 ${round(size * 2)} 0Z" fill="${color}"/>`,
      `<rect x="${round(-size)}" y="${round(-size * 0.22)}" width="${round(size * 2)}" height="${round(size * 0.44)}" rx="${round(size * 0.22)}" fill="${color}"/>`,
      `<path d="M0 ${round(-size)}L${round(size)} ${round(size * 0.8)}H${round(-size)}Z" fill="${color}"/>`,
    ];
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${pen.between(0, 360)})">${shapes[Math.floor(pen.next() * shapes.length)] ?? ''}</g>`;
  });
};

const scenes: Record<Motif, Scene> = {
  abstract: blobs,
  arches,
  blobs,
  circuit,
  confetti,
  dots,
  fabric,
  frame,
  grid,
  landscape,
  leaves,
  map,
  monogram: (pen) => blobs({ ...pen, color: (index) => pen.color(index % 3) }),
  mountains,
  plate,
  portrait,
  product,
  rays,
  rooms,
  skyline,
  water: waves,
  waves,
};
