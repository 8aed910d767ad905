import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { z } from 'zod';
import { problemOf } from './problem.ts';

const address = '/api/v1/session';
const SCOPES = ['read', 'write', 'publish', 'admin'] as const;

const sessionSchema = z.object({
  signedIn: z.boolean(),
  scopes: z.array(z.string()).default([]),
  projectId: z.string().nullish(),
});

export type Scope = (typeof SCOPES)[number];
/** Who is at the builder: a key's holder, a link's, or nobody yet. */
export type Session = z.infer<typeof sessionSchema>;

const nobody: Session = { signedIn: false, scopes: [] };

async function readSession(): Promise<Session> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw await problemOf(response);
  return sessionSchema.parse(await response.json());
}

/** Signs in with a key or a link. The cookie that comes back is out of reach of every script. */
export async function signIn(credential: { key: string } | { link: string }): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credential),
  });
  if (!response.ok) throw await problemOf(response);
}

async function signOut(): Promise<void> {
  const response = await fetch(address, { method: 'DELETE' });
  if (!response.ok) throw await problemOf(response);
}

export function useSessionQuery() {
  return useQuery({ queryKey: ['session'], queryFn: readSession, staleTime: 60_000 });
}

/** Signs out and forgets all that was loaded. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await signOut();
    // What is shown follows the session; a query that is taken away would tell nobody.
    client.setQueryData(['session'], nobody);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  };
}

export const SessionContext = createContext<Session>(nobody);

export const useSession = (): Session => use(SessionContext);

/** Whether whoever is here may do what a scope lets do. */
export const useMay = (scope: Scope): boolean => use(SessionContext).scopes.includes(scope);

/** Whether whoever is here came by a link, which opens one project and nothing else. */
export const useIsGuest = (): boolean => (use(SessionContext).projectId ?? null) !== null;

/** Whether whoever is here may hand out links: those who came by one may not. */
export function useMayShare(): boolean {
  const { scopes } = use(SessionContext);
  const isGuest = useIsGuest();
  return ['read', 'write'].every((scope) => scopes.includes(scope)) && !isGuest;
}
