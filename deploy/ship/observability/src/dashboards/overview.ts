import type { DashboardBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { RowBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { dashboard, lines, number, quantile, rate, share, toTraces } from './panel.ts';

const requests = 'http_server_request_duration';
const asked = 'http_route!~"/healthz|/readyz"';

/** What somebody sees who was woken: are promises kept, and where does it begin? */
export function overview(): DashboardBuilder {
  return dashboard('overview', 'Sitewright', 'Whether promises are kept, and where in the mesh it begins')
    .withRow(new RowBuilder('Promises'))
    .withPanel(
      number(
        {
          title: 'Builds that fail, 1 h',
          description: 'Promised: at most 1 % over 28 days',
          unit: 'percentunit',
        },
        'slo:build_success:bad_ratio_1h',
      ),
    )
    .withPanel(
      number(
        {
          title: 'Builds too slow, 1 h',
          description: 'Promised: at most 5 % over 28 days; of the worst mode',
          unit: 'percentunit',
        },
        'max(slo:build_latency:bad_ratio_1h)',
      ),
    )
    .withPanel(
      number(
        {
          title: 'Requests that fail, 1 h',
          description: 'Promised: at most 0.1 % over 28 days',
          unit: 'percentunit',
        },
        'slo:gateway_availability:bad_ratio_1h',
      ),
    )
    .withPanel(
      number(
        {
          title: 'Tools too slow, 1 h',
          description: 'Promised: at most 1 % over 28 days',
          unit: 'percentunit',
        },
        'slo:tool_latency:bad_ratio_1h',
      ),
    )
    .withPanel(
      number(
        {
          title: 'Ledger violations',
          description: 'Anything but 0 is a bug or somebody at the tables',
          unit: 'short',
        },
        'max(sitewright_credits_ledger_violations)',
      ),
    )
    .withPanel(
      number(
        { title: 'Alerts', description: 'That fire now', unit: 'short' },
        'count(ALERTS{alertstate="firing"}) or vector(0)',
      ),
    )
    .withRow(new RowBuilder('The edge'))
    .withPanel(
      lines(
        { title: 'Requests', description: 'By class of status', unit: 'reqps' },
        {
          '{{http_response_status_code}}': `sum by (http_response_status_code) (${rate(`${requests}_count`, asked)})`,
        },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'Faults of ours',
          description: 'The part of requests that ended with 5xx',
          unit: 'percentunit',
        },
        { 'all routes': share(`${requests}_count`, `${asked},http_response_status_code=~"5.."`, asked) },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'Latency by route',
          description: '95 in 100 are faster. A line leads to its traces.',
          unit: 's',
        },
        { '{{http_route}}': quantile(0.95, requests, ['http_route'], asked) },
      ).dataLinks([toTraces('gateway', 'http.route', 'http_route')]),
    )
    .withRow(new RowBuilder('The services behind'))
    .withPanel(
      lines(
        { title: 'Calls', description: 'RPCs that each service answered', unit: 'reqps' },
        { '{{service}}': `sum by (service) (${rate('rpc_server_call_duration_count')})` },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'Failed calls',
          description: 'INTERNAL, UNAVAILABLE, DEADLINE_EXCEEDED and UNKNOWN, as the service saw them',
          unit: 'reqps',
        },
        {
          '{{service}}': `sum by (service) (${rate(
            'rpc_server_call_duration_count',
            'rpc_response_status_code=~"INTERNAL|UNAVAILABLE|DEADLINE_EXCEEDED|UNKNOWN"',
          )})`,
        },
      ),
    )
    .withPanel(
      lines(
        { title: 'Latency of calls', description: '95 in 100 are faster', unit: 's' },
        { '{{service}}': quantile(0.95, 'rpc_server_call_duration', ['service']) },
      ),
    );
}
