import { describe, expect, test } from '@jest/globals';
import { checkReferences, parseSpec, type Slide, type SlidesSpec } from '@sitewright/site-spec';
import fc from 'fast-check';
import { aBrief } from '../../../../test/briefs.ts';
import { aDeck, block, entry, slide, stamp, wish } from '../../../../test/drafts.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { findingsIn, finishDraft } from '../../build.ts';
import type { Draft, SlidesDraft } from '../../draft/draft.ts';
import type { SlidePart } from '../../draft/slides.ts';
import { assemble } from '../assemble.ts';

const brief = aBrief({ buildType: 'slides' });
const byModel = { ...stamp, model: 'a-model' };
const lookWith = (colours: SlidesDraft['look']['colours']): SlidesDraft['look'] => ({
  ...{ mood: 'civic', letters: 'any', print: 'usual', colours },
});
const draftOf = (parts: SlidePart[], given: Partial<SlidesDraft> = {}): Draft => ({
  buildType: 'slides',
  draft: aDeck({ parts, ...given }),
});
function specOf(draft: Draft, of = brief): SlidesSpec {
  const spec = assemble(draft, of, stamp);
  expect(checkReferences(parseSpec(spec))).toEqual([]);
  if (spec.buildType !== 'slides') throw new Error('no deck');
  return spec;
}
function slideOf(part: SlidePart): Slide {
  const [made] = specOf(draftOf([part])).content.slides;
  if (made === undefined) throw new Error('no slide');
  return made;
}
const faultsOf = (part: SlidePart, given: Partial<SlidesDraft> = {}): string[] =>
  findingsIn(draftOf([part], given), brief).flatMap(({ code, message }) =>
    code === 'misplaced' ? message : [],
  );

const weeks = slide('bigNumber', {
  title: 'Nine weeks, three of them closed',
  art: ['title 8 8 144 10', 'tint M8 26H152V42H8Z', 'primary M56 26H104V42H56Z', 'ink 0.5 M8 47H152'],
  blocks: [
    block('text', { text: 'Cellar', place: '12 30 40 8 middle' }),
    block('text', { text: 'Hall, closed', place: '60 30 40 8 middle' }),
    block('number', { items: [entry({ title: '3 weeks', label: 'without' })], place: '8 56 66 25 accent' }),
    block('number', { items: [entry({ title: '9 weeks', label: 'in all' })], place: '86 56 66 25' }),
  ],
});

