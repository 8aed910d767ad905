import { findAt, parsePointer } from './pointer.ts';
import { checkReferences } from './references.ts';
import type { SiteSpec } from './spec.ts';
import { walkNodes } from './walk.ts';

/** Something that a person should look at before the project is public. */
export interface ToCheck {
  key: string;
  kind: 'placeholder' | 'link' | 'request' | 'warning';
  text: string;
  /** Where it is, as a JSON Pointer; absent where it is nowhere in particular. */
  path?: string;
  /** What was said of it: a note, a status. */
  detail?: string;
  /** The node that it is about. */
  id?: string;
  /** The field that is asked for. */
  field?: string;
  /** The place of a mark that a person takes away by saying that it is right. */
  settle?: string;
}

/** What a specification itself tells that is left to check, in the order in which a person would look. */
export const toCheck = (spec: SiteSpec): ToCheck[] => [
  ...placeholders(spec),
  ...links(spec),
  ...requests(spec),
  ...warnings(spec),
];

/** Fields that tell most of a node, the best first. */
const telling = ['heading', 'title', 'name', 'question', 'quote', 'label', 'value', 'text', 'caption', 'url'];

function firstWords(node: Record<string, unknown>): string {
  const words = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const best = telling.map((name) => node[name]).find(words);
  const any = Object.entries(node).find(
    ([name, value]) => words(value) && !['id', 'type', 'layout'].includes(name),
  );
  return String(best ?? any?.[1] ?? '').slice(0, 140);
}

/** The words of a field that asks; of a list those of its first entry. */
function questionIn(asked: unknown): string {
  const value: unknown = Array.isArray(asked) ? asked[0] : asked;
  if (typeof value === 'string') return value.slice(0, 140);
  return typeof value === 'object' && value !== null ? firstWords({ ...value }) : '';
}

/** The nearest node with an id around a place, as a field of what is left to check. */
function nodeAround(spec: SiteSpec, path: string): { id?: string } {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const node = findAt(spec, at);
    if (typeof node !== 'object' || node === null || !('id' in node)) continue;
    if (typeof node.id === 'string') return { id: node.id };
  }
  return {};
}

function placeholders(spec: SiteSpec): ToCheck[] {
  return [...walkNodes(spec.content, ['content'])].flatMap(({ path, value }) => {
    if (value.placeholder !== true) return [];
    const asked = Array.isArray(value.questions)
      ? value.questions.filter((name) => typeof name === 'string')
      : [];
    const [field] = asked;
    return [
      {
        key: `placeholder ${path}`,
        kind: 'placeholder' as const,
        text: (field === undefined ? '' : questionIn(value[field])) || firstWords(value),
        path,
        settle: `${path}/placeholder`,
        ...nodeAround(spec, path),
        ...(field === undefined ? {} : { field: `${path}/${field}` }),
      },
    ];
  });
}

const links = (spec: SiteSpec): ToCheck[] =>
  checkReferences(spec).map(({ path, message }) => ({
    key: `link ${path} ${message}`,
    kind: 'link',
    text: message,
    path,
    ...nodeAround(spec, path),
  }));

const requests = (spec: SiteSpec): ToCheck[] =>
  spec.brief.requested.flatMap(({ id, text, status, note, where }) =>
    // Done in another way, and nothing to be said of it: there is nothing to check.
    status === 'honoured' || (status === 'adapted' && note === undefined)
      ? []
      : [
          {
            key: `request ${id}`,
            kind: 'request' as const,
            text,
            detail: note ?? status,
            ...(where === undefined ? {} : { path: where, ...nodeAround(spec, where) }),
          },
        ],
  );

const warnings = (spec: SiteSpec): ToCheck[] =>
  spec.warnings.map(({ code, message, path }, index) => ({
    key: `warning ${index} ${code}`,
    kind: 'warning',
    text: message,
    settle: `/warnings/${index}`,
    ...(path === undefined || parsePointer(path) === undefined ? {} : { path, ...nodeAround(spec, path) }),
  }));
