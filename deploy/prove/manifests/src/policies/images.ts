import { type Check, complaints, inspect } from '../check.ts';
import { containerName, containersIn } from '../workload.ts';

export const imageChecks: readonly Check[] = [
  {
    name: 'deployments for people name every image by its digest',
    stages: ['serving'],
    run: ({ manifests }) =>
      inspect(containersIn(manifests), containerName, ({ container: { image = '' } }) =>
        complaints([!/@sha256:[0-9a-f]{64}$/.test(image), `${image} may mean another image tomorrow`]),
      ),
  },
];

/** Asked only of a release: in between, the digests of the last one may stand there, or none. */
export const releaseChecks: readonly Check[] = [
  {
    name: 'every image has been released',
    stages: ['serving'],
    run: ({ manifests }) =>
      inspect(containersIn(manifests), containerName, ({ container: { image = '' } }) =>
        complaints(
          [/@sha256:0{64}$/.test(image), `the digest of ${image} is of no image`],
          [image.includes('.example/'), `${image} is in no registry`],
        ),
      ),
  },
];
