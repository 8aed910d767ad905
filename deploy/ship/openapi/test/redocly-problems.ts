import { createConfig, lint } from '@redocly/openapi-core';

/**
 * What Redocly's recommended rules find wrong with a document. In a file of its own because the compiler takes longer
 * over Redocly's types than over a service: here it does so once, not whenever something changes that the tests import.
 */
export async function redoclyProblems(file: string): Promise<string[]> {
  const problems = await lint({ ref: file, config: await createConfig({ extends: ['recommended'] }) });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}
