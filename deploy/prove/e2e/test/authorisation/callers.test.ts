import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { mesh, rootFolder } from '@sitewright/local/mesh';
import { loadPackageDefinition } from '@sitewright/protos/package-definition';
import { z } from 'zod';
import { allowedCallers as auth } from '../../../../../services/auth/src/rpc/index.ts';
import { allowedCallers as credits } from '../../../../../services/credits/src/rpc/index.ts';
import { allowedCallers as generation } from '../../../../../services/generation/src/rpc/index.ts';
import { allowedCallers as mcpTools } from '../../../../../services/mcp-tools/src/rpc/index.ts';
import { allowedCallers as projects } from '../../../../../services/projects/src/rpc/index.ts';

const tables: Record<string, Record<string, readonly string[]>> = {
  auth,
  credits,
  generation,
  'mcp-tools': mcpTools,
  projects,
};

/** All that a service's own code says, its clients' table included. */
const sources = new Map(
  mesh.map(({ name }) => {
    const folder = join(rootFolder, 'services', name, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    return [name, files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')];
  }),
);

/** Whether a service's code calls an RPC on a client of that callee. */
function calls(caller: string, callee: string, method: string): boolean {
  const client = callee.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(`\\b${client}\\s*(?:\\.rpc)?\\.${method}\\(`).test(sources.get(caller) ?? '');
}

const deprecated = z.object({
  path: z.string(),
  originalName: z.string(),
  options: z.object({ deprecated: z.literal(true) }),
});

/** RPCs that only the release before calls: they stay open to it, and go with the next. */
const leaving = new Set(
  Object.values(loadPackageDefinition())
    .flatMap((definition: object): unknown[] => Object.values(definition))
    .flatMap((method) => deprecated.safeParse(method).data ?? [])
    .map(({ path, originalName }) => `${path.split('.')[1]} ${originalName}`),
);

describe.each(mesh.filter(({ name }) => tables[name] !== undefined))('$name', ({ name: callee }) => {
  const rows = Object.entries(tables[callee] ?? {});
  const services = mesh.filter(({ calls }) => calls.includes(callee)).map(({ name }) => name);

  test('is called by the services of the call graph, by operators, and by nobody else', () => {
    const callers = new Set(rows.flatMap(([, names]) => names));
    callers.delete('operator');
    expect([...callers].sort()).toEqual([...services].sort());
  });

  const current = rows.filter(([method]) => !leaving.has(`${callee.replaceAll('-', '_')} ${method}`));
  test.each(current)('%s is open to exactly the services whose code calls it', (method, allowed) => {
    const callers = services.filter((caller) => calls(caller, callee, method));
    expect(allowed.filter((name) => name !== 'operator').sort()).toEqual(callers.sort());
  });
});
