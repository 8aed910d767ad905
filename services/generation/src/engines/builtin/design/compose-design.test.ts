import { describe, expect, test } from '@jest/globals';
import {
  type DesignContent,
  designContentSchema,
  type Frame,
  type Layer,
  plainText,
} from '@sitewright/site-spec';
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import type { BuildMode } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { DESIGN_FORMATS } from '../recipe/designs/formats.ts';
import { DESIGN_LAYOUTS, type Family } from '../recipe/designs/layouts.ts';
import { composeDesign } from './compose-design.ts';
import { textLayers, textProblems } from './text-problems.ts';

function build(prompt: string, mode: BuildMode = 'economy') {
  const brief = readBrief(prompt, 'design');
  const gathered = createContext(brief, mode);
  const composed = composeDesign(brief, gathered.context);
  designContentSchema.parse(composed.content);
  return { ...composed, theme: gathered.context.theme };
}

const textsOf = (content: DesignContent) =>
  content.frames.flatMap((frame) => textLayers(frame).map((layer) => plainText(layer.text)));
const sizesOf = (content: DesignContent) => content.frames.map((frame) => [frame.width, frame.height]);

/** The colour role that lies right behind each text: the last plain fill that covers it. */
function pairs(frame: Frame): [front: string, back: string][] {
  const leaves = frame.layers.flatMap((layer): Layer[] => (layer.type === 'group' ? layer.layers : [layer]));
  return leaves.flatMap((layer, at): [string, string][] => {
    if (layer.type !== 'text') return [];
    const fills = leaves.slice(0, at).flatMap((under) => {
      const covers =
        under.type === 'shape' &&
        under.opacity === 1 &&
        typeof under.fill === 'string' &&
        under.x <= layer.x + 0.02 &&
        under.y <= layer.y + 0.02 &&
        under.x + under.width >= layer.x + layer.width - 0.02 &&
        under.y + under.height >= layer.y + layer.height - 0.02;
      return covers && typeof under.fill === 'string' ? [under.fill] : [];
    });
    const ground = typeof frame.background.fill === 'string' ? frame.background.fill : 'background';
    return [[layer.color, fills.at(-1) ?? ground]];
  });
}

function hexOf(theme: ReturnType<typeof build>['theme'], role: string): string {
  const token = Object.entries(theme.tokens.color).find(([name]) => name === role)?.[1];
  return token?.$value ?? role;
}

