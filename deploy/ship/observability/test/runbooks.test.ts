import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { environmentName } from '@sitewright/config';
import { serviceSettings } from '@sitewright/local/service-settings';
import { pathOf } from '../src/files.ts';
import { createClock } from '../src/rules/clock.ts';
import { ruleGroups, runbookOf } from '../src/rules/files.ts';

const alerts = ruleGroups(createClock()).flatMap((group) => group.alerts);
const pages = [...new Set(alerts.map(runbookOf))];
const readme = 'deploy/ship/observability/README.md';
const read = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** As GitHub makes them of headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const linksOf = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);

describe('runbooks', () => {
  test('are there for each of at least 12 alerts, and for nothing else', () => {
    expect(pages.length).toBeGreaterThanOrEqual(12);
    const there = readdirSync(pathOf('deploy/ship/observability/runbooks'));
    expect(there.map((name) => `deploy/ship/observability/runbooks/${name}`).sort()).toEqual(
      [...pages].sort(),
    );
  });

  test.each(pages)('%s answers the five questions', (page) => {
    const headings = [...read(page).matchAll(/^## (.+)\n\n\S/gm)].map(([, one]) => one);
    expect(headings).toEqual([
      'What it means',
      'What callers feel',
      'How to look',
      'What to do',
      'When to wake whom',
    ]);
  });

  test.each([...pages, readme])('%s links to what is there', (page) => {
    const broken = linksOf(read(page)).filter((link) => {
      if (/^https?:/.test(link)) return false;
      const [file = '', anchor] = link.split('#');
      const path = file === '' ? pathOf(page) : join(dirname(pathOf(page)), file);
      if (!existsSync(path)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('name only settings that a service has', () => {
    const known = serviceSettings.flatMap(({ prefix, settings }) =>
      Object.keys(settings).map((key) => environmentName(prefix, key)),
    );
    const prefixes = serviceSettings.map(({ prefix }) => prefix).join('|');
    const named = pages.flatMap((page) => [
      ...read(page).matchAll(new RegExp(`\\b(?:${prefixes})_[A-Z_]*[A-Z]\\b`, 'g')),
    ]);
    expect(named.length).toBeGreaterThan(0);
    const unknown = named.map(([name]) => name).filter((name) => !known.some((one) => one.startsWith(name)));
    expect(unknown).toEqual([]);
  });

  test('point to dashboards and panels that there are', () => {
    const folder = 'deploy/ship/observability/grafana/dashboards';
    const titles = new Set(
      readdirSync(pathOf(folder)).flatMap((file) =>
        [...read(`${folder}/${file}`).matchAll(/"title": "([^"]+)"/g)].map(([, title = '']) => title),
      ),
    );
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/(?<![\w*])\*([A-Z][^*]+)\*(?!\*)/g)].map(([, title = '']) => title),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
  });
});
