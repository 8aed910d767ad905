import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { bodyOf, renderPages } from '@sitewright/site-render/browser';
import {
  applySpecPatch,
  COLOR_ROLES,
  findAt,
  parseSpec,
  publishable,
  type SiteSpec,
  type SpecPatch,
  siteSpecSchema,
  toCheck,
  walkNodes,
} from '@sitewright/site-spec';
import fc from 'fast-check';
import { z } from 'zod';
import { arbitraryOf, tidy } from '../../../../../libs/site-spec/test/arbitrary.ts';
import { renderMarked } from '../../../../../services/builder/frame/locate.ts';
import { marksIn, stripMarks } from '../../../../../services/builder/frame/mark.ts';
import { kindOf } from '../../../../../services/builder/src/inspector/field-kind.ts';
import { fromTyped, toTyped } from '../../../../../services/builder/src/inspector/marked-text.ts';
import { setCells, tableAt } from '../../../../../services/builder/src/spec/commands/edit-table.ts';
import { duplicateNode, insertNode } from '../../../../../services/builder/src/spec/commands/insert-node.ts';
import { moveNode } from '../../../../../services/builder/src/spec/commands/move-node.ts';
import { removeNode } from '../../../../../services/builder/src/spec/commands/remove-node.ts';
import { setColor } from '../../../../../services/builder/src/spec/commands/set-color.ts';
import { setValue } from '../../../../../services/builder/src/spec/commands/set-value.ts';
import { weakPairs } from '../../../../../services/builder/src/spec/contrast.ts';
import { Editor } from '../../../../../services/builder/src/spec/editor.ts';
import type { Command } from '../../../../../services/builder/src/spec/invert.ts';
import { freshIn } from '../../../../../services/builder/src/spec/nodes.ts';
import { memberTemplates, partTemplates } from '../../../../../services/builder/src/spec/part-templates.ts';
import { schemaAt } from '../../../../../services/builder/src/spec/schema-at.ts';
import { textFields } from '../../../../../services/builder/src/spec/text-fields.ts';
import { en } from '../../../../../services/builder/src/words/en.ts';

const folder = fileURLToPath(new URL('../../../../../libs/site-render/test/fixtures/', import.meta.url));
const fixtures = readdirSync(folder)
  .filter((name) => name !== 'themes.json')
  .map((name) => [name, parseSpec(JSON.parse(readFileSync(`${folder}${name}`, 'utf8')))] as const);
const website = (): SiteSpec => {
  const found = fixtures.find(([name]) => name === 'website-pages.json');
  if (found === undefined) throw new Error('the fixture is gone');
  return found[1];
};

const render = async (spec: SiteSpec): Promise<string> =>
  (await renderPages(spec)).map((page) => bodyOf(spec, page).markup).join('\n');

describe('marks on what is rendered', () => {
  test.each(fixtures)(
    '%s shows nothing else with them, and nearly all of its texts are found',
    async (_, spec) => {
      const fields = textFields(spec);
      const { plain, marked, replaced } = await renderMarked(fields, spec, render);
      expect(stripMarks(marked, replaced)).toBe(plain);
      expect(plain).toBe(await render(spec));
      expect(new Set(marksIn(marked)).size).toBeGreaterThan(fields.length * 0.7);
    },
  );

  test('a site is marked at once: on a slow machine there is no time to look for what a mark would change', async () => {
    let renders = 0;
    const counted = (spec: SiteSpec) => {
      renders += 1;
      return render(spec);
    };
    await renderMarked(textFields(website()), website(), counted);
    expect(renders).toBe(2);
  });

  test('a heading is found at each length, those at which the layout changes too', async () => {
    const spec = website();
    const field = '/content/pages/0/sections/0/heading';
    const unfound: number[] = [];
    for (let length = 20; length <= 84; length += 1) {
      const text = 'Bread and rolls and cakes and pies '.repeat(3).slice(0, length - 1);
      const long = applySpecPatch(spec, [{ op: 'replace', path: field, value: `${text}s` }]);
      const { marked } = await renderMarked([field], long, render);
      if (marksIn(marked).length === 0) unfound.push(length);
    }
    expect(unfound).toEqual([]);
  });

  // Charts at random are few that can be drawn at all; the fixtures have those that can.
  test('any of 500 specifications without charts shows nothing else with them', async () => {
    const specs = arbitraryOf(siteSpecSchema)
      .map(tidy)
      .filter((spec) => !JSON.stringify(spec.content).includes('"dataset'));
    const property = fc.asyncProperty(specs, async (spec) => {
      const { plain, marked, replaced } = await renderMarked(textFields(spec), spec, render);
      expect(stripMarks(marked, replaced)).toBe(marked === plain ? stripMarks(plain, replaced) : plain);
    });
    await fc.assert(property, { numRuns: 500 });
  }, 300_000);
});

