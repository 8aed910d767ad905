import type { AddressedOperation } from './address.ts';

/** Edits that the server does not have yet, kept on this machine. */
export interface KeptDraft {
  projectId: string;
  revision: number;
  operations: AddressedOperation[];
  keptAt: string;
}

const store = 'drafts';

function open(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open('sitewright-builder', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'projectId' });
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}

async function within<T>(
  mode: IDBTransactionMode,
  ask: (drafts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const request = ask(database.transaction(store, mode).objectStore(store));
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise.finally(() => database.close());
}

export const keepDraft = (draft: KeptDraft): Promise<unknown> =>
  within('readwrite', (drafts) => drafts.put(draft));

export const dropDraft = (projectId: string): Promise<unknown> =>
  within('readwrite', (drafts) => drafts.delete(projectId));

export const findDraft = (projectId: string): Promise<KeptDraft | undefined> =>
  within<KeptDraft | undefined>('readonly', (drafts) => drafts.get(projectId));
