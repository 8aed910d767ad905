import { findPointerOfId, type Section, type SiteSpec } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { RequestedFeature } from '../brief/requests.ts';
import type { OutcomeNote } from '../compose-context.ts';
import type { Outcome } from './requested.ts';

interface PlacedSection {
  section: Section;
  pointer: string;
}

export function placedSections(spec: SiteSpec): PlacedSection[] {
  if (spec.buildType !== 'website') return [];
  return spec.content.pages.flatMap((page, pageIndex) =>
    page.sections.map((section, index) => ({
      section,
      pointer: `/content/pages/${pageIndex}/sections/${index}`,
    })),
  );
}

/** Pages by their titles. */
export function pageOutcomes(spec: SiteSpec, brief: Brief): Outcome[] {
  if (spec.buildType !== 'website') return [];
  const { pages } = spec.content;
  return brief.pages.map(({ title }): Outcome => {
    const index = pages.findIndex((page) => page.title.toLowerCase() === title.toLowerCase());
    if (index !== -1)
      return { text: title, kind: 'page', status: 'honoured', where: `/content/pages/${index}` };
    const section = placedSections(spec).find(
      (placed) => placed.section.heading?.toLowerCase() === title.toLowerCase(),
    );
    return section
      ? {
          text: title,
          kind: 'page',
          status: 'adapted',
          where: section.pointer,
          note: 'Made as a section of another page.',
        }
      : { text: title, kind: 'page', status: 'unsupported', note: 'Left out.' };
  });
}

/** Sections by their kinds, or by a heading of the same words. */
export function sectionOutcomes(spec: SiteSpec, brief: Brief): Outcome[] {
  if (spec.buildType !== 'website') return [];
  const placed = placedSections(spec);
  const wanted = brief.sections.map((request): Outcome => {
    const labelled = placed.find(
      ({ section }) => section.heading?.toLowerCase() === request.label.toLowerCase(),
    );
    const sameKind = placed.find(({ section }) => section.type === request.kind);
    const exact = labelled?.section.type === request.kind ? labelled : sameKind;
    if (exact) return { text: request.text, kind: 'section', status: 'honoured', where: exact.pointer };
    const newsletter = request.kind === 'newsletter' && spec.content.footer.newsletter !== undefined;
    if (newsletter)
      return { text: request.text, kind: 'section', status: 'honoured', where: '/content/footer' };
    if (labelled) return { text: request.text, kind: 'section', status: 'adapted', where: labelled.pointer };
    return { text: request.text, kind: 'section', status: 'adapted', note: 'Told within another section.' };
  });
  const unwanted = brief.absentSections.map((kind): Outcome => {
    const there = placed.find(({ section }) => section.type === kind);
    return there
      ? { text: `no ${kind}`, kind: 'section', status: 'unsupported', where: there.pointer }
      : { text: `no ${kind}`, kind: 'section', status: 'honoured' };
  });
  return [...wanted, ...unwanted];
}

const PARTLY: Partial<Record<RequestedFeature['feature'], readonly Section['type'][]>> = {
  map: ['locationHours'],
  countdown: ['events', 'hero'],
  video: ['video'],
  payments: ['pricing'],
  donationPayment: ['callToAction'],
};

/** What needs a program behind it: shown as what it is where a composer did so, and never called honoured. */
export function featureOutcomes(spec: SiteSpec, brief: Brief, notes: readonly OutcomeNote[]): Outcome[] {
  const placed = placedSections(spec);
  return brief.features.map((request): Outcome => {
    const note = notes.find(
      (candidate) =>
        candidate.kind === 'feature' && candidate.text.toLowerCase() === request.text.toLowerCase(),
    );
    const noted = note?.nodeId === undefined ? undefined : findPointerOfId(spec, note.nodeId);
    const shown = placed.find(
      ({ section }) =>
        section.type === 'unsupportedFeature' &&
        JSON.stringify(section).toLowerCase().includes(request.text.toLowerCase()),
    );
    const partly = placed.find(({ section }) => PARTLY[request.feature]?.includes(section.type));
    const where = noted ?? shown?.pointer ?? partly?.pointer;
    const isAdapted = note ? note.status !== 'unsupported' : partly !== undefined && shown === undefined;
    return {
      text: request.text,
      kind: 'feature',
      status: isAdapted && where !== undefined ? 'adapted' : 'unsupported',
      where,
      note:
        note?.note ?? (isAdapted ? 'A static part stands in for it.' : 'Needs a program behind the page.'),
    };
  });
}
