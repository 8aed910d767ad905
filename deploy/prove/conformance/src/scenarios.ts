/** The eras of the protocol by the newest revision of each: with `initialize`, and without. */
export const eras = ['2025-11-25', '2026-07-28'] as const;
export type Era = (typeof eras)[number];

/** The official suite's server scenarios that apply to a stateless server, in every era that they know. */
export const applicable = [
  'server-initialize',
  'server-stateless',
  'ping',
  'tools-list',
  'dns-rebinding-protection',
  'http-header-validation',
  'resources-list',
  'sep-2164-resource-not-found',
  'prompts-list',
  'caching',
];

/** Checks of applicable scenarios that need the suite's own example server, by the start of their ids. */
export const untestable = [
  // The diagnostic tools test_missing_capability, test_streaming_elicitation and test_logging_tool.
  'sep-2575-server-rejects-undeclared-capability',
  'sep-2575-missing-capability-http-400',
  'sep-2575-http-server-no-independent-requests-on-stream',
  'sep-2575-server-no-log-without-loglevel',
];

const fixture = "asks for what the suite's own example server has, which a product does not have";
const serverToClient =
  'needs requests from server to client, which a stateless server with JSON answers cannot make';
const extension = 'belongs to an extension that this server does not declare';

/** The baseline: every other scenario by the start of its name, and why it does not apply. */
export const notApplicable: [prefix: string, reason: string][] = [
  ['server-session-lifecycle', 'this server mints no session'],
  ['logging-set-level', 'this server does not declare the logging capability'],
  ['completion-complete', 'this server does not declare the completions capability'],
  ['tools-call-sampling', serverToClient],
  ['tools-call-elicitation', serverToClient],
  ['tools-call-with-progress', fixture],
  ['tools-call-with-logging', serverToClient],
  ['tools-call-', fixture],
  ['json-schema-2020-12', fixture],
  ['elicitation-', serverToClient],
  ['server-sse-', 'answers are JSON but for a build whose progress is asked for'],
  ['resources-subscribe', 'this server does not let clients subscribe to resources'],
  ['resources-unsubscribe', 'this server does not let clients subscribe to resources'],
  ['resources-', fixture],
  ['sep-2640-', extension],
  ['prompts-', fixture],
  ['http-custom-header-server-validation', 'no tool declares a header of its own (x-mcp-header)'],
  ['input-required-', 'no tool asks its caller for more input'],
  ['tasks-', extension],
];
