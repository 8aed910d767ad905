import { checkReferences, findAt, parsePointer, type SiteSpec, walkNodes } from '@sitewright/site-spec';
import { weakPairs } from './contrast.ts';
import { idOf, isRecord } from './nodes.ts';

/** Something that a person should look at before the project is public. */
export interface ToCheck {
  key: string;
  kind: 'placeholder' | 'request' | 'warning' | 'contrast' | 'link' | 'alt';
  text: string;
  /** What was said of it: a note, a status, a ratio. */
  detail?: string;
  /** The node that it is about. */
  id?: string;
  field?: string;
  /** The place of a mark that a person takes away by saying that it is right. */
  settle?: string;
}

/** Everything that is left to check, in the order in which a person would look. */
export function toCheck(spec: SiteSpec): ToCheck[] {
  return [...placeholders(spec), ...links(spec), ...contrasts(spec), ...requests(spec), ...warnings(spec)];
}

const firstWords = (node: Record<string, unknown>): string => {
  for (const name of [
    'heading',
    'title',
    'name',
    'question',
    'quote',
    'label',
    'value',
    'text',
    'caption',
    'url',
  ]) {
    const value = node[name];
    if (typeof value === 'string' && value !== '') return value.slice(0, 140);
  }
  const first = Object.entries(node).find(
    ([name, value]) => typeof value === 'string' && !['id', 'type', 'layout'].includes(name),
  );
  return typeof first?.[1] === 'string' ? first[1].slice(0, 140) : '';
};

/** The nearest node with an id around a place. */
function nodeAround(spec: SiteSpec, path: string): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const id = idOf(findAt(spec, at));
    if (id !== undefined) return id;
  }
  return undefined;
}

function placeholders(spec: SiteSpec): ToCheck[] {
  return [...walkNodes(spec.content, ['content'])].flatMap(({ path, value }) => {
    if (value.placeholder !== true) return [];
    const id = nodeAround(spec, path);
    const asked = Array.isArray(value.questions)
      ? value.questions.filter((name) => typeof name === 'string')
      : [];
    const [field] = asked;
    return [
      {
        key: `placeholder ${path}`,
        kind: 'placeholder' as const,
        text: firstWords(value),
        settle: `${path}/placeholder`,
        ...(id === undefined ? {} : { id }),
        ...(field === undefined ? {} : { field: `${path}/${field}` }),
      },
    ];
  });
}

const links = (spec: SiteSpec): ToCheck[] =>
  checkReferences(spec).map(({ path, message }) => {
    const id = nodeAround(spec, path);
    return {
      key: `link ${path} ${message}`,
      kind: 'link',
      text: message,
      ...(id === undefined ? {} : { id }),
    };
  });

const contrasts = (spec: SiteSpec): ToCheck[] =>
  weakPairs(spec).map(({ scheme, foreground, background, ratio, needed }) => ({
    key: `contrast ${scheme} ${foreground} ${background}`,
    kind: 'contrast',
    text: `${foreground} / ${background}`,
    detail: `${ratio} : 1 < ${needed} : 1`,
  }));

const requests = (spec: SiteSpec): ToCheck[] =>
  spec.brief.requested.flatMap(({ id, text, status, note, where }) => {
    if (status === 'honoured') return [];
    const node = where === undefined ? undefined : nodeAround(spec, where);
    return [
      {
        key: `request ${id}`,
        kind: 'request' as const,
        text,
        detail: note ?? status,
        ...(node === undefined ? {} : { id: node }),
      },
    ];
  });

const warnings = (spec: SiteSpec): ToCheck[] =>
  spec.warnings.map(({ code, message, path }, index) => {
    const id = path === undefined || parsePointer(path) === undefined ? undefined : nodeAround(spec, path);
    return {
      key: `warning ${index} ${code}`,
      kind: 'warning',
      text: message,
      settle: `/warnings/${index}`,
      ...(id === undefined ? {} : { id }),
    };
  });

/** Whether a node has a mark that says it is not all the owner's own. */
export const isPlaceholder = (node: unknown): boolean => isRecord(node) && node.placeholder === true;
