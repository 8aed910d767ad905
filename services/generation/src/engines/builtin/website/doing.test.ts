import { describe, expect, test } from '@jest/globals';
import { composeSpec } from '../compose.ts';
import { doingFor, doingIn } from './doing.ts';

function partsOf(prompt: string): { features: string; steps: string; kinds: string[] } {
  const spec = composeSpec({
    prompt,
    buildType: 'website',
    mode: 'economy',
    createdAt: '2027-01-01T00:00:00Z',
  });
  if (spec.buildType !== 'website') throw new Error('not a website');
  const sections = spec.content.pages.flatMap((page) => page.sections);
  const textOf = (kind: string) => JSON.stringify(sections.filter(({ type }) => type === kind)).toLowerCase();
  return { features: textOf('features'), steps: textOf('steps'), kinds: sections.map(({ type }) => type) };
}

describe('what a thing does reaches its features and steps', () => {
  test.each([
    ['an app that reminds people to water their plants', 'watering your plants'],
    ['a tool which helps teachers grade essays', 'grading essays'],
    ['a service for walking dogs while owners are at work', 'walking dogs'],
    ['an app that lets neighbours lend tools to each other', 'tools'],
    ['a tool that warns farmers about frost', 'frost'],
    ['an app that splits restaurant bills between friends', 'splitting restaurant bills'],
    ['a browser extension that blocks distracting websites', 'blocking distracting websites'],
    ['an app which tells hikers where to find water', 'where to find water'],
    ['software that automates invoices for freelancers', 'automating invoices'],
    ['a service that picks up old mattresses', 'picking up old mattresses'],
    ['an app that makes it easy to swap shifts', 'swapping shifts'],
  ])('%s', (prompt, told) => {
    const { features, steps } = partsOf(prompt);
    expect(features).toContain(told);
    expect(steps).toContain(told);
    expect(features).not.toContain('before anything is tapped');
  });

  test('those who are helped are no team', () => {
    expect(partsOf('a tool which helps teachers grade essays').kinds).not.toContain('team');
  });
});

describe('a clause without a deed', () => {
  test.each(['is fast', 'has three plans', 'was founded in 2019', 'does everything', ''])('%p', (clause) => {
    expect(doingIn(clause)).toBeUndefined();
  });

  test('a noun that ends like a deed is none', () => {
    expect(doingFor('wedding guests')).toBeUndefined();
    expect(doingFor('cafes')).toBeUndefined();
  });

  test('long runs of words are read in linear time', () => {
    expect(doingIn(`reminds ${'people '.repeat(5000)}to water`)).toBeUndefined();
  });
});
