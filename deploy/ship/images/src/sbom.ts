import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The parts of a CycloneDX document that are set or added to here. */
const documentSchema = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string() }),
  components: z.array(z.unknown()),
});

export type BillOfMaterials = z.infer<typeof documentSchema>;

interface Component {
  type: 'application' | 'library';
  name: string;
  version: string;
  purl: string;
}

/**
 * What is in an image, as CycloneDX: the packages by npm from what lies in the folder, Node itself, and the Debian
 * packages of the runtime. The same content gives the same document.
 */
export function describeContent(folder: string, runtime: string, epochSeconds: number): BillOfMaterials {
  const run = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) throw new Error(`npm sbom failed in ${folder}:\n${run.stderr}`);
  const { metadata, components, ...rest } = documentSchema.parse(JSON.parse(run.stdout));
  const all = [...components, nodeComponent(), ...debianComponents(runtime)];
  return {
    ...rest,
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(all))}`,
    metadata: { ...metadata, timestamp: new Date(epochSeconds * 1000).toISOString() },
    components: all,
  };
}

const nodeComponent = (): Component => {
  const version = process.versions.node;
  return { type: 'application', name: 'node', version, purl: `pkg:generic/node@${version}` };
};

/** The packages whose status the runtime brings along, as scanners look for it. */
function debianComponents(runtime: string): Component[] {
  const folder = join(runtime, 'var/lib/dpkg/status.d');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const status = readFileSync(join(folder, file), 'utf8');
      const field = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(status)?.[1] ?? '';
      const [name, version] = [field('Package'), field('Version')];
      const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${field('Architecture')}`;
      return { type: 'library' as const, name, version, purl };
    });
}

/** A name-based identifier, where npm would draw a random one. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
