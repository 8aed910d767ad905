import { expect, test } from '@jest/globals';
import { aBrief } from '../../../../test/briefs.ts';
import { aDeck, slide, stamp } from '../../../../test/drafts.ts';
import type { Brief } from '../../brief/brief.ts';
import { finishDraft } from '../../build.ts';
import { checkDraft } from '../../check/check-draft.ts';
import { blankFrame } from '../../draft/design.ts';
import { docBlock } from '../../draft/document.ts';
import type { DocumentDraft, Draft, DraftHead } from '../../draft/draft.ts';
import { withUnmet } from './unmet.ts';

type Wish = DraftHead['requested'][number];
const wish = (text: string, given: Partial<Wish>): Wish => ({
  ...{ id: '', text, kind: 'feature', plan: 'done', refs: [], note: '' },
  ...given,
});

const brief: Brief = aBrief({ buildType: 'document' });

const aDocument = (given: Partial<DocumentDraft>): Draft => {
  const { title, tagline, organisation, summary, look, datasets, charts } = aDeck({});
  return {
    buildType: 'document',
    draft: {
      ...{
        title,
        tagline,
        organisation,
        summary,
        look,
        datasets,
        charts,
        lines: [],
        parts: [],
        requested: [],
      },
      format: {
        ...{ documentType: 'report', size: 'a4', extras: [], currency: '', from: [], to: [], date: '' },
        ...{ details: [], looks: [] },
      },
      ...given,
    },
  };
};

const note = 'It cannot be sent from here.';
const unmet = wish('Send it to the board by itself', { plan: 'unsupported', note, refs: ['b'] });

test('a wish that can not be met is told at the end in a box that says so; in a deck on its slide', () => {
  const told = withUnmet(aDocument({ requested: [unmet] }), brief);
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
  if (letter.buildType === 'document') letter.draft.format.documentType = 'letter';
  const blocks = [{ kind: 'pageBreak' }, { kind: 'callout' }];
  expect(withUnmet(letter, brief).draft.parts.at(-1)).toMatchObject({ blocks });
});

type Line = DocumentDraft['lines'][number];
const line = (text: string, price: string, more: Partial<Line> = {}): Line => ({
  ...{ group: '', quantity: '1', unit: '', tax: '' },
  ...{ text, price, ...more },
});

/** What is wrong with what a paragraph under a bill says. */
const inBill =
  (lines: Line[], material: string) =>
  (text: string, ...beside: DocumentDraft['parts'][number]['blocks']): string[] => {
    const bill = aDocument({
      lines,
      parts: [{ ref: 'p', heading: '', blocks: [...beside, docBlock('paragraph', { text })] }],
    });
    const order = { ...brief, facts: [], segments: [{ role: 'material' as const, text: material }] };
    return checkDraft(bill, order, 'model').map(({ code }) => code);
  };

test('an instalment of what a bill comes to is true to the cent', () => {
  const eight = { quantity: '8', tax: '20 %' };
  const codes = inBill(
    [line('Module', '940,00 €', eight), line('Test', '45,00 €', eight)],
    '8 modules à 940,00 €, tests à 45,00 €, TVA 20 %, 30 % à la signature',
  );
  expect(codes('À la signature : 2 836,80 €')).toEqual([]);
  expect(codes('À la signature : 2 837,80 €')).toEqual(['unverified']);
});

test('what a group of lines comes to is true, thousands and all', () => {
  const paid = { group: 'Paid for you' };
  const codes = inBill(
    [
      line('Coffin', '£845', { group: 'Ours' }),
      line('Crematorium', '£1,015', paid),
      line('Minister', '£230', paid),
    ],
    'Coffin £845, crematorium £1,015, minister £230',
  );
  expect(codes('Paid for you: £1,245')).toEqual([]);
  expect(codes('Paid for you: £1,254')).toEqual(['unverified']);
});

test('what is left of a bill after a deposit is true', () => {
  const codes = inBill(
    [
      line('Tram', '95.00', { quantity: '2' }),
      line('Conductor', '35.00'),
      line('Cream tea', '7.50', { quantity: '26' }),
      line('Tickets', '0.40', { quantity: '26' }),
      line('Lamp', '18.00'),
    ],
    'a tram for 2 hours at 95 pounds, conductor 35, tea for 26 at 7.50, 26 tickets at 40p, lamp 18, paid 100',
  );
  expect(codes('Left to pay: £348.40')).toEqual([]);
  expect(codes('Left to pay: £384.40')).toEqual(['unverified']);
  // No price or number of the lines is what was paid.
  expect(codes('Left to pay: £422.40')).toEqual(['unverified']);
  expect(codes('Left to pay: £446.40')).toEqual(['unverified']);
});

test('a deposit is taken off what a bill comes to with its tax', () => {
  const lines = [line('Survey', '£700', { quantity: '2', tax: '20 %' })];
  const codes = inBill(lines, 'two surveys at £700, VAT 20 %, £413 paid already');
  expect(codes('Left to pay: £1,267')).toEqual([]);
  expect(codes('Left to pay: £1,276')).toEqual(['unverified']);
});

test('what a bill comes to with an extra that a table beside it adds up is true, and so is a share of that', () => {
  const codes = inBill(
    [line('Hayloft', '128', { quantity: '7' }), line('Dog', '6', { quantity: '7' })],
    'Hayloft 128 pounds a night for 7 nights, dog 6 a night, deposit 25%; as an extra Stable 82 a night for 3, cleaning 55',
  );
  const rows = [
    ['Nights', '3', '£82.00', '£246.00'],
    ['Cleaning', '1', '£55.00', '£55.00'],
  ];
  const extra = docBlock('table', { columns: ['Stable', 'Quantity', 'Price', 'Sum'], rows });
  expect(codes('With Stable £1,239.00, a deposit of £309.75 and £929.25 later', extra)).toEqual([]);
  expect(codes('With Stable £1,293.00', extra)).toEqual(['unverified']);
  expect(codes('A deposit of £390.75', extra)).toEqual(['unverified']);
});

/** What became of one count that was wished for. */
const statusOf = (draft: Draft, told: Partial<Brief['requested'][number]>): string | undefined => {
  const none = { title: '', value2: 0, bound: 'exact' as const, unit: '', topics: [], inside: '' };
  const request = { ...none, id: 'r1', kind: 'count' as const, target: '', text: '', value: 0, ...told };
  draft.draft.requested = [wish(request.text, { kind: 'count' })];
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
  expect(statusOf(report, { text: 'three headings', target: 'chapters', value: 3 })).toBe('honoured');
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

test('panels that are drawn within one frame are counted by their writer', () => {
  const { title, tagline, organisation, summary, look, datasets, charts } = aDeck({});
  const head = { title, tagline, organisation, summary, look, datasets, charts, requested: [] };
  const drawnAs = (picture: string): Draft => ({
    buildType: 'design',
    draft: { ...head, parts: [{ ...blankFrame('strip', 'Strip'), picture }] },
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
    const plain = aDocument({ requested: [wish(text, { kind })] }).draft as DocumentDraft;
    const format = { ...plain.format, looks: ['quotes: serif'] };
    const blocks = [docBlock('paragraph', { text: 'Words.' })];
    const parts = [{ ref: 'one', heading: '', blocks }];
    const draft = { ...plain, format, parts, look: { ...plain.look, colours } };
    const spec = finishDraft({ buildType: 'document', draft }, brief, { ...stamp, model: 'a-model' });
    expect(spec.brief.requested.map((one) => one.status)).toEqual([status]);
  },
);
