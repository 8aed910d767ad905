import type { Section, SectionOf, SectionType, WebsiteSpec } from '@sitewright/site-spec';
import { renderPage } from '../src/page.ts';
import { everything } from './every.ts';
import { fixture, textOf } from './fixtures.ts';

/** A site with all that one may have, and its section of a kind. */
export async function sectionOf<T extends SectionType>(
  type: T,
): Promise<{ spec: WebsiteSpec; section: SectionOf<T> }> {
  const spec = everything(await fixture('website'));
  if (spec.buildType !== 'website') throw new Error('no website');
  const sections = spec.content.pages.flatMap((page) => page.sections);
  const section = sections.find((one): one is SectionOf<T> => one.type === type);
  if (section === undefined) throw new Error(`no ${type}`);
  return { spec, section };
}

/** The home page of a site with nothing but a section. */
export async function markupOf(spec: WebsiteSpec, section: Section): Promise<string> {
  const [home] = spec.content.pages;
  if (home === undefined) throw new Error('no page');
  const pages = [{ ...home, sections: [section] }];
  return textOf(await renderPage({ ...spec, content: { ...spec.content, pages } }, home.path));
}
