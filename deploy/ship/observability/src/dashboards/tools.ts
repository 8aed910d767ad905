import type { DashboardBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { RowBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { dashboard, lines, quantile, rate, toTraces } from './panel.ts';

/** MCP: what agents ask, and how it goes. */
export function tools(): DashboardBuilder {
  return dashboard('mcp', 'Sitewright: MCP', 'What agents ask, and how it goes')
    .withRow(new RowBuilder('Tools'))
    .withPanel(
      lines(
        { title: 'Calls', description: 'By tool', unit: 'reqps' },
        { '{{gen_ai_tool_name}}': `sum by (gen_ai_tool_name) (${rate('sitewright_tool_duration_count')})` },
      ),
    )
    .withPanel(
      lines(
        { title: 'Outcomes', description: 'Of all tools', unit: 'reqps' },
        {
          '{{sitewright_outcome}}': `sum by (sitewright_outcome) (${rate('sitewright_tool_duration_count')})`,
        },
      ),
    )
    .withPanel(
      lines(
        { title: 'Latency', description: '95 in 100 are faster. A line leads to its traces.', unit: 's' },
        { '{{gen_ai_tool_name}}': quantile(0.95, 'sitewright_tool_duration', ['gen_ai_tool_name']) },
      ).dataLinks([toTraces('mcp-tools', 'gen_ai.tool.name', 'gen_ai_tool_name')]),
    )
    .withRow(new RowBuilder('The protocol'))
    .withPanel(
      lines(
        { title: 'Requests', description: 'By method', unit: 'reqps' },
        {
          '{{mcp_method_name}}': `sum by (mcp_method_name) (${rate('mcp_server_operation_duration_count')})`,
        },
      ),
    )
    .withPanel(
      lines(
        { title: 'Errors', description: 'By the code of JSON-RPC', unit: 'reqps' },
        {
          '{{mcp_method_name}} {{error_type}}': `sum by (mcp_method_name, error_type) (${rate('mcp_server_operation_duration_count', 'error_type!=""')})`,
        },
      ),
    )
    .withPanel(
      lines(
        { title: 'Audit', description: 'Calls that could not be written down', unit: 'short' },
        { dropped: 'sum(increase(sitewright_audit_dropped_total[1h]))' },
      ),
    );
}
