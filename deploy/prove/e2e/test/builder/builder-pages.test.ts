import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  applySpecPatch,
  checkReferences,
  parseSpec,
  type SpecError,
  type WebsiteSpec,
} from '@sitewright/site-spec';
import { duplicateNode } from '../../../../../services/builder/src/spec/commands/insert-node.ts';
import { moveNode } from '../../../../../services/builder/src/spec/commands/move-node.ts';
import {
  addPage,
  isInMenu,
  setInMenu,
  setPagePath,
} from '../../../../../services/builder/src/spec/commands/pages.ts';
import { removeNode } from '../../../../../services/builder/src/spec/commands/remove-node.ts';
import { setValue } from '../../../../../services/builder/src/spec/commands/set-value.ts';
import { Editor } from '../../../../../services/builder/src/spec/editor.ts';
import type { Command } from '../../../../../services/builder/src/spec/invert.ts';
import { addressOf, typedAddress } from '../../../../../services/builder/src/spec/page-address.ts';
import { partTemplates } from '../../../../../services/builder/src/spec/part-templates.ts';
import { en } from '../../../../../services/builder/src/words/en.ts';

const folder = fileURLToPath(new URL('../../../../../libs/site-render/test/fixtures/', import.meta.url));

function website(name: string): WebsiteSpec {
  const spec = parseSpec(JSON.parse(readFileSync(`${folder}${name}`, 'utf8')));
  if (spec.buildType !== 'website') throw new Error(`${name} is no website`);
  return spec;
}

const onePage = (): WebsiteSpec => {
  const spec = website('website-pages.json');
  // A menu of one page leads to its parts by bare anchors.
  const [home] = spec.content.pages;
  const [section] = (home?.sections ?? []).slice(-1);
  if (home === undefined || section === undefined) throw new Error('the fixture is empty');
  const rest = { ...spec.content.footer, columns: [] };
  const navigation = [{ id: 'nav-x', label: 'There', href: `#${section.id}`, style: 'link' as const }];
  const pages = [{ ...home, sections: [section] }];
  return { ...spec, content: { ...spec.content, navigation, footer: rest, pages } };
};

const first = (spec: WebsiteSpec) => partTemplates(spec, en.templates).richText;

/** What a command makes of a site; each is undone to the byte on the way. */
function after(spec: WebsiteSpec, make: (spec: WebsiteSpec) => Command): WebsiteSpec {
  const editor = new Editor(spec);
  expect(editor.run(make(spec))?.message).toBeUndefined();
  const made = editor.state.spec;
  editor.undo();
  expect(JSON.stringify(editor.state.spec)).toBe(JSON.stringify(spec));
  if (made.buildType !== 'website') throw new Error('it is no website any longer');
  expect(checkReferences(made)).toEqual(checkReferences(spec));
  return made;
}

const menuOf = ({ content }: WebsiteSpec) => content.navigation.map(({ label, href }) => ({ label, href }));
const pathsOf = ({ content }: WebsiteSpec) => content.pages.map(({ path }) => path);
const twoPages = () => {
  const spec = website('website-pages.json');
  return after(spec, (now) => addPage(now, 'Our Prices', first(now)));
};
const lastOf = ({ content }: WebsiteSpec) => `/content/pages/${content.pages.length - 1}`;