describe('a slide that its writer placed', () => {
  test('says in points where all of it stands, over what is drawn behind it, in colours that are read there', () => {
    expect(faultsOf(weeks)).toEqual([]);
    const spec = specOf(draftOf([weeks]));
    const [made] = spec.content.slides;
    expect(made?.placed?.title).toMatchObject({ x: 48, y: 48, width: 864, height: 60 });
    expect(made?.placed?.foot).toBeDefined();
    const [cellar, hall, three, nine] = made?.blocks.map(({ place }) => place) ?? [];
    expect(cellar).toMatchObject({ x: 72, width: 240, align: 'center', ground: 'surface' });
    expect(hall).toMatchObject({ ink: 'background', ground: 'primary' });
    expect(three?.ink).toBeDefined();
    expect(nine).toEqual({ x: 516, y: 336, width: 396, height: 150 });
    const art = spec.assets.find(({ id }) => id === made?.image);
    expect(art).toMatchObject({ source: 'drawing', decorative: true, width: 160, height: 90 });
    expect(art?.source === 'drawing' ? art.shapes : []).toHaveLength(3);
  });

  test('holds as many small texts as a table of figures needs', () => {
    const texts = (count: number) =>
      Array.from({ length: count }, (_, at) => {
        const [x, y] = [8 + (at % 3) * 50, 26 + Math.floor(at / 3) * 6];
        return block('text', { text: `Value ${at}`, place: `${x} ${y} 40 4.5` });
      });
    const part = (count: number) => slide('comparison', { art: ['title 8 8 144 12'], blocks: texts(count) });
    expect(slideOf(part(24)).blocks).toHaveLength(24);
    expect(slideOf(part(24)).placed).toBeDefined();
    expect(faultsOf(part(25))).toEqual([expect.stringContaining('24 blocks at most')]);
    const pictured = { ...part(24), picture: 'A boat', art: ['title 8 8 100 12', 'picture 112 2 40 20'] };
    expect(faultsOf({ ...pictured, blocks: pictured.blocks.slice(1) })).toEqual([]);
    expect(faultsOf(pictured)).toEqual([expect.stringContaining('24 blocks at most')]);
    const items = [1, 2].map((at) => entry({ title: `${at}`, label: 'a year' }));
    const figures = {
      ...part(24),
      blocks: part(24).blocks.map((one) => ({ ...one, kind: 'number', items }) as const),
    };
    expect(faultsOf(figures)).toContainEqual(expect.stringContaining('24 blocks at most'));
  });

  test('shows quotations alone where they have no title, and needs one for all else', () => {
    const quotes = ['Night falls.', 'It is dark.'].map((text, at) =>
      block('quote', { text, place: `8 ${8 + at * 30} 144 24` }),
    );
    const part = slide('section', { title: '', blocks: quotes });
    expect(faultsOf(part)).toEqual([]);
    const made = slideOf(part);
    expect(made.placed).toBeDefined();
    expect(made.placed?.title).toBeUndefined();
    const texts = part.blocks.map((one) => ({ ...one, kind: 'text' }) as const);
    expect(faultsOf({ ...part, blocks: texts })).toEqual(['The slide has no title.']);
  });

  test('has one colour where one was written for large and small words on a ground', () => {
    const colours = [
      { text: '#f3ebd5', use: 'background' as const },
      { text: '#8d7a00', use: 'primary' as const },
    ];
    const part = slide('closing', {
      title: 'Works',
      art: ['title 8 8 144 30 ground', 'primary M0 0H160V90H0Z'],
      blocks: [block('text', { text: 'By the end of the year', place: '8 60 100 5 ground' })],
    });
    const [made] = specOf(draftOf([part], { look: lookWith(colours) })).content.slides;
    expect(made?.placed?.title?.ink).toBeDefined();
    expect(made?.placed?.title?.ink).toBe(made?.blocks[0]?.place?.ink);
  });

  test('keeps ordered colours in a deck of which another slide was laid out by an order', () => {
    const said =
      'Slide 1: title "Works" top left on a black bar. Slide 2: "Rest" in the centre. Off-white background.';
    const colours = [{ text: '#faf8f3', use: 'background' as const }];
    const spec = specOf(draftOf([weeks], { look: lookWith(colours) }), readBrief(said, 'slides'));
    expect(spec.theme.named).toMatchObject([{ value: '#faf8f3' }]);
  });

  test('that opens a part or closes has a foot like its neighbours where nothing is in its way, a cover none', () => {
    const closing = (place: string): SlidePart => ({
      ...weeks,
      layout: 'closing',
      blocks: [block('text', { text: 'Do vote', place })],
    });
    expect(slideOf(closing('8 56 100 20')).placed?.foot).toEqual(slideOf(weeks).placed?.foot);
    expect(slideOf(closing('8 70 100 16')).placed?.foot).toBeUndefined();
    expect(slideOf({ ...weeks, layout: 'title' }).placed?.foot).toBeUndefined();
    const dashed = { ...closing('8 56 100 10'), art: [...weeks.art, 'ink M20 82H60V88H20Z'] };
    expect(slideOf(dashed).placed?.foot).toBeUndefined();
  });

  test('has no foot where none is wanted', () => {
    const format = { aspect: '16:9', presenter: '', date: '', footer: 'none' } as const;
    const { content } = specOf(draftOf([weeks], { format }));
    expect(content).toMatchObject({ isFootless: true });
    expect(content.footer).toBeUndefined();
    expect(specOf(draftOf([weeks])).content.isFootless).toBeUndefined();
  });

  test('is an agenda only where it lists something', () => {
    const agenda = slide('agenda', { title: 'Today', art: ['title 8 8 144 16', 'tint M8 26H152V82H8Z'] });
    expect(faultsOf(agenda)).toEqual(['The agenda lists nothing.']);
    const listed = block('numbered', { items: [entry({ text: 'Why' })], place: '12 30 130 40' });
    expect(faultsOf({ ...agenda, blocks: [listed] })).toEqual([]);
  });

  test('has nothing over it that its owner alone is told', () => {
    const told = block('text', { heading: '[[Not available here]]', text: '[[Slides count no clicks]]' });
    expect(slideOf({ ...weeks, blocks: [...weeks.blocks, told] }).blocks).toHaveLength(4);
    expect(slideOf(slide('bullets', { title: 'Weeks', blocks: [told] })).blocks).toHaveLength(1);
  });

  test('keeps its kinds of blocks, and its picture where its art says', () => {
    const picture = 'A boat\nbox 100 100\nprimary M0 100L50 0L100 100Z';
    const part = { ...weeks, picture, art: [...weeks.art, 'picture 126 60 26 20'] };
    const narrow = part.blocks.map((one, at) => (at === 3 ? { ...one, place: '80 56 44 25' } : one));
    const made = slideOf({ ...part, blocks: narrow });
    expect(made.blocks.map(({ type }) => type)).toEqual(['text', 'text', 'number', 'number', 'image']);
    expect(made.blocks.at(-1)?.place).toMatchObject({ x: 756, y: 360, width: 156, height: 120 });
    expect(faultsOf({ ...part, art: [...weeks.art, 'free 4 4 1 1'] }).join()).toContain(
      'picture has no place',
    );
  });

  test('has its picture under what is drawn after it, and words on a plane over it alone', () => {
    const cover = (...art: string[]) =>
      slide('title', {
        ...{ title: 'The old road', picture: 'Camels at sunset' },
        art: ['title 8 18 60 20 ground', ...art],
        blocks: [block('text', { text: 'More than 6,400 km', place: '8 58 60 8 ground' })],
      });
    const picture = 'picture 0 0 160 90';
    const panel = 'primary M0 10H76V80H0Z';
    expect(faultsOf(cover(picture, panel))).toEqual([]);
    const spec = specOf(draftOf([cover(picture, panel)]));
    const [made] = spec.content.slides;
    expect(made?.blocks.map(({ place }) => place?.behind)).toEqual([undefined, true]);
    expect(spec.assets.find(({ id }) => id === made?.image)).toMatchObject({ ground: '#00000000' });
    // A picture over the whole slide is under all, wherever it is written; on it alone no word is read.
    expect(faultsOf(cover(panel, picture))).toEqual([]);
    expect(faultsOf(cover(picture))).toEqual(
      expect.arrayContaining([expect.stringContaining('stands over the picture')]),
    );
    const [framed] = specOf(draftOf([cover('tint M80 0H160V90H80Z', 'picture 100 20 40 40')])).content.slides;
    expect(framed?.blocks.map(({ place }) => place?.behind)).toEqual([undefined, undefined]);
  });

  test('is laid out by the program where a part has no place or two lie over each other, which is told', () => {
    const bare = { ...weeks, art: weeks.art.slice(1) };
    expect(faultsOf(bare).join()).toContain('"Nine weeks, three of them closed" has no place');
    expect(slideOf(bare).placed).toBeUndefined();
    const over = weeks.blocks.map((one) => ({ ...one, place: '12 30 40 8' }));
    expect(faultsOf({ ...weeks, blocks: over }).join()).toContain('lies over');
    const chart = block('chart', { chart: 'c' });
    expect(faultsOf({ ...weeks, blocks: [...weeks.blocks, chart] }).join()).toContain('(chart) has no place');
    const requested = [wish('in orange', { kind: 'colour', refs: ['bigNumber'] })];
    const spec = finishDraft(draftOf([bare], { requested }), brief, byModel);
    expect(JSON.stringify(spec.warnings)).toContain('The program placed slide 1');
    expect(JSON.stringify(spec)).not.toContain('"placed"');
  });

  test('holds type that is smaller than was ordered, and says in numbers what it needs', () => {
    const look = { ...lookWith([]), print: 'large' as const };
    const small = weeks.blocks.map((one, at) =>
      at === 0 ? { ...one, text: 'The cellar under the hall', place: '12 30 18 8' } : one,
    );
    expect(faultsOf({ ...weeks, blocks: small }, { look }).join()).toMatch(
      /"The cellar under the hall" .* needs \d.* at 28 pt/,
    );
    expect(slideOf({ ...weeks, blocks: small }).placed).toBeDefined();
  });

  test('is drawn in its own colours where it has some', () => {
    const colours = [{ text: 'bigNumber: #000000 #ffdd00', use: 'part' as const }];
    const spec = specOf(draftOf([weeks], { look: lookWith(colours) }));
    const art = spec.assets.find(({ id }) => id === spec.content.slides[0]?.image);
    expect(art).toMatchObject({ source: 'drawing', ground: '#000000' });
    expect(JSON.stringify(art).toLowerCase()).toContain('#ffdd00');
  });

  test.each([
    ['size', ['#bigNumber'], 'adapted'],
    ['style', [], 'adapted'],
    ['feature', ['bigNumber'], 'adapted'],
    ['colour', [], 'honoured'],
    ['fact', ['bigNumber'], 'honoured'],
    ['style', ['other'], 'honoured'],
  ] as const)('tells a wish of %s (%j) as %s where its places do not hold', (kind, refs, status) => {
    const blocks = weeks.blocks.map((one) => ({ ...one, place: '12 30 40 8' }));
    const requested = [wish('to scale', { kind, refs: [...refs] })];
    const parts = [{ ...weeks, blocks }, slide('bullets', { ref: 'other' })];
    const spec = finishDraft(draftOf(parts, { requested }), brief, byModel);
    expect(spec.brief.requested.map((one) => one.status)).toEqual([status]);
  });

  test('leaves a wish for the whole deck met where other slides stand as they were placed', () => {
    const over = weeks.blocks.map((one) => ({ ...one, place: '12 30 40 8' }));
    const parts = [{ ...weeks, ref: 'other', blocks: over }, weeks];
    const requested = [wish('bold', { kind: 'style' })];
    const spec = finishDraft(draftOf(parts, { requested }), brief, byModel);
    expect(spec.brief.requested.map((one) => one.status)).toEqual(['honoured']);
  });

  test('is a cover as usual where its places do not hold, with nothing twice', () => {
    const said = ['Ada Byron', 'Spring', '2 March'].map((text) => block('text', { text, place: '8 20 9 3' }));
    const cover = slide('title', { title: 'Works', art: ['title 8 20 140 20'], blocks: said });
    const format = { aspect: '16:9', presenter: 'Ada Byron', date: '2 March', footer: '' } as const;
    const spec = finishDraft(draftOf([cover], { format }), brief, { ...stamp, model: 'a-model' });
    const [made] = spec.buildType === 'slides' ? spec.content.slides : [];
    expect(made?.placed).toBeUndefined();
    expect(made?.blocks).toMatchObject([{ type: 'text' }]);
  });

  test('says on its cover who speaks', () => {
    const cover = slide('title', { title: 'Works', art: ['title 8 20 140 20'] });
    const format = { aspect: '16:9', presenter: 'Ada Byron', date: '', footer: '' } as const;
    expect(faultsOf(cover, { format }).join()).toContain('no text on it says "Ada Byron"');
    const said = block('text', { text: 'Ada Byron', place: '8 60 60 8' });
    expect(faultsOf({ ...cover, blocks: [said] }, { format })).toEqual([]);
    const role = block('text', { text: 'Engines', place: '8 70 60 8' });
    const inTwo = { ...format, presenter: 'Ada Byron, Engines' };
    expect(faultsOf({ ...cover, blocks: [said, role] }, { format: inTwo })).toEqual([]);
    expect(faultsOf({ ...cover, blocks: [said] }, { format: inTwo })).toHaveLength(1);
    const pair = { ...format, presenter: 'Ada Byron, Mary Shelley and Percy Shelley' };
    const lines = block('text', { text: 'Ada\nByron and Mary Shelley', place: '8 60 80 16' });
    const third = block('text', { text: 'Percy Shelley', place: '92 60 60 8' });
    expect(faultsOf({ ...cover, blocks: [lines, third] }, { format: pair })).toEqual([]);
    const quoted = { ...format, presenter: 'Ada "Lady" Byron' };
    const own = block('text', { text: quoted.presenter, place: '8 60 80 8' });
    expect(faultsOf({ ...cover, blocks: [own] }, { format: quoted })).toEqual([]);
    expect(faultsOf({ ...cover, notes: 'Ada Byron speaks' }, { format })).toHaveLength(1);
    expect(faultsOf({ ...cover, layout: 'bullets' }, { format })).toEqual([]);
  });

  test('is a valid deck whatever is written in its places', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('title 1e308 NaN 5 5', 'title -9 -9 999 999', 'free 0 0 160 90', 'picture 0 0 19000 9'),
      fc.constantFrom(
        'primary M0 0H160V90H0Z',
        'ink 1e308 M0 0H9',
        'subtitle 8 8 0 -4',
        'title 8 8 9 9 #fff0',
      ),
      fc.tuple(fc.double(), fc.double(), fc.double(), fc.double()).map((box) => box.join(' ')),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 80 }), fc.array(line, { maxLength: 14 }), (art, places) => {
        const blocks = places.map((place, at) =>
          block(at % 3 === 0 ? 'number' : 'text', { text: `${at} m`, place }),
        );
        const part = slide('bullets', { title: 'Any', picture: 'A boat', art, blocks });
        specOf(draftOf([part]));
        expect(faultsOf(part).length).toBeLessThan(400);
      }),
      { numRuns: 60 },
    );
  });
});
