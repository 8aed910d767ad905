import { expect, test } from '@jest/globals';
import { aBrief } from '../../../../test/briefs.ts';
import { aDeck, aDocument, slide, wish } from '../../../../test/drafts.ts';
import { withUnmet } from './unmet.ts';

const brief = aBrief({ buildType: 'document' });

const note = 'It cannot be sent from here.';
const unmet = wish('Send it to the board by itself', { plan: 'unsupported', note, refs: ['b'] });

test('a wish that can not be met is told at the end in a box that says so; in a deck on its slide', () => {
  const told = withUnmet({ buildType: 'document', draft: aDocument({ requested: [unmet] }) }, brief);
  expect(told.draft.parts.at(-1)).toMatchObject({
    blocks: [{ kind: 'callout', title: 'Not available here', text: `[[${note}]]` }],
  });
  const deck = aDeck({ parts: ['a', 'b', 'c'].map((ref) => slide('section', { ref })), requested: [unmet] });
  const { parts } = withUnmet({ buildType: 'slides', draft: deck }, brief).draft;
  expect(parts).toHaveLength(3);
  expect(parts[1]).toMatchObject({
    ...{ ref: 'b', notes: '' },
    blocks: [{ kind: 'text', heading: '[[Not available here]]', text: `[[${note}]]` }],
  });
});

test('in a letter it is told on a sheet of its own', () => {
  const letter = aDocument({ requested: [unmet] });
  letter.format.documentType = 'letter';
  const blocks = [{ kind: 'pageBreak' }, { kind: 'callout' }];
  const { draft } = withUnmet({ buildType: 'document', draft: letter }, brief);
  expect(draft.parts.at(-1)).toMatchObject({ blocks });
});