/** A command chosen by numbers: any text, any element of a list, any colour. */
function commandBy(spec: SiteSpec, kind: number, place: number, size: number): Command {
  const lists = [...walkNodes(spec.content, ['content'])]
    .map(({ path }) => path)
    .filter((path) => Array.isArray(findAt(spec, path.slice(0, path.lastIndexOf('/')))));
  const element = lists[place % lists.length] ?? '/content';
  const fields = textFields(spec);
  const field = fields[place % fields.length] ?? '/title';
  if (kind === 0) return moveNode(spec, element, size);
  if (kind === 1) return duplicateNode(spec, element);
  if (kind === 2) return removeNode(spec, element);
  const role = COLOR_ROLES[place % COLOR_ROLES.length] ?? 'text';
  if (kind === 3)
    return setColor(spec, 'light', role, `#${(size * 7_919).toString(16).padStart(6, '0').slice(-6)}`);
  return setValue(spec, field, 'x'.repeat(1 + (size % 30)));
}

const choices = fc.array(fc.tuple(fc.nat(4), fc.nat(2_000), fc.nat(40)), { minLength: 200, maxLength: 200 });

test.each(fixtures)(
  '200 commands on %s undone leave its bytes as they were, and redone as they became',
  (_, spec) => {
    const property = fc.property(choices, (made) => {
      let now = 0;
      const editor = new Editor(spec, () => (now += 10_000));
      for (const [kind, place, size] of made) editor.run(commandBy(editor.state.spec, kind, place, size));
      const after = JSON.stringify(editor.state.spec);
      const sent: SpecPatch = editor.pending.map(({ operation }) => operation);
      // What the server would make of it, a batch at a time as it is sent.
      let served = spec;
      for (let from = 0; from < sent.length; from += 400)
        served = applySpecPatch(served, sent.slice(from, from + 400));
      expect(JSON.stringify(served)).toBe(after);
      while (editor.state.undo !== undefined) editor.undo();
      expect(JSON.stringify(editor.state.spec)).toBe(JSON.stringify(spec));
      while (editor.state.redo !== undefined) editor.redo();
      expect(JSON.stringify(editor.state.spec)).toBe(after);
    });
    fc.assert(property, { numRuns: 1 });
  },
);

test('typing into one field is one thing to undo and one operation to send', () => {
  const spec = website();
  let now = 0;
  const editor = new Editor(spec, () => (now += 100));
  for (const text of ['A', 'Ab', 'Abc']) editor.run(setValue(editor.state.spec, '/title', text));
  expect(editor.pending.map(({ operation }) => operation)).toEqual([
    { op: 'replace', path: '/title', value: 'Abc' },
  ]);
  editor.undo();
  expect(editor.state.spec.title).toBe(spec.title);
  expect(editor.state.undo).toBeUndefined();
});

describe('edits of two at the same time', () => {
  const sections = '/content/pages/0/sections';
  const moved = (spec: SiteSpec) =>
    applySpecPatch(spec, [{ op: 'move', from: `${sections}/2`, path: `${sections}/1` }]);

  test('an edit follows its node to where somebody else moved it', () => {
    const spec = website();
    const editor = new Editor(spec);
    editor.run(setValue(spec, `${sections}/2/heading`, 'Mine'));
    expect(editor.rebase(moved(spec))).toBe(0);
    expect(findAt(editor.state.spec, `${sections}/1/heading`)).toBe('Mine');
    expect(editor.state.conflicts).toEqual([]);
  });

  test('a field changed on both sides is theirs until somebody has chosen, and both are there to see', () => {
    const spec = website();
    const editor = new Editor(spec);
    editor.run(setValue(spec, '/title', 'Mine'));
    editor.rebase(applySpecPatch(spec, [{ op: 'replace', path: '/title', value: 'Theirs' }]));
    expect(editor.state.spec.title).toBe('Theirs');
    const [conflict] = editor.state.conflicts;
    expect(conflict).toMatchObject({ mine: 'Mine', theirs: 'Theirs' });
    if (conflict !== undefined) editor.settle(conflict, 'mine');
    expect(editor.state.spec.title).toBe('Mine');
    expect(editor.state.conflicts).toEqual([]);
  });

  test('an edit whose place is gone is counted', () => {
    const spec = website();
    const editor = new Editor(spec);
    editor.run(setValue(spec, `${sections}/2/heading`, 'Mine'));
    const { operations } = removeNode(spec, `${sections}/2`);
    expect(editor.rebase(applySpecPatch(spec, operations))).toBe(1);
  });
});

