import { expect, test } from '@jest/globals';
import { checkReferences, parseSpec, type SiteSpec } from '@sitewright/site-spec';
import { aBrief } from '../../../test/briefs.ts';
import { aDeck, aWebsite, block, entry, item, part, slide, stamp } from '../../../test/drafts.ts';
import { docBlock } from '../draft/document.ts';
import { type Draft, draftSchemas } from '../draft/draft.ts';
import { assemble } from './assemble.ts';

const sail = 'A sail on waves\nbox 100 60\nprimary M50 5V50H20Z\nink 2 M5 55H95\ntext ink 7 60 30 start 12 m';

function specOf(draft: Draft): SiteSpec {
  const spec = assemble(draft, aBrief({ buildType: draft.buildType }), stamp);
  expect(checkReferences(parseSpec(spec))).toEqual([]);
  return spec;
}

/** The ids of drawings in an order, and whatever shows them. */
const drawnIn = ({ assets }: SiteSpec): string[] =>
  assets.flatMap(({ id, source, alt }) => (source === 'drawing' && alt === 'A sail on waves' ? [id] : []));

const emptyHead = {
  ...{
    title: 'Sails',
    tagline: '',
    organisation: '',
    summary: '',
    look: { mood: 'crisp', letters: 'any', print: 'usual', colours: [] },
  },
  ...{ datasets: [], charts: [], requested: [] },
};

test('a drawing of a slide stands beside its words, that of a cover in the place of its ornament', () => {
  const points = block('bullets', { items: [entry({ title: 'Hoist it' })] });
  const steps = block('steps', { items: ['Hoist', 'Trim'].map((title) => entry({ title })) });
  const parts = [
    slide('title', { ref: 'cover', title: 'Sails', picture: sail }),
    slide('imageText', { ref: 's', title: 'One sail', picture: sail, blocks: [points] }),
    slide('imageText', { ref: 't', title: 'Two steps', picture: sail, blocks: [steps] }),
  ];
  const spec = specOf({ buildType: 'slides', draft: aDeck({ parts }) });
  if (spec.buildType !== 'slides') throw new Error('no deck');
  const [cover, shown] = spec.content.slides;
  expect(drawnIn(spec)).toEqual(expect.arrayContaining([cover?.image]));
  expect(shown?.blocks.map(({ type, slot }) => [type, slot])).toEqual([
    ['bullets', 'left'],
    ['image', 'right'],
  ]);
  expect(spec.content.slides[2]?.blocks).toHaveLength(2);
});

test('a drawing of a document is a figure with its title as caption, and nothing that is still to come', () => {
  const blocks = [docBlock('figure', { picture: sail, title: 'The mainsail' })];
  const draft = draftSchemas.document.parse({
    ...emptyHead,
    format: {
      ...{ documentType: 'article', size: 'a4', extras: [], currency: '', from: [], to: [], date: '' },
      details: [],
    },
    ...{ lines: [], parts: [{ ref: 'a', heading: 'Sails', blocks }] },
  });
  const spec = specOf({ buildType: 'document', draft });
  if (spec.buildType !== 'document') throw new Error('no document');
  const figure = spec.content.blocks.find(({ type }) => type === 'figure');
  expect(figure).toMatchObject({ asset: drawnIn(spec)[0], caption: 'The mainsail' });
  expect(figure).not.toHaveProperty('placeholder');
});

test('drawings of a website stand beside its title, with the words of a section, and on cards', () => {
  const parts = [
    part('hero', { heading: 'Sails', picture: sail }),
    part('steps', { heading: 'How', picture: sail, items: [item({ title: 'Hoist it', picture: sail })] }),
    part('gallery', { heading: 'More', items: [item({ picture: sail })] }),
  ];
  const spec = specOf({ buildType: 'website', draft: aWebsite({ parts }) });
  if (spec.buildType !== 'website') throw new Error('no website');
  const [hero, steps, gallery] = spec.content.pages[0]?.sections ?? [];
  const ids = drawnIn(spec);
  expect(ids).toHaveLength(4);
  expect(hero).toMatchObject({ layout: 'split', image: ids[0] });
  expect(steps).toMatchObject({ image: expect.any(String), items: [{ image: expect.any(String) }] });
  expect(gallery).toMatchObject({ items: [{ caption: 'A sail on waves', image: expect.any(String) }] });
  expect(spec.assets.some(({ kind }) => kind === 'pattern')).toBe(false);
});

test('a drawing of a frame takes its place, large, and no pattern stands beside it', () => {
  const text = { role: 'title', text: 'Regatta', emphasis: 'strong', group: '', language: '' };
  const frame = { ref: 'a', name: 'A', preset: 'poster', width: 0, height: 0, unit: 'mm' };
  const look = {
    shape: '',
    composition: 'poster',
    ground: 'primary',
    texts: [text],
    picture: sail,
  };
  const draft = draftSchemas.design.parse({ ...emptyHead, parts: [{ ...frame, ...look }] });
  const spec = specOf({ buildType: 'design', draft });
  if (spec.buildType !== 'design') throw new Error('no design');
  const [shown] = spec.content.frames;
  const image = shown?.layers.find(({ type }) => type === 'image');
  expect(image).toMatchObject({ asset: drawnIn(spec)[0], width: shown?.width });
  expect(image?.height ?? 0).toBeGreaterThan((shown?.height ?? 0) * 0.35);
  expect(shown?.layers.filter(({ type }) => type === 'group')).toEqual([]);
  expect(spec.warnings).toEqual([]);
});

test('what is drawn over all of a box is what the drawing lies on, else a tint in which nothing else is drawn', () => {
  const groundOf = (lines: string): unknown => {
    const parts = [part('hero', { heading: 'Sails', picture: `A sail\n${lines}` })];
    return specOf({ buildType: 'website', draft: aWebsite({ parts }) }).assets[0];
  };
  expect(groundOf('accent M0 0H160V100H0Z\nink M0 0h9z')).toMatchObject({ ground: 'accent' });
  expect(groundOf('accent M0 0H80V100H0Z\nink M0 0h9z')).toMatchObject({ ground: 'surface' });
  expect(groundOf('tint M0 0h9v9z')).toMatchObject({ ground: 'background' });
});
