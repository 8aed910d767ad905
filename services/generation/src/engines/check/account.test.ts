import { expect, test } from '@jest/globals';
import { aBrief } from '../../../test/briefs.ts';
import { aDeck, aDesign, aDocument, slide, stamp, wish } from '../../../test/drafts.ts';
import type { Brief } from '../brief/brief.ts';
import { finishDraft } from '../build.ts';
import { blankFrame } from '../draft/design.ts';
import { docBlock } from '../draft/document.ts';
import type { Draft } from '../draft/draft.ts';

const brief = aBrief({ buildType: 'document' });

/** What became of one count that was wished for. */
const statusOf = (draft: Draft, told: Partial<Brief['requested'][number]>): string | undefined => {
  const none = { title: '', value2: 0, bound: 'exact' as const, unit: '', topics: [], inside: '' };
  const request = { ...none, id: 'r1', kind: 'count' as const, target: '', text: '', value: 0, ...told };
  draft.draft.requested = [wish(request.text, { kind: request.kind })];
  const order = { ...brief, buildType: draft.buildType, facts: [], requested: [request] };
  return finishDraft(draft, order, { ...stamp, model: 'm' }).brief.requested?.[0]?.status;
};

test('counts are held to any number that a wish names, and the title of a document is no chapter', () => {
  const chapter = (heading: string) => ({
    ref: heading,
    heading,
    blocks: [docBlock('paragraph', { text: 'Wet.' })],
  });
  const report = aDocument({ title: 'Water', parts: ['One', 'Two', 'Three'].map(chapter) });
  expect(
    statusOf(
      { buildType: 'document', draft: report },
      { text: 'three headings', target: 'chapters', value: 3 },
    ),
  ).toBe('honoured');
  const parts = Array.from({ length: 10 }, (_, at) => slide('section', { ref: `s${at}`, title: `No ${at}` }));
  const deck: Draft = { buildType: 'slides', draft: aDeck({ parts }) };
  const about = {
    text: 'about 12 slides, or rather 10',
    target: 'slides',
    value: 12,
    bound: 'about' as const,
  };
  expect(statusOf(deck, about)).toBe('honoured');
});

test('a size is the one that a wish names first, not one that it takes back', () => {
  const parts = [{ ...blankFrame('post', 'Post'), width: 1080, height: 1350 }];
  const draft: Draft = { buildType: 'design', draft: aDesign({ parts }) };
  const told = (text: string) => ({ text, kind: 'size' as const, value: 1080, value2: 1080, unit: 'px' });
  expect(statusOf(draft, told('1080 by 1350 px, not 1080 by 1080'))).toBe('honoured');
  expect(statusOf(draft, told('1080 by 1080'))).toBe('missing');
});

test('panels that are drawn within one frame are counted by their writer', () => {
  const drawnAs = (picture: string): Draft => ({
    buildType: 'design',
    draft: aDesign({ parts: [{ ...blankFrame('strip', 'Strip'), picture }] }),
  });
  const told = { text: 'in three frames', target: 'frames', value: 3 };
  expect(statusOf(drawnAs('Three panels\nbox 160 100\nink 2 M50 0V100'), told)).toBe('honoured');
  expect(statusOf(drawnAs('Three panels'), told)).toBe('adapted');
});

test('colours of the whole hold beside those of a part, which hold where the part has them', () => {
  const statusWith = (text: string): string | undefined => {
    const look = {
      ...({ mood: 'night', letters: 'any', print: 'usual' } as const),
      colours: [
        { text: '#0b0c10', use: 'background' as const },
        { text, use: 'part' as const },
      ],
    };
    const requested = [wish('Dark, with red letters on one slide', { kind: 'colour' })];
    const draft = aDeck({
      look,
      parts: [slide('section', { ref: 'pause', title: 'Lights out' })],
      requested,
    });
    const order = { ...brief, buildType: 'slides' as const };
    const spec = finishDraft({ buildType: 'slides', draft }, order, { ...stamp, model: 'm' });
    return spec.brief.requested?.at(-1)?.status;
  };
  expect(statusWith('pause: #000000 #ff5a36')).toBe('honoured');
  expect(statusWith('nowhere: #000000')).not.toBe('honoured');
});

test.each([
  ['quotes in serif', 'style', 'adapted'],
  ['quotes in serif', 'size', 'adapted'],
  ['navy as the main colour', 'colour', 'honoured'],
  ['sober', 'style', 'honoured'],
] as const)(
  'a look that could not be kept is told of the wish for it: "%s" (%s) is %s',
  (text, kind, status) => {
    const colours = [{ text: '#102a43', use: 'primary' as const }];
    const plain = aDocument({ requested: [wish(text, { kind })] });
    const format = { ...plain.format, looks: ['quotes: serif'] };
    const blocks = [docBlock('paragraph', { text: 'Words.' })];
    const parts = [{ ref: 'one', heading: '', blocks }];
    const draft = { ...plain, format, parts, look: { ...plain.look, colours } };
    const spec = finishDraft({ buildType: 'document', draft }, brief, { ...stamp, model: 'a-model' });
    expect(spec.brief.requested.map((one) => one.status)).toEqual([status]);
  },
);

test.each([
  ['ja', '明朝体で', 'unsupported'],
  ['ja', '落ち着いた感じで', 'honoured'],
  ['en', 'in serif letters', 'honoured'],
])('serifs that a script is served without are told as not met: %s, "%s" is %s', (language, text, status) => {
  const plain = aDocument({ requested: [wish(text, { kind: 'style' })] });
  const blocks = [docBlock('paragraph', { text: 'Words.' })];
  const parts = [{ ref: 'one', heading: '', blocks }];
  const draft = { ...plain, parts, look: { ...plain.look, letters: 'serif' as const } };
  const order = { ...brief, language };
  const spec = finishDraft({ buildType: 'document', draft }, order, { ...stamp, model: 'a-model' });
  expect(spec.brief.requested.map((one) => one.status)).toEqual([status]);
});

test('a drawing without words that was wished for is found where it is seen', () => {
  const plain = aDocument({ requested: [wish('a small cross', { refs: ['end'] })] });
  const picture = 'A small cross\nbox 160 24\nink M78 2H82V22H78Z';
  const parts = [{ ref: 'end', heading: '', blocks: [docBlock('figure', { picture })] }];
  const draft = { ...plain, parts };
  const spec = finishDraft({ buildType: 'document', draft }, brief, { ...stamp, model: 'a-model' });
  expect(spec.brief.requested.map((one) => one.status)).toEqual(['honoured']);
});

test.each([
  ['the part that its writer names', ['profile'], 'honoured'],
  ['the whole, where none is named', [], 'adapted'],
])('a limit of words is measured on %s', (_case, refs, status) => {
  const text = 'no statement longer than 45 words';
  const part = (ref: string, words: number) => ({
    ref,
    heading: `About ${ref}`,
    blocks: [docBlock('paragraph', { text: 'word '.repeat(words).trim() })],
  });
  const parts = [part('profile', 40), part('work', 100)];
  const draft = { ...aDocument({ requested: [wish(text, { kind: 'length', refs })] }), parts };
  const measured = { target: '', title: '', value: 45, value2: 0, bound: 'most' as const, unit: 'words' };
  const requested = [{ ...measured, id: 'r1', kind: 'length' as const, text, topics: [], inside: '' }];
  const spec = finishDraft(
    { buildType: 'document', draft },
    { ...brief, requested },
    { ...stamp, model: 'm' },
  );
  expect(spec.brief.requested.map((one) => one.status)).toEqual([status]);
});
