import { describe, expect, test } from '@jest/globals';
import { readBrief } from './read-brief.ts';

const coloursOf = (prompt: string): string[] =>
  readBrief(prompt, 'website').colours.map((colour) => `${colour.role} ${colour.hex}`);

describe('colours', () => {
  test.each([
    ['A site. Cream background, burgundy buttons.', ['background #fffdd0', 'component #800020']],
    ['A site. Forest green on ivory.', ['component #228b22', 'background #fffff0']],
    ['A site. Midnight blue and gold.', ['any #191970', 'any #ffd700']],
    ['A site, black background, ivory text', ['background #000000', 'text #fffff0']],
    ['A site with navy headers and teal accents', ['component #000080', 'accent #008080']],
    ['Colours #0B3954 and #fa0', ['any #0b3954', 'any #ffaa00']],
    ['Ein Auftritt in Tannengrün und Creme', ['any #228b22', 'any #fffdd0']],
    ['Un site, fond crème, boutons bleu nuit', ['background #fffdd0', 'component #191970']],
    ['Un sito. Colori: terracotta e avorio', ['any #e2725b', 'any #fffff0']],
    ['Uma página com botões verdes e fundo branco', ['component #008000', 'background #ffffff']],
    ['Site met donkerblauw en oranje accenten', ['accent #00008b', 'accent #ffa500']],
    ['紺と白のサイト', ['any #000080', 'any #ffffff']],
    ['网站，墨绿色和米白色', ['any #228b22', 'any #fffdd0']],
    ['موقع. ألوان: أخضر زيتوني وبيج', ['any #808000', 'any #f5f5dc']],
  ])('are found with their parts in %s', (prompt, colours) => {
    expect(coloursOf(prompt)).toEqual(colours);
  });

  test.each([
    'A shop for green tea and white wine',
    'Black Friday poster',
    'A site about red pandas',
    'Salmon and lemon recipes',
    'A documentary on the blue whale',
    '金曜日のイベント',
  ])('are no requests when things are meant: %s', (prompt) => {
    expect(coloursOf(prompt)).toEqual([]);
  });
});
