import { Environment, EvaluationError, type ParseResult } from '@marcbachmann/cel-js';
import { ValidatingAdmissionPolicy } from 'kubernetes-models/admissionregistration.k8s.io/v1';
import type { Manifest } from './manifest.ts';

/** One validation of a ValidatingAdmissionPolicy, ready to be asked as the API server would ask it. */
export interface AdmissionRule {
  policy: string;
  message: string;
  matches(manifest: Manifest): boolean;
  admits(manifest: Manifest): boolean;
}

/** Without the API server's own functions and types, which the expressions here do without. */
const cel = new Environment({ enableOptionalTypes: true, homogeneousAggregateLiterals: false })
  .registerVariable('object', 'dyn')
  .registerVariable('variables', 'dyn');

/** The rules of a policy; none of anything else. @throws Error when an expression is no CEL. */
export function rulesOf(policy: Manifest): AdmissionRule[] {
  if (!ValidatingAdmissionPolicy.is(policy)) return [];
  const { variables = [], validations = [], matchConstraints } = policy.spec ?? {};
  const resources = (matchConstraints?.resourceRules ?? []).flatMap(
    ({ apiGroups = [], resources: plurals = [] }) =>
      apiGroups.flatMap((group) => plurals.map((plural) => `${group}/${plural}`)),
  );
  const parsed = variables.map(({ name, expression }) => ({ name, expression: cel.parse(expression) }));
  return validations.map(({ expression, message = expression }) => {
    const rule = cel.parse(expression);
    return {
      policy: policy.metadata.name,
      message,
      matches: ({ apiVersion, kind }) =>
        resources.includes(`${apiVersion.split('/')[0]}/${kind.toLowerCase()}s`),
      admits: (object) => holds(rule, parsed, object),
    };
  });
}

/** An expression that cannot be evaluated refuses, as `failurePolicy: Fail` has it. */
function holds(rule: ParseResult, variables: Parameters<typeof valuesOf>[0], object: Manifest): boolean {
  try {
    return rule({ object, variables: valuesOf(variables, object) }) === true;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

/** A variable may use those before it. */
function valuesOf(variables: readonly { name: string; expression: ParseResult }[], object: Manifest) {
  const values: Record<string, unknown> = {};
  for (const { name, expression } of variables) values[name] = expression({ object, variables: values });
  return values;
}

/** Why an object would not be admitted. */
export function refusalsOf(manifest: Manifest, rules: readonly AdmissionRule[]): string[] {
  return rules
    .filter((rule) => rule.matches(manifest) && !rule.admits(manifest))
    .map(({ message }) => `it would be refused: ${message}`);
}
