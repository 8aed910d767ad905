/** The official suite's server scenarios that apply to a stateless server of tools alone. */
export const applicable = [
  'server-initialize',
  'server-session-lifecycle',
  'ping',
  'tools-list',
  'dns-rebinding-protection',
];

const fixture = "calls a tool of the suite's own example server, which a product does not have";
const noResources = 'this server has tools alone: it does not declare the resources capability';
const noPrompts = 'this server has tools alone: it does not declare the prompts capability';
const serverToClient =
  'needs requests from server to client, which a stateless server with JSON answers cannot make';
const later = 'belongs to revision 2026-07-28, which comes beside the served ones later';
const extension = 'belongs to an extension that this server does not declare';

/** The baseline: every other scenario by the start of its name, and why it does not apply. */
export const notApplicable: [prefix: string, reason: string][] = [
  ['server-stateless', later],
  ['logging-set-level', 'this server does not declare the logging capability'],
  ['completion-complete', 'this server does not declare the completions capability'],
  ['tools-call-sampling', serverToClient],
  ['tools-call-elicitation', serverToClient],
  ['tools-call-with-progress', serverToClient],
  ['tools-call-with-logging', serverToClient],
  ['tools-call-', fixture],
  ['json-schema-2020-12', fixture],
  ['elicitation-', serverToClient],
  ['server-sse-', 'answers are JSON; no event stream is opened'],
  ['resources-', noResources],
  ['sep-2164-', noResources],
  ['sep-2640-', extension],
  ['prompts-', noPrompts],
  ['caching', later],
  ['http-header-validation', later],
  ['http-custom-header-server-validation', later],
  ['input-required-', later],
  ['tasks-', extension],
];