test('every part that can be added is one that the specification takes', () => {
  for (const [, spec] of fixtures) {
    for (const [kind, value] of Object.entries(partTemplates(spec, en.templates))) {
      const editor = new Editor(spec);
      const list = lists[spec.buildType];
      const count = (findAt(spec, list) as readonly unknown[]).length;
      const refused = editor.run(insertNode(spec, list, count, value));
      expect({ kind, problem: refused?.message }).toEqual({ kind, problem: undefined });
    }
  }
});

test('every member that a part can be given is one that the specification takes', () => {
  const given = new Set<string>();
  for (const [, spec] of fixtures) {
    const list = lists[spec.buildType];
    const parts = Object.values(partTemplates(spec, en.templates));
    const full = parts.reduce<SiteSpec>(
      (now, part) => applySpecPatch(now, insertNode(now, list, 1, part).operations),
      spec,
    );
    for (const { path, value } of walkNodes(full.content, ['content'])) {
      const schema = schemaAt(full, path);
      if (!(schema instanceof z.ZodObject)) continue;
      for (const [name, member] of Object.entries(memberTemplates(en.templates))) {
        const isList = Array.isArray(value[name]);
        if (!(name in schema.shape) || (value[name] !== undefined && !isList)) continue;
        const kind = kindOf(name, schema.shape[name])?.kind;
        if (kind !== 'group' && !isList) continue;
        const command = isList
          ? insertNode(full, `${path}/${name}`, 0, member)
          : setValue(full, `${path}/${name}`, freshIn(full, member));
        const problem = new Editor(full).run(command)?.message;
        expect({ path, name, problem }).toEqual({ path, name, problem: undefined });
        given.add(name);
      }
    }
  }
  expect([...given].sort()).toEqual(Object.keys(memberTemplates(en.templates)).sort());
});

const lists: Readonly<Record<SiteSpec['buildType'], string>> = {
  website: '/content/pages/0/sections',
  slides: '/content/slides',
  document: '/content/blocks',
  design: '/content/frames/0/layers',
  dataviz: '/content/charts',
};

describe('what was added is public once it is written, and asks no longer', () => {
  const cases = ['website-pages.json', 'slides.json', 'document.json'].flatMap((file) => {
    const spec = fixtures.find(([name]) => name === file)?.[1];
    if (spec === undefined) throw new Error(`${file} is gone`);
    return Object.entries(partTemplates(spec, en.templates)).map(([kind, part]) => ({ kind, spec, part }));
  });

  test.each(cases)('$spec.buildType: $kind', ({ kind, spec, part }) => {
    // A form asks its readers, and needs no words of its owner but a heading.
    const isForm = ['contactForm', 'booking', 'newsletter'].includes(kind);
    const list = lists[spec.buildType];
    const editor = new Editor(spec);
    expect(editor.run(insertNode(spec, list, 1, part))).toBeUndefined();
    const added = `${list}/1`;
    const isIn = ({ path = '' }) => path === added || path.startsWith(`${added}/`);
    const asks = toCheck(editor.state.spec).some(isIn);
    const texts = textFields(editor.state.spec).filter((path) => isIn({ path }));
    const id = String(findAt(editor.state.spec, `${added}/id`));
    const told = () => JSON.stringify(publishable(editor.state.spec));
    expect({ asks, isPublic: told().includes(`"${id}"`) }).toEqual({ asks, isPublic: !asks || isForm });
    for (const [number, path] of texts.entries()) {
      const { spec: now } = editor.state;
      const command = setValue(now, path, `W${number}`);
      expect(editor.run(command)).toBeUndefined();
    }
    for (const { path } of walkNodes(editor.state.spec.content, ['content'])) {
      const table = isIn({ path }) ? tableAt(editor.state.spec, path) : undefined;
      if (table === undefined) continue;
      const value = table.columns === 'columns' ? 'Nine' : 9;
      editor.run(setCells(editor.state.spec, table, { row: 0, column: 1 }, [[value]]));
    }
    expect(toCheck(editor.state.spec).filter(isIn)).toEqual([]);
    expect([...texts.keys()].filter((number) => !told().includes(`"W${number}"`))).toEqual([]);
  });
});

