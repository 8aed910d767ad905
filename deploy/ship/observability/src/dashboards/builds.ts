import type { DashboardBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { RowBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { dashboard, lines, quantile, rate, toTraces } from './panel.ts';

const counted = (metric: string, by: string, selector = ''): string =>
  `sum by (${by}) (increase(${metric}{${selector}}[$__rate_interval]))`;

/** Builds, the credit that they cost, and projects that they made. */
export function builds(): DashboardBuilder {
  const page = dashboard(
    'builds',
    'Sitewright: builds and credit',
    'Builds, what they cost, what is still owed',
  );
  addBuilds(page);
  addCredit(page);
  return page
    .withRow(new RowBuilder('Projects'))
    .withPanel(
      lines(
        {
          title: 'Renderings',
          description: '95 in 100 are faster, waiting for a thread included',
          unit: 's',
        },
        {
          '{{sitewright_kind}} {{sitewright_format}}': quantile(
            0.95,
            'sitewright_projects_rendering_duration',
            ['sitewright_kind', 'sitewright_format'],
          ),
        },
      ).dataLinks([toTraces('projects', 'sitewright.format', 'sitewright_format')]),
    )
    .withPanel(
      lines(
        { title: 'Threads that render', description: 'At work, and waiting for one', unit: 'short' },
        { '{{sitewright_state}}': 'sum by (sitewright_state) (sitewright_projects_rendering_tasks)' },
      ),
    )
    .withPanel(
      lines(
        { title: 'Publications', description: 'What was done to what the public sees', unit: 'short' },
        { '{{sitewright_act}}': counted('sitewright_projects_publications_total', 'sitewright_act') },
      ),
    );
}

function addBuilds(page: DashboardBuilder): void {
  page
    .withRow(new RowBuilder('Builds'))
    .withPanel(
      lines(
        { title: 'Ended, by outcome', description: '`lost` ones go on with another worker', unit: 'short' },
        { '{{sitewright_outcome}}': counted('sitewright_builds_ended_total', 'sitewright_outcome') },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'Duration by mode',
          description: '95 in 100 are faster. A line leads to its traces.',
          unit: 's',
        },
        {
          '{{sitewright_mode}}': quantile(
            0.95,
            'sitewright_build_duration',
            ['sitewright_mode'],
            'sitewright_outcome="succeeded"',
          ),
        },
      ).dataLinks([toTraces('generation', 'sitewright.mode', 'sitewright_mode')]),
    )
    .withPanel(
      lines(
        { title: 'By engine', description: 'Which writer wrote', unit: 'short' },
        { '{{sitewright_engine}}': counted('sitewright_builds_ended_total', 'sitewright_engine') },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'Open',
          description: 'At work; `abandoned` ones wait for a worker to take them over',
          unit: 'short',
        },
        {
          '{{sitewright_state}}': 'max by (sitewright_state) (sitewright_builds_open)',
          'in flight': 'sum(sitewright_builds_in_flight)',
        },
      ),
    )
    .withPanel(
      lines(
        { title: 'Oldest', description: 'Since when the oldest is open, or has no worker', unit: 's' },
        { '{{sitewright_state}}': 'max by (sitewright_state) (sitewright_builds_oldest_age)' },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'Taken over',
          description: 'Builds whose worker was lost, by how far they were',
          unit: 'short',
        },
        { '{{sitewright_status}}': counted('sitewright_builds_taken_over_total', 'sitewright_status') },
      ),
    );
}

function addCredit(page: DashboardBuilder): void {
  page
    .withRow(new RowBuilder('Credit'))
    .withPanel(
      lines(
        { title: 'Reserved', description: 'By whether there was credit to hold', unit: 'short' },
        { '{{sitewright_outcome}}': counted('sitewright_credits_reserves_total', 'sitewright_outcome') },
      ),
    )
    .withPanel(
      lines(
        { title: 'Resolved', description: 'By verb and the state found or made', unit: 'short' },
        {
          '{{sitewright_verb}} {{sitewright_state}}': counted(
            'sitewright_credits_resolutions_total',
            'sitewright_verb, sitewright_state',
          ),
        },
      ),
    )
    .withPanel(
      lines(
        { title: 'Held', description: 'Overdue ones are to be set free by the sweeper', unit: 'short' },
        { '{{sitewright_state}}': 'max by (sitewright_state) (sitewright_credits_holds)' },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'Ledger',
          description: 'Disagreements between the books, and the age of the last check',
          unit: 'short',
        },
        {
          violations: 'max(sitewright_credits_ledger_violations)',
          'age of the check, s': 'time() - max(sitewright_credits_ledger_last_check)',
        },
      ),
    )
    .withPanel(
      lines(
        {
          title: 'To be taken back',
          description: 'Builds whose callers were told of a failure',
          unit: 'short',
        },
        { '{{instance}}': 'sum by (instance) (sitewright_gateway_disowned_builds_pending)' },
      ),
    )
    .withPanel(
      lines(
        { title: 'Refused by limits', description: 'By window, and who counted', unit: 'reqps' },
        {
          '{{sitewright_window}} {{sitewright_source}}': `sum by (sitewright_window, sitewright_source) (${rate('sitewright_rate_window_decisions_total', 'sitewright_allowed="false"')})`,
        },
      ),
    );
}
