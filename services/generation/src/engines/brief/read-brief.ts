import { createHash } from 'node:crypto';
import type { BuildType } from '@sitewright/site-spec';
import type { Brief, Request, SegmentRole } from './brief.ts';
import { type PlacedData, wholeQuestions } from './datasets/asking.ts';
import { readDatasets } from './datasets/read-datasets.ts';
import { detectLanguage, directionOf } from './language.ts';
import { readMaterial } from './material/read-material.ts';
import { boardNaming } from './naming/board-naming.ts';
import { findKind } from './naming/kind.ts';
import { readNaming } from './naming/naming.ts';
import { unitOffsets } from './offsets.ts';
import { rolesOfTold, slideOrder, topicsOfSlide } from './one-slide/as-topics.ts';
import { dictatedSlide } from './one-slide/dictated.ts';
import { withOpenHours } from './open-hours.ts';
import { toldDocumentNaming } from './pasted/naming.ts';
import { type ToldDocument, tellDocument, topicsUnder } from './pasted/told-document.ts';
import { spotsOf } from './requests/asked.ts';
import { isChart } from './requests/parts.ts';
import { readRequests } from './requests/read-requests.ts';
import { topicsOfParts } from './requests/topics-of-parts.ts';
import { readClauses, readSegments } from './segments/read-segments.ts';
import type { RoledClause } from './segments/roles.ts';
import { secretsOf, withoutSecrets } from './segments/secrets.ts';
import { endAt, isA, objectsFirst, readSource, type Source, textAt } from './segments/source.ts';
import { readRoles } from './tagging/read-roles.ts';
import { deckNaming, factsOfDeck, topicsOfDeck } from './told-deck/as-topics.ts';
import { tellDeck } from './told-deck/told-deck.ts';
import { toldNaming, toldRequests, withTold } from './told-design/as-brief.ts';
import { tellDesign } from './told-design/tell-design.ts';
import { topicsOfSite } from './told-site/as-topics.ts';
import { siteNaming } from './told-site/site-naming.ts';
import { tellSite } from './told-site/tell-site.ts';

const MOST_TONES = 8;

/** Reads a prompt once and for all; no later stage sees it. */
export function readBrief(written: string, buildType: BuildType): Brief {
  const secrets = secretsOf(readSource(written));
  const prompt = withoutSecrets(written, secrets);
  const source = readSource(prompt);
  const offsets = unitOffsets(prompt);
  const isBoard = buildType === 'dataviz';
  const datasets = readDatasets(prompt, isBoard);
  const data = datasets.map((dataset) => ({
    dataset,
    start: offsets(dataset.span[0]),
    end: offsets(dataset.span[1]),
  }));
  const pasted = data.filter(({ dataset }) => dataset.from === 'table');
  const tagged = readRoles(prompt, buildType, pasted);
  const read = readClauses(
    source,
    tagged,
    buildType,
    isBoard ? (all) => wholeQuestions(source, all, data) : undefined,
  );
  const { clauses, roles, asked, ...ways } = tellOrder(source, { ...read, tagged }, buildType, data);
  const { told, dictated, deck, site, text } = ways;
  const segments = readSegments(source, clauses, roles, asked, { written, secrets });
  const material = segments.flatMap(({ role, text }) => (role === 'material' ? [text] : [])).join('\n');
  // A table speaks no language: beside data, it is the words around it that do.
  const words = isBoard ? besides(prompt, data) : material;
  const spoken = isBoard && pasted.length > 0 ? readSource(words) : source;
  const orderLanguage = spoken.languages[0] ?? 'en';
  // A few names between the words of an order speak no language of their own.
  const language =
    orderedLanguage(asked) ?? (site || told ? undefined : detectLanguage(words)) ?? orderLanguage;
  const { material: view, ...found } = readMaterial({
    prompt,
    named: namesOfParts(source, clauses),
    segments,
    language: site || told ? language : (detectLanguage(words) ?? orderLanguage),
    requested: asked,
    // What a board draws, it does not tell again.
    datasets: isBoard
      ? datasets.map((dataset) => ({ ...dataset, from: 'table' as const }))
      : datasets.filter(({ from }) => deck === undefined || from === 'table'),
  });
  const placed = found.facts.map((fact) => ({
    ...fact,
    start: offsets(fact.span[0]),
    end: offsets(fact.span[1]),
  }));
  const facts = withOpenHours(placed, source);
  const all = site
    ? readNaming(source, read.roles, read.clauses, buildType, facts)
    : readNaming(source, roles, clauses, buildType, facts);
  const named = isBoard ? boardNaming(all, source, roles, data) : all;
  const deckTopics = deck && topicsOfDeck(view, { ...deck, data }, prompt);
  const slide = dictated ? topicsOfSlide(view, dictated.slide) : deckTopics;
  const siteTopics = site && topicsOfSite(source, view, site);
  const requested = siteTopics?.requested ?? [...(deckTopics?.requested ?? []), ...asked];
  const tables = [...(dictated?.tables ?? []), ...(deckTopics?.datasets ?? [])];
  const given = datasets.filter(({ id }) => tables.every((one) => one.id !== id));
  const naming = told
    ? toldNaming(source, told)
    : deck && deckTopics
      ? deckNaming(named, deck, deckTopics)
      : site
        ? siteNaming(source, named, site)
        : slide
          ? { ...named, title: slide.title }
          : buildType === 'document'
            ? toldDocumentNaming(source, named, clauses, text, facts)
            : named;
  const own = facts
    .filter((fact) => !text || isPasted(fact, text))
    .map(({ start: _start, end: _end, ...fact }) => fact);
  const pastedTopics = text && { topics: topicsUnder(text, naming.title), lists: text.lists };
  const content = siteTopics ?? slide ?? pastedTopics ?? found;
  return {
    buildType,
    promptSha256: createHash('sha256').update(written).digest('hex'),
    language,
    orderLanguage,
    dir: directionOf(language),
    segments,
    commands: commandsIn(clauses).map((clause) => orderingWords(source, clause)),
    ...naming,
    tone: requested
      .filter(({ kind, unit }) => kind === 'style' && unit === '')
      .map(({ target }) => target)
      .slice(0, MOST_TONES),
    kind:
      buildType === 'document' || buildType === 'dataviz' ? '' : findKind(material, naming, source.languages),
    ...found,
    facts: deck && deckTopics ? factsOfDeck(facts, deck.outside, deckTopics) : own,
    lists: content.lists,
    // Figures in prose stay prose, unless a chart of them is asked for or a slide is named by what they are.
    datasets: text
      ? text.datasets
      : isBoard || (!deck && requested.some(({ target }) => isChart(target)) && datasets.length > 0)
        ? [...given, ...tables]
        : [...given.filter(({ from }) => from === 'table'), ...tables],
    ...topicsOfParts(requested, content.topics),
    ...(text && !text.isMeeting ? { task: { points: text.points } } : {}),
    ...(dictated ? { slides: [slideOrder(view, dictated.slide, prompt, naming.title)] } : {}),
    ...(deckTopics ? { slides: deckTopics.orders } : {}),
  };
}

