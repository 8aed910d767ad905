import { readdirSync, readFileSync } from 'node:fs';
import { BUILD_TYPES, type BuildType } from '@sitewright/site-spec';

/** A prompt marked by hand: which of its words are material and private, and what it is for. */
export interface Marked {
  id: string;
  buildType: BuildType;
  language: string;
  text: string;
  /** A letter for each UTF-16 unit of the text: o(rder), m(aterial), p(rivate). */
  roles: string;
  /** As written in the text; '' where it has none, undefined where nobody looked. */
  naming: { name: string; what: string; title: string } | undefined;
}

const MARKS = new Map([
  ['⟦', 'm'],
  ['⦃', 'p'],
  ['⟧', 'o'],
  ['⦄', 'o'],
]);

/** All prompts of a folder: "=== id type language", lines "@name …" where it was named, then the text with its marks. */
export function readMarked(folder: URL): Marked[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split(/^=== /m).slice(1))
    .map(readOne);
}

function readOne(block: string): Marked {
  const [head = '', ...lines] = block.split('\n');
  const [id = '', type = '', language = ''] = head.trim().split(/\s+/);
  const buildType = BUILD_TYPES.find((one) => one === type);
  if (buildType === undefined) throw new Error(`${id}: "${type}" is no build type`);
  const named = new Map<string, string>();
  while (lines[0]?.startsWith('@')) {
    const [, key = '', value = ''] = /^@(\w+) ?(.*)$/.exec(lines.shift() ?? '') ?? [];
    named.set(key, value);
  }
  let text = '';
  let roles = '';
  let role = 'o';
  for (const character of lines.join('\n').trim()) {
    const mark = MARKS.get(character);
    if (mark !== undefined) role = mark;
    else {
      text += character;
      roles += role.repeat(character.length);
    }
  }
  const naming =
    named.size > 0
      ? { name: named.get('name') ?? '', what: named.get('what') ?? '', title: named.get('title') ?? '' }
      : undefined;
  for (const value of Object.values(naming ?? {})) {
    if (!text.includes(value)) throw new Error(`${id}: "${value}" does not stand in the text`);
  }
  return { id, buildType, language, text, roles, naming };
}
