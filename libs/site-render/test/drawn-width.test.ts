import { expect, test } from '@jest/globals';
import { type SlidesSpec, widthOf } from '@sitewright/site-spec';
import { measureOf } from '../src/deck/measure.ts';
import { fixture } from './fixtures.ts';

const latin = [
  'Tag der offenen Tür, 27. September, 11 bis 16 Uhr',
  'Bare-root hedging, per plant, minimum bundle of 25',
  'On ne perd jamais aux échecs, on prête la partie à l’autre',
  'Anlage 12 ist seit dem 4. September am Netz',
];
const hindi = ['सिखाने के लिए हमारा आदमी तीन दिन वहीं रहता है', 'प्लॉट 17, लोहिया औद्योगिक क्षेत्र, रामगढ़ी'];

async function inFamily(family: string, language: string): Promise<SlidesSpec> {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const { heading, body } = spec.theme.tokens.font;
  for (const font of [heading, body]) font.$value = [family, 'sans-serif'];
  return { ...spec, language };
}

test.each([
  ...['Barlow', 'Baloo 2', 'Newsreader', 'Hanken Grotesk', 'Figtree', 'Anton', 'Syne', 'Work Sans'].map(
    (family) => ({ family, language: 'en', texts: latin }),
  ),
  { family: 'Noto Sans Devanagari', language: 'hi', texts: hindi },
])('what is made to fit in $family fits when it is drawn, and leaves little free', async (one) => {
  const measure = await measureOf(await inFamily(one.family, one.language));
  for (const weight of [400, 700])
    for (const text of one.texts) {
      const style = {
        families: [one.family],
        size: 100,
        bold: weight === 700,
        color: '#000000',
        leading: 1.2,
      };
      const planned = widthOf(text, { weight, letterSpacing: 0, uppercase: false, family: one.family });
      const share = measure.width(text, style) / 100 / planned;
      expect(share).toBeLessThanOrEqual(1.02);
      expect(share).toBeGreaterThan(0.68);
    }
});
