import { expect, test } from '@jest/globals';
import { readBrief } from '../read-brief.ts';

const briefOf = (prompt: string) => readBrief(prompt, 'website');
test('lines of a brief that list something are lists of their own', () => {
  const { lists } = briefOf(
    '- Name: Ferry Farm\n- Where: Hull\n- Prices: goat walk £8, goat yoga £12, cheese £6\n- How it goes: 1. Send a note 2. We call 3. You come\n- Promise: no goat is hurried\n- I want: one page, a form',
  );
  expect(lists.map(({ kind, items }) => [kind, items.length])).toEqual(
    expect.arrayContaining([
      ['priced', 3],
      ['steps', 3],
    ]),
  );
});

test('nothing that takes a dictated line back is told, and no label over the form is', () => {
  const told = (prompt: string) =>
    briefOf(prompt)
      .segments.flatMap(({ role, text }) => (role === 'material' ? [text] : []))
      .join(' ');
  const material = told(
    'Site for Ferry Farm, a goat school in Hull.\n- Prices: walk £8, yoga £12\n- Tone: dry humour permitted\n- Colours: honey and bark\n',
  );
  expect(material).toContain('£12');
  expect(material).not.toMatch(/permitted|bark/u);
});
