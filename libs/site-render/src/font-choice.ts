import type { SiteSpec } from '@sitewright/site-spec';
import { fontFamilies } from './font-families.ts';

/** One face of a family: a subset of its characters, in one weight and style. */
export interface FaceChoice {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** The characters that it is for, as CSS writes them. */
  range: string;
  /** Its package, and the name of its file there without the ending. */
  package: string;
  name: string;
  /** How large it is drawn, in percent of its size; as it is where nothing is said. */
  adjust?: number;
}

/** The raised figures of units are drawn so much larger than fonts have them, in percent: in small type a ³ could be a ⁵. */
const RAISED = { range: 'U+B2-B3,U+B9', adjust: 125 };

/** The rest of a rule that says of a face for which characters it is, and how large. */
export const faceUse = ({ range, adjust }: Pick<FaceChoice, 'range' | 'adjust'>): string =>
  `unicode-range:${range}${adjust === undefined ? '' : `;size-adjust:${adjust}%`}`;

/** Ranges of a package's subsets, as its `unicode.json` has them. */
export type RangesOf = (packageName: string) => Readonly<Record<string, string>>;

/** The different characters of a text by their codes, in the order in which they are met. */
export function charactersOf(text: string): Set<number> {
  const codes = new Set<number>();
  // Nearly all of a text are letters that it had before, which an array tells sooner than a set.
  const hasLatin = new Uint8Array(0x80);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (hasLatin[code] === 1) continue;
    if (code < 0x80) hasLatin[code] = 1;
    codes.add(code);
    if (code > 0xffff) at += 1;
  }
  return codes;
}

/** All of a spec that may be shown, whose board it is too. */
export const shownIn = ({ title, description, labels, content, assets, brief }: SiteSpec): string =>
  JSON.stringify([title, description, labels, content, assets, brief.organisation]);

/** The faces that a spec needs: those of its theme, for the characters that it has. */
export function chooseFaces(spec: SiteSpec, rangesOf: RangesOf): FaceChoice[] {
  const json = shownIn(spec);
  const characters = [...charactersOf(json)];
  const { heading, body, mono } = spec.theme.tokens.font;
  const hasCode = json.includes('"code"');
  const names = new Set([...heading.$value, ...body.$value, ...(hasCode ? mono.$value : [])]);
  return [...names].flatMap((name) => facesOfFamily(name, characters, json.includes('"italic"'), rangesOf));
}

/** Every face of one family that some of the characters need. */
function facesOfFamily(
  name: string,
  characters: readonly number[],
  italic: boolean,
  rangesOf: RangesOf,
): FaceChoice[] {
  const family = Object.hasOwn(fontFamilies, name) ? fontFamilies[name] : undefined;
  if (family === undefined) return [];
  const ranges = rangesOf(family.package);
  const styles = italic && family.italic ? (['normal', 'italic'] as const) : (['normal'] as const);
  return family.subsets.flatMap((subset) => {
    const range = ranges[subset] ?? '';
    if (subset !== 'latin' && !holdsAny(range, characters)) return [];
    const raised = subset === 'latin' && holdsAny(RAISED.range, characters) ? [RAISED] : [];
    return family.weights.flatMap((weight) =>
      styles.flatMap((style) =>
        [{ range }, ...raised].map((use) => ({
          ...{ family: name, weight, style },
          ...use,
          package: family.package,
          name: `${family.package}-${subset}-${weight}-${style}`,
        })),
      ),
    );
  });
}

/** Ranges as spans of code points, each read once. */
const knownSpans = new Map<string, (readonly [low: number, high: number])[]>();

function spansOf(range: string): (readonly [low: number, high: number])[] {
  const known = knownSpans.get(range);
  if (known !== undefined) return known;
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, low = '0', high = low]) => [Number.parseInt(low, 16), Number.parseInt(high, 16)] as const,
  );
  knownSpans.set(range, spans);
  return spans;
}

function holdsAny(range: string, characters: readonly number[]): boolean {
  const spans = spansOf(range);
  return characters.some((code) => spans.some(([low, high]) => code >= low && code <= high));
}
