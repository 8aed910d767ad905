import { expect, test } from '@jest/globals';
import type { Theme } from '@sitewright/site-spec';
import { aBrief } from '../../../../test/briefs.ts';
import { aDeck, aWebsite, item, part, slide, stamp } from '../../../../test/drafts.ts';
import { finishDraft } from '../../build.ts';
import type { ColourUse } from '../../draft/vocabulary.ts';
import { assemble } from '../assemble.ts';
import { contrastOf } from './colour-maths.ts';

type Look = ReturnType<typeof aWebsite>['look'];

const lookWith = (...texts: string[]): Look => ({
  ...{ mood: 'night', letters: 'any', print: 'usual' },
  colours: texts.map((text) => ({ text, use: 'part' as ColourUse })),
});

const partsOf = (look: Look): NonNullable<Theme['parts']> => {
  const parts = [
    part('hero', { ref: 'top', page: 'home' }),
    part('richText', { ref: 'observing', page: 'home', items: [item({ text: 'Bring a red torch.' })] }),
  ];
  const pages = [{ ref: 'home', title: 'Home', description: '' }];
  const draft = aWebsite({ look, pages, parts });
  return assemble({ buildType: 'website', draft }, aBrief({}), stamp).theme.parts ?? [];
};

test('everything on a part is written in the letters that were ordered for it, on its ground', () => {
  const [own, ...others] = partsOf(lookWith('observing: #000000 #FF5A36'));
  expect(others).toEqual([]);
  expect(own?.id).toBe('observing');
  const { background, text, muted, link, primary } = own?.color ?? {};
  expect(background?.$value).toBe('#000000');
  expect([text, muted, link, primary].map((token) => token?.$value.toLowerCase())).toEqual(
    Array.from({ length: 4 }, () => '#ff5a36'),
  );
});

test('words on a ground alone, or in letters that are lost on it, can be read', () => {
  for (const said of ['observing: #102030', 'observing: navy', 'observing: #222222 #232323']) {
    const { background, text } = partsOf(lookWith(said))[0]?.color ?? {};
    expect(contrastOf(text?.$value ?? '#000000', background?.$value ?? '#000000')).toBeGreaterThanOrEqual(
      4.5,
    );
  }
});

test('a page may have its own colours, what is no part or no colour is left out, and the rest of the look stays', () => {
  const [page, ...others] = partsOf(
    lookWith('home: #331100', 'nowhere: #ff0000', 'observing', 'observing: pleasant', ':', 'home: #00ff00'),
  );
  expect(page?.id).toBe('home_page');
  expect(others).toEqual([]);
  const plain = assemble({ buildType: 'website', draft: aWebsite({ look: lookWith() }) }, aBrief({}), stamp);
  const own = assemble(
    { buildType: 'website', draft: aWebsite({ look: lookWith('top: #331100') }) },
    aBrief({}),
    stamp,
  );
  expect(own.theme.tokens).toEqual(plain.theme.tokens);
});

test('a slide with its own colours stands on its own ground', () => {
  const slides = [slide('title', { ref: 'cover' }), slide('section', { ref: 'pause', title: 'Lights out' })];
  const draft = aDeck({ look: lookWith('pause: #000000 #FF5A36'), parts: slides });
  const spec = assemble({ buildType: 'slides', draft }, aBrief({}), stamp);
  expect(spec.theme.parts?.map(({ id }) => id)).toEqual(['pause']);
  expect(spec.buildType === 'slides' && spec.content.slides[1]?.background).toBeUndefined();
});

test.each([
  [['1147: #000000 #ff5a36'], 'honoured'],
  [['my_slide: #000000'], 'honoured'],
  [['Pause: #000000', '#1147: #331100'], 'honoured'],
  [['1147: #000000', '11470: #331100'], 'missing'],
])('colours of parts (%j) are told as %s', (texts, status) => {
  const refs = ['cover', '1147', 'my_slide', 'Pause'];
  const wish = {
    ...{ id: '', text: 'black there', note: '' },
    kind: 'colour',
    plan: 'done',
    refs: [],
  } as const;
  const parts = refs.map((ref) => slide('section', { ref, title: ref }));
  const draft = aDeck({ look: lookWith(...texts), parts, requested: [{ ...wish, refs: [] }] });
  const brief = aBrief({ buildType: 'slides' });
  const spec = finishDraft({ buildType: 'slides', draft }, brief, { ...stamp, model: 'a-model' });
  expect(spec.brief.requested.map((one) => one.status)).toEqual([status]);
});
