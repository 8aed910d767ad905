import { type Attributes, type Context, context, createContextKey, trace } from '@opentelemetry/api';

/** Whose request it is and what it is about, as log lines name it. */
export interface Ids {
  workspace_id?: string;
  key_id?: string;
  build_id?: string;
  project_id?: string;
}

const noted = createContextKey('ids of the request');

/** What an id of ours looks like; nothing else is noted, whatever a message says. */
const form = /^(?:wsp|key|bld|prj)_[0-9a-z]{26}$/;

/** A context with a place for the ids of one request. */
export const withIds = (parent: Context): Context => parent.setValue(noted, {});

/** The ids that have been noted in a context. */
export function idsOf(parent: Context): Ids {
  return (parent.getValue(noted) as Ids | undefined) ?? {};
}

/** Notes ids of the request at work, for its log lines, and on the active span. */
export function noteIds(ids: Ids, within: Context = context.active()): void {
  Object.assign(idsOf(within), ids);
  trace.getSpan(within)?.setAttributes(idAttributes(ids));
}

/** `build_id` is `sitewright.build.id` on spans. */
export const idAttributes = (ids: Ids): Attributes =>
  Object.fromEntries(
    Object.entries(ids).map(([name, value]) => [`sitewright.${name.replace('_id', '.id')}`, value]),
  );

const fields: Record<string, keyof Ids> = {
  workspaceId: 'workspace_id',
  keyId: 'key_id',
  buildId: 'build_id',
  // A hold has the id of its build.
  holdId: 'build_id',
  projectId: 'project_id',
};

/** The ids that a message of a proto names, its caller's and its build's included. */
export function idsIn(message: unknown): Ids {
  const ids: Ids = {};
  for (const part of [partOf(message, 'caller'), message, partOf(message, 'build')]) {
    for (const [field, name] of Object.entries(fields)) {
      const value = partOf(part, field);
      if (typeof value === 'string' && form.test(value)) ids[name] = value;
    }
  }
  return ids;
}

const partOf = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;
