import type { Stack } from '@sitewright/chaos/stack';
import type { Account } from '@sitewright/chaos/wish';
import type { Span } from '@sitewright/local/dev/spans';

export interface Drill {
  stack: Stack;
  account: Account;
}

/** A fault that is caused on purpose, and what it is to show. */
export interface Scenario {
  says: string;
  /** Variables for a service, by its name. */
  settings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The alerts that must fire. */
  alerts: readonly string[];
  /** Causes the fault. @returns what takes it away again. */
  begin(drill: Drill): Promise<() => Promise<void>>;
  /** The span of the trace that tells the cause. */
  tells(span: Span): boolean;
}
