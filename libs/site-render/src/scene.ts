import type { Motif } from '@sitewright/site-spec';

/** Colours of a picture in order of weight; the first fills the ground, the last is the light one. */
export type Palette = [string, ...string[]];

export interface SceneOptions {
  motif: Motif;
  seed: number;
  width: number;
  height: number;
  palette: Palette;
}

interface Pen {
  /** The next number from 0 to 1: the same for the same seed (mulberry32, by Tommy Ettinger, public domain). */
  next(): number;
  between(low: number, high: number): number;
  color(index: number): string;
  width: number;
  height: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function penOf({ seed, width, height, palette }: SceneOptions): Pen {
  const marks = palette.length > 1 ? palette.slice(1) : ['#ffffff', '#00000040'];
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => round(low + next() * (high - low)),
    // Marks never take the colour of the ground, or they would not be seen on it.
    color: (index) => (index === 0 ? palette[0] : (marks[(index - 1) % marks.length] ?? palette[0])),
    width,
    height,
  };
}

/** A scene as SVG markup: numbers and checked colours alone. The same seed draws the same picture. */
export function scene(options: SceneOptions): string {
  const pen = penOf(options);
  const ground = `<rect width="${pen.width}" height="${pen.height}" fill="${pen.color(0)}"/>`;
  return ground + (scenes[options.motif] ?? blobs)(pen);
}

type Scene = (pen: Pen) => string;

const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

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

const dots: Scene = (pen) => {
  const step = Math.max(18, Math.min(pen.width, pen.height) / 9);
  let marks = '';
  for (let y = step / 2; y < pen.height; y += step) {
    for (let x = step / 2; x < pen.width; x += step) {
      marks += `<circle cx="${round(x)}" cy="${round(y)}" r="${pen.between(step * 0.08, step * 0.34)}" fill="${pen.color(1 + Math.floor(pen.next() * 3))}" fill-opacity="0.85"/>`;
    }
  }
  return marks;
};

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

const leaves: Scene = (pen) =>
  many(14, (index) => {
    const [x, y, size] = [
      pen.between(0, pen.width),
      pen.between(0, pen.height),
      pen.between(pen.height * 0.12, pen.height * 0.3),
    ];
    return `<path d="M${x} ${y}q${round(size * 0.5)} ${round(-size * 0.6)} 0 ${round(-size)}q${round(-size * 0.5)} ${round(size * 0.4)} 0 ${round(size)}Z" fill="${pen.color(1 + (index % 3))}" fill-opacity="0.8" transform="rotate(${pen.between(-80, 80)} ${x} ${y})"/>`;
  });

const skyline: Scene = (pen) =>
  sun(pen) +
  many(14, (index) => {
    const span = pen.width / 13;
    const top = pen.between(pen.height * 0.3, pen.height * 0.75);
    return `<rect x="${round(index * span)}" y="${top}" width="${round(span * 0.96)}" height="${round(pen.height - top)}" fill="${pen.color(1 + (index % 3))}" fill-opacity="${pen.between(0.55, 0.95)}"/>`;
  });

