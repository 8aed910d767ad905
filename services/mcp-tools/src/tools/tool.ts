import { type AppError, leavesFateUnknown, type Reason, requireScope, toAppError } from '@sitewright/errors';
import type { Caller } from '@sitewright/protos/mcp-tools';
import type { Addresses } from '@sitewright/public-api';
import type { CallContext } from '@sitewright/rpc';
import { plainWords } from '@sitewright/site-spec';
import { z } from 'zod';
import type { Clients } from '../clients.ts';
import { cardUri } from '../resources/resource-uri.ts';

/** What every tool works with. */
export interface ToolContext {
  clients: Clients;
  addresses: Addresses;
}

/** One call, once scope and arguments have been checked. */
export interface ToolCall {
  caller: Caller;
  /** The id under which a tool that builds must build. */
  buildId: string;
  /** Whether the client takes content of type resource_link; older ones refuse what they do not know. */
  takesLinks: boolean;
  /** When the answer is due, in ms since the epoch. */
  answerBy: number;
  call: CallContext;
}

/** A block of MCP content beside the text block that every result has. */
export type ContentBlock =
  | { type: 'text'; text: string }
  | { type: 'image'; data: string; mimeType: string }
  | { type: 'resource'; resource: { uri: string; mimeType: string; blob: string } }
  | { type: 'resource_link'; uri: string; name: string; mimeType: string; size: number };

/** What a tool gives: its result, and further content where it has some. */
export interface ToolOutput<O> {
  result: O;
  content?: ContentBlock[];
}

interface ToolSpec<I extends z.core.$ZodType, O extends z.core.$ZodType> {
  name: string;
  title: string;
  /** For a model that has never seen us. */
  description: string;
  /** Any one of these lets a key call it. */
  scopes: readonly string[];
  /** A scope that is needed besides. */
  also?: string;
  input: I;
  output: O;
  /** Whether it may begin a build. */
  builds?: boolean;
  /** Whether it renders, which takes longer than reading and writing records. */
  renders?: boolean;
  /** Whether a host of MCP Apps shows the project's card with its result. */
  card?: boolean;
  /** What to do when what was asked for is not there; without it, where to look for projects. */
  notFound?: string;
  hints: { readOnly: boolean; destructive: boolean; idempotent: boolean; openWorld: boolean };
  run(context: ToolContext, args: z.output<I>, call: ToolCall): Promise<ToolOutput<z.input<O>>>;
}

/** A tool of the catalog. */
export interface Tool {
  name: string;
  scopes: readonly string[];
  /** A scope that is needed besides. */
  also: string | undefined;
  builds: boolean;
  /** Whether it neither builds nor renders. */
  quick: boolean;
  /** The tool object of `tools/list`, as JSON text. */
  definition: string;
  /** Runs the tool. @returns the result object of `tools/call`, and the word for the audit. */
  call(context: ToolContext, args: unknown, call: ToolCall): Promise<ToolAnswer>;
}

/** How a call of a tool ended. */
export interface ToolAnswer {
  /** JSON text. */
  result: string;
  /** `ok`, or the stable word of the refusal. */
  outcome: string;
  /** Whether a build may have begun of which the result does not tell. */
  disownBuild: boolean;
}

/** Makes a tool of its parts: scope and arguments are checked, refusals become text that a model can act on. */
export function defineTool<I extends z.core.$ZodType, O extends z.core.$ZodType>(spec: ToolSpec<I, O>): Tool {
  const { name, scopes, also, builds = false, renders = false } = spec;
  return {
    name,
    scopes,
    also,
    builds,
    quick: !builds && !renders,
    definition: JSON.stringify(definitionOf(spec)),
    async call(context, rawArgs, call) {
      try {
        requireScope(call.caller.scopes, scopes);
        if (also !== undefined) requireScope(call.caller.scopes, [also]);
        const args = z.safeParse(spec.input, rawArgs, { error: plainWords });
        if (!args.success) return refuse('invalid_arguments', describe(args.error));
        const { result, content = [] } = await spec.run(context, args.data, call);
        const text = JSON.stringify(result);
        const blocks = [{ type: 'text', text }, ...content];
        const json = `{"content":${JSON.stringify(blocks)},"structuredContent":${text}}`;
        return { outcome: 'ok', result: json, disownBuild: false };
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.reason === 'INTERNAL') throw error;
        const refusal = refuse(error.form.code, `${error.message}${nextStep(error, spec.notFound)}`);
        return { ...refusal, disownBuild: builds && leavesFateUnknown(error) };
      }
    },
  };
}

/** A refusal has text alone: clients hold structured content against the output schema and would hide the message. */
function refuse(word: string, sentence: string): ToolAnswer {
  const content = [{ type: 'text', text: `${word}: ${sentence}` }];
  return { outcome: word, result: JSON.stringify({ content, isError: true }), disownBuild: false };
}

/** Their messages say already when to try again. */
const saysWhen: ReadonlySet<Reason> = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'OVERLOADED']);

/** What a model can do about a refusal whose message does not say so itself. */
function nextStep(error: AppError, notFound = 'list_projects shows what there is.'): string {
  if (error.retryAfterMs !== undefined && error.form.retryable && !saysWhen.has(error.reason)) {
    return ` Try again in ${Math.max(1, Math.ceil(error.retryAfterMs / 1000))} seconds.`;
  }
  if (error.reason === 'NOT_FOUND') return ` ${notFound}`;
  if (error.reason === 'UNSUPPORTED_FORMAT' && error.metadata.formats !== undefined)
    return ' png shows a picture of any project.';
  if (error.reason === 'PROJECT_IN_BIN') return ' restore_project does that.';
  if (error.reason === 'BUILD_FAILED') return ' Try again, or say it in other words.';
  if (error.reason === 'DEADLINE_EXCEEDED' || error.reason === 'BUILD_CANCELLED') return ' Try again.';
  if (error.reason === 'INVALID_CURSOR') return ' Leave it out to begin at the first.';
  if (error.reason === 'REVISION_CONFLICT') return ' read_spec reads it.';
  if (error.reason === 'OUT_OF_CREDITS')
    return ' get_credits shows what each mode costs; only a person can add credit.';
  return '';
}

function describe(error: z.ZodError): string {
  const problems = error.issues.slice(0, 5).map((issue) => {
    const field = issue.path.map(String).join('.');
    return field === '' ? issue.message : `${field}: ${issue.message}`;
  });
  return `the arguments do not fit the tool's schema. ${problems.join('; ')}. Mend them and call again.`;
}

function definitionOf<I extends z.core.$ZodType, O extends z.core.$ZodType>(spec: ToolSpec<I, O>) {
  const { name, title, description, hints } = spec;
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(spec.input, 'input'),
    outputSchema: jsonSchema(spec.output, 'output'),
    annotations: {
      readOnlyHint: hints.readOnly,
      destructiveHint: hints.destructive,
      idempotentHint: hints.idempotent,
      openWorldHint: hints.openWorld,
    },
    ...(spec.card ? { _meta: { ui: { resourceUri: cardUri } } } : {}),
  };
}

/** Without what a model has no use for: `tools/list` is part of every conversation. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: node }) => {
      if ((node.maximum ?? 0) >= 999_999_999) delete node.maximum;
      if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
      if (isEmpty(node.additionalProperties)) delete node.additionalProperties;
      if (io === 'output') {
        delete node.additionalProperties;
        delete node.required;
        if (node.properties !== undefined && Object.keys(node.properties).length === 0)
          delete node.properties;
      }
    },
  });
  return rest;
}

/** A schema that lets anything pass, as the absence of one does. */
const isEmpty = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0;
