import { ProviderFault } from './fault.ts';
import type { Provider, Tokens, Usage, WriterCall, WriterEvent } from './provider.ts';

/** What one build may use. */
export interface BuildCeiling {
  calls: number;
  outputTokens: number;
}

/** What a build has used of one model. */
export interface ModelUse {
  /** `<provider>:<model>`. */
  provider: string;
  tokens: Tokens;
}

/** Counts what a build uses. */
export interface Meter {
  /** The same provider, counted. */
  over(provider: Provider): Provider;
  /** By the providers' own counts. */
  usage(): Usage;
  uses(): ModelUse[];
  /** Tokens that the build has cost, at least: of calls that gave no count, what was sent and came is estimated. */
  spent(): number;
}

/** A rough count where a provider gave none, so that calls broken off on purpose cost their caller something too. */
const charactersPerToken = 4;

/** A meter for one build. Calls beyond its ceiling are refused. */
export function createMeter(ceiling: BuildCeiling): Meter {
  const uses = new Map<string, Tokens>();
  let calls = 0;
  let repairs = 0;
  let output = 0;
  let estimated = 0;

  function count(name: string, tokens: Tokens): void {
    uses.set(name, sumOf([uses.get(name), tokens]));
    output += tokens.output;
  }

  async function* counted(provider: Provider, call: WriterCall): AsyncGenerator<WriterEvent> {
    const name = `${provider.id}:${provider.model}`;
    if (calls >= ceiling.calls || output >= ceiling.outputTokens)
      throw new ProviderFault('refused', 'The build has used up what it may.');
    calls += 1;
    if (call.step === 'repair') repairs += 1;
    if (!uses.has(name)) uses.set(name, noTokens);
    let came = 0;
    let ended = false;
    const maxOutputTokens = Math.min(call.maxOutputTokens, ceiling.outputTokens - output);
    try {
      for await (const event of provider.stream({ ...call, maxOutputTokens })) {
        if ('text' in event) came += event.text.length;
        else {
          ended = true;
          count(name, event.tokens);
        }
        yield event;
      }
    } finally {
      // One that failed before it answered has cost nothing.
      if (!ended && came > 0) {
        output += Math.ceil(came / charactersPerToken);
        estimated += Math.ceil((came + lengthOf(call)) / charactersPerToken);
      }
    }
  }

  return {
    over: (provider) => ({
      id: provider.id,
      model: provider.model,
      get form() {
        return provider.form;
      },
      stream: (call) => counted(provider, call),
    }),
    usage: () => ({ ...sumOf([...uses.values()]), calls, repairs, providers: [...uses.keys()] }),
    uses: () => [...uses].map(([provider, tokens]) => ({ provider, tokens })),
    spent() {
      const { input, output: written } = sumOf([...uses.values()]);
      return input + written + estimated;
    },
  };
}

export const noTokens: Tokens = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: 0 };

const sumOf = (all: readonly (Tokens | undefined)[]): Tokens =>
  all.reduce<Tokens>(
    (sum, tokens) => ({
      input: sum.input + (tokens?.input ?? 0),
      output: sum.output + (tokens?.output ?? 0),
      cacheRead: sum.cacheRead + (tokens?.cacheRead ?? 0),
      cacheWrite: sum.cacheWrite + (tokens?.cacheWrite ?? 0),
      reasoning: sum.reasoning + (tokens?.reasoning ?? 0),
    }),
    noTokens,
  );

export const lengthOf = ({ system, messages }: WriterCall): number =>
  messages.reduce((sum, { text }) => sum + text.length, system.length);
