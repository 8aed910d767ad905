import { describe, expect, test } from '@jest/globals';
import type { Books, BuildRow } from '../src/books.ts';
import { judge, type Rule } from '../src/verdict.ts';
import type { Told, Wish } from '../src/wish.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const buildId = 'bld_01kagq3fx2v8m5n1r7t0c9d4eh';
/** When the id was minted, as the ULID in it says. */
const mintedAt = [...buildId.slice(4, 14)].reduce((time, letter) => time * 32 + alphabet.indexOf(letter), 0);

const build = (changes: Partial<BuildRow> = {}): BuildRow => ({
  buildId,
  workspaceId: 'wsp_1',
  status: 'succeeded',
  save: true,
  mode: 'economy',
  engine: 'builtin',
  key: null,
  charged: 2,
  hold: 'captured',
  amount: 2,
  project: 'active',
  ...changes,
});

const undone = { status: 'failed', charged: 0, hold: 'released', project: 'discarded' };

const told = (changes: Partial<Told> = {}): Told => ({
  status: 200,
  body: { usage: { buildId } },
  replayed: false,
  from: mintedAt - 5,
  to: mintedAt + 500,
  ...changes,
});

const failure: Partial<Told> = { status: 503, body: { error: 'Down.', code: 'failed', retryable: true } };

const spec = { title: 'Bread' };
const streamed = (...events: [id: number, event: string, data: object][]): Partial<Told> => ({
  body: { usage: { buildId }, spec },
  events: events.map(([id, event, data]) => ({ id, event, data: { ...data } })),
});
const first: [number, string, object] = [1, 'build', { buildId }];
const all: [number, string, object] = [2, 'part', { op: 'replace', path: '', value: spec }];

const wish = (answers: Told[], changes: Partial<Wish> = {}): Wish => ({
  workspaceId: 'wsp_1',
  kind: 'plain',
  key: undefined,
  body: { prompt: 'A bakery', buildType: 'website', mode: 'economy', save: true },
  left: false,
  told: answers,
  ...changes,
});

const books = (builds: BuildRow[], changes: Partial<Books> = {}): Books => ({
  builds,
  holdsPastExpiry: 0,
  strays: 0,
  ...changes,
});

const broken = (wishes: Wish[], stored: Books): Rule[] => [
  ...new Set(judge(wishes, stored).map(({ rule }) => rule)),
];

describe('the verdict passes', () => {
  test.each<[string, Wish, BuildRow[]]>([
    ['a build that was told, charged and saved', wish([told()]), [build()]],
    ['a failure that was undone', wish([told(failure)]), [build(undone)]],
    ['a failure without a build', wish([told(failure)]), []],
    ['silence, whatever became of the build', wish([told({ status: 0, body: {} })]), [build()]],
    [
      'a keyed build told as failed and then as its own success',
      wish([told(failure), told({ from: mintedAt + 600, to: mintedAt + 700, replayed: true })], {
        kind: 'keyed',
      }),
      [build()],
    ],
    [
      'a stream whose parts are its result',
      wish([told(streamed(first, all, [3, 'result', { spec }]))], { kind: 'stream' }),
      [build()],
    ],
  ])('%s', (_name, asked, stored) => {
    expect(judge([asked], books(stored))).toEqual([]);
  });
});

describe('the verdict notices', () => {
  test.each<[Rule, Wish, Books]>([
    ['told 4xx or 5xx, charged', wish([told(failure)]), books([build()])],
    ['told 200, not charged', wish([told()]), books([build(undone)])],
    ['told 200, not charged', wish([told()]), books([])],
    ['told 200, charged another amount than told', wish([told()]), books([build({ amount: 5, charged: 5 })])],
    [
      'one request charged twice',
      wish([told()]),
      books([build(), build({ buildId: 'bld_01kagq3fx3v8m5n1r7t0c9d4eh' })]),
    ],
    [
      'a key answered differently',
      wish([told(), told({ body: { usage: { buildId: 'bld_other' } } })], { kind: 'keyed' }),
      books([build()]),
    ],
    ...[
      streamed(first, all),
      streamed(first, all, [4, 'result', { spec }]),
      streamed(first, all, all, [3, 'result', { spec }]),
      streamed(first, all, [3, 'result', { spec: { title: 'Cake' } }]),
    ].map((events): [Rule, Wish, Books] => [
      'a stream without an end, out of order or unlike its result',
      wish([told(events)], { kind: 'stream' }),
      books([build()]),
    ]),
    ['a project without a successful build', wish([]), books([build({ ...undone, project: 'pending' })])],
    ['a project without a successful build', wish([]), books([build({ save: false })])],
    [
      'a successful build without its hold captured or its project',
      wish([]),
      books([build({ project: 'pending' })]),
    ],
    ['a failed build charged', wish([]), books([build({ ...undone, hold: 'captured' })])],
    ['a build that never ended', wish([]), books([build({ ...undone, status: 'undoing' })])],
    ['a hold pending past its expiry', wish([]), books([], { holdsPastExpiry: 1 })],
    ['a hold or project that belongs to no build', wish([]), books([], { strays: 1 })],
    ['an answer that is none of the interface', wish([told({ status: 502, body: {} })]), books([])],
    [
      'an answer that is none of the interface',
      wish([told({ status: 401, body: { error: 'No.', code: 'unauthorized', retryable: false } })]),
      books([]),
    ],
  ])('%s', (rule, asked, stored) => {
    expect(broken([asked], stored)).toContain(rule);
  });
});
