import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { type Check, complaints, inspect, together } from '../check.ts';
import { type Manifest, nameOf } from '../manifest.ts';
import { componentLabel, deploymentsIn, nameLabel } from '../workload.ts';

/**
 * A release applies everything but the services, waits for the migrations, then applies all; k8s/README.md has the
 * commands. They tell the two apart by the label of the objects themselves.
 */
export const migrationChecks: readonly Check[] = [
  {
    name: 'labels part a release into what comes before the migrations have ended and what comes after',
    run: ({ manifests }) =>
      together(
        inspect(manifests, nameOf, (manifest) =>
          complaints([
            (manifest.metadata.labels?.[componentLabel] === 'service') !== isService(manifest),
            isService(manifest)
              ? 'it would come before its migrations have ended'
              : 'it would come only after the migrations',
          ]),
        ),
        inspect(
          manifests.filter((manifest) => Job.is(manifest)),
          nameOf,
          (manifest) => jobProblems(manifest, manifests),
        ),
      ),
  },
];

/** By which Argo CD orders what it applies. */
const waveAnnotation = 'argocd.argoproj.io/sync-wave';

const isService = (manifest: Manifest): boolean => Deployment.is(manifest);

function jobProblems(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  if (!Job.is(manifest)) return [];
  const { metadata, spec } = manifest;
  const [container] = spec?.template.spec?.containers ?? [];
  const service = deploymentsIn(manifests).find(
    (one) => one.metadata?.name === metadata?.labels?.[nameLabel],
  );
  const waves = [metadata, service?.metadata].map((one) => one?.annotations?.[waveAnnotation]);
  const [own, ofService] = waves.map((wave) => Number(wave ?? '0'));
  const [served] = service?.spec?.template.spec?.containers ?? [];
  return complaints(
    [metadata?.labels?.[componentLabel] !== 'migrate', 'nobody would wait for it'],
    [container?.args?.join(' ') !== 'migrate', 'it does not migrate'],
    [
      waves.some((wave) => wave !== undefined) && !(Number(own) < Number(ofService)),
      'Argo CD would touch its service before it has ended',
    ],
    [container?.image !== served?.image, `its image is not ${served?.image}, which runs after it`],
    [spec?.template.spec?.restartPolicy !== 'Never', 'its failed pods leave no log behind'],
    [spec?.activeDeadlineSeconds === undefined, 'it may run for ever'],
    [spec?.ttlSecondsAfterFinished === undefined, 'it stays after it has ended'],
  );
}
