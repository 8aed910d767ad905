import { inspect, type Outcome } from './check.ts';
import { type Manifest, nameOf } from './manifest.ts';
import { modelModule } from './models.ts';

/** Types, enumerations and required fields, by the schemas that Kubernetes and its operators publish. */
export async function checkModels(manifests: readonly Manifest[]): Promise<Outcome> {
  const found = new Map<Manifest, string[]>();
  for (const manifest of manifests) found.set(manifest, await modelProblems(manifest));
  return inspect(manifests, nameOf, (manifest) => found.get(manifest) ?? []);
}

async function modelProblems(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  let model: unknown;
  try {
    const models: object = await import(modelModule(manifest));
    const Model: unknown = Reflect.get(models, kind);
    if (typeof Model === 'function') model = Reflect.construct(Model, [manifest]);
  } catch {
    model = undefined;
  }
  if (!canValidate(model)) return [`no API has a ${kind} in ${apiVersion}`];
  try {
    model.validate();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function canValidate(model: unknown): model is { validate(): void } {
  return typeof model === 'object' && model !== null && typeof Reflect.get(model, 'validate') === 'function';
}
