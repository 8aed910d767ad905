import type { Planted } from './planted.ts';

/** Policies of the cluster. */
export const admissionErrors: readonly Planted[] = [
  {
    error: 'an admission policy that is not bound',
    in: 'ValidatingAdmissionPolicyBinding/sitewright-workloads',
    at: ['spec', 'policyName'],
    value: 'sitewright',
    found: 'ValidatingAdmissionPolicy/sitewright is nowhere',
  },
  {
    error: 'an admission policy for another namespace',
    in: 'ValidatingAdmissionPolicyBinding/sitewright-digests',
    at: ['spec', 'matchResources', 'namespaceSelector', 'matchLabels', 'kubernetes.io/metadata.name'],
    value: 'default',
    found: 'it does not hold in sitewright',
  },
  {
    error: 'an admission policy that lets pass what it cannot judge',
    in: 'ValidatingAdmissionPolicy/sitewright-workloads',
    at: ['spec', 'failurePolicy'],
    value: 'Ignore',
    found: 'it admits what it cannot judge',
  },
];
