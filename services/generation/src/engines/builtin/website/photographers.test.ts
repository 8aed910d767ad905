import { describe, expect, test } from '@jest/globals';
import { composeSpec } from '../compose.ts';

function made(prompt: string): { text: string; pictures: string; motifs: (string | undefined)[] } {
  const spec = composeSpec({
    prompt,
    buildType: 'website',
    mode: 'economy',
    createdAt: '2027-01-01T00:00:00Z',
  });
  const images = spec.assets.filter(({ kind }) => kind === 'image');
  return {
    text: JSON.stringify(spec.content),
    pictures: images.map(({ alt }) => alt).join('\n'),
    motifs: images.map((image) => ('motif' in image ? image.motif : undefined)),
  };
}

describe('a photographer’s site shows what is photographed', () => {
  test.each([
    [
      'portfolio for a wedding photographer named Lena Hartmann, based in Vienna',
      /wedding|vows/i,
      /rings|dance|aisle/i,
    ],
    ['Website for Jo Bell, wedding and portrait photographer in York', /wedding|vows/i, /rings|dance|aisle/i],
    ['site for a newborn photographer in Leeds', /newborn/i, /toddler|newborn/i],
    ['website for a food photographer in Porto', /plates|packet/i, /plate|bottle/i],
    ['wildlife photographer portfolio', /animals|feathers|moor/i, /fox|geese|seal/i],
  ])('%s', (prompt, matter, shots) => {
    const { text, pictures, motifs } = made(prompt);
    expect(text).toMatch(matter);
    expect(pictures).toMatch(shots);
    expect(pictures).not.toMatch(/first light over the water/i);
    if (/wedding/.test(prompt)) expect(motifs).not.toContain('landscape');
  });

  test('one who says no more photographs whatever comes', () => {
    expect(made('site for a photographer in Ghent').pictures).toMatch(/street after rain|hands at work/i);
  });
});
