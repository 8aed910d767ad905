import type { Books } from './books.ts';
import { type Campaign, momentCount } from './campaign.ts';
import { rules, type Violation } from './verdict.ts';
import type { Wish } from './wish.ts';

interface Facts {
  campaign: Campaign;
  wishes: readonly Wish[];
  books: Books;
  /** How many keys and streams were asked for again. */
  keys: number;
  streams: number;
  seconds: number;
}

/** What was done and what came of it. */
export function printReport({ campaign, wishes, books, keys, streams, seconds }: Facts): void {
  const answers = wishes.flatMap((wish) => wish.told.map((told) => told.status));
  const holds = books.builds.map((build) => build.hold ?? 'none');
  console.log(`
Kills (SIGKILL)    ${campaign.kills}
Pauses (SIGSTOP)   ${campaign.pauses}
Cut links          ${campaign.cuts}
Moments struck     ${campaign.struck.size} of ${momentCount} (every step of the saga, before and after)
Requests           ${answers.length} for ${wishes.length} wishes in ${Math.round(seconds)} s
  told             ${tally(answers.map((status) => (status === 0 ? 'nothing' : String(status))))}
Builds             ${books.builds.length}
  ended            ${tally(books.builds.map((build) => build.status))}
  holds            ${tally(holds)}
  written by       ${tally(books.builds.map((build) => build.engine ?? 'nobody'))}
Keys replayed      ${keys}
Streams replayed   ${streams}
Errors told
${errorsOf(wishes)}`);
}

/** Every rule with how often it was broken. */
export function printVerdict(violations: readonly Violation[]): void {
  console.log('\nWhat must never be:');
  for (const rule of rules) {
    const count = violations.filter((violation) => violation.rule === rule).length;
    console.log(`${String(count).padStart(5)}  ${rule}`);
  }
}

/** What clients read when a build failed, and how often. */
function errorsOf(wishes: readonly Wish[]): string {
  const told = wishes.flatMap((wish) => wish.told).filter(({ status }) => status >= 400);
  const counts = new Map<string, number>();
  for (const { status, body } of told) {
    const line = `${status} ${body.code}, retryable ${body.retryable}: ${body.error}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([line, count]) => `${String(count).padStart(5)}  ${line}`)
    .join('\n');
}

function tally(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([word, count]) => `${word}: ${count}`)
    .join(', ');
}
