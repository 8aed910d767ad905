import type { Revision } from '@sitewright/client';
import { grouped } from '../../spec/revision-groups.ts';
import { useWhen, useWords } from '../../words/words.tsx';

export interface RevisionChoice {
  /** Newest first. */
  revisions: readonly Revision[];
  chosen: number;
  current: number;
  onChoose(revision: number): void;
}

/** The revisions by half hours; the half hour that is looked at shows each of its saves. */
export function RevisionList({ revisions, chosen, current, onChoose }: RevisionChoice) {
  const words = useWords().history;
  const describe = useDescription(current);
  const when = useWhen();
  const item = (revision: Revision, detail: string) => (
    <button
      type="button"
      aria-current={revision.revision === chosen}
      onClick={() => onChoose(revision.revision)}
    >
      <span dir="auto">{describe(revision).name}</span>
      <small>{detail}</small>
    </button>
  );
  return (
    <ol className="revisions">
      {grouped(revisions).map(({ newest, all }) => {
        const saves = all.length > 1 ? ` · ${words.saves(all.length)}` : '';
        const isOpen = all.length > 1 && all.some(({ revision }) => revision === chosen);
        return (
          <li key={newest.revision}>
            {item(newest, `${describe(newest).detail}${saves}`)}
            {isOpen && (
              <ol className="revisions">
                {all.slice(1).map((revision) => (
                  <li key={revision.revision}>{item(revision, when(revision.createdAt))}</li>
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A revision in words: its name or number, and where it comes from. */
export function useDescription(current: number): (revision: Revision) => { name: string; detail: string } {
  const words = useWords().history;
  const when = useWhen();
  const origins: Partial<Record<string, string>> = words.origins;
  return ({ revision, name, origin, createdAt }) => ({
    name: name ?? (revision === current ? words.current : words.revision(revision)),
    detail: `${origins[origin] ?? origin} · ${when(createdAt)}`,
  });
}
