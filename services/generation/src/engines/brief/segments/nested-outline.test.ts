import { expect, it } from '@jest/globals';
import { readBrief } from '../read-brief.ts';

it('takes lines that stand further in, and the table among them, for what is on the slide above them', () => {
  const prompt = [
    'Make 4 slides from this outline.',
    '',
    '1. Moving the archive',
    '2. Why now',
    '   - the cellar of `Hall B` floods',
    '   - two of three keepers have left',
    '3. Plan',
    '   | Phase | Weeks |',
    '   |---|---|',
    '   | Survey | 3 |',
    '   | Move | 5 |',
    '4. Risks',
    '   - damp walls in the tower',
    '   - keys that nobody has found',
  ].join('\n');
  const { requested, topics, lists, datasets } = readBrief(prompt, 'slides');
  const slides = requested.filter(({ kind }) => kind === 'section');
  expect(slides.map(({ title }) => title)).toEqual(['Moving the archive', 'Why now', 'Plan', 'Risks']);
  const below = slides.map(({ id }) =>
    topics
      .filter(({ request }) => request === id)
      .flatMap(({ passages }) => passages)
      .flatMap((passage) =>
        passage.kind === 'list'
          ? (lists.find((list) => list.id === passage.list)?.items.map(({ text }) => text) ?? [])
          : [passage.kind],
      ),
  );
  expect(below).toEqual([
    [],
    ['the cellar of Hall B floods', 'two of three keepers have left'],
    ['dataset'],
    ['damp walls in the tower', 'keys that nobody has found'],
  ]);
  expect(datasets[0]?.rows).toHaveLength(2);
});
