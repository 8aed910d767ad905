import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { api, dataOf } from '../api/client.ts';
import { usePages } from '../api/pages.ts';
import { type Scope, useMay } from '../api/session.ts';
import { Button } from '../shell/button.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { ProblemNote } from '../shell/problem-note.tsx';
import { Empty, Loading } from '../shell/state.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useWhen, useWords } from '../words/words.tsx';

const SCOPES = ['read', 'write', 'publish', 'admin'] as const satisfies readonly Scope[];

/** The keys of the workspace: issued, named by their ends, revoked. */
export default function KeysPage() {
  const words = useWords();
  const mayAdmin = useMay('admin');
  useEffect(() => {
    document.title = `${words.keys.title} · ${words.appName}`;
  }, [words]);
  const keys = usePages(
    ['keys'],
    async (page) => dataOf(await api.GET('/api/v1/keys', { params: { query: { limit: 50, ...page } } })),
    mayAdmin,
  );
  return (
    <>
      <TopBar />
      <main id="content" className="page">
        <div className="page-head">
          <div>
            <h1>{words.keys.title}</h1>
            <p>{words.keys.text}</p>
          </div>
        </div>
        {mayAdmin ? <NewKey /> : <p className="note note-warning">{words.problems.insufficient_scope}</p>}
        {mayAdmin && keys.isPending && <Loading />}
        {keys.isError && <ProblemNote error={keys.error} retry={() => void keys.refetch()} />}
        {keys.items !== undefined && <KeyTable items={keys.items} />}
        <MoreButton pages={keys} />
      </main>
    </>
  );
}

function NewKey() {
  const words = useWords();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'write']);
  const issue = useMutation({
    mutationFn: async () =>
      dataOf(await api.POST('/api/v1/keys', { body: { name: name.trim(), scopes: [...scopes] } })),
    onSuccess: () => {
      setName('');
      void client.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    issue.mutate();
  };
  return (
    <section className="key-form" aria-labelledby="new-key">
      <h2 id="new-key">{words.keys.issue}</h2>
      <form onSubmit={submit}>
        <label className="field">
          <span className="label">{words.keys.name}</span>
          <input
            type="text"
            required
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <fieldset className="scopes">
          <legend>{words.keys.scopes}</legend>
          {SCOPES.map((scope) => (
            <label key={scope} className="switch">
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={(event) =>
                  setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
              {words.keys.scopeNames[scope]}
            </label>
          ))}
        </fieldset>
        <Button
          type="submit"
          look="primary"
          isDisabled={name.trim() === '' || scopes.length === 0}
          isPending={issue.isPending}
        >
          {words.keys.issue}
        </Button>
      </form>
      {issue.isError && <ProblemNote error={issue.error} />}
      {issue.data !== undefined && <NewSecret secret={issue.data.key} />}
    </section>
  );
}

function NewSecret({ secret }: { secret: string }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <div className="note note-good" role="status">
      <div>
        <strong>{words.keys.once}</strong>
        <p>
          <code>{secret}</code>
        </p>
        <Button onPress={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
          {copied ? words.copied : words.copy}
        </Button>
      </div>
    </div>
  );
}

interface Key {
  keyId: string;
  name: string;
  scopes: string[];
  mode: string;
  state: 'active' | 'expired' | 'revoked';
  prefix: string;
  lastFour: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
}

function KeyTable({ items }: { items: readonly Key[] }) {
  const words = useWords();
  const client = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const revoke = useMutation({
    mutationFn: (id: string) => api.DELETE('/api/v1/keys/{id}', { params: { path: { id } } }),
    onSettled: () => {
      setAsked(undefined);
      void client.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  if (items.length === 0) return <Empty title={words.keys.empty} />;
  return (
    <div className="table-room">
      {revoke.isError && <ProblemNote error={revoke.error} />}
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.keys.name}</th>
            <th scope="col">{words.keys.key}</th>
            <th scope="col">{words.keys.scopes}</th>
            <th scope="col">{words.keys.lastUsed}</th>
            <th scope="col">{words.keys.state}</th>
            <th scope="col">
              <span className="unseen">{words.keys.revoke}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((key) => (
            <KeyRow
              key={key.keyId}
              item={key}
              isAsked={asked === key.keyId}
              ask={(is) => setAsked(is ? key.keyId : undefined)}
              revoke={() => revoke.mutate(key.keyId)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  item: Key;
  /** Whether somebody is asked if they are sure. */
  isAsked: boolean;
  ask(is: boolean): void;
  revoke(): void;
}

function KeyRow({ item, isAsked, ask, revoke }: RowProps) {
  const words = useWords();
  const when = useWhen();
  return (
    <tr>
      <td>{item.name}</td>
      <td>
        <code>
          {item.prefix}…{item.lastFour}
        </code>
      </td>
      <td>
        {SCOPES.filter((scope) => item.scopes.includes(scope))
          .map((scope) => words.keys.scopeNames[scope])
          .join(', ')}
      </td>
      <td>{item.lastUsedAt === null ? words.keys.never : when(item.lastUsedAt)}</td>
      <td>{words.keys.states[item.state]}</td>
      <td className="number">
        {item.state === 'active' && !isAsked && (
          <Button look="danger" onPress={() => ask(true)} aria-label={words.keys.revokeNamed(item.name)}>
            {words.keys.revoke}
          </Button>
        )}
        {isAsked && (
          <span className="confirm">
            {words.keys.sure}
            <Button look="danger" onPress={revoke}>
              {words.keys.revoke}
            </Button>
            <Button onPress={() => ask(false)}>{words.cancel}</Button>
          </span>
        )}
      </td>
    </tr>
  );
}
