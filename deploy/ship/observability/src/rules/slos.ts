import { type Clock, day, hour } from './clock.ts';
import type { Alert, Recording, Series } from './rule.ts';

/** What is promised over 28 days. */
export interface Slo {
  /** `build_success`: of its recorded series. */
  name: string;
  /** Of its alerts; the page of the same name in `runbooks` says what to do. */
  alert: string;
  /** What is counted, in words. */
  promise: string;
  /** 0.99: the part that must be good. */
  objective: number;
  labels: Readonly<Record<string, string>>;
  /** The rate of what was not good, and of everything, over a window. */
  bad: (window: string) => string;
  total: (window: string) => string;
  /** Series of a minute each: none good, and all good. */
  proof: { firing: Series; quiet: Series };
}

/** Bounds of buckets as Prometheus 2 and 3 write them. */
const within = (seconds: number): string => `le=~"${seconds}([.]0)?"`;

/** What is no fault of the caller. A build that was `lost` is counted by whoever takes it over. */
const failedOutcome = 'sitewright_outcome=~"failed|timeout|provider_busy"';
const endedOutcome = 'sitewright_outcome=~"succeeded|failed|timeout|provider_busy"';

const buildSuccess: Slo = {
  name: 'build_success',
  alert: 'BuildsFailing',
  promise: 'builds that were accepted end with a site',
  objective: 0.99,
  labels: {},
  bad: (window) => `sum(rate(sitewright_builds_ended_total{${failedOutcome}}[${window}]))`,
  total: (window) => `sum(rate(sitewright_builds_ended_total{${endedOutcome}}[${window}]))`,
  proof: {
    firing: {
      'sitewright_builds_ended_total{sitewright_outcome="succeeded"}': '0+5x250',
      'sitewright_builds_ended_total{sitewright_outcome="failed"}': '0+5x250',
    },
    quiet: {
      'sitewright_builds_ended_total{sitewright_outcome="succeeded"}': '0+5x250',
      'sitewright_builds_ended_total{sitewright_outcome="out_of_credits"}': '0+5x250',
    },
  },
};

/** Bounds of buckets, so that what is counted is what happened. */
const buildSeconds = { lite: 30, economy: 60, power: 120 };

const buildLatency: readonly Slo[] = Object.entries(buildSeconds).map(([mode, seconds]) => {
  const built = `sitewright_mode="${mode}",sitewright_outcome="succeeded"`;
  const count = (window: string) => `sum(rate(sitewright_build_duration_count{${built}}[${window}]))`;
  const series = (name: string) =>
    `sitewright_build_duration_${name}sitewright_mode="${mode}",sitewright_outcome="succeeded"}`;
  const proof = (good: string): Series => ({
    [series('count{')]: '0+10x250',
    [series(`bucket{le="${seconds}",`)]: good,
  });
  return {
    name: 'build_latency',
    alert: 'BuildsSlow',
    promise: `builds of mode ${mode} that succeed take at most ${seconds} s`,
    objective: 0.95,
    labels: { mode },
    bad: (window) =>
      `(${count(window)} - sum(rate(sitewright_build_duration_bucket{${built},${within(seconds)}}[${window}])))`,
    total: count,
    proof: { firing: proof('0+0x250'), quiet: proof('0+10x250') },
  };
});

/** Those that wait for a build or a rendering have their own promise, or none. */
const quickTools = 'gen_ai_tool_name!~"generate_project|export_project|publish_project|get_build"';

const toolLatency: Slo = {
  name: 'tool_latency',
  alert: 'ToolsSlow',
  promise: 'MCP tools other than builds, publications and exports answer within a second',
  objective: 0.99,
  labels: {},
  bad: (window) =>
    `(sum(rate(sitewright_tool_duration_count{${quickTools}}[${window}])) - sum(rate(sitewright_tool_duration_bucket{${quickTools},${within(1)}}[${window}])))`,
  total: (window) => `sum(rate(sitewright_tool_duration_count{${quickTools}}[${window}]))`,
  proof: {
    firing: {
      'sitewright_tool_duration_count{gen_ai_tool_name="get_project"}': '0+10x250',
      'sitewright_tool_duration_bucket{gen_ai_tool_name="get_project",le="1"}': '0+2x250',
    },
    quiet: {
      'sitewright_tool_duration_count{gen_ai_tool_name="get_project"}': '0+10x250',
      'sitewright_tool_duration_bucket{gen_ai_tool_name="get_project",le="1"}': '0+10x250',
      'sitewright_tool_duration_count{gen_ai_tool_name="generate_project"}': '0+10x250',
      'sitewright_tool_duration_bucket{gen_ai_tool_name="generate_project",le="1"}': '0+0x250',
    },
  },
};

