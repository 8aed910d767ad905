/** Red, green and blue of a colour in hex, 0 to 255. */
export const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A colour between two, `share` of the way to the second. */
export function mixed(from: string, to: string, share: number): string {
  const end = channelsOf(to);
  const between = channelsOf(from).map((value, at) =>
    Math.round(value * (1 - share) + (end[at] ?? value) * share),
  );
  return `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether two colours are tones of one hue. */
export function isToneOf(one: string, other: string): boolean {
  const [first = [], second = []] = [one, other].map((hex) => {
    const parts = channelsOf(hex);
    const [low, high] = [Math.min(...parts), Math.max(...parts)];
    return parts.map((part) => (part - low) / Math.max(1, high - low));
  });
  return first.every((part, at) => Math.abs(part - (second[at] ?? 0)) < 0.2);
}