const confetti: Scene = (pen) =>
  many(60, (index) => {
    const [x, y] = [pen.between(0, pen.width), pen.between(0, pen.height)];
    const size = Math.min(pen.width, pen.height) * 0.03;
    return `<rect x="${x}" y="${y}" width="${round(size * 1.6)}" height="${round(size * 0.7)}" rx="${round(size * 0.2)}" fill="${pen.color(1 + (index % 4))}" transform="rotate(${pen.between(0, 180)} ${x} ${y})"/>`;
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

const plate: Scene = (pen) => {
  const [x, y, size] = [pen.width / 2, pen.height / 2, Math.min(pen.width, pen.height) * 0.36];
  const rings = `<circle cx="${x}" cy="${y}" r="${round(size)}" fill="${pen.color(4)}" fill-opacity="0.95"/><circle cx="${x}" cy="${y}" r="${round(size * 0.74)}" fill="none" stroke="${pen.color(1)}" stroke-opacity="0.35" stroke-width="${round(size * 0.02)}"/>`;
  return (
    rings +
    many(9, (index) => {
      const [angle, far] = [pen.between(0, 6.28), pen.between(0, size * 0.5)];
      return `<circle cx="${round(x + Math.cos(angle) * far)}" cy="${round(y + Math.sin(angle) * far)}" r="${pen.between(size * 0.07, size * 0.2)}" fill="${pen.color(1 + (index % 3))}" fill-opacity="0.9"/>`;
    })
  );
};

const product: Scene = (pen) => {
  const [x, base, size] = [pen.width / 2, pen.height * 0.78, Math.min(pen.width, pen.height)];
  const [half, tall] = [pen.between(size * 0.16, size * 0.24), pen.between(size * 0.3, size * 0.5)];
  return `<ellipse cx="${x}" cy="${round(base)}" rx="${round(half * 1.6)}" ry="${round(size * 0.05)}" fill="${pen.color(1)}" fill-opacity="0.25"/><rect x="${round(x - half)}" y="${round(base - tall)}" width="${round(half * 2)}" height="${round(tall)}" rx="${pen.between(half * 0.2, half * 0.9)}" fill="${pen.color(1)}"/><rect x="${round(x - half * 0.7)}" y="${round(base - tall * 0.72)}" width="${round(half * 1.4)}" height="${round(tall * 0.3)}" rx="${round(half * 0.15)}" fill="${pen.color(2)}" fill-opacity="0.9"/>`;
};

const portrait: Scene = (pen) => {
  const [x, size] = [pen.width / 2, Math.min(pen.width, pen.height)];
  const head = size * 0.17;
  const y = pen.height * 0.4;
  return `${ridge(pen, pen.height * 0.5, pen.height * 0.2, pen.color(2), 0.5)}<path d="M${round(x - size * 0.36)} ${pen.height}q0 ${round(-pen.height * 0.4)} ${round(size * 0.36)} ${round(-pen.height * 0.4)}t${round(size * 0.36)} ${round(pen.height * 0.4)}Z" fill="${pen.color(1)}"/><circle cx="${x}" cy="${round(y)}" r="${round(head)}" fill="${pen.color(4)}"/>`;
};

const rooms: Scene = (pen) => {
  const floor = pen.height * 0.72;
  const window = `<rect x="${round(pen.width * 0.12)}" y="${round(pen.height * 0.14)}" width="${round(pen.width * 0.3)}" height="${round(pen.height * 0.4)}" fill="${pen.color(4)}" fill-opacity="0.8"/>`;
  const sofa = `<rect x="${round(pen.width * 0.45)}" y="${round(pen.height * 0.5)}" width="${round(pen.width * 0.42)}" height="${round(pen.height * 0.26)}" rx="${round(pen.height * 0.05)}" fill="${pen.color(1)}"/>`;
  return `<rect y="${round(floor)}" width="${pen.width}" height="${round(pen.height - floor)}" fill="${pen.color(2)}" fill-opacity="0.5"/>${window}${sofa}<circle cx="${pen.between(pen.width * 0.55, pen.width * 0.8)}" cy="${round(pen.height * 0.25)}" r="${round(pen.height * 0.08)}" fill="${pen.color(3)}"/>`;
};

const map: Scene = (pen) => {
  const thick = Math.min(pen.width, pen.height) * 0.02;
  const roads = many(7, (index) => {
    const across = index % 2 === 0;
    const at = pen.between(0.1, 0.9);
    const [from, to] = across
      ? [`0 ${round(at * pen.height)}`, `${pen.width} ${pen.between(0, pen.height)}`]
      : [`${round(at * pen.width)} 0`, `${pen.between(0, pen.width)} ${pen.height}`];
    return `<path d="M${from}L${to}" stroke="${pen.color(4)}" stroke-opacity="0.7" stroke-width="${round(thick * (1 + (index % 3)))}"/>`;
  });
  const [x, y, size] = [pen.width / 2, pen.height / 2, Math.min(pen.width, pen.height) * 0.09];
  return `${blobs(pen)}${roads}<path d="M${x} ${y}c${round(-size)} ${round(-size)} ${round(-size)} ${round(-size * 2.2)} 0 ${round(-size * 2.2)}s${round(size)} ${round(size * 1.2)} 0 ${round(size * 2.2)}Z" fill="${pen.color(1)}"/><circle cx="${x}" cy="${round(y - size * 1.4)}" r="${round(size * 0.35)}" fill="${pen.color(4)}"/>`;
};

const fabric: Scene = (pen) =>
  many(9, (index) => {
    const step = pen.width / 9;
    return `<rect x="${round(index * step)}" width="${round(step * pen.between(0.3, 0.9))}" height="${pen.height}" fill="${pen.color(1 + (index % 3))}" fill-opacity="0.45"/>`;
  }) +
  many(6, (index) => {
    const step = pen.height / 6;
    return `<rect y="${round(index * step)}" width="${pen.width}" height="${round(step * pen.between(0.2, 0.7))}" fill="${pen.color(2 + (index % 3))}" fill-opacity="0.4"/>`;
  });

const frame: Scene = (pen) => {
  const edge = Math.min(pen.width, pen.height) * 0.12;
  return `<rect x="${round(edge)}" y="${round(edge)}" width="${round(pen.width - edge * 2)}" height="${round(pen.height - edge * 2)}" fill="${pen.color(4)}" stroke="${pen.color(1)}" stroke-width="${round(edge * 0.18)}"/><circle cx="${pen.between(pen.width * 0.35, pen.width * 0.65)}" cy="${round(pen.height * 0.45)}" r="${round(edge * 1.3)}" fill="${pen.color(2)}"/><rect x="${round(pen.width * 0.3)}" y="${round(pen.height * 0.62)}" width="${round(pen.width * 0.4)}" height="${round(edge * 0.3)}" fill="${pen.color(3)}"/>`;
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
