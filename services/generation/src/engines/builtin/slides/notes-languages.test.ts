import { expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeSlides } from './compose-slides.ts';
import { slideText } from './slide-text.ts';

test.each([
  ['Onboarding für neue Mitarbeiter in der Pflege', /wirken lassen|in einem Satz sagen|^Mit „|führt zu/],
  ['Présentation sur le tri des déchets pour les écoles', /un instant à l’écran|dire en une phrase|mène à/],
  ['Presentación sobre el reciclaje para escuelas', /un momento en pantalla|decir en una frase|lleva a/],
])('notes tell the presenter something to do with the slide: %s', (prompt, empty) => {
  const brief = readBrief(prompt, 'slides');
  const { slides } = composeSlides(brief, createContext(brief, 'economy').context).content;
  for (const { notes, title } of slides) {
    expect(notes).not.toMatch(empty);
    expect(notes).not.toBe(title);
    expect(notes?.length).toBeGreaterThan(0);
  }
});

test('an onboarding in German has the steps of an onboarding', () => {
  const brief = readBrief('Onboarding für neue Mitarbeiter in der Pflege', 'slides');
  const { slides } = composeSlides(brief, createContext(brief, 'economy').context).content;
  const shown = slides.map(slideText).join('\n');
  expect(shown).toContain('Rundgang und Vorstellung im Team');
  expect(shown).not.toContain('was danach kommt');
});
