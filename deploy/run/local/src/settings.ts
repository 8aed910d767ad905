import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { mesh } from './mesh.ts';

const secret = () => randomBytes(32).toString('base64url');

const settingsSchema = z.object({
  keyPepper: z.string().min(32),
  rolePasswords: z.record(z.string(), z.string()),
  /** The workspace that a start made, and its key. */
  workspace: z
    .object({ workspaceId: z.string(), grantId: z.string(), keyId: z.string(), apiKey: z.string() })
    .optional(),
});

/** What must be the same at the next start: secrets that were made here, never typed by anyone. */
export type LocalSettings = z.infer<typeof settingsSchema>;

/** Makes `.local` and reads the settings in it, or makes them. */
export function openSettings(folder: string): LocalSettings {
  mkdirSync(folder, { recursive: true });
  // PostgreSQL may have to pass through as another user; every file in it is readable by its owner only.
  chmodSync(folder, 0o711);
  const file = join(folder, 'settings.json');
  const kept = existsSync(file) ? read(file) : { keyPepper: secret(), rolePasswords: {} };
  for (const { schema } of mesh) if (schema !== undefined) kept.rolePasswords[schema] ??= secret();
  saveSettings(folder, kept);
  return kept;
}

/** Writes the settings in one step, so that no crash leaves half of them. */
export function saveSettings(folder: string, settings: LocalSettings): void {
  const file = join(folder, 'settings.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function read(file: string): LocalSettings {
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} cannot be read: remove .local to start afresh (its data is lost then).`, {
      cause,
    });
  }
}
