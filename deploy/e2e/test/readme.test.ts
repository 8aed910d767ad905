import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { settingsTable } from '@sitewright/config';
import { serviceSettings } from '@sitewright/local/service-settings';

// `npm run settings` writes the tables anew.
test.each(serviceSettings)(
  "the README of $name shows the service's settings as they are",
  ({ name, prefix, settings }) => {
    const file = fileURLToPath(new URL(`../../../services/${name}/README.md`, import.meta.url));
    const text = readFileSync(file, 'utf8');
    const table = `<!-- settings -->\n${settingsTable(prefix, settings)}\n<!-- /settings -->`;
    if (process.env.WRITE_SETTINGS === 'true') {
      writeFileSync(
        file,
        text.replace(/<!-- settings -->[\s\S]*<!-- \/settings -->/, () => table),
      );
      return;
    }
    expect(text).toContain(table);
  },
);
