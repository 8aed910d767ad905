import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mesh } from '@sitewright/local/mesh';
import { parseDocument } from 'yaml';
import { z } from 'zod';

const pinnedImage = z.object({
  /** `sitewright/auth`, as the base names it. */
  name: z.string(),
  newName: z.string(),
  /** The commit that it was built from; none before the first release. */
  newTag: z.string().optional(),
  digest: z.string(),
});

/** Where an image is and which one it is. */
export type PinnedImage = z.infer<typeof pinnedImage>;

/** What one environment runs, or is to run. */
const fileOf = (k8sFolder: string, environment: string): string =>
  join(k8sFolder, 'overlays', environment, 'digests/kustomization.yaml');

/**
 * Reads what a registry has said on a push: one image a line, `host/path/auth:COMMIT@sha256:…`, of one service or more.
 * @throws Error where a line is no image by its commit and digest, or is not of exactly one service.
 */
export function readPushedImages(text: string): PinnedImage[] {
  const images = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): PinnedImage => {
      const [, newName, service, newTag, digest] =
        /^(\S+\/([a-z-]+)):([0-9a-f]{40})@(sha256:[0-9a-f]{64})$/.exec(line) ?? [];
      if (newName === undefined || newTag === undefined || digest === undefined)
        throw new Error(`No image by its commit and digest (host/path/auth:COMMIT@sha256:…): ${line}`);
      if (!mesh.some(({ name }) => name === service))
        throw new Error(`There is no service ${service}: ${line}`);
      return { name: `sitewright/${service}`, newName, newTag, digest };
    });
  if (images.length === 0) throw new Error('There is no image.');
  const names = images.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`There are several images of ${twice}.`);
  return images;
}

/** The images that an environment's folder `digests` names. */
export function pinnedImages(k8sFolder: string, environment: string): PinnedImage[] {
  const document = parseDocument(readFileSync(fileOf(k8sFolder, environment), 'utf8'));
  return z.object({ images: z.array(pinnedImage) }).parse(document.toJS()).images;
}

/** Writes the images into what the environment runs, beside those of the other services; comments stay. */
export function pinImages(k8sFolder: string, environment: string, images: readonly PinnedImage[]): void {
  const file = fileOf(k8sFolder, environment);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const now = pinnedImages(k8sFolder, environment).map(
    (pinned) => images.find(({ name }) => name === pinned.name) ?? pinned,
  );
  document.set('images', now);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

/** The commit that each service's image was built from; none for an image of no release. */
export const commitsOf = (images: readonly PinnedImage[]): Map<string, string> =>
  new Map(
    images.flatMap(({ name, newTag }) =>
      newTag === undefined ? [] : [[name.replace('sitewright/', ''), newTag] as const],
    ),
  );
