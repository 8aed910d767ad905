import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mesh } from '@sitewright/local/mesh';
import { pinImages, pinnedImages, readPushedImages } from '../src/pin-images.ts';
import { k8sFolder } from '../src/rendering.ts';

const digestOf = (at: number): string => `sha256:${String(at).repeat(64)}`;
const commit = 'c0ffee'.repeat(7).slice(0, 40);
const pushed = mesh.map(({ name }, at) => `registry.example:5000/team/${name}:${commit}@${digestOf(at + 1)}`);

test('a service gets the image that was pushed in the one environment; the others, and comments, stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-pin-'));
  try {
    cpSync(join(k8sFolder, 'overlays'), join(folder, 'overlays'), { recursive: true });
    const text = (environment: string): string =>
      readFileSync(join(folder, 'overlays', environment, 'digests/kustomization.yaml'), 'utf8');
    const staging = text('staging');
    pinImages(folder, 'production', readPushedImages(`${pushed.join('\n')}\n`));
    pinImages(folder, 'production', readPushedImages(`registry.example/credits:${commit}@${digestOf(9)}`));
    const images = mesh.map(({ name }, at) => ({
      name: `sitewright/${name}`,
      newName: name === 'credits' ? 'registry.example/credits' : `registry.example:5000/team/${name}`,
      newTag: commit,
      digest: digestOf(name === 'credits' ? 9 : at + 1),
    }));
    expect(pinnedImages(folder, 'production')).toEqual(images);
    expect(text('production')).toContain('# What runs in production');
    expect(text('staging')).toBe(staging);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['names no digest', `registry.example/gateway:${commit}`, 'No image by its commit and digest'],
  ['names no commit', `registry.example/gateway@${digestOf(1)}`, 'No image by its commit and digest'],
  ['is of no service', `registry.example/worker:${commit}@${digestOf(1)}`, 'There is no service worker'],
  ['is the second of its service', pushed[0] ?? '', 'There are several images of sitewright/gateway.'],
])('a line that %s is refused', (_, line, message) => {
  expect(() => readPushedImages([pushed[0], line].join('\n'))).toThrow(message);
});

test('a file without an image is refused', () => {
  expect(() => readPushedImages('\n')).toThrow('There is no image.');
});
