import { describe, expect, test } from '@jest/globals';
import { unknownIn } from '../src/known-metrics.ts';
import { panelQueries } from '../src/panels.ts';
import { selectionsOf } from '../src/query.ts';
import { createClock } from '../src/rules/clock.ts';
import { ruleGroups } from '../src/rules/files.ts';

describe('queries', () => {
  test('of panels ask only for metrics and labels that a service declares', () => {
    const wrong = panelQueries().flatMap(({ panel, query }) =>
      unknownIn(query).map((problem) => `${panel}: ${problem}`),
    );
    expect(panelQueries().length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('of rules ask only for metrics and labels that a service declares', () => {
    const rules = ruleGroups(createClock()).flatMap(({ recordings, alerts }) => [...recordings, ...alerts]);
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
  });

  test('for a metric that nobody has, or by a label that it has not, are found', () => {
    expect(unknownIn('sum(rate(sitewright_render_duration_count[5m]))')).toEqual([
      'no metric sitewright_render_duration_count',
    ]);
    expect(unknownIn('sum by (sitewright_tier) (sitewright_builds_in_flight)')).toEqual([
      'sitewright_builds_in_flight has no label sitewright_tier',
    ]);
    expect(unknownIn('up{region="a"}')).toEqual(['up has no label region']);
    expect(() => unknownIn('sum by (a (up)')).toThrow('No PromQL');
  });

  test('are read whole: every metric, with the labels that choose and that group', () => {
    expect(
      selectionsOf('sum by (a) (rate(one{b="c"}[$__rate_interval])) / on (d) two > 0 or three{e=~"f"}'),
    ).toEqual([
      { metric: 'one', labels: ['b', 'a'] },
      { metric: 'two', labels: [] },
      { metric: 'three', labels: ['e'] },
    ]);
  });
});
