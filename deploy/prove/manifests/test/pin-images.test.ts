import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mesh } from '@sitewright/local/mesh';
import { pinImages, readPushedImages } from '../src/pin-images.ts';
import { k8sFolder } from '../src/rendering.ts';

const digestOf = (at: number): string => `sha256:${String(at).repeat(64)}`;
const pushed = mesh.map(({ name }, at) => `registry.example:5000/team/${name}@${digestOf(at + 1)}`);

test('every service gets the image that was pushed, and comments stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-pin-'));
  try {
    cpSync(join(k8sFolder, 'components/digests'), join(folder, 'components/digests'), { recursive: true });
    pinImages(folder, readPushedImages(`${pushed.join('\n')}\n`));
    const text = readFileSync(join(folder, 'components/digests/kustomization.yaml'), 'utf8');
    for (const [at, { name }] of mesh.entries()) {
      expect(text).toContain(
        `  - name: sitewright/${name}\n    newName: registry.example:5000/team/${name}\n    digest: ${digestOf(at + 1)}\n`,
      );
    }
    expect(text).toContain('# Images by digest alone.');
    expect(text).toContain('- policy.yaml');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a line that names no digest is refused', () => {
  expect(() => readPushedImages(`${pushed.slice(1).join('\n')}\nregistry.example/gateway:1.2.3`)).toThrow(
    'No image by its digest: registry.example/gateway:1.2.3',
  );
});

test('a service without an image is refused, and one with two', () => {
  expect(() => readPushedImages(pushed.slice(1).join('\n'))).toThrow('There is no image of gateway.');
  expect(() => readPushedImages([...pushed, ...pushed].join('\n'))).toThrow(
    'There are several images of gateway.',
  );
});
