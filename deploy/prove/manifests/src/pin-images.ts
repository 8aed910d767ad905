import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mesh } from '@sitewright/local/mesh';
import { parseDocument } from 'yaml';

/** Where an image is and which one it is. */
interface PinnedImage {
  name: string;
  newName: string;
  digest: string;
}

/**
 * Reads what a registry has said on a push: one image a line, `host/path/auth@sha256:…`.
 * @throws Error where a line is no image by its digest, or where a service has not exactly one.
 */
export function readPushedImages(text: string): PinnedImage[] {
  const images = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): PinnedImage => {
      const [, newName, service, digest] = /^(\S+\/([a-z-]+))@(sha256:[0-9a-f]{64})$/.exec(line) ?? [];
      if (newName === undefined || digest === undefined) throw new Error(`No image by its digest: ${line}`);
      return { name: `sitewright/${service}`, newName, digest };
    });
  return mesh.map(({ name }) => {
    const [image, ...others] = images.filter((one) => one.name === `sitewright/${name}`);
    if (image === undefined) throw new Error(`There is no image of ${name}.`);
    if (others.length > 0) throw new Error(`There are several images of ${name}.`);
    return image;
  });
}

/** Writes the images into the component that staging and production share; its comments stay. */
export function pinImages(k8sFolder: string, images: readonly PinnedImage[]): void {
  const file = join(k8sFolder, 'components/digests/kustomization.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.set('images', images);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
