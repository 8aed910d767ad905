import type { Check, Outcome } from './check.ts';
import type { Manifest } from './manifest.ts';
import { modelCheck } from './model-check.ts';
import { callGraphChecks } from './policies/call-graph.ts';
import { companionChecks } from './policies/companions.ts';
import { containerChecks } from './policies/containers.ts';
import { podChecks } from './policies/pods.ts';
import { selectorChecks } from './policies/selectors.ts';
import { unknownFieldCheck } from './unknown-field-check.ts';

/** Rules of our own, which hold over objects whose types are right. */
export const policyChecks: readonly Check[] = [
  ...selectorChecks,
  ...companionChecks,
  ...callGraphChecks,
  ...podChecks,
  ...containerChecks,
];

export interface Row extends Outcome {
  name: string;
}

/** Policies read only what the models have found to be well-formed, so with wrong types they are not asked. */
export async function runChecks(manifests: readonly Manifest[]): Promise<Row[]> {
  const rows = [{ name: modelCheck.name, ...(await modelCheck.run(manifests)) }];
  if (rows.some(({ problems }) => problems.length > 0)) return rows;
  for (const check of [unknownFieldCheck, ...policyChecks]) {
    rows.push({ name: check.name, ...(await check.run(manifests)) });
  }
  return rows;
}
