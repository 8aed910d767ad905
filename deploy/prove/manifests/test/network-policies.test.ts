import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { networkPolicies, policyFile } from '../src/network-policies.ts';
import { k8sFolder } from '../src/rendering.ts';

test.each(networkPolicies())(
  'the policy $metadata.name that is kept is the one that the call graph asks for',
  (policy) => {
    const file = `${k8sFolder}components/network-policies/${policy.metadata?.name}.yaml`;
    expect(readFileSync(file, 'utf8')).toBe(policyFile(policy));
  },
);
