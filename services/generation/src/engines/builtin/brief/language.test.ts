import { expect, test } from '@jest/globals';
import { detectLanguage } from './language.ts';

test.each([
  ['en', 'A website'],
  ['en', 'portfolio for Amadou Diallo'],
  ['en', 'bakery'],
  ['de', 'Website für Bäcker'],
  ['de', 'Umsatz nach Quartal: Q1 12, Q2 15'],
  ['fr', 'un site pour une fleuriste'],
  ['es', 'página para una floristería'],
  ['it', 'sito per un fioraio con negozio'],
  ['pt', 'crie um site para uma florista'],
  ['nl', 'maak een site voor een bloemist'],
  ['pl', 'stwórz stronę dla kwiaciarni'],
  ['ja', '東京の花屋のサイト'],
  ['zh', '为花店制作网站'],
  ['ko', '꽃집 웹사이트'],
  ['ar', 'موقع لمحل زهور'],
  ['hi', 'फूलों की दुकान के लिए वेबसाइट'],
  ['ru', 'сайт для цветочного магазина'],
  ['en', 'plumber in Leeds'],
  ['de', 'Klempner'],
  ['fr', 'plombier'],
  ['es', 'fontanero'],
  ['it', 'idraulico'],
  ['nl', 'loodgieter'],
  ['pl', 'hydraulik'],
  ['en', '🌼🌼🌼'],
  ['en', '123'],
])('tells %s from "%s"', (tag, prompt) => {
  expect(detectLanguage(prompt).tag).toBe(tag);
});

test('writes Arabic from right to left', () => {
  expect(detectLanguage('موقع لمحل زهور').dir).toBe('rtl');
});
