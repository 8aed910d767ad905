export type State = 'ok' | 'warning' | 'failure' | 'skipped';

/** What one check found, and what to do about it. */
export interface Finding {
  check: 'settings' | 'reachability' | 'schema' | 'certificate' | 'clock' | 'ledger' | 'edge';
  /** What was looked at: a service, a replica, a file. */
  subject: string;
  state: State;
  detail: string;
  /** What to do; empty when nothing is to be done. */
  advice: string;
}

/** Makes the findings of one check. */
export const findingsOf = (check: Finding['check']) => ({
  ok: (subject: string, detail: string): Finding => ({ check, subject, state: 'ok', detail, advice: '' }),
  warning: (subject: string, detail: string, advice: string): Finding => ({
    check,
    subject,
    state: 'warning',
    detail,
    advice,
  }),
  failure: (subject: string, detail: string, advice: string): Finding => ({
    check,
    subject,
    state: 'failure',
    detail,
    advice,
  }),
  skipped: (subject: string, detail: string, advice: string): Finding => ({
    check,
    subject,
    state: 'skipped',
    detail,
    advice,
  }),
});

/** What went wrong, in the words of the error. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
