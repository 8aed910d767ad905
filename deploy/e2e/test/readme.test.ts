import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { settingsTable } from '@sitewright/config';
import { settings as auth } from '../../../services/auth/src/config.ts';
import { settings as credits } from '../../../services/credits/src/config.ts';
import { settings as gateway } from '../../../services/gateway/src/config.ts';
import { settings as generation } from '../../../services/generation/src/config.ts';
import { settings as mcpTools } from '../../../services/mcp-tools/src/config.ts';
import { settings as projects } from '../../../services/projects/src/config.ts';

const services = [
  { name: 'gateway', prefix: 'GATEWAY', settings: gateway },
  { name: 'auth', prefix: 'AUTH', settings: auth },
  { name: 'credits', prefix: 'CREDITS', settings: credits },
  { name: 'projects', prefix: 'PROJECTS', settings: projects },
  { name: 'generation', prefix: 'GENERATION', settings: generation },
  { name: 'mcp-tools', prefix: 'MCP_TOOLS', settings: mcpTools },
];

// `npm run settings` writes the tables anew.
test.each(services)(
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
