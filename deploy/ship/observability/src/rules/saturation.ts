import type { Clock } from './clock.ts';
import type { Alert } from './rule.ts';

/** There is more to do than can be done. */
export const saturationAlerts = (clock: Clock): Alert[] => [
  {
    name: 'RenderingSaturated',
    expr: `min_over_time(sum by (service) (sitewright_projects_rendering_tasks{sitewright_state="waiting"})[${clock.window(10)}:${clock.window(1)}]) > 8`,
    forMinutes: 5,
    severity: 'page',
    summary: 'Renderings wait for a thread, and have for ten minutes',
    proof: {
      firing: {
        'sitewright_projects_rendering_tasks{service="projects",sitewright_state="waiting"}': '20x40',
      },
      quiet: {
        'sitewright_projects_rendering_tasks{service="projects",sitewright_state="waiting"}': '20x5 0x35',
      },
      at: 30,
      labels: { service: 'projects' },
    },
  },
  {
    name: 'PoolExhausted',
    expr: `min_over_time(sum by (service) (db_client_connection_pending_requests)[${clock.window(5)}:${clock.window(1)}]) > 0`,
    forMinutes: 5,
    severity: 'ticket',
    summary: 'Statements of {{ $labels.service }} wait for a connection of the pool all the time',
    proof: {
      firing: { 'db_client_connection_pending_requests{service="credits"}': '4x30' },
      quiet: { 'db_client_connection_pending_requests{service="credits"}': '4x3 0x27' },
      at: 20,
      labels: { service: 'credits' },
    },
  },
  {
    name: 'CallsRefused',
    expr: `sum by (service) (rate(rpc_server_call_duration_count{rpc_response_status_code="RESOURCE_EXHAUSTED",rpc_method!~".*(Reserve|Build|BuildStream)"}[${clock.window(5)}])) > 0.1 and on (service) sitewright_rpc_server_active_calls / sitewright_rpc_server_max_calls > 0.8`,
    forMinutes: 5,
    severity: 'page',
    summary: '{{ $labels.service }} is full and refuses calls',
    proof: {
      firing: {
        'rpc_server_call_duration_count{service="projects",rpc_method="sitewright.projects.v1.ProjectsService/GetProject",rpc_response_status_code="RESOURCE_EXHAUSTED"}':
          '0+60x30',
        'sitewright_rpc_server_active_calls{service="projects"}': '100x30',
        'sitewright_rpc_server_max_calls{service="projects"}': '100x30',
      },
      quiet: {
        'rpc_server_call_duration_count{service="projects",rpc_method="sitewright.projects.v1.ProjectsService/GetProject",rpc_response_status_code="RESOURCE_EXHAUSTED"}':
          '0+60x30',
        'sitewright_rpc_server_active_calls{service="projects"}': '1x30',
        'sitewright_rpc_server_max_calls{service="projects"}': '100x30',
      },
      at: 20,
      labels: { service: 'projects' },
    },
  },
  {
    name: 'EventLoopLate',
    expr: `min_over_time(max by (service) (nodejs_eventloop_delay_p99)[${clock.window(10)}:${clock.window(1)}]) > 0.5`,
    forMinutes: 5,
    severity: 'ticket',
    summary: 'The event loop of {{ $labels.service }} is half a second late all the time',
    proof: {
      firing: { 'nodejs_eventloop_delay_p99{service="generation"}': '0.9x40' },
      quiet: { 'nodejs_eventloop_delay_p99{service="generation"}': '0.9x3 0.02x37' },
      at: 30,
      labels: { service: 'generation' },
    },
  },
];
