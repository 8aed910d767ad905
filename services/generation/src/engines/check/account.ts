import type { SiteSpec } from '@sitewright/site-spec';
import type { Brief, Request } from '../brief/brief.ts';
import type { Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';
import type { Writer } from './material.ts';
import { lettersOf } from './plain.ts';
import { lookAtFound } from './requests/found.ts';
import { lookAtColour, lookAtLanguage, lookAtStyle } from './requests/look.ts';
import { lookAtCount, lookAtLength, lookAtSize } from './requests/measures.ts';
import { adapted, honoured, type Look, missing, type Outcome } from './requests/outcome.ts';
import { lookForAbsence, lookForFeature, lookForOrder, lookForPart } from './requests/parts.ts';
import { placesOf } from './requests/places.ts';

/** How each kind of request is looked at in its place. */
const looks: Record<Request['kind'], (request: Request, look: Look) => Outcome> = {
  page: lookForPart,
  section: lookForPart,
  feature: lookForFeature,
  fact: (request, { places }) => {
    const place = places.find(({ said }) => lettersOf(said).includes(lettersOf(request.target)));
    return place === undefined ? missing() : honoured(place.pointer);
  },
  colour: lookAtColour,
  count: lookAtCount,
  language: lookAtLanguage,
  style: lookAtStyle,
  absence: lookForAbsence,
  order: lookForOrder,
  length: lookAtLength,
  size: lookAtSize,
};

const mostWarnings = 100;

/** Above this share of questions a result is a start that waits for somebody to write it. */
const mostQuestions = 0.5;

/**
 * The specification with its account: what became of each request, looked at in its place, and what is left to check.
 * @param nodeOf the id of the node that a part of the draft became.
 */
export function accountFor(
  spec: SiteSpec,
  {
    brief,
    draft,
    findings,
    writer,
    nodeOf,
  }: {
    brief: Brief;
    draft: Draft;
    findings: readonly Finding[];
    writer: Writer;
    nodeOf: (ref: string) => string | undefined;
  },
): SiteSpec {
  const places = placesOf(spec);
  const found = missedByBrief(draft);
  const planned = new Map(
    draft.draft.requested.filter(({ id }) => id !== '').map((entry) => [entry.id, entry]),
  );
  for (const { request, entry } of found) planned.set(request.id, entry);
  const look: Look = {
    ...{ brief, draft, spec, places },
    planOf(request) {
      const entry = planned.get(request.id);
      if (entry === undefined) return undefined;
      const ids = entry.refs.map((ref) => nodeOf(ref.replace(/^#/u, '')));
      return { plan: entry.plan, note: entry.note, places: places.filter(({ id }) => ids.includes(id)) };
    },
  };
  const isMisread = ({ id, kind }: Request): boolean =>
    writer === 'model' && !planned.has(id) && misreadable.has(kind);
  /** What is not found of a part that its writer has put somewhere may stand there in other words. */
  const sure = (outcome: Outcome, request: Request): Outcome =>
    writer === 'model' &&
    outcome.status === 'missing' &&
    outcome.note === undefined &&
    findable.has(request.kind) &&
    planned.get(request.id)?.plan === 'done'
      ? adapted('')
      : outcome;
  const requested = [
    ...brief.requested
      .filter((request) => !isMisread(request))
      .map((request) => entryOf(request, sure(looks[request.kind](request, look), request))),
    ...found.map(({ request }) => entryOf(request, sure(lookAtFound(request, look), request))),
  ];
  const warnings = [...spec.warnings, ...warningsOf(findings), ...needsWriter(places)].slice(0, mostWarnings);
  return { ...spec, brief: { ...spec.brief, requested: requested.slice(0, 200) }, warnings };
}

/** Kinds that content is often taken for: a "dry" thing, a "green" tray. What a language model does not list of them is none. */
const misreadable: ReadonlySet<Request['kind']> = new Set<Request['kind']>([
  'style',
  'colour',
  'length',
  'size',
  'section',
  'count',
  'absence',
]);

/** Kinds whose place is looked for by its words. */
const findable: ReadonlySet<Request['kind']> = new Set<Request['kind']>([
  ...(['page', 'section', 'feature', 'fact', 'order', 'count', 'language'] as const),
]);

interface Found {
  request: Request;
  entry: Draft['draft']['requested'][number];
}

/** Requests that the writer found and the brief did not. */
const missedByBrief = ({ draft }: Draft): Found[] =>
  draft.requested
    .filter(({ id, text }) => id === '' && text.trim() !== '')
    .map((entry, at) => {
      const { text, kind } = entry;
      const about = { id: `found-${at + 1}`, text, kind, target: text, title: text, value: 0, value2: 0 };
      return { entry, request: { ...about, bound: 'exact', unit: '', topics: [], inside: '' } };
    });

function entryOf(request: Request, outcome: Outcome): SiteSpec['brief']['requested'][number] {
  const { status, where, note } = outcome;
  return {
    ...{
      id: request.id,
      text: request.text.slice(0, 300) || request.target.slice(0, 300),
      kind: request.kind,
      status,
    },
    ...(where === undefined ? {} : { where }),
    ...(note === undefined || note === '' ? {} : { note: note.slice(0, 300) }),
  };
}

/** What was not mended without a trace: the person hears of it. */
const warningsOf = (findings: readonly Finding[]): SiteSpec['warnings'] =>
  findings
    .filter(({ code }) => code !== 'private_shown')
    .map(({ code, message }) => ({ code, message: message.slice(0, 500) }));

/** Says so where most of a result is questions: a person or a language model has to write it. */
function needsWriter(places: Look['places']): SiteSpec['warnings'] {
  const parts = places.filter(({ kind }) => kind !== 'page' && kind !== 'frame');
  const open = parts.filter(({ asks, said, title }) => asks && lettersOf(said.replace(title, '')) === '');
  if (parts.length === 0 || open.length / parts.length <= mostQuestions) return [];
  const message =
    'Most of this is questions to you: the prompt says too little, or asks for text that a language model writes.';
  return [{ code: 'needs_writer', message }];
}
