import type { Link } from '@sitewright/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { issueLink, type LinkRole, listLinks, revokeLink } from '../api/links.ts';
import { usePages } from '../api/pages.ts';
import { Button } from '../shell/button.tsx';
import { Choice } from '../shell/choice.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { ProblemNote } from '../shell/problem-note.tsx';
import { useWhen, useWords } from '../words/words.tsx';
import { useWorkbench } from './editor-context.ts';

const ROLES = ['view', 'edit'] as const satisfies readonly LinkRole[];
const LIVES = { hour: 3_600, day: 86_400, week: 604_800 } as const;
type Life = keyof typeof LIVES;

/** A new link, and those that open the project now. */
export default function ShareDialog({ close }: { close(): void }) {
  const all = useWords();
  const words = all.share;
  const { projectId } = useWorkbench();
  const client = useQueryClient();
  const [role, setRole] = useState<LinkRole>('view');
  const [life, setLife] = useState<Life>('week');
  const key = ['links', projectId];
  const links = usePages(key, (page) => listLinks(projectId, page));
  const refresh = () => void client.invalidateQueries({ queryKey: key });
  const issue = useMutation({
    mutationFn: () => issueLink(projectId, role, LIVES[life]),
    onSuccess: refresh,
  });
  const revoke = useMutation({
    mutationFn: (linkId: string) => revokeLink(projectId, linkId),
    onSuccess: refresh,
  });
  const error = issue.error ?? revoke.error ?? links.error;
  return (
    <>
      <Heading slot="title">{words.title}</Heading>
      <p className="muted">{words.text}</p>
      <div className="share-choices">
        <Choice<LinkRole>
          label={words.role}
          value={role}
          options={ROLES.map((value) => ({ value, text: words.roles[value] }))}
          onChange={setRole}
        />
        <Choice<Life>
          label={words.life}
          value={life}
          options={(['hour', 'day', 'week'] as const).map((value) => ({ value, text: words.lives[value] }))}
          onChange={setLife}
        />
        <Button look="primary" onPress={() => issue.mutate()} isPending={issue.isPending}>
          {words.create}
        </Button>
      </div>
      {issue.data !== undefined && (
        <div className="share-link">
          <input
            type="text"
            readOnly
            aria-label={words.link}
            value={issue.data}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={issue.data} />
          <small className="muted">{words.once}</small>
        </div>
      )}
      {error !== null && <ProblemNote error={error} />}
      {links.items !== undefined && links.items.length > 0 && (
        <LinkList links={links.items} onRevoke={(linkId) => revoke.mutate(linkId)} />
      )}
      <MoreButton pages={links} />
      <div className="dialog-actions">
        <span className="spring" />
        <Button onPress={close}>{all.done}</Button>
      </div>
    </>
  );
}

function LinkList({ links, onRevoke }: { links: readonly Link[]; onRevoke(linkId: string): void }) {
  const words = useWords().share;
  const when = useWhen();
  return (
    <section aria-labelledby="live-links">
      <h3 id="live-links">{words.live}</h3>
      <ul className="links">
        {links.map(({ linkId, role, expiresAt, createdAt }) => (
          <li key={linkId}>
            <span>
              {words.roles[role]}
              <small>{words.ends(when(expiresAt))}</small>
            </span>
            <Button
              look="danger"
              aria-label={words.revokeNamed(words.roles[role], when(createdAt))}
              onPress={() => onRevoke(linkId)}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
