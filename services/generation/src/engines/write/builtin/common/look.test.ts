import { expect, test } from '@jest/globals';
import { readBrief } from '../../../brief/read-brief.ts';
import { lookOf } from './look.ts';

test.each([
  ['A site for the walking group of Marl Hill, in large type.', 'large'],
  ['Eine Website für den Wanderverein Marlberg, große Schrift bitte.', 'large'],
  ['四月の遠足のサイト。大きな文字で。', 'large'],
  ['A site for Marl Hill. The text should be large enough for our older members.', 'large'],
  ['A site for Marl Hill. The letters have to be big.', 'large'],
  ['A site for Marl Hill, no lanterns, large-print please.', 'large'],
  ['Eine Website für den Verein Marlberg. Die Schrift soll sehr groß sein.', 'large'],
  ['给老年大学做一个网站，字要大。', 'large'],
  ['موقع لنادي المشي بخط كبير.', 'large'],
  ['A site for Marl Hill. No large text blocks please.', 'usual'],
  ['A site for Marl Hill. Please don’t use very large type.', 'usual'],
  ['Eine Website über große Schriftsteller.', 'usual'],
  ['Eine Website für den Verein Marlberg, keine große Schrift.', 'usual'],
  ['给科技馆做一个数字大屏的网站。', 'usual'],
  ['给汉字大赛做一个网站，字体大小适中。', 'usual'],
  ['给茶馆做一个网站，不要大号字。', 'usual'],
  ['Başlıklar büyük harf olsun, yürüyüş kulübü için bir site.', 'usual'],
  ['Strona dla klubu, tytuły dużymi literami.', 'usual'],
  ['En webbplats för klubben, rubriker med stora bokstäver.', 'usual'],
  ['A site for a printer of large posters, Marl Hill.', 'usual'],
])('large letters are ordered or not: %s', (prompt, print) => {
  expect(lookOf(readBrief(prompt, 'website')).print).toBe(print);
});
