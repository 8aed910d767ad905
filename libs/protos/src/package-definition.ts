import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSync, type PackageDefinition } from '@grpc/proto-loader';

/** The folder of the contracts: it stands two above this package, from source and from dist. */
function protoFolder(): string {
  const depth = import.meta.url.endsWith('.ts') ? '../../../proto' : '../../../../proto';
  return fileURLToPath(new URL(depth, import.meta.url));
}

/**
 * The contracts as loaded from the .proto files, for what is dynamic: reflection, the idempotency of methods,
 * calls by name. Reads files; call it once at start.
 */
export function loadPackageDefinition(): PackageDefinition {
  const folder = protoFolder();
  const files = readdirSync(join(folder, 'sitewright'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.proto'))
    .map((name) => join('sitewright', name));
  return loadSync(files, {
    includeDirs: [folder],
    longs: Number,
    enums: String,
    oneofs: true,
    defaults: true,
  });
}
