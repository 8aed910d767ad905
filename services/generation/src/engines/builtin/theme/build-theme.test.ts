import { describe, expect, test } from '@jest/globals';
import { themeSchema } from '@sitewright/site-spec';
import { colorsNamed, formatHex } from 'culori';
import fc from 'fast-check';
import { readBrief } from '../brief/read-brief.ts';
import type { ColourRole, RequestedColour } from '../brief/requests.ts';
import { createRandom } from '../copy/random.ts';
import { buildTheme } from './build-theme.ts';
import { contrastOf } from './colour-maths.ts';

const brief = readBrief('A website', 'website');
const named = fc
  .constantFrom(...Object.keys(colorsNamed))
  .map((name) => ({ name, hex: formatHex(name) ?? '#000000' }));
const role = fc.constantFrom<ColourRole>('background', 'text', 'component', 'accent', 'any');
const colour = fc
  .tuple(named, role)
  .map(([{ name, hex }, part]): RequestedColour => ({ name, hex, role: part, span: [0, 1] }));

describe('a theme', () => {
  test('lets every text be read, whatever two colours are named for whatever parts', () => {
    fc.assert(
      fc.property(
        colour,
        colour,
        fc.constantFrom('website', 'design', 'slides'),
        (first, second, buildType) => {
          const theme = buildTheme(
            { ...brief, buildType, colours: [first, second] },
            'power',
            createRandom(first.name + second.name),
          );
          expect(themeSchema.safeParse(theme).success).toBe(true);
          const schemes = { light: theme.tokens.color, dark: theme.tokens.dark?.color ?? theme.tokens.color };
          for (const pair of theme.contrast) {
            const tokens = new Map(
              Object.entries(schemes[pair.scheme]).map(([key, token]) => [key, token.$value]),
            );
            const ratio = contrastOf(tokens.get(pair.foreground) ?? '', tokens.get(pair.background) ?? '');
            expect(ratio).toBeGreaterThanOrEqual(pair.level === 'graphics' ? 3 : 4.5);
            expect(Math.abs(ratio - pair.ratio)).toBeLessThan(0.02);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('uses a named colour as named on grounds and components', () => {
    const prompt = 'Site for a florist. Cream background, burgundy buttons, sage accents.';
    const theme = buildTheme(readBrief(prompt, 'website'), 'economy', createRandom(prompt));
    expect(theme.tokens.color.background.$value).toBe('#fffdd0');
    expect(theme.tokens.color.primary.$value).toBe('#800020');
    expect(theme.tokens.color.accent.$value).toBe('#9caf88');
    expect(theme.named.map((entry) => entry.role)).toEqual(['background', 'primary', 'accent']);
  });

  test('puts a poster on the dark one of two colours and a site on the pale one', () => {
    const poster = readBrief('Poster, midnight blue and gold', 'design');
    const page = readBrief('A site, navy and white', 'website');
    expect(buildTheme(poster, 'lite', createRandom('a')).tokens.color.background.$value).toBe('#191970');
    expect(buildTheme(page, 'lite', createRandom('a')).tokens.color.background.$value).toBe('#ffffff');
  });

  test('has a dark scheme in power mode only, and families for the script', () => {
    const japanese = readBrief('京都の茶店のサイト', 'website');
    expect(buildTheme(brief, 'power', createRandom('b')).tokens.dark).toBeDefined();
    expect(buildTheme(brief, 'economy', createRandom('b')).tokens.dark).toBeUndefined();
    expect(buildTheme(japanese, 'lite', createRandom('b')).tokens.font.body.$value[0]).toBe('Noto Sans JP');
  });

  test('differs between two businesses of a kind', () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six'].map(
      (seed) =>
        buildTheme(readBrief('Site for a bakery', 'website'), 'lite', createRandom(seed)).tokens.color.primary
          .$value,
    );
    expect(new Set(names).size).toBeGreaterThan(2);
  });
});
