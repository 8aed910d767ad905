import type { Dataset } from '@sitewright/site-spec';
import { factTopics } from './fact-topics.ts';
import type { Supplied } from './supplied.ts';
import { topicOf, type Voice } from './voice.ts';

/** A part that can take in what the prompt supplies: an entry of a deck, a section of a document. */
export interface Part {
  title: string;
  details: string;
  children: string[];
  datasets?: Dataset[];
  said?: string;
}

const METRICS = ['traction', 'results', 'summary', 'financials', 'market', 'background', 'introduction'];
const DATED = ['timeline', 'goals', 'nextSteps', 'method', 'solution', 'introduction'];
const DATA = ['results', 'traction', 'financials', 'market', 'discussion', 'background', 'summary'];
/** What rows stand for says nothing of what is measured: `Next quarter` is no home for figures by quarter. */
const PERIOD_FIELD = /^(?:month|quarter|year|day|period|category|series|value|label)$/i;
/** More figures than this in a row are data, and stay together. */
const MOST_FACTS = 12;
/** Labels that name a topic without being its title. */
const SYNONYMS: [RegExp, string][] = [
  [/^(?:price|prices|pricing|plans|tarifs?|preise?|precios?)$/i, 'businessModel'],
  [/^(?:audience|target|zielgruppe|cible|público)$/i, 'customers'],
  [
    /^(?:launch|deadline|date|start|opening|due|ready|go-live|completion|termin|frist|échéance|plazo|schedule|duration)(?: (?:on|in|by|date|am|le|el))?$/i,
    'timeline',
  ],
  [/^(?:project |team )?(?:lead|leader|manager|owner|contact|leitung|responsable|head)$/i, 'team'],
  [/^(?:venue|place|location|ort|lieu|lugar)$/i, 'venue'],
  [/^(?:testimonial|quote|zitat|citation|cita)$/i, 'customers'],
  [/^(?:budget|cost|costs|kosten|coût|coste|preis)$/i, 'financials'],
];

export interface Placing<P extends Part> {
  parts: P[];
  voice: Voice;
  /** Makes a part of its own for what fits nowhere; undefined where the parts are fixed. */
  open?: (title: string) => P;
}

/** Puts what was supplied where it belongs: by title, by topic, else into a part of its own or the emptiest one. */
export function placeSupplied<P extends Part>(supplied: Supplied, placing: Placing<P>): void {
  for (const entry of supplied.labelled) {
    const home = homeOf(entry.title, placing);
    if (home && home.details === '')
      home.details =
        home.title.toLowerCase() === entry.title.toLowerCase() ||
        topicKey(home.title, placing.voice) === topicKey(entry.title, placing.voice)
          ? entry.details
          : `${entry.title}: ${entry.details}`;
    else if (home) home.children.push(`${entry.title}: ${entry.details}`);
    else
      into(entry.title, placing, [], (part, isOwn) => {
        if (isOwn) part.details = entry.details;
        else part.children.push(`${entry.title}: ${entry.details}`);
      });
  }
  for (const items of supplied.metrics) {
    const rest = items.length > MOST_FACTS ? items : items.filter((item) => !filed(item, placing));
    if (rest.length > 0) into('', placing, METRICS, (part) => part.children.push(...rest));
  }
  for (const items of supplied.dated) into('', placing, DATED, (part) => part.children.push(...items));
  for (const sentence of supplied.sentences) {
    if (filed(sentence, placing)) continue;
    const home =
      placing.parts.find((part) => topicOf(part.title, placing.voice)?.match.test(sentence)) ??
      emptiest(placing.parts);
    home?.children.push(sentence);
  }
}

/** Puts a sum, a date or a head count into the chapter for such things, if there is one. */
function filed<P extends Part>(text: string, { parts, voice }: Placing<P>): boolean {
  const home = factTopics(text)
    .map((key) => parts.find((part) => topicKey(part.title, voice) === key))
    .find((part) => part !== undefined);
  home?.children.push(text);
  return home !== undefined;
}

const topicKey = (title: string, voice: Voice) =>
  SYNONYMS.find(([pattern]) => pattern.test(title))?.[1] ?? topicOf(title, voice)?.key ?? title.toLowerCase();

function homeOf<P extends Part>(title: string, { parts, voice }: Placing<P>): P | undefined {
  const lower = title.toLowerCase();
  return (
    parts.find((part) => part.title.toLowerCase() === lower) ??
    parts.find((part) => part.title.toLowerCase().replace(/s$/, '') === lower.replace(/s$/, '')) ??
    parts.find((part) => topicKey(part.title, voice) === topicKey(title, voice))
  );
}

function into<P extends Part>(
  title: string,
  placing: Placing<P>,
  topics: readonly string[],
  put: (part: P, isOwn: boolean) => void,
): void {
  const { parts, voice, open } = placing;
  const known = topics
    .map((key) => parts.find((part) => topicKey(part.title, voice) === key))
    .find((part) => part !== undefined);
  if (known) {
    put(known, false);
    return;
  }
  if (open && title !== '') {
    const part = open(title);
    parts.splice(Math.max(1, parts.length - 1), 0, part);
    put(part, true);
    return;
  }
  const rest = emptiest(parts);
  if (rest) put(rest, false);
}

function emptiest<P extends Part>(parts: readonly P[]): P | undefined {
  const weight = (part: P) => part.details.length + part.children.join('').length;
  return parts.find((part) => weight(part) === 0) ?? parts.toSorted((a, b) => weight(a) - weight(b))[0];
}

/** Data goes to the part whose title speaks of it, else to the one where figures are looked for. */
export function placeData<P extends Part>(datasets: readonly Dataset[], placing: Placing<P>): void {
  for (const dataset of datasets) {
    const names = dataset.fields.map((field) => field.name).filter((name) => !PERIOD_FIELD.test(name));
    const words = `${dataset.title} ${names.join(' ')}`.toLowerCase();
    const home = placing.parts.find((part) =>
      (part.title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.includes(word)),
    );
    const put = (part: P) => {
      part.datasets = [...(part.datasets ?? []), dataset];
      part.said = placing.voice.source;
    };
    if (home) put(home);
    else into('', placing, DATA, put);
  }
}
