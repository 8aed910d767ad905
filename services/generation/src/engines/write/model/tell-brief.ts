import type { BuildMode } from '@sitewright/site-spec';
import type { Brief, Dataset } from '../../brief/brief.ts';

const pieces: Record<Brief['buildType'], string> = {
  website: 'a website',
  slides: 'a deck of slides',
  document: 'a document',
  design: 'a graphic',
  dataviz: 'a dashboard of charts',
};
const editions: Record<BuildMode, string> = {
  lite: 'the quick edition: short, with the few parts that carry it',
  economy: 'the usual edition: complete, nothing drawn out',
  power: 'the full edition: thorough and rich, as long as the material carries it',
};
const mostFacts = 120;
const mostRequests = 60;
/** A table is shown whole up to so many rows, so that a lost one is seen; of a longer one so many. */
const wholeRows = 12;
const sampleRows = 3;

/** What stands in the place of words that are kept from the writer. */
const kept = '[…]';

/** One line for a text that may hold several. */
const line = (text: string, most = 300): string =>
  text.replace(/\s+/gu, ' ').trim().slice(0, most).toWellFormed();

const plainLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * What a language model is given of a brief: the message without its private parts, and what was read from it, with ids.
 * All that strangers wrote stands between two lines that they can't have written: their mark comes from the message's hash.
 */
export function tellBrief(brief: Brief, mode: BuildMode): string {
  const fence = `──── ${brief.promptSha256.slice(0, 16)} ────`;
  const message = brief.segments.map(({ role, text }) => (role === 'private' ? ` ${kept} ` : text)).join('');
  const read = [
    `language of the piece: ${brief.language}; of the message: ${brief.orderLanguage}`,
    ...labelled('title, perhaps', brief.title),
    ...labelled('organisation, perhaps', brief.organisation),
    ...list(
      'facts',
      brief.facts.slice(0, mostFacts).map(({ id, kind, value, lead }) => {
        const before = lead === '' ? '' : ` (after: ${line(lead, 80)})`;
        return `${id} ${kind}: ${line(value)}${before}`;
      }),
    ),
    ...list('tables', brief.datasets.map(tableLine)),
    ...list(
      'requests',
      requestsOf(brief).map(({ id, kind, text, target }) => {
        const about =
          target === '' || plainLetters(text).includes(plainLetters(target)) ? '' : ` (${line(target, 80)})`;
        return `${id} ${kind}: ${line(text)}${about}`;
      }),
    ),
  ];
  return [
    `The piece is ${pieces[brief.buildType]}, in ${editions[mode]}.`,
    `The person's message:\n${fence}\n${message.trim()}\n${fence}`,
    `What a program read from it:\n${fence}\n${read.join('\n')}\n${fence}`,
  ].join('\n\n');
}

const labelled = (name: string, text: string): string[] => (text === '' ? [] : [`${name}: ${line(text)}`]);
const list = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [`${name}: none found`] : [`${name}:`, ...lines.map((one) => `- ${one}`)];

/** Requests that say nothing of what is to be kept private. */
function requestsOf({ requested, segments }: Brief): Brief['requested'] {
  const hidden = segments.filter(({ role }) => role === 'private').map(({ text }) => plainLetters(text));
  const tells = (text: string): boolean => {
    const letters = plainLetters(text);
    return letters !== '' && hidden.some((secret) => secret.includes(letters) || letters.includes(secret));
  };
  return requested
    .filter(({ text, target, title }) => ![text, target, title].some(tells))
    .slice(0, mostRequests);
}

function tableLine({ id, title, columns, rows }: Dataset): string {
  const names = columns.map(
    ({ name, type, unit }) => `${line(name, 80)} (${type}${unit === '' ? '' : `, ${unit}`})`,
  );
  const cells = (row: Dataset['rows'][number]): string =>
    row.map((cell) => line(String(cell ?? ''), 60)).join(' | ');
  const isWhole = rows.length <= wholeRows;
  const sample = rows.slice(0, isWhole ? wholeRows : sampleRows).map(cells);
  const more = isWhole ? [] : ['…', cells(rows.at(-1) ?? [])];
  return `${id}${title === '' ? '' : ` "${line(title, 120)}"`}: ${names.join(', ')}; ${rows.length} rows: ${[...sample, ...more].join(' / ')}`;
}
