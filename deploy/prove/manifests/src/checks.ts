import type { Check, Outcome } from './check.ts';
import type { Manifest } from './manifest.ts';
import { checkModels } from './model-check.ts';
import { admissionChecks } from './policies/admission.ts';
import { callGraphChecks } from './policies/call-graph.ts';
import { certificateChecks } from './policies/certificates.ts';
import { companionChecks } from './policies/companions.ts';
import { containerChecks } from './policies/containers.ts';
import { disruptionChecks } from './policies/disruption.ts';
import { environmentChecks } from './policies/environment.ts';
import { exposureChecks } from './policies/exposure.ts';
import { imageChecks } from './policies/images.ts';
import { likenessChecks } from './policies/likeness.ts';
import { migrationChecks } from './policies/migrations.ts';
import { monitoringChecks } from './policies/monitoring.ts';
import { podChecks } from './policies/pods.ts';
import { probeChecks } from './policies/probes.ts';
import { quotaChecks } from './policies/quotas.ts';
import { routeChecks } from './policies/routes.ts';
import { scalingChecks } from './policies/scaling.ts';
import { secretChecks } from './policies/secrets.ts';
import { selectorChecks } from './policies/selectors.ts';
import { serviceMeshChecks } from './policies/service-mesh.ts';
import type { Rendering } from './rendering.ts';
import { checkUnknownFields } from './unknown-field-check.ts';

/** Rules of our own, which hold over objects whose types are right. */
export const policyChecks: readonly Check[] = [
  ...selectorChecks,
  ...companionChecks,
  ...callGraphChecks,
  ...environmentChecks,
  ...secretChecks,
  ...podChecks,
  ...containerChecks,
  ...probeChecks,
  ...exposureChecks,
  ...disruptionChecks,
  ...scalingChecks,
  ...quotaChecks,
  ...routeChecks,
  ...serviceMeshChecks,
  ...certificateChecks,
  ...monitoringChecks,
  ...migrationChecks,
  ...imageChecks,
  ...admissionChecks,
  ...likenessChecks,
];

export interface Row extends Outcome {
  name: string;
}

/** What the published schemas and the compiler say. An object that several renderings have is looked at once. */
export async function runTypeChecks(renderings: readonly Rendering[]): Promise<Row[]> {
  const different = new Map<string, Manifest>();
  for (const manifest of renderings.flatMap(({ manifests }) => manifests)) {
    different.set(JSON.stringify(manifest), manifest);
  }
  const manifests = [...different.values()];
  const models = {
    name: 'types, enumerations and required fields are those of the API',
    ...(await checkModels(manifests)),
  };
  // The compiler has nothing to say on kinds that no API has.
  if (models.problems.length > 0) return [models];
  return [models, { name: 'no field is unknown to the API', ...checkUnknownFields(manifests) }];
}

/** What our own rules say. They read only what is well-formed: with wrong types they are not to be asked. */
export function runPolicyChecks(
  renderings: readonly Rendering[],
  checks: readonly Check[] = policyChecks,
): Row[] {
  return checks.map(({ name, stages, run }) => {
    const asked = renderings.filter(({ stage }) => stages?.includes(stage) ?? true);
    const outcomes = asked.map((rendering) => ({ where: rendering.name, ...run(rendering) }));
    const places = new Map<string, string[]>();
    for (const { where, problems } of outcomes) {
      for (const problem of problems) places.set(problem, [...(places.get(problem) ?? []), where]);
    }
    return {
      name,
      checked: outcomes.reduce((sum, { checked }) => sum + checked, 0),
      problems: [...places].map(([problem, wheres]) => `${problem} (${wheres.join(', ')})`),
    };
  });
}
