/** Which engine writes the builds of a start: what is told, what is found, and never one that costs money unasked. */
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';

type Environment = Record<string, string | undefined>;

export interface WriterChoice {
  /** Settings of the generation service; others never see the keys. */
  generation: Record<string, string>;
  /** Settings of every service that knows deadlines of builds. */
  deadlines: Record<string, string>;
  /** Lines for the person who started. */
  says: string[];
}

export interface WriterOptions {
  /** The word behind --engine. */
  engine: string | undefined;
  env: Environment;
  /** Asks the person; undefined where nobody is there to answer. */
  ask: ((question: string) => Promise<string>) | undefined;
  /** Where an Ollama would be. */
  ollamaUrl?: string;
}

interface Found {
  engine: string;
  what: string;
  costs: string;
}

const modes = ['LITE', 'ECONOMY', 'POWER'] as const;

/** Keys that people have in their environment, by provider, with a model that writes well for its price. */
const providers = [
  { name: 'anthropic', variable: 'ANTHROPIC_API_KEY', model: 'claude-sonnet-4-5', company: 'Anthropic' },
  { name: 'openai', variable: 'OPENAI_API_KEY', model: 'gpt-5-mini', company: 'OpenAI' },
  { name: 'google', variable: 'GEMINI_API_KEY', model: 'gemini-2.5-flash', company: 'Google' },
] as const;

/** Chooses the writer. @throws Error when --engine names a provider without its key. */
export async function chooseWriter({ engine, env, ask, ollamaUrl }: WriterOptions): Promise<WriterChoice> {
  if (engine === 'builtin') return builtin([]);
  if (engine !== undefined) return chosen(engine, env);
  if (modes.some((mode) => env[`GENERATION_ENGINE_${mode}`])) {
    return {
      generation: {},
      deadlines: {},
      says: ['Writer: as GENERATION_ENGINE_LITE, _ECONOMY and _POWER say'],
    };
  }
  const found = await findWriter(env, ollamaUrl);
  if (found === undefined) {
    return builtin([
      '  A language model writes far better: --engine anthropic:MODEL with ANTHROPIC_API_KEY set,',
    ]);
  }
  const offer = `--engine ${found.engine}`;
  if (ask === undefined) return builtin([`  ${found.what} is there: ${offer} lets it write. ${found.costs}`]);
  const answer = await ask(`${found.what} is there. Let ${found.engine} write? ${found.costs} [y/N] `);
  return /^y(es)?$/i.test(answer.trim()) ? chosen(found.engine, env) : builtin([`  ${offer} asks no more.`]);
}

function builtin(more: string[]): WriterChoice {
  const [first = ''] = more;
  const rest = first.includes('set,')
    ? [
        '  openai:MODEL or google:MODEL likewise, or compatible:MODEL@http://127.0.0.1:11434/v1 for an Ollama.',
      ]
    : [];
  const clear = Object.fromEntries(modes.map((mode) => [`GENERATION_ENGINE_${mode}`, '']));
  return {
    ...{ generation: clear, deadlines: {} },
    says: [
      'Writer: built-in, by rule: it says what the prompt says, and asks for the rest',
      ...more,
      ...rest,
    ],
  };
}

function chosen(engine: string, env: Environment): WriterChoice {
  const keys: Record<string, string> = {};
  for (const { name, variable } of providers) {
    const isNamed = engine.split(',').some((entry) => entry.trim().startsWith(`${name}:`));
    const setting = `GENERATION_${name.toUpperCase()}_KEY`;
    if (!isNamed || env[setting] || env[`${setting}_FILE`]) continue;
    const key = env[variable];
    if (!key) throw new Error(`--engine ${name}:… needs ${variable} in the environment.`);
    keys[setting] = key;
  }
  const engines = Object.fromEntries(modes.map((mode) => [`GENERATION_ENGINE_${mode}`, engine]));
  const generation = { ...engines, ...keys };
  const says = [`Writer: ${engine}`];
  if (!isLocal(engine)) return { generation, deadlines: {}, says };
  return {
    generation: {
      ...generation,
      GENERATION_MODEL_FIRST_SIGN_MS: '200000',
      GENERATION_MODEL_SILENCE_MS: '150000',
    },
    deadlines: {
      DEADLINE_LITE_MS: '300000',
      DEADLINE_ECONOMY_MS: '900000',
      DEADLINE_POWER_MS: '1800000',
      // No connection is renewed under a call that takes so long.
      MAX_CONNECTION_AGE_MS: '86400000',
    },
    says: [...says, '  It runs on this machine: builds may take ten times as long as usual.'],
  };
}

/** Whether a model of the list runs on this machine, where it may be slow. */
const isLocal = (engine: string): boolean => /@https?:\/\/(localhost|127\.|\[::1\])/.test(engine);

async function findWriter(
  env: Environment,
  ollamaUrl = 'http://127.0.0.1:11434',
): Promise<Found | undefined> {
  for (const { name, variable, model, company } of providers) {
    if (env[variable]) {
      return {
        engine: `${name}:${model}`,
        what: variable,
        costs: `Builds then cost what ${company} charges.`,
      };
    }
  }
  const model = await ollamaModel(ollamaUrl);
  return model === undefined
    ? undefined
    : {
        engine: `compatible:${model}@${ollamaUrl}/v1`,
        what: 'An Ollama',
        costs: 'It costs nothing but time.',
      };
}

const tagsSchema = z.object({ models: z.array(z.object({ name: z.string() })) });

/** The first model that an Ollama has, if one is there. */
async function ollamaModel(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/api/tags`, { signal: AbortSignal.timeout(500) });
    return tagsSchema.parse(await response.json()).models[0]?.name;
  } catch {
    return undefined;
  }
}

/** Asks at the terminal, where there is one. */
export function askAtTerminal(): WriterOptions['ask'] {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    return terminal.question(question).finally(() => terminal.close());
  };
}
