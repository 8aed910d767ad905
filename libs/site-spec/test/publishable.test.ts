import { expect, test } from '@jest/globals';
import { parseSpec } from '../src/parse.ts';
import { publishable } from '../src/publishable.ts';
import { checkReferences } from '../src/references.ts';
import type { WebsiteSpec } from '../src/spec.ts';
import { sampleSpec } from './sample.ts';

const site = (): WebsiteSpec => {
  const spec = sampleSpec();
  if (spec.buildType !== 'website') throw new Error('the sample is a website');
  return spec;
};

const faq = (id: string, items: object[]) => ({
  ...{ id, type: 'faq', layout: 'list', background: 'default', heading: 'Questions', actions: [], items },
});

/** The sample with more sections and a link to each of them. */
function withSections(...sections: { id: string }[]): WebsiteSpec {
  const spec = structuredClone(site());
  const page = spec.content.pages[0];
  Object.assign(page ?? {}, { sections: [...(page?.sections ?? []), ...sections] });
  const links = sections.map(({ id }) => ({ id: `to-${id}`, label: id, href: `/#${id}`, style: 'link' }));
  Object.assign(spec.content, { navigation: [...spec.content.navigation, ...links] });
  const checked = parseSpec(spec);
  expect(checkReferences(checked)).toEqual([]);
  if (checked.buildType !== 'website') throw new Error('still a website');
  return checked;
}

test('hands back a specification that asks nothing', () => {
  const spec = site();
  expect(publishable(spec)).toBe(spec);
});

test('leaves out items and fields that ask, and keeps the words beside them', () => {
  const given = { id: 'a', question: 'Do you ship?', answer: 'Yes.' };
  const half = {
    id: 'b',
    question: 'Where are you?',
    answer: 'In which street?',
    placeholder: true,
    questions: ['answer'],
  };
  const open = {
    id: 'c',
    question: 'What else?',
    answer: 'What?',
    placeholder: true,
    questions: ['question', 'answer'],
  };
  const text = JSON.stringify(publishable(withSections(faq('ask', [given, half, open]))).content);
  expect(text).toContain('Do you ship?');
  expect(text).not.toContain('In which street?');
  expect(text).not.toContain('What else?');
});

test('leaves out a section of questions alone, and the links to it', () => {
  const open = {
    id: 'c',
    question: 'What else?',
    answer: 'What?',
    placeholder: true,
    questions: ['question', 'answer'],
  };
  const spec = withSections(faq('gone', [open]));
  expect(JSON.stringify(spec.content)).toContain('gone');
  const published = publishable(spec);
  expect(checkReferences(parseSpec(published))).toEqual([]);
  expect(JSON.stringify(published.content)).not.toContain('gone');
});
