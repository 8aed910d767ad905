import { AppError } from '@sitewright/errors';

/** What a workspace keeps, in the world of its live keys or of its test keys; or the most that it may. */
export interface Holdings {
  /** Those in the bin among them. */
  projects: number;
  revisions: number;
  /** Of specifications. */
  bytes: number;
}

/** Which bound a workspace would pass if it kept so much more; undefined while there is room. */
export function passedBound(
  held: Holdings,
  added: Partial<Holdings>,
  bounds: Holdings,
): keyof Holdings | undefined {
  const kinds = ['projects', 'revisions', 'bytes'] as const;
  return kinds.find((kind) => held[kind] + (added[kind] ?? 0) > bounds[kind]);
}

const advice: Record<keyof Holdings, string> = {
  projects: 'Those in the bin count until they are purged, 30 days after their deletion.',
  revisions: 'Delete projects that are not needed; they are purged 30 days later.',
  bytes: 'Delete projects that are not needed; they are purged 30 days later.',
};

const names: Record<keyof Holdings, string> = {
  projects: 'projects',
  revisions: 'revisions of projects',
  bytes: 'bytes of specifications',
};

/** The refusal of what would pass a bound. */
export const quotaExceeded = (kind: keyof Holdings, bounds: Holdings): AppError =>
  new AppError(
    'QUOTA_EXCEEDED',
    `This workspace may keep ${bounds[kind]} ${names[kind]} and has no room for more. ${advice[kind]}`,
    { metadata: { bound: kind } },
  );
