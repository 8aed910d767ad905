import type { Books, BuildRow } from './books.ts';
import { isWhole } from './stream.ts';
import { prices, type Told, type Wish } from './wish.ts';

/** What must never be, each counted; all zero is the point of the exercise. */
export const rules = [
  'told 4xx or 5xx, charged',
  'told 200, not charged',
  'told 200, charged another amount than told',
  'one request charged twice',
  'a key answered differently',
  'a stream without an end, out of order or unlike its result',
  'a stream told again differently',
  'a project without a successful build',
  'a successful build without its hold captured or its project',
  'a failed build charged',
  'a hold pending past its expiry',
  'a build that never ended',
  'a hold or project that belongs to no build',
  'the ledger does not add up',
  'an answer that is none of the interface',
  'a silent part kept its callers waiting',
] as const;

export type Rule = (typeof rules)[number];

export interface Violation {
  rule: Rule;
  detail: string;
}

/** Compares what clients were told with what is stored. */
export function judge(wishes: readonly Wish[], books: Books): Violation[] {
  const builds = new Map(books.builds.map((build) => [build.buildId, build]));
  return [
    ...books.builds.flatMap(judgeBuild),
    ...wishes.flatMap((wish) => judgeWish(wish, builds)),
    ...repeat('a hold pending past its expiry', books.holdsPastExpiry),
    ...repeat('a hold or project that belongs to no build', books.strays),
  ];
}

const repeat = (rule: Rule, times: number): Violation[] =>
  Array.from({ length: times }, () => ({ rule, detail: '' }));

const isCharged = (build: BuildRow): boolean => build.hold === 'captured';

/** A build's row, its hold and its project must say the same. */
function judgeBuild(build: BuildRow): Violation[] {
  const { status, save, project } = build;
  const detail = JSON.stringify(build);
  const violations: Violation[] = [];
  const hasProject = project === 'active' || project === 'pending';
  if (status === 'succeeded') {
    if (!isCharged(build) || (save && project !== 'active'))
      violations.push({ rule: 'a successful build without its hold captured or its project', detail });
    if (build.charged !== build.amount)
      violations.push({ rule: 'told 200, charged another amount than told', detail });
  } else {
    if (status !== 'failed') violations.push({ rule: 'a build that never ended', detail });
    if (isCharged(build)) violations.push({ rule: 'a failed build charged', detail });
  }
  if (hasProject && (status !== 'succeeded' || !save))
    violations.push({ rule: 'a project without a successful build', detail });
  return violations;
}

/** The build that a call was told of. */
function toldBuild({ body }: Told): string | undefined {
  const usage = body.usage;
  if (typeof usage === 'object' && usage !== null && 'buildId' in usage) return String(usage.buildId);
  return typeof body.buildId === 'string' ? body.buildId : undefined;
}

function judgeWish(wish: Wish, builds: ReadonlyMap<string, BuildRow>): Violation[] {
  const violations: Violation[] = [];
  const blame = (rule: Rule, about: unknown): void => {
    violations.push({ rule, detail: JSON.stringify({ wish: { ...wish, told: undefined }, about }) });
  };
  const delivered = new Set(wish.told.filter(isSuccess).map(toldBuild));
  const charged = new Set<string>();
  for (const told of wish.told) {
    if (!isKnown(told)) blame('an answer that is none of the interface', brief(told));
    if (!isWhole(told)) blame('a stream without an end, out of order or unlike its result', told);
    const own = [...builds.values()].filter((build) => isWithin(build, wish, told));
    for (const build of own.filter(isCharged)) {
      charged.add(build.buildId);
      if (told.status >= 400 && !delivered.has(build.buildId))
        blame('told 4xx or 5xx, charged', { told: brief(told), build });
    }
    if (told.status !== 200) continue;
    const build = builds.get(toldBuild(told) ?? '');
    if (build === undefined || !isCharged(build))
      blame('told 200, not charged', { told: brief(told), build });
    else if (build.amount !== prices[wish.body.mode])
      blame('told 200, charged another amount than told', { told: brief(told), build });
  }
  if (delivered.size > 1) blame('a key answered differently', [...delivered]);
  if (wish.kind !== 'async' && charged.size > 1) blame('one request charged twice', [...charged]);
  return violations;
}

const isSuccess = ({ status }: Told): boolean => status === 200 || status === 202;

/** Whether a build's id was minted while a call was under way. */
function isWithin(build: BuildRow, wish: Wish, told: Told): boolean {
  const minted = mintedAt(build.buildId);
  return build.workspaceId === wish.workspaceId && minted >= told.from && minted <= told.to;
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The time in a ULID, in ms since the epoch. */
const mintedAt = (id: string): number =>
  [...id.slice(4, 14)].reduce((time, letter) => time * 32 + alphabet.indexOf(letter), 0);

/** A success, nothing at all, or an error that says the three things that every error says. */
export function isKnown({ status, body }: Told): boolean {
  if (status === 0 || status === 200 || status === 202) return true;
  const { error, code, retryable } = body;
  const wellFormed = typeof error === 'string' && typeof code === 'string' && typeof retryable === 'boolean';
  return wellFormed && (status >= 500 || status === 409);
}

const brief = ({ status, body, from, to }: Told) => ({
  status,
  error: body.error,
  build: toldBuild({ status, body, replayed: false, from, to }),
  from,
  to,
});
