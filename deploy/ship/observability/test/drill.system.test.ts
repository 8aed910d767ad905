import { expect, test } from '@jest/globals';
import { until } from '@sitewright/local/until';
import { runDrill } from '../src/drill/run.ts';
import { scenarios } from '../src/drill/scenarios.ts';
import { panelQueries } from '../src/panels.ts';
import { selectionsOf } from '../src/query.ts';
import { createClock } from '../src/rules/clock.ts';
import { ruleGroups } from '../src/rules/files.ts';

/** What needs a language model, certificates, MCP, an export or a fault before there is anything to tell. */
const needsCause =
  /^(gen_ai|mcp_|sitewright_(model|tls|tool|audit|auth_redemptions|projects_(exports|publications|rendering_duration)|builds_taken_over|rate_window)|ALERTS|slo:(tool|build_latency))/;

test('a mesh at work exposes what panels and rules ask for; a ledger that was written to wakes somebody', async () => {
  const [scenario] = [scenarios['ledger-mismatch']];
  if (scenario === undefined) throw new Error('the drill is gone');
  const lines: string[] = [];
  let missing: string[] | undefined;
  const passed = await runDrill(scenario, {
    log: (line) => lines.push(line),
    async look(prometheus) {
      const rules = ruleGroups(createClock()).flatMap(({ recordings, alerts }) => [...recordings, ...alerts]);
      const queries = [...panelQueries().map(({ query }) => query), ...rules.map(({ expr }) => expr)];
      const asked = new Set(queries.flatMap((query) => selectionsOf(query).map(({ metric }) => metric)));
      // The first builds of a cold mesh take a while.
      await until(
        async () => {
          const there = new Set(await prometheus.metricNames());
          missing = [...asked].filter((metric) => !there.has(metric) && !needsCause.test(metric));
          return missing.length === 0;
        },
        { withinMs: 180_000, everyMs: 500 },
      );
    },
  });
  expect(missing).toEqual([]);
  expect(lines.join('\n')).toContain('LedgerViolated (page)');
  expect(passed).toBe(true);
}, 600_000);
