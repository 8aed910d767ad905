import { readFileSync } from 'node:fs';
import { parseSpec, type SiteSpec, serializeSpec } from '@sitewright/site-spec';

const sample = parseSpec(readFileSync(new URL('./sample-spec.json', import.meta.url)));

/** A small website that is valid in every way, with this title. */
export const validSpec = (title = 'Harbour Books'): SiteSpec => ({ ...sample, title });

/** Its bytes. */
export const validSpecBytes = (title?: string): Buffer => Buffer.from(serializeSpec(validSpec(title)));

/** A JSON Patch as it goes over the wire. */
export const patchBytes = (...operations: object[]): Buffer => Buffer.from(JSON.stringify(operations));
