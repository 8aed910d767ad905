import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { policyChecks, runPolicyChecks, runTypeChecks } from '../src/checks.ts';
import { type Manifest, nameOf, withoutHash } from '../src/manifest.ts';
import { releaseChecks } from '../src/policies/images.ts';
import { type Rendering, renderAll, renderComponent, renderOverlay } from '../src/rendering.ts';
import { withError } from './plant.ts';
import { admissionErrors } from './planted/admission.ts';
import { certificateErrors } from './planted/certificates.ts';
import { configurationErrors } from './planted/configuration.ts';
import { containerErrors } from './planted/containers.ts';
import { developmentErrors } from './planted/development.ts';
import { disruptionErrors } from './planted/disruption.ts';
import { imageErrors } from './planted/images.ts';
import { monitoringErrors } from './planted/monitoring.ts';
import { networkErrors } from './planted/network.ts';
import { podErrors } from './planted/pods.ts';
import { referenceErrors } from './planted/references.ts';
import { routeErrors } from './planted/routes.ts';
import { scalingErrors } from './planted/scaling.ts';
import { typeErrors } from './planted/types.ts';
import { unknownFields } from './planted/unknown-fields.ts';

const production = renderOverlay('production');

describe('the checks of the manifests', () => {
  test('find nothing wrong in any rendering, and look at something each', async () => {
    const renderings = renderAll();
    const rows = [...(await runTypeChecks(renderings)), ...runPolicyChecks(renderings)];
    expect(rows.length).toBeGreaterThan(policyChecks.length);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows.filter(({ checked }) => checked === 0)).toEqual([]);
  });

  test('fail, saying so, where kubectl is missing', () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const run = spawnSync(process.execPath, ['--conditions=sitewright', main], {
      env: { PATH: '/nowhere' },
      encoding: 'utf8',
    });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('kubectl is not on the PATH');
  });

  test('would refuse a release whose images are not named yet', () => {
    const problems = releaseChecks.flatMap(({ run }) => run(production).problems);
    const released = problems.filter((problem) => !problem.includes('is of no image'));
    // Without a digest of zeros, nothing but a registry that does not exist may be left to say.
    expect(released.filter((problem) => !problem.includes('is in no registry'))).toEqual([]);
    const planted = planting({
      in: 'Deployment/auth',
      at: ['spec', 'template', 'spec', 'containers', 0, 'image'],
      value: `registry.example/sitewright/auth@sha256:${'0'.repeat(64)}`,
    });
    expect(releaseChecks.flatMap(({ run }) => run(planted).problems).join('\n')).toContain('is of no image');
  });

  test('let a service run another release than the others', () => {
    const image = {
      at: ['spec', 'template', 'spec', 'containers', 0, 'image'],
      value: `registry.example/sitewright/auth:${'c'.repeat(40)}@sha256:${'a'.repeat(64)}`,
    };
    const manifests = production.manifests.map((manifest) =>
      withError(withError(manifest, { in: 'Deployment/auth', ...image }), {
        in: 'Job/auth-migrate',
        ...image,
      }),
    );
    expect(manifests).not.toEqual(production.manifests);
    const problems = runPolicyChecks([{ ...production, manifests }]).flatMap((row) => row.problems);
    expect(problems).toEqual([]);
  });

  test.each(typeErrors)('find $error', async (plant) => {
    const object = production.manifests.filter((manifest) => withoutHash(nameOf(manifest)) === plant.in);
    const planted = { ...production, manifests: object.map((manifest) => withError(manifest, plant)) };
    const [row] = await runTypeChecks([planted]);
    expect(row?.problems.join('\n')).toContain(plant.found);
  });

  test('find every unknown field', async () => {
    const rows = await runTypeChecks([unknownFields.reduce(plantIn, production)]);
    const problems = rows.flatMap((row) => row.problems);
    for (const { in: name, found } of unknownFields) {
      expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${name}\\b.*${found}`)));
    }
    expect(problems).toHaveLength(unknownFields.length);
  });

  test.each([
    ...containerErrors,
    ...podErrors,
    ...imageErrors,
    ...configurationErrors,
    ...referenceErrors,
    ...networkErrors,
    ...scalingErrors,
    ...disruptionErrors,
    ...routeErrors,
    ...certificateErrors,
    ...monitoringErrors,
    ...admissionErrors,
  ])('find $error', (plant) => {
    const problems = problemsOf(planting(plant));
    expect(problems.join('\n')).toContain(plant.found);
  });

  test.each(developmentErrors)('find $error', (plant) => {
    const problems = problemsOf(plantIn(renderOverlay('local'), plant));
    expect(problems.join('\n')).toContain(plant.found);
  });

  test.each([
    {
      component: 'service-mesh',
      in: 'Deployment/credits',
      at: ['spec', 'template', 'metadata', 'annotations', 'config.linkerd.io/skip-outbound-ports'],
      value: '6379',
      found: 'its proxy takes what goes to port 5432',
    },
    {
      component: 'argo-cd',
      in: 'Job/credits-migrate',
      at: ['metadata', 'annotations', 'argocd.argoproj.io/sync-wave'],
      value: '3',
      found: 'Argo CD would touch its service before it has ended',
    },
  ])('find what is wrong in the component $component', ({ component, found, ...plant }) => {
    const rendering = renderComponent(component);
    expect(problemsOf(rendering).join('\n')).not.toContain(found);
    expect(problemsOf(plantIn(rendering, plant)).join('\n')).toContain(found);
  });

  test.each([
    ['PodDisruptionBudget/auth', 'auth: PodDisruptionBudget/auth is missing'],
    ['NetworkPolicy/auth', 'auth: NetworkPolicy/auth is missing'],
    ['ServiceAccount/auth', 'auth: ServiceAccount/auth is missing'],
    ['Job/auth-migrate', 'auth: Job/auth-migrate is missing'],
    ['HorizontalPodAutoscaler/auth', 'auth: nothing scales it'],
    ['ScaledObject/generation', 'generation: nothing scales it'],
    ['NetworkPolicy/default-deny', 'no policy denies by default'],
    ['PriorityClass/sitewright-serving', 'Deployment/auth: PriorityClass/sitewright-serving is nowhere'],
    ['ExternalSecret/auth', 'Deployment/auth[auth]: nobody makes the Secret auth'],
    ['HTTPRoute/redirect', 'Gateway/sitewright: what comes to http is not sent to https'],
    [
      'Certificate/sitewright-public',
      'Gateway/sitewright: no certificate of https is for sitewright.example',
    ],
  ])('find that %s is missing', (name, found) => {
    const manifests = production.manifests.filter((manifest) => nameOf(manifest) !== name);
    expect(problemsOf({ ...production, manifests })).toContain(`${found} (production)`);
  });

  test('find an object that stands twice', () => {
    const { manifests } = production;
    expect(problemsOf({ ...production, manifests: [...manifests, ...manifests.slice(-1)] })).toContainEqual(
      expect.stringContaining('it stands twice'),
    );
  });
});

function planting(plant: Parameters<typeof withError>[1]): Rendering {
  return plantIn(production, plant);
}

/** @throws Error when no object has the error's name: such an error would be found by nobody and missed by nobody. */
function plantIn(rendering: Rendering, plant: Parameters<typeof withError>[1]): Rendering {
  const manifests = rendering.manifests.map((manifest): Manifest => withError(manifest, plant));
  if (manifests.every((manifest, at) => manifest === rendering.manifests[at])) {
    throw new Error(`${plant.in} is nowhere`);
  }
  return { ...rendering, manifests };
}

function problemsOf(rendering: Rendering): string[] {
  return runPolicyChecks([rendering]).flatMap(({ problems }) => problems);
}
