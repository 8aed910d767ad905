import { SpecError } from './issue.ts';
import type { JsonObject, Migration } from './migrations/migration.ts';
import { v0ToV1 } from './migrations/v0-to-v1.ts';

const MIGRATIONS: readonly Migration[] = [v0ToV1];
const CURRENT_MAJOR = 1;

function majorOf(value: JsonObject): number | undefined {
  const version = value.specVersion;
  const match = typeof version === 'string' ? /^(\d{1,3})[.]\d{1,3}$/.exec(version) : null;
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/** Brings a spec of an older major version to the current one. What is current, or is no spec, is handed back. */
export function migrate(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  let spec: JsonObject = { ...value };
  let major = majorOf(spec);
  if (major === undefined || major === CURRENT_MAJOR) return value;
  while (major < CURRENT_MAJOR) {
    const step: Migration | undefined = MIGRATIONS.find((migration) => migration.from === major);
    if (step === undefined) break;
    spec = step.up(structuredClone(spec));
    major = step.to;
  }
  if (major !== CURRENT_MAJOR) {
    throw new SpecError([
      {
        path: '/specVersion',
        code: 'unknown_version',
        message: `no way from version ${String(spec.specVersion)} to 1.x`,
      },
    ]);
  }
  return spec;
}
