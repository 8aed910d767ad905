/** Rate, errors and duration of one route or RPC since its service has started. */
export interface RedRow {
  service: string;
  route: string;
  count: number;
  errors: number;
  /** Upper bounds of the buckets that half and 95 in 100 calls are in, in ms; Infinity past the last. */
  p50: number;
  p95: number;
}

const histograms = /^(http_server_request|rpc_server_call)_duration_(bucket|count)\{(.*)\} (\S+)$/;
/** What is the server's own failure. */
const failure = /^(5\d\d|INTERNAL|UNAVAILABLE|DEADLINE_EXCEEDED|UNIMPLEMENTED)$/;

/** Reads the table from what a service shows at `/metrics`. */
export function readRed(service: string, exposed: string): RedRow[] {
  const rows = new Map<string, { count: number; errors: number; buckets: Map<number, number> }>();
  for (const line of exposed.split('\n')) {
    const [, , kind, labelText = '', value = ''] = histograms.exec(line) ?? [];
    if (kind === undefined) continue;
    const labels = readLabels(labelText);
    const route = labels.rpc_method ?? `${labels.http_request_method} ${labels.http_route}`;
    const row = rows.get(route) ?? { count: 0, errors: 0, buckets: new Map<number, number>() };
    rows.set(route, row);
    if (kind === 'count') {
      row.count += Number(value);
      const status = labels.rpc_response_status_code ?? labels.http_response_status_code ?? '';
      if (failure.test(status)) row.errors += Number(value);
    } else {
      const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le) * 1000;
      row.buckets.set(bound, (row.buckets.get(bound) ?? 0) + Number(value));
    }
  }
  return [...rows].map(([route, { count, errors, buckets }]) => ({
    ...{ service, route, count, errors },
    p50: quantile(buckets, count * 0.5),
    p95: quantile(buckets, count * 0.95),
  }));
}

const readLabels = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name, value]),
  );

/** Buckets hold all that is below their bound. */
const quantile = (buckets: ReadonlyMap<number, number>, rank: number): number =>
  [...buckets].sort(([one], [other]) => one - other).find(([, below]) => below >= rank)?.[0] ??
  Number.POSITIVE_INFINITY;
