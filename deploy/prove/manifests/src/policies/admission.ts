import {
  type IValidatingAdmissionPolicyBinding,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
} from 'kubernetes-models/admissionregistration.k8s.io/v1';
import { Namespace } from 'kubernetes-models/v1';
import { refusalsOf, rulesOf } from '../admission.ts';
import { type Check, complaints, inspect } from '../check.ts';
import { type Manifest, nameOf } from '../manifest.ts';
import { selects } from '../workload.ts';

export const admissionChecks: readonly Check[] = [
  {
    name: 'every admission policy is bound to the namespace and refuses',
    run({ manifests }) {
      const policies = manifests.filter((one) => ValidatingAdmissionPolicy.is(one));
      const bindings = manifests.filter((one) => ValidatingAdmissionPolicyBinding.is(one));
      const home = manifests.find((one) => Namespace.is(one))?.metadata.name ?? '';
      return inspect([...policies, ...bindings], nameOf, (manifest) => {
        if (ValidatingAdmissionPolicyBinding.is(manifest)) return bindingProblems(manifest, policies, home);
        const bound = bindings.some(({ spec }) => spec?.policyName === manifest.metadata.name);
        const open = ValidatingAdmissionPolicy.is(manifest) && manifest.spec?.failurePolicy === 'Ignore';
        return complaints([!bound, 'nothing binds it'], [open, 'it admits what it cannot judge']);
      });
    },
  },
  {
    name: 'the admission policies, evaluated, admit every workload',
    run({ manifests }) {
      const rules = manifests.flatMap(rulesOf);
      const matched = manifests.filter((manifest) => rules.some(({ matches }) => matches(manifest)));
      return inspect(matched, nameOf, (manifest) => refusalsOf(manifest, rules));
    },
  },
];

function bindingProblems(
  { spec }: Manifest & IValidatingAdmissionPolicyBinding,
  policies: readonly Manifest[],
  home: string,
): string[] {
  const { policyName, validationActions = [], matchResources } = spec ?? {};
  return complaints(
    [
      !policies.some(({ metadata }) => metadata.name === policyName),
      `ValidatingAdmissionPolicy/${policyName} is nowhere`,
    ],
    [!validationActions.includes('Deny'), 'it refuses nothing'],
    [
      !selects(matchResources?.namespaceSelector, { 'kubernetes.io/metadata.name': home }),
      `it does not hold in ${home}`,
    ],
  );
}
