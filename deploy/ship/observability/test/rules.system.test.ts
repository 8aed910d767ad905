import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pathOf } from '../src/files.ts';
import { createClock } from '../src/rules/clock.ts';
import { ruleFiles, ruleGroups } from '../src/rules/files.ts';

const folder = pathOf('deploy/ship/observability');
const groups = ruleGroups(createClock()).map(({ name }) => name);
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

describe('promtool', () => {
  test.each(groups)('finds nothing wrong with the rules of %s', (name) => {
    expect(run('promtool', 'check', 'rules', '--lint-fatal', `rules/${name}.yaml`)).toContain('SUCCESS');
  });

  test('finds nothing wrong with them 60 times as fast, as in a drill', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'sitewright-rules-'));
    try {
      for (const [name, text] of Object.entries(ruleFiles(60))) {
        writeFileSync(join(scratch, name), text);
        expect(run('promtool', 'check', 'rules', join(scratch, name))).toContain('SUCCESS');
      }
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });

  test.each(groups)('sees every alert of %s fire where it must, and not where it must not', (name) => {
    expect(run('promtool', 'test', 'rules', `rules/${name}.test.yaml`)).toContain('SUCCESS');
  });

  test('takes the settings of Prometheus', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'sitewright-prometheus-'));
    try {
      run('cp', '-r', 'prometheus/prometheus.yml', 'rules', scratch);
      expect(run('promtool', 'check', 'config', join(scratch, 'prometheus.yml'))).toContain(
        '4 rule files found',
      );
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });
});

describe('amtool', () => {
  const config = 'alertmanager/alertmanager.yml';
  const routeOf = (...labels: string[]): string =>
    run('amtool', 'config', 'routes', 'test', `--config.file=${config}`, ...labels).trim();

  test('takes the settings of Alertmanager', () => {
    expect(run('amtool', 'check-config', config)).toContain('SUCCESS');
  });

  test('routes what wakes somebody to the pager, and the rest to tickets', () => {
    const alerts = ruleGroups(createClock()).flatMap((group) => group.alerts);
    for (const { name, severity, labels = {} } of alerts) {
      const own = Object.entries(labels).map((entry) => entry.join('='));
      expect(`${name} ${routeOf(`alertname=${name}`, `severity=${severity}`, ...own)}`).toBe(
        `${name} ${severity === 'page' ? 'pager' : 'tickets'}`,
      );
    }
  });
});
