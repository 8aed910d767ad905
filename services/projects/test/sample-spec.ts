import { type SiteSpec, serializeSpec } from '@sitewright/site-spec';
import { sampleSpec } from '../../../libs/site-spec/test/sample.ts';

/** A small website that is valid in every way, with this title. */
export const validSpec = (title = 'Harbour Books'): SiteSpec => ({ ...sampleSpec(), title });

/** Its bytes. */
export const validSpecBytes = (title?: string): Buffer => Buffer.from(serializeSpec(validSpec(title)));

/** A JSON Patch as it goes over the wire. */
export const patchBytes = (...operations: object[]): Buffer => Buffer.from(JSON.stringify(operations));
