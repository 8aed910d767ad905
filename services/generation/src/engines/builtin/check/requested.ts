import { findPointerOfId, type Requested, type SiteSpec } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { OutcomeNote } from '../compose-context.ts';
import { trimTo } from '../copy/trim-to.ts';
import { countOutcome } from './requested-counts.ts';
import { featureOutcomes, pageOutcomes, sectionOutcomes } from './requested-parts.ts';
import { TextIndex, textsOf } from './text-index.ts';

export type Outcome = Omit<Requested, 'id'>;

const MOST = 200;

/**
 * The account of what became of each request, taken from what is in the finished content. What composers noted is
 * used only where the content cannot tell, and only if the node that they name is there.
 */
export function requestedOf(spec: SiteSpec, brief: Brief, notes: readonly OutcomeNote[]): Requested[] {
  const index = new TextIndex([...textsOf(spec.content, ['content']), ...textsOf(spec.assets, ['assets'])]);
  const derived: Outcome[] = [
    ...pageOutcomes(spec, brief),
    ...sectionOutcomes(spec, brief),
    ...featureOutcomes(spec, brief, notes),
    ...brief.counts.flatMap((count) => countOutcome(spec, brief, count)),
    ...colourOutcomes(spec, brief),
    ...languageOutcomes(spec, brief),
    ...brief.tone.map(
      (tone): Outcome => ({ text: tone, kind: 'style', status: 'honoured', where: '/theme' }),
    ),
    ...factOutcomes(brief, index),
  ];
  const known = new Set(derived.map((outcome) => keyOf(outcome)));
  const noted = notes
    .flatMap((note) => notedOutcome(spec, note))
    .filter((outcome) => !known.has(keyOf(outcome)));
  const all = [...derived, ...distinct(noted)].filter((outcome) => outcome.text.trim() !== '');
  return all.slice(0, MOST).map((outcome, position) => ({
    id: `requested-${position + 1}`,
    ...outcome,
    text: trimTo(outcome.text, 300),
    ...(outcome.note === undefined ? {} : { note: trimTo(outcome.note, 300) }),
  }));
}

function keyOf(outcome: Pick<Outcome, 'kind' | 'text'>): string {
  return `${outcome.kind} ${outcome.text.trim().toLowerCase()}`;
}

function distinct(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(
    (outcome, position) => outcomes.findIndex((other) => keyOf(other) === keyOf(outcome)) === position,
  );
}

function notedOutcome(spec: SiteSpec, note: OutcomeNote): Outcome[] {
  const where = note.nodeId === undefined ? undefined : (findPointerOfId(spec, note.nodeId) ?? undefined);
  const isLost = note.status === 'honoured' && where === undefined;
  return [
    { text: note.text, kind: note.kind, status: isLost ? 'adapted' : note.status, where, note: note.note },
  ];
}

function colourOutcomes(spec: SiteSpec, brief: Brief): Outcome[] {
  const tokens = Object.entries(spec.theme.tokens.color);
  return brief.colours.map((colour): Outcome => {
    const token = tokens.find(([, value]) => value.$value.toLowerCase() === colour.hex);
    const chart = spec.theme.tokens.chart.findIndex((value) => value.$value.toLowerCase() === colour.hex);
    const text = colour.role === 'any' ? colour.name : `${colour.name} (${colour.role})`;
    if (token) return { text, kind: 'colour', status: 'honoured', where: `/theme/tokens/color/${token[0]}` };
    if (chart !== -1)
      return { text, kind: 'colour', status: 'honoured', where: `/theme/tokens/chart/${chart}` };
    return {
      text,
      kind: 'colour',
      status: 'adapted',
      where: '/theme/tokens/color',
      note: 'A readable tone of it is used.',
    };
  });
}

function languageOutcomes(spec: SiteSpec, brief: Brief): Outcome[] {
  if (brief.language === 'en') return [];
  const hasWarning = spec.warnings.some((warning) => warning.code === 'language_without_words');
  return [
    {
      text: brief.language,
      kind: 'language',
      status: hasWarning ? 'adapted' : 'honoured',
      where: '/language',
      ...(hasWarning ? { note: 'Buttons and labels are in English.' } : {}),
    },
  ];
}

function factOutcomes(brief: Brief, index: TextIndex): Outcome[] {
  return brief.facts.map((fact): Outcome => {
    const where = index.find(fact.value);
    if (where !== undefined) return { text: fact.value, kind: 'fact', status: 'honoured', where };
    const loose = index.findIgnoringCase(fact.value) ?? partOf(fact.value, index);
    return loose === undefined
      ? { text: fact.value, kind: 'fact', status: 'unsupported', note: 'Found no place in this result.' }
      : { text: fact.value, kind: 'fact', status: 'adapted', where: loose };
  });
}

/** `312 tonnes` is told if a figure 312 stands where tonnes is its label. */
function partOf(value: string, index: TextIndex): string | undefined {
  const number = /\d[\d.,]*\d|\d/u.exec(value)?.[0];
  return number === undefined || number === value ? undefined : index.find(number);
}
