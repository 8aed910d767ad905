import { AppError } from '@sitewright/errors';
import { loadPackageDefinition } from '@sitewright/protos/package-definition';
import type { ServiceDefinition } from '@sitewright/rpc';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** By a field's name, in whatever message it stands: values that the service knows, sent most of the time. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** The RPCs of any client. Method syntax lets each take the request that its own contract reads. */
type Rpcs = Readonly<Record<string, { send(request: unknown): Answer }['send']>>;
type Answer = Promise<unknown> | AsyncIterable<unknown>;

/** What is looked at of the declaration of a message, or of an enum, which has values in place of fields. */
const declaration = z.object({
  field: z
    .array(z.object({ name: z.string(), label: z.string(), type: z.string(), typeName: z.string() }))
    .default([]),
  oneofDecl: z.array(z.object({ name: z.string() })).default([]),
  value: z.array(z.object({ number: z.number() })).default([]),
});
type Declared = z.infer<typeof declaration>;
type Field = Declared['field'][number];
type Find = (type: string) => Declared;

/**
 * Sends an RPC requests of the shape that its contract has, which hold anything. It shall answer or refuse them: nothing
 * that it is sent is a fault of ours.
 */
export async function fuzz(
  definition: ServiceDefinition,
  rpc: Rpcs,
  name: string,
  known: KnownValues,
): Promise<void> {
  const { path, requestDeserialize } = definition[name] ?? missing(name);
  const [, service = '', method = ''] = path.split('/');
  const contracts = loadPackageDefinition();
  const methods = contracts[service] ?? missing(service);
  if ('format' in methods) return missing(service);
  const { requestType, requestSerialize } = methods[method] ?? missing(path);
  const home = service.slice(0, service.lastIndexOf('.'));
  const find = (type: string): Declared =>
    declaration.parse(contracts[type.includes('.') ? type : `${home}.${type}`]?.type ?? missing(type));
  const requests = message(declaration.parse(requestType.type), find, known).map((fields) =>
    requestDeserialize(requestSerialize(fields)),
  );
  const call = rpc[name] ?? missing(name);
  // Bounded by its runs: how long they take is the machine's affair.
  await fc.assert(
    fc.asyncProperty(requests, (request) => expectSound(call(request))),
    { numRuns: 60 },
  );
}

function missing(name: string): never {
  throw new Error(`no contract has ${name}`);
}

async function expectSound(answer: Answer): Promise<void> {
  try {
    if (Symbol.asyncIterator in answer) for await (const _ of answer);
    else await answer;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.reason === 'INTERNAL') throw thrown;
  }
}

function message(
  { field: declared, oneofDecl }: Declared,
  find: Find,
  known: KnownValues,
): Arbitrary<object> {
  const optional = oneofDecl.map(({ name }) => name);
  const fields = declared.map((field): [string, Arbitrary<unknown>] => {
    const value = likely(known[field.name], anyOf(field, find, known));
    if (field.label === 'LABEL_REPEATED') return [field.name, fc.array(value, { maxLength: 4 })];
    const mayMiss = field.type === 'TYPE_MESSAGE' || optional.includes(`_${field.name}`);
    return [field.name, mayMiss ? fc.option(value, { nil: undefined }) : value];
  });
  return fc.record(Object.fromEntries(fields));
}

/** Mostly one of the values known, and now and then any other. */
const likely = (values: readonly unknown[] | undefined, any: Arbitrary<unknown>): Arbitrary<unknown> =>
  values === undefined
    ? any
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: any });

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '%', "'; drop table accounts; --", '../../etc/passwd'),
);
const scalars: Readonly<Record<string, Arbitrary<unknown>>> = {
  TYPE_STRING: text,
  TYPE_BYTES: fc.oneof(
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    fc.json().map((json) => Buffer.from(json)),
  ),
  TYPE_BOOL: fc.boolean(),
  TYPE_INT32: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -1, max: 101 }) }, fc.integer()),
  TYPE_INT64: fc.oneof(fc.integer({ min: -2, max: 100_000 }), fc.maxSafeInteger()),
};

function anyOf({ type, typeName }: Field, find: Find, known: KnownValues): Arbitrary<unknown> {
  const scalar = scalars[type];
  if (scalar !== undefined) return scalar;
  const declared = find(typeName);
  if (type === 'TYPE_MESSAGE') return message(declared, find, known);
  const numbers = declared.value.map(({ number }) => number);
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...numbers) }, fc.integer({ min: -1, max: 99 }));
}
