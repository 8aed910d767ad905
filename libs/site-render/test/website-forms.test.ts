import { expect, test } from '@jest/globals';
import { renderPage } from '../src/page.ts';
import { textOf } from './fixtures.ts';
import { markupOf, sectionOf } from './website-sections.ts';

test('works without pictures are shown by large titles, unless one of them is long', async () => {
  const { spec, section } = await sectionOf('portfolio');
  const [item] = section.items;
  if (item === undefined) throw new Error('no work');
  const { image, questions, ...given } = item;
  const worksOf = (title: string): Promise<string> =>
    markupOf(spec, { ...section, groups: [], items: [{ ...given, group: undefined, title }] });
  expect(await worksOf('Four days are enough')).toMatch(/class="section portfolio [^"]* works short"/);
  expect(await worksOf('Four days are enough for all of us')).toMatch(/ works"/);
  expect(await worksOf('The report of all that was asked of us in four days')).not.toContain(' works"');
});

test('items that lead on and say little else are tiles to choose from, tapped as a whole', async () => {
  const { spec, section } = await sectionOf('features');
  const tiles = (text: string): Promise<string> =>
    markupOf(spec, {
      ...section,
      items: ['Come by', 'By post'].map((title, at) => ({
        ...{ id: `d${at}`, title, text },
        action: { id: `a${at}`, label: 'Learn more', href: '#menu-1', style: 'link' as const },
      })),
    });
  const short = await tiles('The shop is open on Saturdays.');
  expect(short).toContain(' doors c-2');
  expect(short).toMatch(/<h3><a href="#menu-1">Come by<\/a><svg class="icon"/u);
  expect(await tiles('The shop is open on Saturdays. '.repeat(5))).not.toContain(' doors');
});

test('a single quotation stands beside its heading, and hours under none but that of their section', async () => {
  const { spec, section } = await sectionOf('testimonials');
  const one = { ...section, items: section.items.slice(0, 1) };
  expect(await markupOf(spec, one)).toMatch(/class="section testimonials [^"]*single q-\d beside"/);
  const { section: places } = await sectionOf('locationHours');
  const [place] = places.items;
  if (place === undefined) throw new Error('no place');
  const site = { ...spec.content.site, name: 'Quill' };
  const quill = { ...spec, content: { ...spec.content, site } };
  const own = { ...place, name: site.name, questions: undefined };
  const named = '<h3>Quill</h3>';
  expect(await markupOf(quill, { ...places, items: [own] })).toContain(named);
  const hours = { ...places, items: [{ ...own, address: undefined }] };
  expect(await markupOf(quill, hours)).not.toContain(named);
});

test('the foot under a call is of another colour than the call', async () => {
  const { spec, section } = await sectionOf('callToAction');
  const footUnder = async (primary: string): Promise<string | undefined> => {
    const [home] = spec.content.pages;
    if (home === undefined) throw new Error('no page');
    const pages = [{ ...home, sections: [{ ...section, background: 'primary' as const }] }];
    const { color } = spec.theme.tokens;
    const colors = { ...color, primary: { ...color.primary, $value: primary } };
    const theme = {
      ...spec.theme,
      named: [{ role: 'primary' as const, text: 'navy', value: primary }],
      tokens: { ...spec.theme.tokens, color: colors },
    };
    const markup = textOf(
      await renderPage({ ...spec, theme, content: { ...spec.content, pages } }, home.path),
    );
    return /site-footer [^"]*(foot-\w+)/.exec(markup)?.[1];
  };
  expect(await footUnder('#152952')).toBe('foot-plain');
});

test('what a form or a place asks its owner stands in a box of its own', async () => {
  const { spec, section: form } = await sectionOf('contactForm');
  const note = 'Where shall the messages go?';
  const asking = { placeholder: true, questions: ['note'] };
  expect(await markupOf(spec, { ...form, note, ...asking })).toContain(`<p class="asked">${note}</p>`);
  expect(await markupOf(spec, { ...form, note })).toContain(`<p>${note}</p>`);
  const { section: places } = await sectionOf('locationHours');
  const [place] = places.items;
  if (place === undefined) throw new Error('no place');
  const directions = 'How do people get there?';
  const item = { ...place, directions, placeholder: true, questions: ['directions'] };
  expect(await markupOf(spec, { ...places, items: [item] })).toContain(`<p class="asked">${directions}</p>`);
});

test('buttons have the colour that was ordered for them, with words that are read on it', async () => {
  const { spec } = await sectionOf('contactForm');
  const styleWith = async (value: string): Promise<string> => {
    const named = [{ text: 'of buttons', value, role: 'buttons' as const }];
    return textOf(await renderPage({ ...spec, theme: { ...spec.theme, named } }, '/'));
  };
  expect(await styleWith('#ffd400')).toContain('--button:#ffd400;--on-button:#');
  expect(await styleWith('#14213d')).toContain('--button:#14213d;--on-button:#ffffff');
});

test('what is told in an opening stands in one line where that is no wider than a telephone', async () => {
  const { spec, section } = await sectionOf('hero');
  const told = (text: string): Promise<string> => markupOf(spec, { ...section, items: [{ id: 'i', text }] });
  expect(await told('Term: 17 do 20 września')).toMatch(/<b class="whole">17.do.20.września/u);
  expect(await told('Term: od 17 do 20 września 2026')).toMatch(/<b>od.17.do.20.września.2026/u);
});