describe('a page', () => {
  test('is added to a site of one page, whose menu then says on which page its anchors are', () => {
    const spec = onePage();
    const made = after(spec, (now) => addPage(now, 'Our Prices', first(now)));
    expect(pathsOf(made)).toEqual(['/', '/our-prices']);
    const anchor = spec.content.navigation[0]?.href;
    expect(menuOf(made)).toEqual([
      { label: 'There', href: `/${anchor}` },
      { label: 'Our Prices', href: '/our-prices' },
    ]);
  });

  test('has its place in the menu before the button', () => {
    const spec = website('website-pages.json');
    const button = { id: 'nav-button', label: 'Write', href: 'mailto:a@b.example', style: 'button' as const };
    const withButton = {
      ...spec,
      content: { ...spec.content, navigation: [...spec.content.navigation, button] },
    };
    const made = after(withButton, (now) => addPage(now, 'Our Prices', first(now)));
    expect(menuOf(made).at(-1)?.label).toBe('Write');
    expect(menuOf(made).some(({ href }) => href === '/our-prices')).toBe(true);
  });

  test('is called anew with what leads to it by its name, as one step to undo and one to send', () => {
    const spec = twoPages();
    const editor = new Editor(spec, () => 0);
    const title = `${lastOf(spec)}/title`;
    for (const typed of ['P', 'Pr', 'Prices']) editor.run(setValue(editor.state.spec, title, typed));
    const { spec: made } = editor.state;
    if (made.buildType !== 'website') throw new Error('it is no website any longer');
    expect(made.content.pages.at(-1)).toMatchObject({ title: 'Prices', path: '/our-prices' });
    expect(made.content.pages.at(-1)?.seo.title).toBe(`Prices – ${spec.content.site.name}`);
    expect(menuOf(made)).toContainEqual({ label: 'Prices', href: '/our-prices' });
    const sent = editor.pending.map(({ operation }) => operation.path);
    expect(new Set(sent).size).toBe(sent.length);
    editor.undo();
    expect(JSON.stringify(editor.state.spec)).toBe(JSON.stringify(spec));
    editor.redo();
    expect(JSON.stringify(editor.state.spec)).toBe(JSON.stringify(made));
  });

  test('keeps a name in the menu that somebody has given it', () => {
    const spec = twoPages();
    const index = spec.content.navigation.findIndex(({ href }) => href === '/our-prices');
    const named = after(spec, (now) => setValue(now, `/content/navigation/${index}/label`, 'What it costs'));
    const made = after(named, (now) => setValue(now, `${lastOf(now)}/title`, 'Prices'));
    expect(menuOf(made)).toContainEqual({ label: 'What it costs', href: '/our-prices' });
  });

  test('takes all that leads to it along to another address', () => {
    const spec = twoPages();
    const made = after(spec, (now) => setPagePath(now, lastOf(now), '/prices'));
    expect(pathsOf(made).at(-1)).toBe('/prices');
    expect(JSON.stringify(made)).not.toContain('"/our-prices');
  });

  test.each([
    ['one that another page has', '/'],
    ['what is no address', '/Our Prices'],
  ])('is not given %s', (_, address) => {
    const spec = twoPages();
    const refused: SpecError | undefined = new Editor(spec).run(setPagePath(spec, lastOf(spec), address));
    expect(refused?.issues).not.toHaveLength(0);
  });

  test('is moved, and its link in the menu with it', () => {
    const spec = twoPages();
    const made = after(spec, (now) => moveNode(now, lastOf(now), 1));
    expect(pathsOf(made)[1]).toBe('/our-prices');
    const order = menuOf(made).flatMap(({ href }) => (pathsOf(made).includes(href) ? [href] : []));
    expect(order).toEqual([...order].sort((a, b) => pathsOf(made).indexOf(a) - pathsOf(made).indexOf(b)));
  });

  test('is doubled at an address of its own', () => {
    const spec = twoPages();
    const made = after(spec, (now) => duplicateNode(now, lastOf(now)));
    expect(pathsOf(made).slice(-2)).toEqual(['/our-prices', '/our-prices-2']);
  });

  test('is removed with what leads to it, and the page at the root is not', () => {
    const spec = twoPages();
    const made = after(spec, (now) => removeNode(now, lastOf(now)));
    expect(JSON.stringify(made)).not.toContain('"/our-prices');
    expect(new Editor(spec).run(removeNode(spec, '/content/pages/0'))).toBeDefined();
  });

  test('is taken out of the menu and put back where it was', () => {
    const spec = twoPages();
    const out = after(spec, (now) => setInMenu(now, lastOf(now), false));
    expect(isInMenu(out, lastOf(out))).toBe(false);
    expect(menuOf(after(out, (now) => setInMenu(now, lastOf(now), true)))).toEqual(menuOf(spec));
  });

  test('is found again with what leads to it when somebody else has edited meanwhile', () => {
    const spec = twoPages();
    const editor = new Editor(spec);
    editor.run(removeNode(spec, lastOf(spec)));
    editor.run(setPagePath(editor.state.spec, '/content/pages/1', '/elsewhere'));
    const theirs = applySpecPatch(spec, [{ op: 'replace', path: '/title', value: 'Theirs' }]);
    expect(editor.rebase(theirs)).toBe(0);
    expect(JSON.stringify(editor.state.spec)).not.toContain('"/our-prices');
    expect(JSON.stringify(editor.state.spec)).toContain('"/elsewhere"');
  });
});

test.each([
  ['Über uns', '/uber-uns'],
  ['Straße & Weg', '/strasse-weg'],
  ['من نحن', '/page-2'],
])('the address of %s is %s', (title, address) => {
  expect(addressOf(website('website-pages.json'), title)).toBe(address);
});

test('an address is typed as it comes', () => {
  expect(['Our Team/', 'team', '/a//B c'].map(typedAddress)).toEqual(['/our-team', '/team', '/a/b-c']);
});

test('a card whose link led to what is removed stays, without the link', () => {
  const spec = twoPages();
  const cards = partTemplates(spec, en.templates).events;
  const count = spec.content.pages[0]?.sections.length ?? 0;
  const at = `/content/pages/0/sections/${count}`;
  const linked = applySpecPatch(spec, [
    { op: 'add', path: at, value: cards },
    { op: 'add', path: `${at}/items/0/href`, value: '/our-prices' },
  ]);
  if (linked.buildType !== 'website') throw new Error('it is no website any longer');
  const made = after(linked, (now) => removeNode(now, lastOf(now)));
  expect(made.content.pages[0]?.sections[count]).toMatchObject({ items: [{ title: 'A title' }, {}, {}] });
});
