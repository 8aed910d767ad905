import type { Revision } from '@sitewright/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import { useMay } from '../../api/session.ts';
import { IconButton } from '../../shell/button.tsx';
import { NameField } from '../../shell/name-field.tsx';
import { ProblemNote } from '../../shell/problem-note.tsx';
import { useWords } from '../../words/words.tsx';

interface Props {
  projectId: string;
  number: number;
  revision: Revision | undefined;
}

/** What a revision is called. One with a name is kept for good. */
export function RevisionName({ projectId, number, revision }: Props) {
  const words = useWords().history;
  const client = useQueryClient();
  const mayWrite = useMay('write');
  const [draft, setDraft] = useState<string>();
  const name = useMutation({
    mutationFn: async (text: string) =>
      dataOf(
        await api.PATCH('/api/v1/projects/{id}/revisions/{revision}', {
          params: { path: { id: projectId, revision: number } },
          body: { name: text === '' ? null : text },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['revisions', projectId] }),
  });
  const keep = () => {
    const text = draft?.trim() ?? '';
    setDraft(undefined);
    if (draft !== undefined && text !== (revision?.name ?? '')) name.mutate(text);
  };
  if (draft !== undefined)
    return (
      <NameField
        label={words.nameOf}
        placeholder={words.namePlaceholder}
        draft={draft}
        onDraft={setDraft}
        onKeep={keep}
      />
    );
  return (
    <>
      <strong dir="auto">{revision?.name ?? words.revision(number)}</strong>
      {mayWrite && revision !== undefined && (
        <IconButton label={words.nameIt} onPress={() => setDraft(revision.name ?? '')}>
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
      {name.error !== null && <ProblemNote error={name.error} />}
    </>
  );
}
