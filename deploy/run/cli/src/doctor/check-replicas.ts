import { AppError } from '@sitewright/errors';
import { type DescribeResponse, DiagnosticsServiceService } from '@sitewright/protos/diagnostics';
import { createRpcClient, type TlsFiles } from '@sitewright/rpc';
import { type ServiceName, variableOf } from '../targets.ts';
import { resolveTarget } from './addresses.ts';
import { type Finding, findingsOf, wordsOf } from './finding.ts';

/** One replica, and where it answers. */
export interface Replica {
  service: ServiceName;
  address: string;
}

const reachability = findingsOf('reachability');
const schema = findingsOf('schema');
const clock = findingsOf('clock');

const deadlineMs = 5_000;
/** Past the first the order of logs and traces misleads; past the second certificates and time limits fail. */
const skewLimitsMs = { warning: 1_000, failure: 30_000 };

/** The replicas of a service. A name that does not resolve is a finding. */
export async function findReplicas(
  service: ServiceName,
  target: string | undefined,
): Promise<{ replicas: Replica[]; findings: Finding[] }> {
  if (target === undefined) {
    const advice = `Name it with --target ${service}=host:port or ${variableOf(service)}.`;
    return {
      replicas: [],
      findings: [reachability.failure(service, 'nobody said where it listens', advice)],
    };
  }
  try {
    const addresses = await resolveTarget(target);
    return { replicas: addresses.map((address) => ({ service, address })), findings: [] };
  } catch (error) {
    const advice =
      'Check the name of the target, and that a replica is ready: a headless Service lists only those.';
    return {
      replicas: [],
      findings: [reachability.failure(service, `${target} does not resolve: ${wordsOf(error)}`, advice)],
    };
  }
}

/** Asks one replica what it says of itself: whether it answers, its clock and its schema. */
export async function checkReplica(replica: Replica, tls: TlsFiles): Promise<Finding[]> {
  const { address: target, service: serverName } = replica;
  const definition = DiagnosticsServiceService;
  const client = createRpcClient({ definition, target, serverName, deadlineMs, tls });
  try {
    const asked = Date.now();
    const answer = await client.rpc.describe({});
    const middle = (asked + Date.now()) / 2;
    return judge(replica, answer, middle);
  } catch (error) {
    return [reachability.failure(subjectOf(replica), wordsOf(error), adviceFor(error))];
  } finally {
    client.close();
  }
}

function judge(replica: Replica, answer: DescribeResponse, askedAt: number): Finding[] {
  const subject = subjectOf(replica);
  if (answer.service !== replica.service) {
    const advice = 'Correct the target: another service listens there.';
    return [reachability.failure(subject, `${answer.service} answers`, advice)];
  }
  const since = answer.startedAt?.toISOString().slice(0, 19) ?? 'an unknown time';
  return [
    reachability.ok(subject, `serves since ${since}Z`),
    ...(answer.now === undefined ? [] : [judgeSkew(subject, answer.now.getTime() - askedAt, 'this machine')]),
    ...judgeSchema(subject, answer),
  ];
}

function judgeSkew(subject: string, skewMs: number, other: string): Finding {
  const detail = `${Math.abs(skewMs / 1000).toFixed(1)} s ${skewMs < 0 ? 'behind' : 'ahead of'} ${other}`;
  const advice = 'Let NTP or chrony set the clocks of all nodes.';
  if (Math.abs(skewMs) > skewLimitsMs.failure) return clock.failure(subject, detail, advice);
  if (Math.abs(skewMs) > skewLimitsMs.warning) return clock.warning(subject, detail, advice);
  return clock.ok(subject, detail);
}

function judgeSchema(subject: string, { schema: state, now }: DescribeResponse): Finding[] {
  if (state === undefined) return [];
  if (!state.reachable) {
    const advice =
      'The replica takes no work until its database answers: check the server, the role and the network.';
    return [reachability.failure(subject, 'its database does not answer', advice)];
  }
  const skew =
    now === undefined || state.now === undefined
      ? []
      : [judgeSkew(`${subject}, database`, state.now.getTime() - now.getTime(), 'its service')];
  return [judgeVersion(subject, state), ...skew];
}

function judgeVersion(subject: string, state: NonNullable<DescribeResponse['schema']>): Finding {
  if (state.pending.length > 0) {
    const advice = 'Run the migration Job of this service, or its main file with the argument migrate.';
    return schema.failure(subject, `lacks ${state.pending.join(', ')}`, advice);
  }
  if (state.unknown.length > 0) {
    const advice =
      'The code is older than its schema, which holds for one release: finish the rollout, or the rollback.';
    return schema.warning(subject, `is ahead of the code by ${state.unknown.join(', ')}`, advice);
  }
  return schema.ok(subject, `at ${state.version}`);
}

const subjectOf = ({ service, address }: Replica): string => `${service} at ${address}`;

function adviceFor(error: unknown): string {
  const reason = error instanceof AppError ? error.reason : undefined;
  if (reason === 'CALLER_NOT_ALLOWED')
    return "Use the operators' certificate, whose SPIFFE id ends in /sa/operator.";
  return 'Check that the replica runs, that its port is open to this machine, and that both sides use TLS or neither.';
}
