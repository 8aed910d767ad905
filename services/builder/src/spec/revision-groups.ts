/** A revision as a history lists it. */
interface Saved {
  revision: number;
  origin: string;
  name?: string | null;
  createdAt: string;
}

const halfHour = 30 * 60_000;

/** Autosaves of the same half hour are one entry, newest first; one with a name begins an entry of its own. */
export function grouped<R extends Saved>(revisions: readonly R[]): { newest: R; all: R[] }[] {
  const groups: { newest: R; all: R[]; key: string }[] = [];
  for (const revision of revisions) {
    const { origin } = revision;
    const slot = Math.floor(Date.parse(revision.createdAt) / halfHour);
    const isSave = origin === 'autosave' || origin === 'patch';
    const isNamed = revision.name !== undefined && revision.name !== null;
    const key = isSave && !isNamed ? `${origin} ${slot}` : `${revision.revision}`;
    const last = groups.at(-1);
    if (last?.key === key) last.all.push(revision);
    else groups.push({ newest: revision, all: [revision], key });
  }
  return groups;
}
