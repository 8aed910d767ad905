import { Certificate, type ICertificate, Issuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1';
import { type Check, complaints, difference, inspect } from '../check.ts';
import { environmentOf, type KnownService, services } from '../environment.ts';
import { type Manifest, nameOf } from '../manifest.ts';
import { secondsOf } from '../quantity.ts';
import { containerName, containersIn, type PlacedContainer } from '../workload.ts';

const week = 7 * 24 * 3600;

export const certificateChecks: readonly Check[] = [
  {
    name: 'certificates are issued by an issuer that is there, renewed long before their end, with new keys',
    run({ manifests }) {
      const certificates = manifests.filter((manifest) => Certificate.is(manifest));
      return inspect(certificates, nameOf, (manifest) => issueProblems(manifest, manifests));
    },
  },
  {
    name: 'under mutual TLS all services have a certificate, for the names that callers dial and the one they are known by',
    run({ manifests }) {
      const serving = containersIn(manifests).filter(
        ({ workload }) =>
          workload.kind === 'Deployment' && services.some(({ name }) => name === workload.owner),
      );
      const secured = serving.some((placed) => tlsFiles(placed, manifests).length > 0);
      if (!secured) return { checked: 0, problems: [] };
      return inspect(serving, containerName, (placed) => identityProblems(placed, manifests));
    },
  },
];

function issueProblems(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  if (!Certificate.is(manifest) || manifest.spec === undefined) return [];
  const { issuerRef, duration, renewBefore, privateKey, isCA } = manifest.spec;
  const { kind = 'Issuer', name } = issuerRef;
  const there = manifests.some((one) => Issuer.is(one) && one.metadata.name === name);
  const lasts = secondsOf(duration);
  return complaints(
    // An issuer of the cluster is no part of what is rendered.
    [kind === 'Issuer' && !there, `Issuer/${name} is nowhere`],
    [kind === 'Issuer' && isCA !== true && lasts > week, `it lasts ${duration}, longer than a week`],
    [duration !== undefined && !(secondsOf(renewBefore) >= lasts / 5), 'it is renewed in its last days'],
    [secondsOf(renewBefore) >= lasts, 'it is renewed before it has begun'],
    [isCA !== true && privateKey?.rotationPolicy !== 'Always', 'it keeps its key when it is renewed'],
    [
      isCA === true && privateKey?.rotationPolicy !== 'Never',
      'it changes its key by itself, and then nobody trusts what it has signed',
    ],
  );
}

function tlsFiles(placed: PlacedContainer, manifests: readonly Manifest[]): [name: string, file: string][] {
  return Object.entries(environmentOf(placed, manifests)).filter(([name]) =>
    /_TLS_(CERT|KEY|CA)_FILE$/.test(name),
  );
}

/** The files of a Secret that cert-manager makes. The authorities may lie elsewhere, as while one is replaced. */
const fileNames = { CERT: 'tls.crt', KEY: 'tls.key' };
const ownAuthorities = 'ca.crt';

function identityProblems(placed: PlacedContainer, manifests: readonly Manifest[]): string[] {
  const service = services.find(({ name }) => name === placed.workload.owner);
  const { container, workload } = placed;
  const files = tlsFiles(placed, manifests);
  const own = files.filter(([name]) => !name.endsWith('_CA_FILE')).map((entry) => entry.join('='));
  const [, authorities = ''] = files.find(([name]) => name.endsWith('_CA_FILE')) ?? [];
  const mounts = container.volumeMounts ?? [];
  const mount = mounts.find(({ name }) => name === 'tls');
  const volume = (workload.pod.volumes ?? []).find(({ name }) => name === 'tls');
  const wanted = Object.entries(fileNames).map(
    ([part, file]) => `${service?.prefix}_TLS_${part}_FILE=${mount?.mountPath}/${file}`,
  );
  const certificate = manifests.find(
    (one) => Certificate.is(one) && one.spec?.secretName === volume?.secret?.secretName,
  );
  return [
    ...difference(own, wanted, { surplus: 'it looks for', missing: 'it does not look for' }),
    ...complaints(
      [
        !mounts.some(({ mountPath }) => authorities.startsWith(`${mountPath}/`)),
        `its authorities ${authorities} lie on no volume`,
      ],
      [
        authorities.startsWith(`${mount?.mountPath}/`) &&
          authorities !== `${mount?.mountPath}/${ownAuthorities}`,
        `its authorities ${authorities} are not ${ownAuthorities}, as cert-manager calls them`,
      ],
      [
        mounts.some(({ subPath }) => subPath !== undefined),
        'a file that is mounted by itself is never renewed',
      ],
    ),
    ...(Certificate.is(certificate) && service !== undefined
      ? nameProblems(certificate, service, manifests)
      : [`no certificate is made for its volume`]),
  ];
}

function nameProblems(
  certificate: Manifest & ICertificate,
  service: KnownService,
  manifests: readonly Manifest[],
): string[] {
  const { dnsNames = [], uris = [], usages = [] } = certificate.spec ?? {};
  const called = services.some(({ calls }) => calls.includes(service.name));
  const dialled = containersIn(manifests)
    .flatMap((placed) => Object.entries(environmentOf(placed, manifests)))
    .filter(([name]) => name.endsWith(`_${service.prefix}_TARGET`))
    .map(([, target]) => /^dns:\/\/\/([^:]+):/.exec(target)?.[1] ?? target);
  const identity = `/ns/${certificate.metadata.namespace}/sa/${service.name}`;
  return [
    ...[...new Set(dialled)]
      .filter((host) => !dnsNames.includes(host))
      .map((host) => `callers dial ${host}, for which its certificate is not`),
    ...complaints(
      [
        uris.length !== 1 || uris.some((uri) => !uri.startsWith('spiffe://') || !uri.endsWith(identity)),
        `its certificate does not name it as spiffe://…${identity} alone`,
      ],
      [!usages.includes('client auth'), 'its certificate is not for calling'],
      [called && !usages.includes('server auth'), 'its certificate is not for being called'],
    ),
  ];
}
