import type { SectionType } from '@sitewright/site-spec';
import type { Brief, Request } from '../../../brief/brief.ts';
import type { SectionPart } from '../../../draft/website.ts';
import type { Ledger } from '../common/ledger.ts';
import type { Material } from '../common/pieces.ts';
import type { Mode, Voice } from '../common/voice.ts';

/** Where to find and how to reach somebody, gathered from wherever the material says it. */
export interface Contacts {
  /** Hours and sentences by the person's words over them; the first are those of the whole. */
  groups: { heading: string; hours: string[]; notes: string[] }[];
  addresses: string[];
  actions: SectionPart['actions'];
}

export const noContacts = (): Contacts => ({ groups: [], addresses: [], actions: [] });

/** What the steps of writing a website share. */
export interface Site {
  brief: Brief;
  mode: Mode;
  voice: Voice;
  material: Material;
  ledger: Ledger;
  /** Kinds of section that the person does not want. */
  absent: ReadonlySet<string>;
  /** How this kind of project shows what it sells; undefined where the kind is not known. */
  offers: SectionType | undefined;
  /** What is known about reaching somebody, and no section has yet. */
  contacts: Contacts;
  /** The mail address that forms are sent to. */
  mail: SectionPart['actions'][number] | undefined;
  sections: Section[];
}

/** A section on its way: the request that it answers, and the page request that it belongs to. */
export interface Section {
  part: SectionPart;
  request: Request | undefined;
  inside: string;
  /** Made of questions alone. */
  asked: boolean;
}

/** Adds sections to the site. */
export function addSections(site: Site, parts: readonly SectionPart[], request?: Request): void {
  for (const part of parts) {
    const inside = request?.kind === 'page' ? request.id : (request?.inside ?? '');
    site.sections.push({ part, request, inside, asked: false });
  }
}