describe('composeDesign', () => {
  test.each([
    ['Poster A4 for a garden fair on 3 May', [[210, 297]]],
    [
      'Instagram post and story for a garden fair',
      [
        [1080, 1080],
        [1080, 1920],
      ],
    ],
    ['Banner 1200x628 for a garden fair', [[1200, 628]]],
    ['Business card for Ida Holm, gardener', [[85, 55]]],
    ['YouTube thumbnail about pruning roses', [[1280, 720]]],
    ['Facebook event cover for a garden fair', [[1920, 1005]]],
    ['A3 landscape poster for a garden fair', [[420, 297]]],
    ['Visitenkarte für Ida Holm, Gärtnerin', [[85, 55]]],
    [
      'Two LinkedIn posts about pruning',
      [
        [1200, 627],
        [1200, 627],
      ],
    ],
  ])('gives the format of "%s"', (prompt, sizes) => {
    expect(sizesOf(build(prompt).content)).toEqual(sizes);
  });

  test('prints what is to be printed and none of the order', () => {
    const { content } = build(
      'Create a cheerful flyer for the spring fair at Linden Park, on Sunday, 3 May from 10 AM - 4 PM. Use pastel colours. Entry is $4. The text "Bring a friend" should be prominent. Encourage visitors to bring their own cups.',
    );
    const texts = textsOf(content);
    const all = texts.join(' | ');
    expect(all).toContain('Spring fair');
    expect(texts).toContain('Bring a friend');
    expect(all).toContain('Sunday, 3 May from 10 AM - 4 PM');
    expect(all).toContain('Linden Park');
    expect(all).toContain('$4');
    expect(texts).toContain('Bring your own cups');
    expect(all).not.toMatch(/create|flyer|pastel|prominent|encourage|use /i);
  });

  test.each([
    [
      'Erstelle ein Plakat für das Herbstfest im Gasthof Linde am 4. Oktober um 18 Uhr',
      ['Herbstfest', 'Gasthof Linde', '4. Oktober um 18 Uhr'],
      /erstelle|plakat/i,
    ],
    [
      'Crée une affiche pour la fête du village le 5 juillet à 19h, entrée libre',
      ['5 juillet à 19h', 'Entrée libre'],
      /crée|affiche/i,
    ],
    [
      'Diseña un cartel para la feria del libro, 12 de abril, entrada gratuita',
      ['Feria del libro', '12 de abril'],
      /diseña|cartel/i,
    ],
    ['春のバザーのポスター。4月5日(土)10時から。入場無料。', ['春のバザー', '入場無料'], /ポスター/],
  ])('leaves the order out in other languages: %s', (prompt, wanted, never) => {
    const all = textsOf(build(prompt).content).join(' | ');
    for (const text of wanted) expect(all).toContain(text);
    expect(all).not.toMatch(never);
  });

  test('uses the colours that the prompt names', () => {
    const { theme } = build('Square post for a night market, navy background, coral button');
    expect(hexOf(theme, 'background')).toBe('#000080');
    expect(JSON.stringify(theme.tokens.color)).toContain('#ff7f50');
  });

  test('gives more in each mode', () => {
    const [lite, economy, power] = (['lite', 'economy', 'power'] as const).map((mode) =>
      build('Instagram post for a night market on 7 June', mode),
    );
    expect(lite?.content.frames).toHaveLength(1);
    expect(lite?.assets).toHaveLength(0);
    expect(economy?.content.frames).toHaveLength(1);
    expect(power?.content.frames.length).toBeGreaterThan(2);
  });

  test('marks a headline that nobody gave', () => {
    const [layer] = build('poster').content.frames.flatMap(textLayers);
    expect(layer?.placeholder).toBe(true);
  });

  test('has six layouts or more for each family of formats, and twelve formats', () => {
    for (const family of ['tall', 'portrait', 'square', 'landscape', 'wide'] satisfies Family[]) {
      expect(
        DESIGN_LAYOUTS.filter((layout) => layout.families.includes(family)).length,
      ).toBeGreaterThanOrEqual(6);
    }
    expect(DESIGN_FORMATS.length).toBeGreaterThanOrEqual(12);
    expect(new Set(DESIGN_FORMATS.map((format) => format.id)).size).toBe(DESIGN_FORMATS.length);
  });

  test.each(['lite', 'economy', 'power'] as const)(
    'keeps texts in their frames, apart and readable for any prompt (%s)',
    (mode) => {
      const format = fc.constantFrom(
        'Instagram post',
        'story',
        'A4 poster',
        'business card',
        'banner 728x90',
        'leaderboard 2000x120',
        'ticket',
        'logo',
        'Visitenkarte',
        'invitation',
        '300x600',
      );
      const words = fc.array(
        fc.oneof(
          fc.lorem({ maxCount: 6 }),
          fc.constantFrom(
            'on 3 May',
            '"Quoted text"',
            '50% off',
            'at Linden Park',
            '$12 per person',
            'call 0761 555 019',
            'Donaudampfschifffahrtsgesellschaftskapitän',
            '入場無料',
            'الدخول مجاني',
            '🎉',
            'black and gold',
            'www.linden.example',
          ),
        ),
        { minLength: 1, maxLength: 14 },
      );
      fc.assert(
        fc.property(format, words, (name, parts) => {
          const { content, theme } = build(`${name} for ${parts.join(', ')}.`, mode);
          for (const frame of content.frames) {
            expect(textProblems(frame)).toEqual([]);
            for (const [front, back] of pairs(frame)) {
              expect(wcagContrast(hexOf(theme, front), hexOf(theme, back))).toBeGreaterThanOrEqual(4.49);
            }
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  test('stands a prompt of the longest length', () => {
    const { content } = build(
      `Poster for the fair. ${'A very long sentence about 12 apples, 3 pears and the weather. '.repeat(250)}`.slice(
        0,
        16_000,
      ),
    );
    for (const frame of content.frames) expect(textProblems(frame)).toEqual([]);
  });
});