/** Builds are promised by themselves, and probes are nobody's requests. */
const asked = 'http_route!~"/healthz|/readyz|/api/v1/generate"';

const availability: Slo = {
  name: 'gateway_availability',
  alert: 'GatewayFailing',
  promise: 'requests other than builds are answered without a fault of ours',
  objective: 0.999,
  labels: {},
  bad: (window) =>
    `sum(rate(http_server_request_duration_count{${asked},http_response_status_code=~"5.."}[${window}]))`,
  total: (window) => `sum(rate(http_server_request_duration_count{${asked}}[${window}]))`,
  proof: {
    firing: {
      'http_server_request_duration_count{http_route="/api/v1/projects",http_response_status_code="200"}':
        '0+90x250',
      'http_server_request_duration_count{http_route="/api/v1/projects",http_response_status_code="503"}':
        '0+10x250',
    },
    quiet: {
      'http_server_request_duration_count{http_route="/api/v1/projects",http_response_status_code="200"}':
        '0+90x250',
      'http_server_request_duration_count{http_route="/api/v1/projects",http_response_status_code="404"}':
        '0+10x250',
      'http_server_request_duration_count{http_route="/readyz",http_response_status_code="503"}': '0+90x250',
    },
  },
};

export const slos: readonly Slo[] = [buildSuccess, ...buildLatency, toolLatency, availability];

/** How fast the budget of 28 days burns, by the workbook of site reliability engineering, chapter 5. */
const burns = [
  { long: hour, short: 5, factor: 14.4, forMinutes: 2, severity: 'page' },
  { long: 6 * hour, short: 30, factor: 6, forMinutes: 15, severity: 'page' },
  { long: day, short: 2 * hour, factor: 3, forMinutes: 60, severity: 'ticket' },
  { long: 3 * day, short: 6 * hour, factor: 1, forMinutes: 180, severity: 'ticket' },
] as const;

const windows = [...new Set(burns.flatMap(({ long, short }) => [short, long]))].sort((a, b) => a - b);

/** `slo:build_success:bad_ratio_1h`. Named after the real window even in a drill, where the window is shorter. */
const real = (minutes: number): string =>
  minutes >= day ? `${minutes / day}d` : minutes >= hour ? `${minutes / hour}h` : `${minutes}m`;
export const ratioName = ({ name }: Slo, minutes: number): string => `slo:${name}:bad_ratio_${real(minutes)}`;

/** Nothing failed yet is no failure: where no series tells of one, the ratio is 0 and not unknown. */
function ratio({ bad, total }: Slo, window: string): string {
  return `(${bad(window)} or 0 * ${total(window)}) / (${total(window)} > 0)`;
}

export function sloRecordings(clock: Clock): Recording[] {
  return slos.flatMap((slo) =>
    windows.map((minutes) => ({
      record: ratioName(slo, minutes),
      expr: ratio(slo, clock.window(minutes)),
      ...(Object.keys(slo.labels).length === 0 ? {} : { labels: slo.labels }),
    })),
  );
}

export function sloAlerts(): Alert[] {
  return slos.flatMap((slo) =>
    burns.map(({ long, short, factor, forMinutes, severity }) => {
      const over = (minutes: number) => {
        const labels = Object.entries(slo.labels).map(([key, value]) => `${key}="${value}"`);
        const limit = Number((factor * (1 - slo.objective)).toFixed(6));
        return `${ratioName(slo, minutes)}${labels.length === 0 ? '' : `{${labels}}`} > ${limit}`;
      };
      return {
        name: slo.alert,
        expr: `${over(long)} and ${over(short)}`,
        forMinutes,
        severity,
        summary: `The budget for "${slo.promise}" burns ${factor} times too fast`,
        labels: { slo: slo.name, burn: String(factor), ...slo.labels },
        proof: { ...slo.proof, at: 240, labels: slo.labels },
      };
    }),
  );
}