test('what was read from a price goes with the words that it was read from, and comes back with them', () => {
  const sections = '/content/pages/0/sections';
  const offers = applySpecPatch(website(), [
    { op: 'add', path: `${sections}/-`, value: partTemplates(website(), en.templates).pricing },
  ]);
  const at = (offers.buildType === 'website' ? (offers.content.pages[0]?.sections.length ?? 0) : 0) - 1;
  const price = `${sections}/${at}/items/0/price`;
  const read = { text: 'CHF 45', amount: 45, currency: 'CHF', period: 'once' };
  const spec = applySpecPatch(offers, [{ op: 'replace', path: price, value: read }]);
  const editor = new Editor(spec);
  editor.run(setValue(editor.state.spec, `${price}/text`, 'CHF 5'));
  editor.run(setValue(editor.state.spec, `${price}/text`, 'CHF 55'));
  expect(findAt(editor.state.spec, price)).toEqual({ text: 'CHF 55' });
  editor.undo();
  expect(JSON.stringify(findAt(editor.state.spec, price))).toBe(
    JSON.stringify({ text: 'CHF 45', amount: 45, currency: 'CHF', period: 'once' }),
  );
});

test('links and the focus go with the primary colour that they had, where they stay readable', () => {
  const spec = website();
  const one = applySpecPatch(
    spec,
    ['focus', 'link'].map((role) => ({
      op: 'replace' as const,
      path: `/theme/tokens/color/${role}/$value`,
      value: spec.theme.tokens.color.primary.$value,
    })),
  );
  const colorsAfter = (from: SiteSpec, role: 'primary' | 'link', value: string) => {
    const editor = new Editor(from);
    expect(editor.run(setColor(editor.state.spec, 'light', role, value))).toBeUndefined();
    const { primary, focus, link } = editor.state.spec.theme.tokens.color;
    return [primary.$value, focus.$value, link.$value];
  };
  const was = one.theme.tokens.color.primary.$value;
  expect(colorsAfter(one, 'primary', '#005a31')).toEqual(['#005a31', '#005a31', '#005a31']);
  expect(colorsAfter(one, 'primary', '#fff27a')).toEqual(['#fff27a', was, was]);
  expect(colorsAfter(one, 'link', '#005a31')).toEqual([was, was, '#005a31']);
});

test('marked text is typed and read back as it was', () => {
  const texts = [
    'Plain',
    [{ text: 'A ' }, { text: 'bold', bold: true }, { text: ' and ' }, { text: 'x', href: '#y' }],
  ];
  for (const text of texts) expect(fromTyped(toTyped(text))).toEqual(text);
});

test('a colour that cannot be read is told with the nearest that can', () => {
  const editor = new Editor(website());
  editor.run(setColor(editor.state.spec, 'light', 'text', '#eeeeee'));
  const [weak] = weakPairs(editor.state.spec).filter(({ foreground }) => foreground === 'text');
  expect(weak?.nearest).toMatch(/^#[0-9a-f]{6}$/);
  editor.run(setColor(editor.state.spec, 'light', 'text', weak?.nearest ?? ''));
  const left = weakPairs(editor.state.spec).filter(
    ({ foreground, background }) => foreground === 'text' && background === weak?.background,
  );
  expect(left).toEqual([]);
  const account = editor.state.spec.theme.contrast.find(
    ({ foreground, background, scheme }) =>
      foreground === 'text' && background === 'background' && scheme === 'light',
  );
  expect(account?.ratio ?? 21).toBeGreaterThanOrEqual(4.5);
});
