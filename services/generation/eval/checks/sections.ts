import type { Expect } from '../row.ts';
import { isObject, type Json, type JsonObject, list, objects, plain, walk } from '../tree.ts';
import { visibleTexts } from '../visible-text.ts';
import { fold } from '../words.ts';
import type { Check } from './check.ts';

const key = (text: string) =>
  fold(text)
    .toLowerCase()
    .replace(/[.:,;]+$/, '');

/** The titles a reader sees in order: of slides, headings of a document, pages of a site. */
export function titlesOf(content: Json): string[] {
  if (!isObject(content)) return [];
  const slides = objects(list(content, 'slides')).map((slide) => plain(slide.title));
  const headings = objects(list(content, 'blocks'))
    .filter((block) => block.type === 'heading')
    .map((block) => plain(block.text));
  const pages = objects(list(content, 'pages')).map((page) => plain(page.title));
  return [...slides, ...headings, ...pages];
}

/** Which of `wanted` come in `present` in the given order; numbering before a title ("1. ") is free. */
export function foundInOrder(wanted: string[], present: string[]): boolean[] {
  const bare = present.map((title) => key(title).replace(/^(slide )?[\divx]+[.):]\s*/, ''));
  let from = 0;
  return wanted.map((title) => {
    const aim = key(title).replace(/^(slide )?[\divx]+[.):]\s*/, '');
    const at = bare.findIndex((text, index) => index >= from && text === aim);
    if (at !== -1) from = at + 1;
    return at !== -1;
  });
}

function pageSections(content: Json): JsonObject[] {
  return objects(list(content, 'pages')).flatMap((page) => objects(list(page, 'sections')));
}

function hasPlaceholder(sections: JsonObject[]): boolean {
  let found = false;
  walk(sections, (node) => {
    if (node.placeholder === true) found = true;
  });
  return found;
}

/** Footers may hold what a page section of the same type would. */
function typesPresent(content: Json): Set<string> {
  const types = new Set(pageSections(content).map((section) => String(section.type)));
  if (isObject(content) && isObject(content.footer) && content.footer.newsletter) types.add('newsletter');
  return types;
}

function checkUnsupported(expect: Expect, content: Json): Check[] {
  const notices = visibleTexts(
    pageSections(content).filter((section) => section.type === 'unsupportedFeature'),
  )
    .join(' ')
    .toLowerCase();
  const everything = visibleTexts(content).join(' ').toLowerCase();
  return [
    ...(expect.requested_unsupported ?? []).map((name) => ({
      name,
      ok: notices.includes(name.toLowerCase()),
    })),
    ...(expect.unsupported_or_adapted ?? []).map((name) => ({
      name,
      ok: everything.includes(name.toLowerCase()),
    })),
  ].map((check): Check => ({ group: 'sections', name: `said of ${check.name}`, ok: check.ok }));
}

/** Sections, headings and titles asked for, in the order asked for. */
export function checkSections(expect: Expect, content: Json): Check[] {
  const types = typesPresent(content);
  const titles = titlesOf(content);
  const named = (names: string[], oks: boolean[]) =>
    names.map((name, index): Check => ({ group: 'sections', name, ok: oks[index] === true }));
  const inOrder = [expect.headings_in_order, expect.titles_in_order, expect.page_titles, expect.title_quoted];
  return [
    ...(expect.sections ?? []).map((name): Check => ({ group: 'sections', name, ok: types.has(name) })),
    ...(expect.absent_sections ?? []).map(
      (name): Check => ({ group: 'sections', name: `no ${name}`, ok: !types.has(name) }),
    ),
    ...inOrder.flatMap((names) => (names ? named(names, foundInOrder(names, titles)) : [])),
    ...(expect.placeholders ?? []).map(
      (name): Check => ({
        group: 'sections',
        name: `placeholders in ${name}`,
        ok: hasPlaceholder(pageSections(content).filter((section) => section.type === name)),
      }),
    ),
    ...checkUnsupported(expect, content),
  ];
}
