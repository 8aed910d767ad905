import {
  findAt,
  type SiteSpec,
  type SpecPatch,
  type ToCheck as SpecToCheck,
  toCheck as specToCheck,
} from '@sitewright/site-spec';
import { type WeakPair, weakPairs } from './contrast.ts';

type Status = SiteSpec['brief']['requested'][number]['status'];

/** Something that a person should look at before the project is public. */
export type ToCheck = Omit<SpecToCheck, 'kind' | 'settle'> & {
  kind: SpecToCheck['kind'] | 'contrast';
  /** What became of a request. */
  status?: Status;
  /** Foreground and background that are hard to tell apart. */
  weak?: WeakPair;
  /** What a person says by "it is right": takes the mark away, or the request as done. */
  settle?: SpecPatch;
};

/** Everything that is left to check: what the specification tells, and the colours that are not read well. */
export const toCheck = (spec: SiteSpec): ToCheck[] => [
  ...specToCheck(spec).map((item) => withSettling(spec, item)),
  ...contrasts(spec),
];

function withSettling(spec: SiteSpec, { settle, ...item }: SpecToCheck): ToCheck {
  if (item.kind === 'request') return settledRequest(spec, item);
  if (settle === undefined) return item;
  // Whoever takes a mark away has answered its questions.
  const paths = new Set([settle, settle.replace(/placeholder$/, 'questions')]);
  const there = [...paths].filter((path) => findAt(spec, path) !== undefined);
  return { ...item, settle: there.map((path) => ({ op: 'remove', path })) };
}

function settledRequest(spec: SiteSpec, { detail: _detail, ...item }: Omit<SpecToCheck, 'settle'>): ToCheck {
  const index = spec.brief.requested.findIndex(({ id }) => item.key === `request ${id}`);
  const request = spec.brief.requested[index];
  if (request === undefined) return item;
  const { note, status } = request;
  return {
    ...item,
    status,
    ...(note === undefined ? {} : { detail: note }),
    settle: [{ op: 'replace', path: `/brief/requested/${index}/status`, value: 'honoured' }],
  };
}

const contrasts = (spec: SiteSpec): ToCheck[] =>
  weakPairs(spec).map((weak) => {
    const { scheme, foreground, background } = weak;
    const text = `${foreground} / ${background}`;
    return { key: `contrast ${scheme} ${foreground} ${background}`, kind: 'contrast', text, weak };
  });
