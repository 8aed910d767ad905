import { useSyncExternalStore } from 'react';

const kept = 'sitewright-scheme';
const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const listeners = new Set<() => void>();

const chosen = (): Scheme => SCHEMES.find((scheme) => scheme === localStorage.getItem(kept)) ?? 'system';

/** Shows the builder light or dark. */
export function applyScheme(scheme: Scheme = chosen()): void {
  if (scheme === 'system') localStorage.removeItem(kept);
  else localStorage.setItem(kept, scheme);
  document.documentElement.dataset.scheme = scheme;
  for (const listener of listeners) listener();
}

export function useScheme(): Scheme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosen);
}
