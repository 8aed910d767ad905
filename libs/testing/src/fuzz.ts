import { AppError } from '@sitewright/errors';
import { loadPackageDefinition } from '@sitewright/protos/package-definition';
import type { ClientOf, ServiceDefinition } from '@sitewright/rpc';
import fc, { type Arbitrary } from 'fast-check';

/** By a field's name, in whatever message it stands: values that the service knows, sent most of the time. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** A field as a contract declares it. */
interface Field {
  name: string;
  label: string;
  type: string;
  typeName: string;
}

/** The part of a message's or an enum's declaration that is looked at. */
interface Declared {
  type: { field?: Field[]; oneofDecl?: { name: string }[]; value?: { number: number }[] };
}

/**
 * Sends an RPC requests of the shape that its contract has, which hold anything. It shall answer or refuse them: nothing
 * that it is sent is a fault of ours.
 */
export async function fuzz<D extends ServiceDefinition>(
  definition: D,
  rpc: ClientOf<D>,
  name: string,
  known: KnownValues,
): Promise<void> {
  const { path, requestDeserialize } = definition[name] ?? missing(name);
  const [, service = '', method = ''] = path.split('/');
  const contracts = loadPackageDefinition();
  const { requestType, requestSerialize } =
    (contracts[service] as Record<string, DeclaredMethod>)[method] ?? missing(path);
  const home = service.slice(0, service.lastIndexOf('.'));
  const find = (type: string) =>
    contracts[type.includes('.') ? type : `${home}.${type}`] as Declared | undefined;
  const requests = message(requestType, find, known).map((fields) =>
    requestDeserialize(requestSerialize(fields)),
  );
  const call = (rpc as Readonly<Record<string, (request: unknown) => Answer>>)[name] ?? missing(name);
  // Bounded by its runs: how long they take is the machine's affair.
  await fc.assert(
    fc.asyncProperty(requests, (request) => expectSound(call(request))),
    { numRuns: 60 },
  );
}

function missing(name: string): never {
  throw new Error(`no contract has ${name}`);
}

type Answer = Promise<unknown> | AsyncIterable<unknown>;
type Find = (type: string) => Declared | undefined;
interface DeclaredMethod {
  requestType: Declared;
  requestSerialize(fields: object): Buffer;
}

async function expectSound(answer: Answer): Promise<void> {
  try {
    if (Symbol.asyncIterator in answer) for await (const _ of answer);
    else await answer;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.reason === 'INTERNAL') throw thrown;
  }
}

function message({ type }: Declared, find: Find, known: KnownValues): Arbitrary<object> {
  const optional = type.oneofDecl?.map(({ name }) => name) ?? [];
  const fields = (type.field ?? []).map((field): [string, Arbitrary<unknown>] => {
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
  const declared = find(typeName) ?? missing(`${type} ${typeName}`);
  if (type === 'TYPE_MESSAGE') return message(declared, find, known);
  const numbers = declared.type.value?.map(({ number }) => number) ?? [];
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...numbers) }, fc.integer({ min: -1, max: 99 }));
}
