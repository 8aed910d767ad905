import { isRecord, listAt, textAt } from './json-access.ts';

/** The specification in a few lines: its title, and the parts that a person would count. */
export function outlineOf(spec: unknown): string[] {
  const content = isRecord(spec) ? spec.content : undefined;
  const head = `${textAt(spec, 'title') ?? 'Untitled'} (${textAt(spec, 'buildType') ?? 'unknown type'}, ${textAt(spec, 'language') ?? 'unknown language'})`;
  return [head, ...partsOf(content)];
}

function partsOf(content: unknown): string[] {
  const pages = listAt(content, 'pages').flatMap((page) => [
    `  Page: ${textAt(page, 'title') ?? ''} ${textAt(page, 'path') ?? ''}`.trimEnd(),
    ...listAt(page, 'sections').map((section) => `    ${lineOf(section)}`),
  ]);
  const others = ['slides', 'blocks', 'sections', 'charts', 'insights', 'artboards', 'layers'].flatMap(
    (name) => listAt(content, name).map((part) => `  ${lineOf(part)}`),
  );
  return [...pages, ...others];
}

function lineOf(part: unknown): string {
  const kind = textAt(part, 'type') ?? textAt(part, 'layout') ?? textAt(part, 'kind') ?? 'part';
  const words = textAt(part, 'heading') ?? textAt(part, 'title') ?? textAt(part, 'name');
  return words === undefined ? kind : `${kind}: ${words}`;
}
