import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeSlides } from '../slides/compose-slides.ts';
import { slideText } from '../slides/slide-text.ts';
import { blockText } from './block-text.ts';
import { composeDocument } from './compose-document.ts';

function written(prompt: string) {
  const brief = readBrief(prompt, 'document');
  const { blocks } = composeDocument(brief, createContext(brief, 'economy').context).content;
  const headings = blocks.filter((block) => block.type === 'heading').map(blockText);
  const points = blocks.flatMap((block) => (block.type === 'list' ? blockText(block).split('\n') : []));
  return { headings, points };
}

describe('a subject seen from one side has the chapters of that side, and speaks of the thing itself', () => {
  test.each<[string, string[], RegExp, RegExp]>([
    [
      'Write a 500 word article about the history of tea',
      ['Beginnings', 'Spread', 'Turning points', 'Today'],
      /where tea was first known/i,
      /the history of tea/i,
    ],
    [
      'essay on the history of bridges',
      ['Beginnings'],
      /where bridges were first known/i,
      /history of bridges/i,
    ],
    [
      'article on the benefits of cycling to work',
      ['Benefits', 'For whom', 'Costs and limits'],
      /who gains most from cycling to work/i,
      /the benefits of cycling/i,
    ],
    [
      'blog post: how solar panels work',
      ['Parts', 'Step by step'],
      /solar panels fail/i,
      /how solar panels work/i,
    ],
    [
      'essay about electric cars vs petrol cars',
      ['Electric cars', 'Petrol cars', 'Side by side'],
      /weak points of petrol cars/i,
      / vs /,
    ],
    [
      'write an article explaining the difference between RNA and DNA',
      ['RNA', 'DNA', 'What differs'],
      /definition of RNA/i,
      /the difference between/i,
    ],
    [
      'Essay on the future of libraries',
      ['Today', 'Signs of change', 'Possible futures'],
      /libraries if nothing is done/i,
      /the future of libraries/i,
    ],
  ])('%s', (prompt, chapters, said, unsaid) => {
    const { headings, points } = written(prompt);
    expect(headings).toEqual(expect.arrayContaining(chapters));
    expect(points.join('\n')).toMatch(said);
    expect(points.join('\n')).not.toMatch(unsaid);
  });

  test('and the asker’s own chapters go before', () => {
    const { headings } = written('article about the history of tea with sections: Leaf, Cup, Empire');
    expect(headings).toEqual(expect.arrayContaining(['Leaf', 'Cup', 'Empire']));
    expect(headings).not.toContain('Spread');
  });

  test('in decks too', () => {
    const brief = readBrief('presentation about the history of tea', 'slides');
    const { slides } = composeSlides(brief, createContext(brief, 'economy').context).content;
    const inner = slides.slice(1, -1).map(slideText).join('\n');
    expect(inner).toContain('tea');
    expect(inner).not.toMatch(/the history of tea/i);
  });
});
