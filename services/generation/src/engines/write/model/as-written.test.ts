import { expect, test } from '@jest/globals';
import type { SiteSpec } from '@sitewright/site-spec';
import { aWebsite, item, part, stamp } from '../../../../test/drafts.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { finishDraft } from '../../build.ts';

function written(prompt: string, heading: string, text: string): SiteSpec {
  const pages = [{ ref: 'home', title: heading, description: '' }];
  const parts = [part('richText', { page: 'home', heading, items: [item({ text })] })];
  const draft = aWebsite({ title: heading, pages, parts });
  return finishDraft({ buildType: 'website', draft }, readBrief(prompt, 'website'), {
    ...stamp,
    mode: 'lite',
    model: 'a model',
  });
}

test('what a language model wrote gets the interface words of the language that it is written in', () => {
  const prompt = 'Please make a page of our survey. The statements are in German, all else in English.';
  const spec = written(
    prompt,
    'What the class thinks',
    'Twenty of our pupils agree that the experiments help them, and six of them say that homework does.',
  );
  expect(spec).toMatchObject({ language: 'en', dir: 'ltr' });
  expect(spec.labels?.table).toBe('Table');
});

test('a name that rules guess stands nowhere where a language model found none', () => {
  const prompt = 'A page about ink. July is quiet, for Harrow & Son closes.';
  const spec = written(
    prompt,
    'Ink by the month',
    'In July next to nothing is printed, as is known to all of us.',
  );
  expect(spec.brief).toMatchObject({ subject: 'Ink by the month' });
  expect(spec.brief.organisation).toBeUndefined();
});

test('a language without interface words gets English ones', () => {
  const spec = written(
    'A page for our choir in Sofia, in Bulgarian.',
    'Нашият хор',
    'Пеем всеки вторник вечер в читалището и каним всеки, който обича народните песни на нашата страна.',
  );
  expect(spec.language).toBe('bg');
  expect(spec.labels?.table).toBe('Table');
});
