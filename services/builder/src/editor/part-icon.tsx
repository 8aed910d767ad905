import { lazy, Suspense } from 'react';

const PartSign = lazy(() => import('./part-sign.tsx'));

/** The sign of a kind of part: what it stands beside does not wait for it. */
export function PartIcon({ kind }: { kind: string }) {
  return (
    <Suspense fallback={<span className="part-icon" />}>
      <PartSign kind={kind} />
    </Suspense>
  );
}
