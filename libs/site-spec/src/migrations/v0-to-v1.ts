import type { JsonObject, Migration } from './migration.ts';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

function rename(owner: JsonObject, from: string, to: string): void {
  if (!Object.hasOwn(owner, from)) return;
  owner[to] = owner[from];
  Reflect.deleteProperty(owner, from);
}

function sectionsOf(spec: JsonObject): JsonObject[] {
  if (spec.buildType !== 'website' || !isObject(spec.content)) return [];
  return listOf(spec.content.pages).flatMap((page) => listOf(page.sections));
}

/** 0.9, the draft: `lang` for language, colours as bare strings, one `action` a section. */
export const v0ToV1: Migration = {
  from: 0,
  to: 1,
  up(spec) {
    rename(spec, 'lang', 'language');
    eachPalette(spec, (color) => {
      for (const [role, value] of Object.entries(color)) {
        if (typeof value === 'string') color[role] = { $type: 'color', $value: value };
      }
    });
    for (const section of sectionsOf(spec)) {
      if (Array.isArray(section.actions)) continue;
      section.actions = isObject(section.action) ? [section.action] : [];
      Reflect.deleteProperty(section, 'action');
    }
    spec.specVersion = '1.0';
    return spec;
  },
  down(spec) {
    rename(spec, 'language', 'lang');
    eachPalette(spec, (color) => {
      for (const [role, token] of Object.entries(color)) if (isObject(token)) color[role] = token.$value;
    });
    for (const section of sectionsOf(spec)) {
      // The draft had room for one action; a section with more keeps the list, which `up` accepts.
      const actions = listOf(section.actions);
      if (actions.length > 1) continue;
      if (actions[0] !== undefined) section.action = actions[0];
      Reflect.deleteProperty(section, 'actions');
    }
    spec.specVersion = '0.9';
    return spec;
  },
};

function eachPalette(spec: JsonObject, change: (color: JsonObject) => void): void {
  const tokens = isObject(spec.theme) && isObject(spec.theme.tokens) ? spec.theme.tokens : undefined;
  if (tokens === undefined) return;
  for (const owner of [tokens, tokens.dark]) {
    if (isObject(owner) && isObject(owner.color)) change(owner.color);
  }
}
