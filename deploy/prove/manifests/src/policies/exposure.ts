import { type IService, Service } from 'kubernetes-models/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { services } from '../environment.ts';

/** The one service that requests from outside may reach, and that only by a route. */
const edge = 'gateway';

export const exposureChecks: readonly Check[] = [
  {
    name: 'no Service is reached from outside, and callers of gRPC see every pod behind one',
    run({ manifests }) {
      const all: IService[] = manifests.filter((manifest) => Service.is(manifest));
      return inspect(all, ({ metadata }) => `Service/${metadata?.name}`, exposureProblems);
    },
  },
];

function exposureProblems({ metadata, spec }: IService): string[] {
  const grpc = services.some(({ name }) => name === metadata?.name && name !== edge);
  return complaints(
    [(spec?.type ?? 'ClusterIP') !== 'ClusterIP', `as a ${spec?.type} it is reached around the gateway`],
    [(spec?.externalIPs ?? []).length > 0, 'addresses of its own let it be reached around the gateway'],
    [grpc && spec?.clusterIP !== 'None', 'it is not headless: one connection would stay with one pod'],
  );
}
