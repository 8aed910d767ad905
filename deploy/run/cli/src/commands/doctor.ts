import { type Command, InvalidArgumentError } from 'commander';
import {
  checkEdgeCertificate,
  checkOwnCertificates,
  checkReplicaCertificate,
} from '../doctor/check-certificates.ts';
import { checkEdge } from '../doctor/check-edge.ts';
import { checkLedger } from '../doctor/check-ledger.ts';
import { checkReplica, findReplicas } from '../doctor/check-replicas.ts';
import { checkSettings } from '../doctor/check-settings.ts';
import type { Finding } from '../doctor/finding.ts';
import type { Session } from '../session.ts';
import { collectSettings, type Environment } from '../settings-files.ts';
import type { Column } from '../table.ts';
import { serviceNames } from '../targets.ts';

const marks = { ok: 'ok', warning: 'WARNING', failure: 'FAILURE', skipped: 'skipped' } as const;

const columns: Column<Finding>[] = [
  { title: 'State', value: ({ state }) => marks[state] },
  { title: 'Check', value: ({ check }) => check },
  { title: 'Of', value: ({ subject }) => subject },
  { title: 'Found', value: ({ detail }) => detail },
];

interface Options {
  settings?: Environment;
  url?: URL;
}

/** `sitewright doctor`. */
export function addDoctor(program: Command, session: Session): void {
  program
    .command('doctor')
    .description('check a deployment and say what to do; exit code 1 when something is broken')
    .option(
      '--settings <file>',
      'settings of services, as NAME=value lines; may be given for each',
      collectSettings,
    )
    .option('--url <url>', 'where callers reach the API; else SITEWRIGHT_URL, else the local stack', readUrl)
    .addHelpText(
      'after',
      `
Checks the settings of each service and how they fit together (--settings, else the environment), that every replica
and its database answer, that schemas and code agree, clocks, certificates, the ledger, and the public edge; with
SITEWRIGHT_KEY also a request through it. It changes nothing and never prints the value of a setting.

Example:
  sitewright doctor --settings auth.env --settings gateway.env --url https://sitewright.example`,
    )
    .action(async (options: Options) => {
      const findings = await examine(session, options);
      session.printList(findings, columns);
      for (const { subject, advice, state } of findings) {
        if (advice !== '' && state !== 'ok') session.note(`${marks[state]} ${subject}: ${advice}`);
      }
      const broken = findings.filter(({ state }) => state === 'failure').length;
      if (broken > 0) throw new Error(`${broken} of ${findings.length} checks found something broken.`);
    });
}

async function examine(session: Session, options: Options): Promise<Finding[]> {
  const settings = checkSettings(options.settings ?? session.io.env);
  const own = checkOwnCertificates(session.tls);
  const services = await Promise.all(serviceNames.map((name) => examineService(session, name)));
  const ledger = await checkLedger(session);
  const url = options.url ?? session.baseUrl();
  const edge = url === undefined ? [] : await examineEdge(session, url);
  return [...settings, ...own, ...services.flat(), ...ledger, ...edge];
}

async function examineService(session: Session, name: (typeof serviceNames)[number]): Promise<Finding[]> {
  const { replicas, findings } = await findReplicas(name, session.targetOf(name));
  const examined = await Promise.all(
    replicas.flatMap((replica) => [
      checkReplica(replica, session.tls),
      checkReplicaCertificate(replica, session.tls),
    ]),
  );
  return [...findings, ...examined.flat()];
}

async function examineEdge(session: Session, url: URL): Promise<Finding[]> {
  return [...(await checkEdgeCertificate(url)), ...(await checkEdge(url, session.io.env.SITEWRIGHT_KEY))];
}

function readUrl(word: string): URL {
  const url = URL.canParse(word) ? new URL(word) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url;
  throw new InvalidArgumentError('Write it as https://host.');
}
