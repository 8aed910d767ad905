import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mesh } from '@sitewright/local/mesh';
import { k8sFolder } from '../src/rendering.ts';

test('the PostgreSQL of the local overlay has a role and a schema for every service that owns one, and no others', () => {
  const sql = readFileSync(join(k8sFolder, 'overlays/local/postgres/roles.sql'), 'utf8');
  const schemas = mesh.flatMap(({ schema }) => schema ?? []).sort();
  const made = [...sql.matchAll(/^create role (\w+) login /gm)].map(([, role]) => role);
  const owned = [...sql.matchAll(/^create schema (\w+) authorization \1;$/gm)].map(([, schema]) => schema);
  expect(made.sort()).toEqual(schemas);
  expect(owned.sort()).toEqual(schemas);
});
