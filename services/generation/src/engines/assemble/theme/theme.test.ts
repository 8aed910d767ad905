import { describe, expect, it, test } from '@jest/globals';
import { themeSchema } from '@sitewright/site-spec';
import fc from 'fast-check';
import { COLOUR_USES, type ColourUse, MOODS } from '../../draft/vocabulary.ts';
import { buildTheme, type ThemeRequest } from './build-theme.ts';
import { contrastOf, hueDistance, toneOf } from './colour-maths.ts';

const themeOf = (
  given: Partial<ThemeRequest> & {
    colours?: { text: string; use: ColourUse }[];
    mood?: ThemeRequest['look']['mood'];
    letters?: ThemeRequest['look']['letters'];
  },
) =>
  buildTheme({
    title: 'A title',
    language: 'en',
    buildType: 'website',
    withDark: false,
    isLarge: false,
    ...given,
    look: {
      mood: given.mood ?? 'crisp',
      letters: given.letters ?? 'any',
      print: 'usual',
      colours: given.colours ?? [],
    },
  });

describe('a theme', () => {
  test.each(MOODS)('of the mood %s holds 7:1 for text, 5:1 for muted text and 4.5:1 on buttons', (mood) => {
    const { contrast } = themeOf({ mood, withDark: true });
    const least = { text: 7, muted: 5, link: 4.5, onPrimary: 4.5, onAccent: 4.5, focus: 3 };
    for (const { foreground, ratio } of contrast)
      expect(ratio).toBeGreaterThanOrEqual(Reflect.get(least, foreground));
  });

  test('bands have the second colour that was ordered, where that is a light one, and no tint of the first', () => {
    const bandsOf = (second: string): string =>
      themeOf({
        buildType: 'website',
        colours: [
          { text: 'white', use: 'background' },
          { text: '#12233f', use: 'primary' },
          { text: second, use: 'accent' },
        ],
      }).tokens.color.surface.$value;
    expect(hueDistance(toneOf(bandsOf('#a9dccb')).h, toneOf('#a9dccb').h)).toBeLessThan(5);
    expect(toneOf(bandsOf('#c0392b')).l).toBeGreaterThan(0.9);
  });

  test('can be read whatever colours are named for whatever parts', () => {
    const colour = fc.record({
      text: fc.oneof(
        fc.constantFrom('red', 'navy', 'gold', 'cream', 'black', 'white', 'dark cyan', 'no colour'),
        fc.stringMatching(/^#[0-9a-f]{6}$/),
      ),
      use: fc.constantFrom(...COLOUR_USES),
    });
    fc.assert(
      fc.property(fc.constantFrom(...MOODS), fc.array(colour, { maxLength: 5 }), (mood, colours) => {
        const theme = themeOf({ mood, colours });
        expect(themeSchema.safeParse(theme).success).toBe(true);
        for (const { ratio, level } of theme.contrast)
          expect(ratio).toBeGreaterThanOrEqual(level === 'graphics' ? 3 : 4.5);
      }),
      { numRuns: 150 },
    );
  });

  test('is named in plain text, whatever stands around a colour word', () => {
    const theme = themeOf({ colours: [{ text: '\u0007赤\ud800', use: 'primary' }], language: 'ja' });
    expect(theme.named.map(({ role }) => role)).toEqual(['primary']);
    expect(themeSchema.safeParse(theme).success).toBe(true);
  });

  test('takes a hex to the digit, and a name of CSS that is told its use or says more than a hue', () => {
    const exact = themeOf({ colours: [{ text: '#00aa88', use: 'primary' }] });
    expect(exact.tokens.color.primary.$value).toBe('#00aa88');
    const worded = themeOf({ colours: [{ text: 'dark blue #14305A', use: 'primary' }] });
    expect(worded.tokens.color.primary.$value).toBe('#14305a');
    const { tokens, named } = themeOf({ colours: [{ text: 'red', use: 'any' }] });
    expect(tokens.color.primary.$value).not.toBe('#ff0000');
    expect(hueDistance(toneOf(tokens.color.primary.$value).h, toneOf('red').h)).toBeLessThan(15);
    expect(named).toEqual([{ text: 'red', value: tokens.color.primary.$value, role: 'primary' }]);
    const told = themeOf({
      colours: [
        { text: 'black', use: 'background' },
        { text: 'midnightblue', use: 'any' },
        { text: 'crimson', use: 'primary' },
      ],
    }).tokens.color;
    expect([told.background.$value, told.primary.$value]).toEqual(['#000000', '#dc143c']);
    // A fill that its ground would swallow is lightened.
    expect(contrastOf(told.accent.$value, '#000000')).toBeGreaterThan(3);
  });

  test.each([
    ['document', 0.9, 1],
    ['website', 0.3, 0.4],
    ['slides', 0.3, 0.4],
  ] as const)('fills no %s with the glaring value of a colour word', (buildType, least, most) => {
    const { background } = themeOf({ buildType, colours: [{ text: 'blue', use: 'background' }] }).tokens
      .color;
    const { l, c, h } = toneOf(background.$value);
    expect(l).toBeGreaterThanOrEqual(least);
    expect(l).toBeLessThanOrEqual(most);
    expect(c).toBeLessThan(0.13);
    expect(hueDistance(h, 260)).toBeLessThan(15);
  });

  test('mixes no colour for quiet text where the ground and a colour to be read on it were named', () => {
    const { tokens } = themeOf({
      colours: [
        { text: '#f7f0d8', use: 'background' },
        { text: '#0f3b2e', use: 'primary' },
      ],
    });
    expect([tokens.color.text.$value, tokens.color.muted.$value]).toEqual(['#0f3b2e', '#0f3b2e']);
  });

  test('gives every named colour a part, or keeps away from it', () => {
    const free = themeOf({
      colours: [
        { text: 'white', use: 'any' },
        { text: 'navy', use: 'any' },
        { text: 'gold', use: 'any' },
      ],
    });
    expect(free.named.map(({ text, role }) => [text, role])).toEqual([
      ['white', 'background'],
      ['navy', 'primary'],
      ['gold', 'accent'],
    ]);
    expect(toneOf(free.tokens.color.primary.$value).l).toBeLessThan(0.42);
    const { tokens } = themeOf({ mood: 'crisp', colours: [{ text: 'blue', use: 'avoid' }] });
    for (const value of [tokens.color.primary.$value, ...tokens.chart.map((token) => token.$value)])
      expect(toneOf(value).c < 0.03 || hueDistance(toneOf(value).h, 260) >= 25).toBe(true);
    const { background, surface } = themeOf({ mood: 'pastel', colours: [{ text: 'red', use: 'avoid' }] })
      .tokens.color;
    for (const { $value } of [background, surface])
      expect(hueDistance(toneOf($value).h, 29)).toBeGreaterThan(35);
  });

  test('keeps cream under a red, and sets paler cards on a ground that is a colour of its own', () => {
    const warm = themeOf({ mood: 'poster', colours: [{ text: 'red', use: 'primary' }] }).tokens.color;
    expect(hueDistance(toneOf(warm.background.$value).h, 90)).toBeLessThan(10);
    const full = themeOf({ mood: 'hearth', colours: [{ text: '#e5dac3', use: 'background' }] }).tokens.color;
    expect(toneOf(full.surface.$value).l).toBeGreaterThan(toneOf('#e5dac3').l);
  });

  test('keeps an ordered colour that its hue sets off from an ordered ground of like lightness', () => {
    const { primary, accent } = themeOf({
      buildType: 'design',
      colours: [
        { text: 'teal', use: 'background' },
        { text: 'coral', use: 'primary' },
        { text: 'coral', use: 'accent' },
      ],
    }).tokens.color;
    expect([primary.$value, accent.$value]).toEqual(['#ff7f50', '#ff7f50']);
  });

  test('keeps the colour of a dark ground that was ordered on its cards', () => {
    const colours = [{ text: '#351545', use: 'background' as const }];
    const { background, surface } = themeOf({ mood: 'night', colours }).tokens.color;
    const [ground, card] = [toneOf(background.$value), toneOf(surface.$value)];
    expect(card.c).toBeGreaterThan(ground.c * 0.9);
    expect(hueDistance(card.h, ground.h)).toBeLessThan(6);
  });

  test('mixes the bands of a website, and no slides, from the hue that was ordered', () => {
    const colours = [
      { text: 'white', use: 'background' as const },
      { text: 'navy', use: 'primary' as const },
    ];
    const bandOf = (buildType: 'website' | 'slides') =>
      toneOf(themeOf({ colours, buildType }).tokens.color.surface.$value);
    expect(bandOf('website').c).toBeGreaterThan(0.015);
    expect(hueDistance(bandOf('website').h, 262)).toBeLessThan(15);
    const cream = themeOf({ mood: 'play', colours: [{ text: 'green', use: 'primary' }] }).tokens.color;
    expect(hueDistance(toneOf(cream.surface.$value).h, 95)).toBeLessThan(15);
    expect(bandOf('slides').c).toBeLessThan(0.005);
    const grey = themeOf({
      colours: [
        { text: 'white', use: 'background' },
        { text: 'black', use: 'primary' },
      ],
    });
    expect(toneOf(grey.tokens.color.surface.$value).c).toBeLessThan(0.005);
  });

  test('mixes no grey where greys are not wanted', () => {
    const { surface, border, muted } = themeOf({
      colours: [
        { text: 'white', use: 'background' },
        { text: 'navy', use: 'primary' },
        { text: 'grey', use: 'avoid' },
      ],
    }).tokens.color;
    for (const tint of [surface, border, muted]) expect(toneOf(tint.$value).c).toBeGreaterThan(0.015);
    // Quiet text alike with the rest would say that ground and text were ordered.
    const plain = themeOf({ colours: [{ text: 'grey', use: 'avoid' }] }).tokens.color;
    expect(plain.muted.$value).not.toBe(plain.text.$value);
    expect(toneOf(plain.muted.$value).c).toBeGreaterThan(0.015);
    // Beside an accent alone the rest is sober, and takes the hue of that accent.
    const avoid = { text: 'grey', use: 'avoid' as const };
    const sober = themeOf({ colours: [{ text: 'navy', use: 'accent' }, avoid] }).tokens.color;
    for (const tint of [sober.border, sober.muted])
      expect(hueDistance(toneOf(tint.$value).h, 262)).toBeLessThan(40);
  });

  test('makes rules and words on a fill of what was ordered, where ground and type were and no grey is wanted', () => {
    const { color } = themeOf({
      colours: [
        { text: 'white', use: 'background' },
        { text: 'dark green', use: 'primary' },
        { text: 'dark green', use: 'text' },
        { text: '#ffc72c', use: 'accent' },
        { text: 'grey', use: 'avoid' },
      ],
    }).tokens;
    expect([color.border, color.muted, color.onAccent].map(({ $value }) => $value)).toEqual(
      Array(3).fill(color.text.$value),
    );
  });

  test('shows a pale accent on a dark ground, and takes black there for the ground', () => {
    const pale = themeOf({ mood: 'luxe', colours: [{ text: 'pale yellow', use: 'accent' }] });
    expect(toneOf(pale.tokens.color.accent.$value).l).toBeGreaterThan(0.9);
    expect(pale.named).toMatchObject([{ role: 'accent' }]);
    const black = themeOf({ mood: 'night', colours: [{ text: 'black', use: 'primary' }] }).tokens.color;
    expect(contrastOf(black.primary.$value, black.background.$value)).toBeGreaterThan(3);
  });

  test.each(['navy (#1f3a5f)', '#1f3a5f, navy', 'Navy: #1F3A5F'])(
    'keeps the hex in %s to the digit',
    (text) => {
      expect(themeOf({ colours: [{ text, use: 'primary' }] }).tokens.color.primary.$value).toBe('#1f3a5f');
    },
  );

  test.each([
    ['oxblood', 25, 0.36],
    ['wine red', 15, 0.4],
    ['bottle green', 164, 0.37],
    ['honey', 75, 0.74],
  ])('knows %s, which CSS does not', (text, hue, lightness) => {
    const { h, l } = toneOf(themeOf({ colours: [{ text, use: 'primary' }] }).tokens.color.primary.$value);
    expect(hueDistance(h, hue)).toBeLessThan(12);
    expect(Math.abs(l - lightness)).toBeLessThan(0.08);
  });

  test.each([
    ['racing red', 27],
    ['chalk blue', 260],
  ])('takes the hue in %s, not the thing before it', (text, hue) => {
    const { h, c } = toneOf(themeOf({ colours: [{ text, use: 'primary' }] }).tokens.color.primary.$value);
    expect(hueDistance(h, hue)).toBeLessThan(15);
    expect(c).toBeGreaterThan(0.1);
  });

  test('knows no colour by the name of what every object has', () => {
    expect(themeOf({ colours: [{ text: 'constructor', use: 'primary' }] }).named).toEqual([]);
  });

  test('keeps a dark yellow green: an olive is no mustard', () => {
    const { tokens } = themeOf({ colours: [{ text: 'olive green', use: 'primary' }] });
    expect(toneOf(tokens.color.primary.$value).h).toBeGreaterThan(110);
  });

  test('heads a document in black where its type and its main colour were ordered black', () => {
    const colours: { text: string; use: ColourUse }[] = [
      { text: 'black', use: 'text' },
      { text: 'black', use: 'primary' },
      { text: 'dark blue', use: 'accent' },
    ];
    const { link, text } = themeOf({ colours, buildType: 'document' }).tokens.color;
    expect(link.$value).toBe(text.$value);
    expect(toneOf(themeOf({ colours }).tokens.color.link.$value).c).toBeGreaterThan(0.05);
  });

  test('draws charts in tints where ground and main colour were ordered', () => {
    const { tokens } = themeOf({
      colours: [
        { text: 'cream', use: 'background' },
        { text: 'maroon', use: 'primary' },
      ],
    });
    const hues = tokens.chart.slice(0, 3).map(({ $value }) => toneOf($value).h);
    expect(hues.every((h) => hueDistance(h, hues[0] ?? 0) < 15)).toBe(true);
  });

  test('shows the colours named for a design, and no other hue beside them', () => {
    const design = (...colours: { text: string; use: ColourUse }[]) => {
      const { background, primary, accent } = themeOf({ buildType: 'design', mood: 'pastel', colours }).tokens
        .color;
      return [background, primary, accent].map(({ $value }) => toneOf($value));
    };
    const [, blue, beside] = design({ text: 'dusty blue', use: 'primary' });
    expect(blue?.c).toBeLessThan(0.1);
    expect(hueDistance(blue?.h ?? 0, beside?.h ?? 180)).toBeLessThan(15);
    const [ground, type] = design({ text: '#2b2f36', use: 'any' }, { text: 'orange', use: 'any' });
    expect(ground?.l).toBeLessThan(0.35);
    expect(type?.c).toBeGreaterThan(0.12);
  });

  test.each([
    ['sage green', true],
    ['navy', true],
    ['rust red', false],
    ['yellow', false],
  ])('sets a design of planes in %s in a deep tone of that, where it is still called so', (text, isDeep) => {
    const colours = [{ text, use: 'primary' as const }];
    const isTinted = (buildType: ThemeRequest['buildType']): boolean => {
      const { color } = themeOf({ buildType, colours }).tokens;
      const [ink, fill] = [toneOf(color.text.$value), toneOf(color.primary.$value)];
      return ink.c > 0.03 && ink.l < 0.3 && hueDistance(ink.h, fill.h) < 20;
    };
    expect(isTinted('design')).toBe(isDeep);
    expect(isTinted('website')).toBe(false);
  });

  test.each([
    ['moss green', 122],
    ['brick red', 32],
    ['rust red', 38],
    ['dark blue', 260],
    ['dark green', 148],
    ['navy', 262],
    ['maroon', 20],
    ['slate blue', 250],
  ])('shows %s in its own hue, without glare', (text, hue) => {
    const { primary } = themeOf({ buildType: 'design', colours: [{ text, use: 'primary' }] }).tokens.color;
    const { l, c, h } = toneOf(primary.$value);
    expect(hueDistance(h, hue)).toBeLessThan(6);
    expect(c).toBeLessThan(text === 'navy' ? 0.1 : 0.18);
    expect(l).toBeLessThan(text.startsWith('dark') ? 0.4 : 0.56);
  });

  test.each(MOODS)('has no hue beside those that were ordered in the mood %s', (mood) => {
    const { color, chart } = themeOf({ mood, colours: [{ text: 'teal', use: 'primary' }] }).tokens;
    const tones = [color.primary, color.accent, color.link, color.text, ...chart].map((one) =>
      toneOf(one.$value),
    );
    expect(tones.every(({ c, h }) => c < 0.03 || hueDistance(h, 195) < 25)).toBe(true);
    const alone = themeOf({ mood, colours: [{ text: 'dark red', use: 'accent' }] }).tokens.color;
    expect(hueDistance(toneOf(alone.accent.$value).h, 27)).toBeLessThan(15);
    const lead = toneOf(alone.primary.$value);
    expect(lead.c < 0.03 || hueDistance(lead.h, 27) < 15).toBe(true);
  });

  test('sets links as text where an ordered orange had to be brown for them, and lays a pale yellow on planes', () => {
    const orange = themeOf({ colours: [{ text: 'orange', use: 'primary' }] }).tokens.color;
    expect(orange.link.$value).toBe(orange.text.$value);
    const { named, tokens } = themeOf({
      colours: [
        { text: 'purple', use: 'primary' },
        { text: 'pale yellow', use: 'accent' },
      ],
    });
    expect(named.map(({ role }) => role)).toEqual(['surface', 'primary']);
    expect(toneOf(tokens.color.surface.$value).l).toBeGreaterThan(0.93);
  });

  test('shows grey before a yellow that paper makes another colour', () => {
    const { chart } = themeOf({
      colours: [
        { text: 'cream', use: 'background' },
        { text: '#36454F', use: 'primary' },
        { text: 'yellow', use: 'accent' },
      ],
    }).tokens;
    expect(chart[0]?.$value).toBe('#36454f');
  });

  test.each([
    [['brown', 'cream']],
    [['dark green']],
    [['purple', 'yellow']],
    [['dark grey', 'light grey', 'orange']],
  ])('tells series in %s from one another by lightness too, neighbours most', (texts) => {
    const colours = texts.map((text) => ({ text, use: 'any' as const }));
    const light = themeOf({ colours, buildType: 'dataviz' }).tokens.chart.map(
      ({ $value }) => toneOf($value).l,
    );
    for (const [at, one] of light.slice(0, 4).entries())
      for (const [other, before] of light.slice(0, at).entries())
        expect(Math.abs(one - before)).toBeGreaterThan(other === at - 1 ? 0.115 : 0.085);
  });

  test('draws no series in black where none was wanted', () => {
    const darkest = (colours: { text: string; use: 'primary' | 'avoid' }[]) =>
      Math.min(
        ...themeOf({ colours, buildType: 'document' }).tokens.chart.map(({ $value }) => toneOf($value).l),
      );
    const green = { text: '#66786B', use: 'primary' as const };
    expect(darkest([green])).toBeLessThan(0.3);
    expect(darkest([green, { text: 'black', use: 'avoid' }])).toBeGreaterThan(0.4);
  });

  test('lies on a dark ground where black is named beside a colour', () => {
    const { color } = themeOf({
      colours: [
        { text: 'black', use: 'any' },
        { text: 'gold', use: 'any' },
      ],
    }).tokens;
    expect(contrastOf(color.background.$value, '#ffffff')).toBeGreaterThan(15);
    expect(toneOf(color.primary.$value).l).toBeGreaterThan(0.7);
  });

  test('sets long titles smaller, and leads with a family that has the script', () => {
    const short = themeOf({ title: 'Hollin Edge' }).tokens.size.h1.$value.value;
    const long = themeOf({
      title: 'A title of rather more than eighty characters, as they are found over many pages of offices',
    });
    expect(short).toBeGreaterThan(long.tokens.size.h1.$value.value);
    expect(themeOf({ title: '第3四半期レビュー資料のお願いです' }).tokens.size.h1.$value.value).toBeLessThan(
      short,
    );
    expect(themeOf({ language: 'ar' }).tokens.font.body.$value[0]).toBe('Noto Sans Arabic');
  });

  test('keeps a colour of buttons for them on a website, and has it lead where nothing else does', () => {
    const colours = [
      { text: '#6b2c5f', use: 'primary' as const },
      { text: '#ffd400', use: 'buttons' as const },
    ];
    const { named, tokens } = themeOf({ colours });
    expect(named.find(({ role }) => role === 'buttons')?.value).toBe('#ffd400');
    expect(tokens.color.primary.$value).toBe('#6b2c5f');
    expect(themeOf({ colours: colours.slice(1) }).named).toMatchObject([
      { role: 'primary', value: '#ffd400' },
    ]);
    expect(themeOf({ colours, buildType: 'design' }).named.map(({ role }) => role)).not.toContain('buttons');
  });

  test('keeps a colour of warnings out of everything else', () => {
    const colours = [
      { text: 'black', use: 'primary' as const },
      { text: '#FF6A00', use: 'warning' as const },
    ];
    const { named, tokens } = themeOf({ buildType: 'document', colours });
    expect(named.find(({ role }) => role === 'warning')?.value).toBe('#ff6a00');
    expect(JSON.stringify(tokens)).not.toContain('#ff6a00');
    // Nothing else has warnings: there it is a colour like others.
    expect(JSON.stringify(themeOf({ colours }).tokens)).toContain('#ff6a00');
  });

  test.each(MOODS)('sets all of the mood %s in the letters that were ordered', (mood) => {
    const lasts = (letters: ThemeRequest['look']['letters']) => {
      const { heading, body } = themeOf({ mood, letters }).tokens.font;
      return [heading.$value.at(-1), body.$value.at(-1)];
    };
    expect(lasts('serif')).toEqual(['serif', 'serif']);
    expect(lasts('sans')).toEqual(['sans-serif', 'sans-serif']);
    expect(lasts('typewriter')).toEqual(['monospace', 'monospace']);
    const { heading, body } = themeOf({ mood, letters: 'serif' }).tokens.font;
    expect(heading).toEqual(body);
  });
});

describe('the ground of a document', () => {
  const groundOf = (given: Parameters<typeof themeOf>[0]) =>
    toneOf(themeOf({ ...given, buildType: 'document' }).tokens.color.background.$value).l;

  it('is light, whatever the mood and whichever bright colour it is named by', () => {
    expect(groundOf({ mood: 'luxe' })).toBeGreaterThan(0.9);
    expect(groundOf({ colours: [{ text: 'blue', use: 'background' }] })).toBeGreaterThan(0.9);
  });

  it('is dark where a deep colour is asked for', () => {
    expect(groundOf({ colours: [{ text: 'black', use: 'background' }] })).toBeLessThan(0.4);
  });
});
