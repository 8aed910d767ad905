import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { applySpecPatch, parseSpec, type SiteSpec } from '@sitewright/site-spec';
import { duplicateNode } from '../src/spec/commands/insert-node.ts';
import { moveNode } from '../src/spec/commands/move-node.ts';
import { removeNode } from '../src/spec/commands/remove-node.ts';
import { setValue } from '../src/spec/commands/set-value.ts';
import { differencesOf, isOtherAround } from '../src/spec/differences.ts';
import type { Command } from '../src/spec/invert.ts';
import { grouped } from '../src/spec/revision-groups.ts';

const fixture = (name: string): SiteSpec => {
  const path = fileURLToPath(
    new URL(`../../../libs/site-render/test/fixtures/${name}.json`, import.meta.url),
  );
  return parseSpec(JSON.parse(readFileSync(path, 'utf8')));
};
const after = (spec: SiteSpec, ...commands: ((now: SiteSpec) => Command)[]): SiteSpec =>
  commands.reduce((now, command) => applySpecPatch(now, command(now).operations), spec);
const told = (before: SiteSpec, now: SiteSpec) =>
  differencesOf(before, now).map(({ id, kind }) => `${kind} ${id}`);

describe('what differs between two revisions', () => {
  const site = fixture('website-pages');
  const sections = '/content/pages/0/sections';
  const ids = site.buildType === 'website' ? (site.content.pages[0]?.sections.map(({ id }) => id) ?? []) : [];

  test('is nothing between one and itself', () => {
    expect(told(site, site)).toEqual([]);
    expect(isOtherAround(site, site)).toEqual({ theme: false, around: false });
  });

  test('is one part that is changed, however deep in it', () => {
    const now = after(site, (spec) => setValue(spec, `${sections}/1/items/0/title`, 'Other'));
    expect(told(site, now)).toEqual([`changed ${ids[1]}`]);
  });

  test('is one part that is moved, not those that it passed', () => {
    const now = after(site, (spec) => moveNode(spec, `${sections}/1`, 3));
    expect(told(site, now)).toEqual([`moved ${ids[1]}`]);
  });

  test('is what was added, and what was removed is looked for where it stood', () => {
    const now = after(site, (spec) => duplicateNode(spec, `${sections}/1`));
    const [added] = differencesOf(site, now);
    expect(added).toMatchObject({ kind: 'added', before: { id: ids[1], page: '/' } });
    const [removed] = differencesOf(now, site);
    expect(removed).toMatchObject({ kind: 'removed', id: added?.id, now: { id: ids[1], page: '/' } });
  });

  test('is told of what stands around the parts', () => {
    const now = after(site, (spec) => setValue(spec, '/content/site/name', 'Other'));
    expect(told(site, now)).toEqual([]);
    expect(isOtherAround(site, now)).toEqual({ theme: false, around: true });
  });

  test('is a layer of a design, and not the frame that it lies in', () => {
    const poster = fixture('design');
    const now = after(poster, (spec) => removeNode(spec, '/content/frames/0/layers/1'));
    expect(differencesOf(poster, now).map(({ kind, part }) => `${kind} ${part.level}`)).toEqual([
      'removed 1',
    ]);
  });
});

test('autosaves of half an hour are one entry, and one with a name begins another', () => {
  const saved = (revision: number, minute: number, more: object = {}) => ({
    ...{ revision, origin: 'autosave', name: null },
    createdAt: new Date(Date.UTC(2026, 0, 1, 10, minute)).toISOString(),
    ...more,
  });
  const groups = grouped([
    ...[saved(6, 40), saved(5, 20), saved(4, 15), saved(3, 10, { name: 'Before the prices' })],
    ...[saved(2, 5), saved(1, 1, { origin: 'build' })],
  ]);
  expect(groups.map(({ all }) => all.map(({ revision }) => revision))).toEqual([[6], [5, 4], [3], [2], [1]]);
});
