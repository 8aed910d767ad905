import type { DashboardBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { RowBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import type { MeshService } from '@sitewright/local/mesh';
import { dashboard, lines, quantile, rate, toTraces } from './panel.ts';

/** The same for every service, so that who knows one knows all. */
export function serviceDashboard(service: MeshService): DashboardBuilder {
  const { name } = service;
  const own = `service="${name}"`;
  const page = dashboard(
    `service-${name}`,
    `Sitewright: ${name}`,
    `What ${name} does, and what it waits for`,
  );
  page.withRow(new RowBuilder('What it answers'));
  addAnswers(page, name, own);
  if (service.calls.length > 0) {
    page
      .withRow(new RowBuilder('Whom it calls'))
      .withPanel(
        lines(
          { title: 'Calls by method and outcome', description: 'As this service saw them', unit: 'reqps' },
          {
            '{{rpc_method}} {{rpc_response_status_code}}': `sum by (rpc_method, rpc_response_status_code) (${rate('rpc_client_call_duration_count', own)})`,
          },
        ).span(12),
      )
      .withPanel(
        lines(
          { title: 'Latency by method', description: '95 in 100 are faster', unit: 's' },
          { '{{rpc_method}}': quantile(0.95, 'rpc_client_call_duration', ['rpc_method'], own) },
        )
          .span(12)
          .dataLinks([toTraces(name, 'rpc.method', 'rpc_method')]),
      );
  }
  addStores(page, service, own);
  addProcess(page, own);
  return page;
}

function addAnswers(page: DashboardBuilder, name: string, own: string): void {
  const http = name === 'gateway';
  const metric = http ? 'http_server_request_duration' : 'rpc_server_call_duration';
  const [label, status, tag] = http
    ? (['http_route', 'http_response_status_code', 'http.route'] as const)
    : (['rpc_method', 'rpc_response_status_code', 'rpc.method'] as const);
  page
    .withPanel(
      lines(
        { title: 'Rate', description: 'What is asked of it', unit: 'reqps' },
        { [`{{${label}}}`]: `sum by (${label}) (${rate(`${metric}_count`, own)})` },
      ),
    )
    .withPanel(
      lines(
        { title: 'Outcomes', description: 'How it ended', unit: 'reqps' },
        { [`{{${status}}}`]: `sum by (${status}) (${rate(`${metric}_count`, own)})` },
      ),
    )
    .withPanel(
      lines(
        { title: 'Latency', description: '95 in 100 are faster. A line leads to its traces.', unit: 's' },
        { [`{{${label}}}`]: quantile(0.95, metric, [label], own) },
      ).dataLinks([toTraces(name, tag, label)]),
    );
}

function addStores(page: DashboardBuilder, { schema, redis }: MeshService, own: string): void {
  if (schema === undefined && redis === undefined) return;
  page.withRow(new RowBuilder('Its stores')).withPanel(
    lines(
      { title: 'Statements', description: '95 in 100 are faster', unit: 's' },
      {
        '{{db_system_name}} {{db_operation_name}}': quantile(
          0.95,
          'db_client_operation_duration',
          ['db_system_name', 'db_operation_name'],
          own,
        ),
      },
    ),
  );
  page.withPanel(
    lines(
      { title: 'Statements that fail', description: 'By the kind of error', unit: 'reqps' },
      {
        '{{db_system_name}} {{error_type}}': `sum by (db_system_name, error_type) (${rate('db_client_operation_duration_count', `${own},error_type!=""`)})`,
      },
    ),
  );
  if (schema === undefined) return;
  page.withPanel(
    lines(
      { title: 'Pool', description: 'What waits for a connection has too few of them', unit: 'short' },
      {
        '{{db_client_connection_state}}': `sum by (db_client_connection_state) (db_client_connection_count{${own}})`,
        waiting: `sum(db_client_connection_pending_requests{${own}})`,
        most: `sum(db_client_connection_max{${own}})`,
      },
    ),
  );
}

function addProcess(page: DashboardBuilder, own: string): void {
  page
    .withRow(new RowBuilder('Its process'))
    .withPanel(
      lines(
        {
          title: 'Event loop',
          description: 'How late it is, of each replica; over 0.1 s everything is slow',
          unit: 's',
        },
        { '{{instance}}': `nodejs_eventloop_delay_p99{${own}}` },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'How busy',
          description: 'The part of the time in which the event loop worked',
          unit: 'percentunit',
        },
        { '{{instance}}': `nodejs_eventloop_utilization{${own}}` },
      ),
    )
    .withPanel(
      lines(
        { title: 'Memory', description: 'That is resident', unit: 'bytes' },
        { '{{instance}}': `process_memory_usage{${own}}` },
      ),
    );
}
