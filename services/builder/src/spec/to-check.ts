import { type SiteSpec, type ToCheck as SpecToCheck, toCheck as specToCheck } from '@sitewright/site-spec';
import { weakPairs } from './contrast.ts';

/** Something that a person should look at before the project is public. */
export type ToCheck = Omit<SpecToCheck, 'kind'> & { kind: SpecToCheck['kind'] | 'contrast' };

/** Everything that is left to check: what the specification tells, and the colours that are not read well. */
export const toCheck = (spec: SiteSpec): ToCheck[] => [...specToCheck(spec), ...contrasts(spec)];

const contrasts = (spec: SiteSpec): ToCheck[] =>
  weakPairs(spec).map(({ scheme, foreground, background, ratio, needed }) => ({
    key: `contrast ${scheme} ${foreground} ${background}`,
    kind: 'contrast',
    text: `${foreground} / ${background}`,
    detail: `${ratio} : 1 < ${needed} : 1`,
  }));
