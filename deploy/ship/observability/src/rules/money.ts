import type { Clock } from './clock.ts';
import type { Alert } from './rule.ts';

/** What callers pay, and what is paid for them. */
export const moneyAlerts = (clock: Clock): Alert[] => [
  {
    // A promise without a budget: one disagreement is one too many.
    name: 'LedgerViolated',
    expr: 'max(sitewright_credits_ledger_violations) > 0',
    forMinutes: 0,
    severity: 'page',
    summary: 'The books of the ledger disagree',
    labels: { slo: 'ledger_invariant' },
    proof: {
      firing: { sitewright_credits_ledger_violations: '0x5 1x20' },
      quiet: { sitewright_credits_ledger_violations: '0x20' },
      at: 10,
    },
  },
  {
    name: 'LedgerUnchecked',
    expr: `time() - max(sitewright_credits_ledger_last_check) > ${clock.seconds(120)}`,
    forMinutes: 10,
    severity: 'ticket',
    summary: 'The ledger has not been checked for two hours',
    proof: {
      firing: { sitewright_credits_ledger_last_check: '0x180' },
      quiet: { sitewright_credits_ledger_last_check: '0+60x180' },
      at: 150,
    },
  },
  {
    name: 'HoldsOverdue',
    expr: 'max by (sitewright_state) (sitewright_credits_holds{sitewright_state="overdue"}) > 0',
    forMinutes: 15,
    severity: 'ticket',
    summary: 'Credit is held past its time, and nobody sets it free',
    proof: {
      firing: { 'sitewright_credits_holds{sitewright_state="overdue"}': '2x40' },
      quiet: {
        'sitewright_credits_holds{sitewright_state="overdue"}': '0x40',
        'sitewright_credits_holds{sitewright_state="pending"}': '20x40',
      },
      at: 30,
      labels: { sitewright_state: 'overdue' },
    },
  },
  {
    name: 'BuildsOwed',
    expr: 'max by (service) (sitewright_gateway_disowned_builds_pending) > 0',
    forMinutes: 15,
    severity: 'ticket',
    summary: 'Builds whose callers were told of a failure are still to be taken back',
    proof: {
      firing: { 'sitewright_gateway_disowned_builds_pending{service="gateway"}': '3x40' },
      quiet: { 'sitewright_gateway_disowned_builds_pending{service="gateway"}': '0x10 3x5 0x20' },
      at: 30,
      labels: { service: 'gateway' },
    },
  },
  {
    name: 'CeilingReached',
    expr: `sum by (sitewright_ceiling) (increase(sitewright_model_ceilings_reached_total[${clock.window(15)}])) > 0`,
    forMinutes: 0,
    severity: 'ticket',
    summary: 'Builds are refused because the daily ceiling {{ $labels.sitewright_ceiling }} is reached',
    proof: {
      firing: { 'sitewright_model_ceilings_reached_total{sitewright_ceiling="cost"}': '0x5 1+1x20' },
      quiet: { 'sitewright_model_ceilings_reached_total{sitewright_ceiling="cost"}': '7x30' },
      at: 20,
      labels: { sitewright_ceiling: 'cost' },
    },
  },
  {
    name: 'AuditDropped',
    expr: `sum by (service) (increase(sitewright_audit_dropped_total[${clock.window(15)}])) > 0`,
    forMinutes: 0,
    severity: 'ticket',
    summary: 'Tool calls were not written down, for the audit could not be',
    proof: {
      firing: { 'sitewright_audit_dropped_total{service="mcp-tools"}': '0x5 1+1x20' },
      quiet: { 'sitewright_audit_dropped_total{service="mcp-tools"}': '4x30' },
      at: 20,
      labels: { service: 'mcp-tools' },
    },
  },
];
