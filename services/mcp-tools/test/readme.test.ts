import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { settingsTable } from '@sitewright/config';
import { settings } from '../src/config.ts';

test('the README shows the settings as they are', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const shown = /<!-- settings -->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readme)?.[1];
  expect(shown).toBe(settingsTable('MCP_TOOLS', settings));
});
