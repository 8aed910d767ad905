import { many, type Pen, round, type Scene } from './scene-pen.ts';

const disc = (x: number, y: number, r: number, rest: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${rest}/>`;

/** A plate seen from above, on a cloth with cutlery beside it. */
export const plate: Scene = (pen) => {
  const [x, y, size] = [pen.width / 2, pen.height / 2, Math.min(pen.width, pen.height) * 0.38];
  const bar = (at: number, wide: number): string =>
    `<rect x="${round(at)}" y="${round(y - size * 0.75)}" width="${round(wide)}" height="${round(size * 1.5)}" rx="${round(wide / 2)}" fill="${pen.color(2)}" fill-opacity="0.9"/>`;
  const food = many(11, (index) => {
    const [angle, far] = [pen.between(0, 6.28), Math.sqrt(pen.next()) * size * 0.5];
    return disc(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      pen.between(size * 0.07, size * 0.19),
      `fill="${pen.color(index % 3)}" fill-opacity="0.92"`,
    );
  });
  const rim = disc(x, y, size, `fill="${pen.color(4)}"`);
  const ring = `fill="none" stroke="${pen.color(0)}" stroke-opacity="0.3" stroke-width="${round(size * 0.02)}"`;
  const cutlery =
    pen.width > pen.height * 1.1 ? bar(x - size * 1.34, size * 0.07) + bar(x + size * 1.27, size * 0.09) : '';
  return cutlery + rim + disc(x, y, size * 0.7, ring) + food;
};

/** Outlines of things to sell, in a box of 100 by 100 that stands on its lower edge. */
const silhouettes = [
  'M40 8h20v16q14 6 14 22v46q0 8-8 8H34q-8 0-8-8V46q0-16 14-22Z',
  'M26 30h48v58q0 12-12 12H38q-12 0-12-12ZM74 42h8q12 0 12 14t-12 14h-8v-8h6q5 0 5-6t-5-6h-6Z',
  'M42 6h16q4 16-2 26 22 10 22 36 0 20-16 32H38q-16-12-16-32 0-26 22-36-6-10-2-26Z',
  'M14 44h72q-2 44-26 56H40q-24-12-26-56Z',
  'M24 22h52q4 0 4 4v70q0 4-4 4H24q-4 0-4-4V26q0-4 4-4ZM30 8h40v10H30Z',
] as const;

/** One thing on a table, before a round of light. */
export const product: Scene = (pen) => {
  const size = Math.min(pen.width, pen.height);
  const [x, floor, scale] = [pen.width / 2, pen.height * 0.8, (size * 0.56) / 100];
  const outline = silhouettes[Math.floor(pen.next() * silhouettes.length)] ?? silhouettes[0];
  const label = pen.next() < 0.5 ? `<path d="M30 58h40v6H30ZM30 70h26v5H30Z" fill="${pen.color(4)}"/>` : '';
  return (
    disc(x, pen.height * 0.46, size * 0.36, `fill="${pen.color(2)}" fill-opacity="0.35"`) +
    `<rect y="${round(floor)}" width="${pen.width}" height="${round(pen.height - floor)}" fill="${pen.color(2)}" fill-opacity="0.6"/>` +
    `<g transform="translate(${round(x - 50 * scale)} ${round(floor - 96 * scale)}) scale(${Math.round(scale * 1000) / 1000})"><path d="${outline}" fill="${pen.color(1)}"/>${label}</g>`
  );
};

const hair = [
  'M-20-4q-2-22 20-22t20 22q-8-10-20-10t-20 10Z',
  'M-22 20q-6-46 22-46t22 46l-6-2q2-22-4-26-12 4-24 0-6 6-4 26Z',
  'M-19-6q0-20 19-20t19 20q-4-8-12-8-14 2-26 8Z',
] as const;

/** Somebody, drawn so that nobody is meant. */
export const portrait: Scene = (pen) => {
  const [x, scale] = [pen.width / 2, Math.min(pen.width, pen.height) / 100];
  const style = hair[Math.floor(pen.next() * hair.length)] ?? hair[0];
  const back = disc(x, pen.height * 0.46, scale * 40, `fill="${pen.color(2)}" fill-opacity="0.3"`);
  const shoulders = `<path d="M-36 64Q-34 30-8 28V14H8v14Q34 30 36 64Z" fill="${pen.color(1)}"/>`;
  const neck = `<path d="M-8 30V12H8V30Q0 38-8 30Z" fill="${pen.color(2)}"/>`;
  const head = `<ellipse rx="18" ry="21" fill="${pen.color(2)}"/><path d="${style}" fill="${pen.color(1)}"/>`;
  const body = `${shoulders}${neck}${head}`;
  return `${back}<g transform="translate(${round(x)} ${round(pen.height * 0.42)}) scale(${Math.round(scale * 1000) / 1000})">${body}</g>`;
};

/** A room with a sofa, a lamp and a picture. */
export const rooms: Scene = (pen) => {
  const [wide, tall] = [pen.width / 100, pen.height / 100];
  const box = (x: number, y: number, width: number, height: number, rest: string): string =>
    `<rect x="${round(x * wide)}" y="${round(y * tall)}" width="${round(width * wide)}" height="${round(height * tall)}" ${rest}/>`;
  const soft = `rx="${round(3 * Math.min(wide, tall))}"`;
  const shade = `fill="${pen.color(2)}" fill-opacity="0.45"`;
  const left = pen.between(8, 22);
  const sofa =
    box(left, 52, 46, 20, `${soft} fill="${pen.color(1)}" fill-opacity="0.75"`) +
    box(left - 3, 60, 52, 16, `${soft} fill="${pen.color(1)}"`) +
    box(left + 2, 76, 2, 5, `fill="${pen.color(1)}"`) +
    box(left + 42, 76, 2, 5, `fill="${pen.color(1)}"`);
  const lamp =
    box(left + 62, 36, 1, 45, `fill="${pen.color(1)}"`) +
    `<path d="M${round((left + 56) * wide)} ${round(36 * tall)}h${round(13 * wide)}l${round(-3 * wide)} ${round(-14 * tall)}h${round(-7 * wide)}Z" fill="${pen.color(3)}"/>`;
  const picture =
    box(
      left + 10,
      16,
      20,
      26,
      `fill="${pen.color(4)}" stroke="${pen.color(1)}" stroke-width="${round(wide)}"`,
    ) + box(left + 15, 24, 10, 10, `fill="${pen.color(3)}" rx="${round(5 * wide)}"`);
  return box(0, 78, 100, 22, shade) + picture + sofa + lamp;
};

/** Patches of green and water between streets. */
const parks = (pen: Pen): string =>
  many(6, (index) =>
    disc(
      pen.between(0, pen.width),
      pen.between(0, pen.height),
      pen.between(pen.height * 0.1, pen.height * 0.28),
      `fill="${pen.color(index + 1)}" fill-opacity="0.35"`,
    ),
  );

/** Streets and a place among them. */
export const map: Scene = (pen) => {
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
  return `${parks(pen)}${roads}<path d="M${x} ${y}c${round(-size)} ${round(-size)} ${round(-size)} ${round(-size * 2.2)} 0 ${round(-size * 2.2)}s${round(size)} ${round(size * 1.2)} 0 ${round(size * 2.2)}Z" fill="${pen.color(1)}"/><circle cx="${x}" cy="${round(y - size * 1.4)}" r="${round(size * 0.35)}" fill="${pen.color(4)}"/>`;
};

/** A framed picture on a wall. */
export const frame: Scene = (pen) => {
  const edge = Math.min(pen.width, pen.height) * 0.12;
  return `<rect x="${round(edge)}" y="${round(edge)}" width="${round(pen.width - edge * 2)}" height="${round(pen.height - edge * 2)}" fill="${pen.color(4)}" stroke="${pen.color(1)}" stroke-width="${round(edge * 0.18)}"/><circle cx="${pen.between(pen.width * 0.35, pen.width * 0.65)}" cy="${round(pen.height * 0.45)}" r="${round(edge * 1.3)}" fill="${pen.color(2)}"/><rect x="${round(pen.width * 0.3)}" y="${round(pen.height * 0.62)}" width="${round(pen.width * 0.4)}" height="${round(edge * 0.3)}" fill="${pen.color(3)}"/>`;
};