/** What an order says in one of the ways that are known, with the clauses, roles and requests that this leaves. */
function tellOrder(
  source: Source,
  read: { clauses: readonly RoledClause[]; roles: SegmentRole[]; tagged: readonly SegmentRole[] },
  buildType: BuildType,
  data: readonly PlacedData[],
) {
  const hasTable = data.some(({ dataset }) => dataset.from === 'table');
  const told = buildType === 'design' ? tellDesign(source) : undefined;
  const dictated = dictatedSlide(source, { ...read, roles: read.tagged }, buildType, data);
  const deck = dictated ? undefined : tellDeck(source, read, buildType, data);
  const site = hasTable ? undefined : tellSite(source, read, buildType);
  const text = buildType === 'document' ? tellDocument(source, read, data) : undefined;
  const { clauses, roles } = told
    ? withTold(source, read.clauses, read.roles, told)
    : dictated
      ? rolesOfTold(source, read, dictated.spent, dictated.said)
      : (deck ?? site ?? text ?? read);
  const { requested } = dictated ?? deck ?? site ?? text ?? { requested: undefined };
  const asked = requested ?? toldRequests(source, told, roles, readRequests(source, clauses, buildType));
  return { clauses, roles, asked, told, dictated, deck, site, text };
}

/** A fact of what was pasted that stands in one line of it, and in no table. */
const isPasted = (
  { start, value, kind }: { start: number; value: string; kind: string },
  told: ToldDocument,
): boolean =>
  (!told.isMeeting || kind === 'date') &&
  !value.includes('\n') &&
  told.given.some((one) => start >= one.start && start < one.end) &&
  !told.tables.some((table) => start >= table.start && start < table.end);

/** Where the names of parts end that the order holds. */
const namesOfParts = (source: Source, clauses: readonly RoledClause[]): Set<number> =>
  new Set(
    spotsOf(source, clauses).flatMap(({ at }) =>
      isA(source.lexemes[at], 'part') ? [endAt(source, at)] : [],
    ),
  );

/** The clauses that order something, of the sentence that does so first; what a sentence says of a thing ("a tank, needs notice") is none. */
function commandsIn(clauses: readonly RoledClause[]): RoledClause[] {
  const opening = new Map(clauses.toReversed().map(({ sentence, role }) => [sentence, role]));
  const ordering = clauses.filter(
    ({ role, head, sentence }) =>
      role === 'order' && (head === 'make' || (head === 'wish' && opening.get(sentence) !== 'material')),
  );
  return ordering.filter(({ sentence }) => sentence === ordering[0]?.sentence);
}

/** So many words of a clause order; what follows may be named by them ("a site for Kiln Lane Ceramics and Tiles"). */
const MOST_ORDERING = 6;

/** The beginning of a clause that orders; its end, where the verb stands behind its objects. */
function orderingWords(source: Source, { from, to }: RoledClause): string {
  const isLast = objectsFirst(source, from, to);
  const [first, last] = isLast
    ? [Math.max(from, to - MOST_ORDERING), to]
    : [from, Math.min(to, from + MOST_ORDERING)];
  return textAt(source, first, last);
}

const besides = (prompt: string, data: readonly PlacedData[]): string =>
  data.reduceRight((text, { start, end }) => `${text.slice(0, start)}\n${text.slice(end)}`, prompt);

const orderedLanguage = (requested: readonly Request[]): string | undefined =>
  requested.find(({ kind }) => kind === 'language')?.target;
