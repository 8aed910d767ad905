/** A revision as a history lists it. */
interface Saved {
  revision: number;
  origin: string;
  createdAt: string;
}

const halfHour = 30 * 60_000;

/** Autosaves of the same half hour are one entry: the newest of them. */
export function grouped<R extends Saved>(revisions: readonly R[]): { newest: R; count: number }[] {
  const groups: { newest: R; count: number; key: string }[] = [];
  for (const revision of revisions) {
    const { origin } = revision;
    const slot = Math.floor(Date.parse(revision.createdAt) / halfHour);
    const key = origin === 'autosave' || origin === 'patch' ? `${origin} ${slot}` : `${revision.revision}`;
    const last = groups.at(-1);
    if (last?.key === key) last.count += 1;
    else groups.push({ newest: revision, count: 1, key });
  }
  return groups;
}
