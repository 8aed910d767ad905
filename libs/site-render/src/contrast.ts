/** The luminance of a colour as WCAG 2 has it, 0 to 1. */
function luminanceOf(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast of two colours as WCAG 2 has it, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Contrast below which words can't be read even where they are large, and below which small ones can't. */
export const SEEN = 3;
export const READ = 4.5;

/** The first wanted colour of words that can be seen on a ground, else a dark or a light one that is read there. */
export function inkOn(ground: string, ...wanted: readonly (string | undefined)[]): string {
  const seen = wanted.find((ink) => ink !== undefined && contrastOf(ink, ground) >= SEEN);
  return seen ?? ['#111111', '#ffffff'].find((ink) => contrastOf(ink, ground) >= READ) ?? '#000000';
}

/** The same for small words. */
export const smallInkOn = (ground: string, ...wanted: readonly (string | undefined)[]): string =>
  inkOn(ground, ...wanted.filter((ink) => ink !== undefined && contrastOf(ink, ground) >= READ));
