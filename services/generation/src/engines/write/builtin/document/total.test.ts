import { expect, test } from '@jest/globals';
import { buildSpec } from '../../../build.ts';

/** The last rows of the table that the budget of a proposal becomes. */
function budgetOf(money: string): unknown {
  const prompt = [
    'Based on the information below, write a grant proposal of approximately 900 words. Required headings: Need, Budget, Timeline.\n',
    'Organisation: Cart Kitchen Eastgate, association with 41 members, started in 2018 in a former smithy',
    'Need: the old cart broke down in March and cannot be mended',
    'Partners: Eastgate college (lends two trainers), city market (pays for the parking)',
    `Money: ${money}. All in dollars`,
    'Timeline: ordered in May, built in June, first market in July',
    'Success is: at least 300 meals served, half of them to pupils',
  ].join('\n');
  const createdAt = '2026-11-27T00:00:00Z';
  const { content } = buildSpec({ prompt, buildType: 'document', mode: 'economy', createdAt });
  return JSON.parse(JSON.stringify(content), (_, value) =>
    value?.type === 'table' ? { table: [...value.rows, ...(value.totals ? [value.totals] : [])] } : value,
  );
}

const GIVEN = 'cart used 6,800, tools 4,350, insurance 1,900, fees for helpers 4,400, materials 2,000';

test('what a budget comes to is worked out', () => {
  expect(JSON.stringify(budgetOf(GIVEN))).toContain('["Total","19,450"]');
});

test.each(['total 19,450', 'Grand total 19,450'])('a sum that is given is not counted again: %s', (sum) => {
  const told = JSON.stringify(budgetOf(`${GIVEN}, ${sum}`));
  expect(told).toContain('"19,450"]');
  expect(told).not.toContain('38,900');
});
