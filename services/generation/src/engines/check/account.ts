import type { SiteSpec } from '@sitewright/site-spec';
import type { Brief, Request } from '../brief/brief.ts';
import type { Draft } from '../draft/draft.ts';
import { lettersOf } from '../draft/plain.ts';
import type { Finding } from './finding.ts';
import type { Writer } from './material.ts';
import { lookAtColour, lookAtLanguage, lookAtStyle } from './requests/look.ts';
import { lookAtCount, lookAtLength, lookAtSize } from './requests/measures.ts';
import { honoured, type Look, missing, type Outcome } from './requests/outcome.ts';
import { lookForAbsence, lookForFeature, lookForOrder, lookForPart } from './requests/parts.ts';
import { placesOf } from './requests/places.ts';
import { lookAtTold } from './requests/told.ts';

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

interface Checked {
  brief: Brief;
  draft: Draft;
  findings: readonly Finding[];
  writer: Writer;
  /** The id of the node that a part of the draft became. */
  nodeOf: (ref: string) => string | undefined;
}

/** The specification with its account: what became of each request, looked at in its place, and what is left to check. */
export function accountFor(spec: SiteSpec, checked: Checked): SiteSpec {
  const { brief, draft, findings, writer, nodeOf } = checked;
  const places = placesOf(spec);
  const entries = draft.draft.requested;
  const own = writer === 'model' ? requestsOf(draft, brief) : brief.requested;
  const look: Look = {
    ...{ brief, draft, spec, places },
    planOf(request) {
      const entry =
        writer === 'model' ? entries[own.indexOf(request)] : entries.find(({ id }) => id === request.id);
      if (entry === undefined) return undefined;
      const refs = entry.refs.map((ref) => ref.replace(/^#/u, ''));
      const ids = refs.map(nodeOf);
      return { ...entry, refs, places: places.filter(({ id }) => ids.includes(id)) };
    },
  };
  const outcomeOf = (request: Request): Outcome =>
    writer === 'model' ? lookAtTold(request, look, looks[request.kind]) : looks[request.kind](request, look);
  const requested = own
    .filter(({ text }) => text.trim() !== '')
    .map((request) => entryOf(request, outcomeOf(request)));
  const isShort = brief.requested.some(
    ({ id, kind, unit, bound }) =>
      kind === 'length' &&
      unit === 'words' &&
      bound !== 'most' &&
      requested.some((one) => one.id === id && one.status !== 'honoured'),
  );
  const warnings = [
    ...spec.warnings,
    ...warningsOf(findings),
    ...(writer === 'rules' ? needsWriter(places, isShort) : []),
  ].slice(0, mostWarnings);
  return { ...spec, brief: { ...spec.brief, requested: requested.slice(0, 200) }, warnings };
}

const isSame = (one: string, other: string): boolean =>
  one !== '' && (one.includes(other) || other.includes(one));

/**
 * The wishes that a language model tells of: it has read the whole, and tells them from content better than rules do. Where the
 * brief has read the same wish, it brings what is to be measured: a number, a size, a length.
 */
const requestsOf = ({ draft }: Draft, { requested }: Brief): Request[] =>
  draft.requested.map(({ text, kind }, at) => {
    const letters = lettersOf(text);
    const twin = requested.find(
      (request) => request.kind === kind && isSame(lettersOf(request.text), letters),
    );
    const blank = {
      ...{ target: '', title: '', unit: '', inside: '' },
      ...{ value: 0, value2: 0, bound: 'exact' as const },
    };
    return { ...blank, ...twin, id: `told-${at + 1}`, text, kind, topics: [] };
  });

const entryOf = ({ id, text, target, kind }: Request, outcome: Outcome) => ({
  ...{ id, text: text.slice(0, 300) || target.slice(0, 300), kind },
  ...{ ...outcome, note: outcome.note?.slice(0, 300) || undefined },
});

/** What was not mended without a trace: the person hears of it. */
const warningsOf = (findings: readonly Finding[]): SiteSpec['warnings'] =>
  findings
    .filter(({ code, mend }) => code !== 'private_shown' && mend !== 'ask')
    .map(({ code, message, told = message }) => ({ code, message: told.slice(0, 500) }))
    .filter(({ message }, at, all) => all.findIndex((one) => one.message === message) === at);

/** Says so where most of a result is questions, or it is shorter than ordered: a person or a language model has to write it. */
function needsWriter(places: Look['places'], isShort: boolean): SiteSpec['warnings'] {
  const parts = places.filter(({ kind }) => kind !== 'page' && kind !== 'frame');
  const open = parts.filter(({ asks, said, title }) => asks && lettersOf(said.replace(title, '')) === '');
  if (!isShort && (parts.length === 0 || open.length / parts.length <= mostQuestions)) return [];
  const message =
    'Most of this is questions to you: the prompt says too little, or asks for text that a language model writes.';
  return [{ code: 'needs_writer', message }];
}
