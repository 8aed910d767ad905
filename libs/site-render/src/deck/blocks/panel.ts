import type { Fitted, Room } from '../fitted.ts';

/** A tinted panel around something; on a coloured slide a rule above it. */
export function panel(inside: (width: number) => Fitted, width: number, { look, scale }: Room): Fitted {
  const isTinted = look.card !== look.ground;
  const padding = { across: isTinted ? 22 * scale : 0, down: 22 * scale };
  const held = inside(width - padding.across * 2);
  // Under words with nothing around them there is no edge to keep away from.
  const around = padding.down * (isTinted ? 2 : 1);
  const height = held.height + around;
  return {
    height,
    most: height * 1.06,
    draw: (area) => [
      isTinted
        ? { kind: 'shape', shape: 'rectangle', fill: look.card, radius: look.radius, ...area, width }
        : { kind: 'shape', shape: 'rectangle', fill: look.border, ...area, width, height: 1.5 },
      ...held.draw({
        x: area.x + padding.across,
        y: area.y + padding.down,
        width: width - padding.across * 2,
        height: area.height - around,
      }),
    ],
  };
}
