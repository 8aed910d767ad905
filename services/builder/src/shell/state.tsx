import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';

/** What is shown while something loads. */
export function Loading({ label }: { label?: string }) {
  const words = useWords();
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label ?? words.loading}</span>
    </div>
  );
}

/** What is shown where there is nothing yet. */
export function Empty({ title, children, icon }: { title: string; children?: ReactNode; icon?: ReactNode }) {
  return (
    <div className="empty">
      {icon}
      <p className="empty-title">{title}</p>
      {children !== undefined && <div className="empty-text">{children}</div>}
    </div>
  );
}
