import { describe, expect, test } from '@jest/globals';
import { composeSpec } from '../../compose.ts';

function picturesOf(prompt: string): { gallery: string[]; all: string[] } {
  const spec = composeSpec({
    prompt,
    buildType: 'website',
    mode: 'economy',
    createdAt: '2027-01-01T00:00:00Z',
  });
  if (spec.buildType !== 'website') throw new Error('not a website');
  const texts = new Map(spec.assets.map(({ id, alt }) => [id, alt ?? '']));
  const galleries = spec.content.pages
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.type === 'gallery' ? section.items : []));
  return { gallery: galleries.map(({ image }) => texts.get(image ?? '') ?? ''), all: [...texts.values()] };
}

describe('a gallery shows no picture twice', () => {
  test.each([
    'church',
    'an app that reminds people to water their plants',
    'Website for a bakery in Leeds with a gallery',
    'Site web pour une boulangerie artisanale à Lyon',
    'Webseite für eine Bäckerei in Ulm mit Galerie',
  ])('%s', (prompt) => {
    const { gallery } = picturesOf(prompt);
    expect(gallery.length).toBeGreaterThan(1);
    expect(new Set(gallery).size).toBe(gallery.length);
  });

  test('a number that was asked for is reached', () => {
    const { gallery } = picturesOf('Website for a bakery in Leeds with a gallery of 12 photos');
    expect(gallery).toHaveLength(12);
    expect(new Set(gallery).size).toBe(12);
  });

  test('pictures of posts show what the posts tell', () => {
    const { all } = picturesOf('church');
    expect(all.filter((text, at) => all.indexOf(text) !== at).length).toBeLessThan(2);
  });
});
