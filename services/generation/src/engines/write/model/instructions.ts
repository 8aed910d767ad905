import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { BuildType } from '@sitewright/site-spec';

// Instructions are not compiled: they are read from src, also by what was compiled to dist.
const folder = new URL('./instructions/', import.meta.url.replace('/dist/src/', '/src/'));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .toSorted();
const files = new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8').trim()]));

function read(name: string): string {
  const text = files.get(`${name}.md`);
  if (text === undefined) throw new Error(`There are no instructions "${name}".`);
  return text;
}

/** Hash of everything that a model is told by us: which words made a specification. */
export const instructionsSha256 = createHash('sha256')
  .update(JSON.stringify([...files]))
  .digest('hex');

/** The text of a build type before its headings, or under one of them. */
function sectionOf(buildType: BuildType, heading?: 'Plan' | 'Parts' | 'Repair'): string {
  const [craft = '', ...sections] = read(buildType).split(/^## /mu);
  if (heading === undefined) return craft.trim();
  const section = sections.find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return section.slice(heading.length).trim();
}

/** What a writer of a build type is told in every call, the same for all stages, so that a provider's cache holds it. */
export const craftOf = (buildType: BuildType): string => `${read('craft')}\n\n${sectionOf(buildType)}`;

/** A kind of part as instructions list it: "- hero (opens a page): its fields"; several may share a line. */
const kindLine = /^- ([\w, ]+) \(([^)]*)\):/u;

const linesOf = (buildType: BuildType): { line: string; kinds: string[]; use: string }[] =>
  sectionOf(buildType, 'Parts')
    .split('\n')
    .map((line) => {
      const [, kinds = '', use = ''] = kindLine.exec(line) ?? [];
      return { line, use, kinds: kinds === '' ? [] : kinds.split(', ') };
    });

/** Which kinds of parts a plan chooses from and what for, without their fields. */
function menuOf(buildType: BuildType): string {
  const entries = linesOf(buildType)
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ kinds, use }) => `${kinds.join(', ')} (${use})`);
  return entries.length === 0 ? '' : `Kinds of parts: ${entries.join('; ')}.`;
}

/** How parts are written: of the kinds given alone, where any are given. */
const waysOf = (buildType: BuildType, only: readonly string[] = []): string =>
  linesOf(buildType)
    .filter(
      ({ kinds }) => kinds.length === 0 || only.length === 0 || kinds.some((kind) => only.includes(kind)),
    )
    .map(({ line }) => line)
    .join('\n');

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const paragraphs = (...texts: string[]): string => texts.filter((text) => text !== '').join('\n\n');

/** The fields of the whole, which are written once: in the plan, or with everything. */
const headOf = (buildType: BuildType): string =>
  paragraphs(
    read('head'),
    sectionOf(buildType, 'Plan'),
    buildType === 'design' ? '' : read('charts'),
    read('requests'),
  );

/** What the call for the whole piece asks for. */
export const wholeTask = (buildType: BuildType): string =>
  paragraphs(headOf(buildType), waysOf(buildType), read('whole'));

/** What the call for the plan asks for. */
export const outlineTask = (buildType: BuildType): string =>
  paragraphs(headOf(buildType), menuOf(buildType), read('outline'));

/** What a call for some parts asks for. @param kinds the kinds that were planned for them. */
export const partsTask = (buildType: BuildType, refs: readonly string[], kinds: readonly string[]): string =>
  paragraphs(waysOf(buildType, kinds), fill(read('parts'), { refs: refs.join(', ') }));

/** What the call for a second reading asks for. @param unsaid sentences of the message, fenced, that the piece hardly holds. */
export const reviewTask = (most: number, unsaid: string): string =>
  paragraphs(
    fill(read('review'), { most: String(most) }),
    unsaid === '' ? '' : fill(read('unsaid'), { unsaid }),
  );

/** What the call for parts that are to be written again asks for. */
export const repairTask = (
  buildType: BuildType,
  kinds: readonly string[],
  said: { faults: string; refs: string },
): string =>
  paragraphs(
    waysOf(buildType, kinds),
    fill(read('repair'), said),
    buildType === 'dataviz' ? sectionOf(buildType, 'Repair') : '',
  );

/** What the call for single texts in other words asks for. @param said the texts, numbered, and what is wrong with them. */
export const retouchTask = (said: { texts: string; faults: string }): string => fill(read('retouch'), said);
