import type { DashboardBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { RowBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { dashboard, lines, quantile, rate, toTraces } from './panel.ts';

const perHour = (metric: string, by: string): string => `sum by (${by}) (increase(${metric}[1h]))`;

/** Language models: whether they answer, how fast, and for how much. */
export function providers(): DashboardBuilder {
  const page = dashboard(
    'providers',
    'Sitewright: providers and their cost',
    'Whether language models answer, how fast, for how much',
  );
  page
    .withRow(new RowBuilder('Answers'))
    .withPanel(
      lines(
        { title: 'Calls', description: 'By model', unit: 'reqps' },
        {
          '{{gen_ai_request_model}}': `sum by (gen_ai_request_model) (${rate('gen_ai_client_operation_duration_count')})`,
        },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'Faults',
          description: 'By model and kind; what is final leaves the model out of this build',
          unit: 'reqps',
        },
        {
          '{{sitewright_model}} {{error_type}}': `sum by (sitewright_model, error_type) (${rate('sitewright_model_faults_total')})`,
        },
      ),
    )
    .withPanel(
      lines(
        { title: 'Cool-downs', description: 'How often a provider asked to be left alone', unit: 'short' },
        { '{{sitewright_model}}': perHour('sitewright_model_cool_downs_total', 'sitewright_model') },
      ),
    )
    .withPanel(
      lines(
        { title: 'Duration', description: '95 in 100 are faster. A line leads to its traces.', unit: 's' },
        {
          '{{gen_ai_request_model}}': quantile(0.95, 'gen_ai_client_operation_duration', [
            'gen_ai_request_model',
          ]),
        },
      ).dataLinks([toTraces('generation', 'gen_ai.request.model', 'gen_ai_request_model')]),
    )
    .withPanel(
      lines(
        { title: 'First text', description: '95 in 100 begin sooner', unit: 's' },
        {
          '{{gen_ai_request_model}}': quantile(0.95, 'gen_ai_client_operation_time_to_first_chunk', [
            'gen_ai_request_model',
          ]),
        },
      ),
    )
    .withPanel(
      lines(
        { title: 'Bulkheads', description: 'Calls at work, and waiting for a place', unit: 'short' },
        {
          '{{sitewright_model}} {{sitewright_state}}':
            'sum by (sitewright_model, sitewright_state) (sitewright_model_active_calls)',
        },
      ),
    );
  return page
    .withRow(new RowBuilder('Cost'))
    .withPanel(
      lines(
        { title: 'Tokens an hour', description: 'By the count of the provider', unit: 'short' },
        {
          '{{gen_ai_request_model}} {{gen_ai_token_type}}': perHour(
            'gen_ai_client_token_usage_sum',
            'gen_ai_request_model, gen_ai_token_type',
          ),
        },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'Cost an hour',
          description: 'By mode, in the currency of the price table, charged or not',
          unit: 'short',
        },
        { '{{sitewright_mode}}': perHour('sitewright_model_cost_total', 'sitewright_mode') },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'Margin an hour',
          description: 'What charged builds brought in, less what all builds cost',
          unit: 'short',
        },
        {
          '{{sitewright_mode}}': `${perHour('sitewright_model_revenue_total', 'sitewright_mode')} - ${perHour('sitewright_model_cost_total', 'sitewright_mode')}`,
        },
      ).min(-1000),
    )
    .withPanel(
      lines(
        { title: 'Ceilings reached', description: 'Builds that were refused', unit: 'short' },
        {
          '{{sitewright_ceiling}}': perHour('sitewright_model_ceilings_reached_total', 'sitewright_ceiling'),
        },
      ),
    )
    .withPanel(
      lines(
        { title: 'Threads that write', description: 'Of the writer that is built in', unit: 'short' },
        { '{{sitewright_state}}': 'sum by (sitewright_state) (sitewright_writer_tasks)' },
      ),
    );
}
