import { describe, expect, test } from '@jest/globals';
import { type Build, BuildStatus } from '@sitewright/protos/generation';
import fc from 'fast-check';
import {
  buildErrorJson,
  buildRequestSchema,
  buildResultJson,
  buildResultSchema,
  buildStatusJson,
  buildStatusSchema,
  idempotencyKeySchema,
} from '../src/index.ts';

const addresses = { publicUrl: 'https://api.example' };

const built = (given: Partial<Build> = {}): Build => ({
  buildId: 'bld_01kagq3fx2v8m5n1r7t0c9d4eh',
  status: BuildStatus.BUILD_STATUS_SUCCEEDED,
  buildType: 'website',
  mode: 'lite',
  projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh',
  specJson: Buffer.from('{"title":"Kessler"}'),
  usage: undefined,
  credits: { remainingCredits: 7, heldCredits: 1, chargedCredits: 2, plan: 'pro' },
  error: undefined,
  progress: undefined,
  createdAt: new Date('2026-11-21T09:30:00Z'),
  ...given,
});

describe('what a build is asked for', () => {
  test('is a prompt; the rest has defaults', () => {
    expect(buildRequestSchema.parse({ prompt: 'A bakery' })).toEqual({
      ...{ prompt: 'A bakery', buildType: 'website', mode: 'economy', save: true },
    });
  });

  test.each([
    ['a field that nobody knows', { prompt: 'A bakery', colour: 'red' }, []],
    ['a type that there is not', { prompt: 'A bakery', buildType: 'poster' }, ['buildType']],
    ['a mode that there is not', { prompt: 'A bakery', mode: 'free' }, ['mode']],
    ['a prompt of two characters', { prompt: 'ab' }, ['prompt']],
    ['a prompt of 16,001 characters', { prompt: 'a'.repeat(16_001) }, ['prompt']],
    ['no prompt', {}, ['prompt']],
  ])('is refused with %s, for that alone', (_what, body, path) => {
    expect(buildRequestSchema.safeParse(body).error?.issues).toMatchObject([{ path }]);
  });

  test('counts characters as people do, however many there are', () => {
    for (const text of ['a'.repeat(16_001), '🍞'.repeat(16_001)])
      expect(buildRequestSchema.safeParse({ prompt: text }).error?.issues[0]?.message).toBe(
        'must have at most 16000 characters, has 16001',
      );
  });

  test('is named by a key of 1 to 255 visible ASCII characters', () => {
    for (const key of ['a', '~!', 'x'.repeat(255)]) expect(idempotencyKeySchema.parse(key)).toBe(key);
    for (const key of ['', 'x'.repeat(256), 'a b', 'ä', 'a\n'])
      expect([key, idempotencyKeySchema.safeParse(key).success]).toEqual([key, false]);
  });
});

describe('the body of a result', () => {
  test('has the bytes of the specification untouched, whatever they hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (spec) => {
        const specJson = Buffer.from(JSON.stringify(spec));
        const body = buildResultJson(addresses, built({ specJson }));
        expect(body).toContain(`"spec":${specJson.toString()}`);
        expect(JSON.parse(body).spec).toEqual(JSON.parse(specJson.toString()));
      }),
      { numRuns: 100 },
    );
  });

  test('fits its schema, with what was charged and where the project is edited', () => {
    const body: unknown = JSON.parse(buildResultJson(addresses, built()));
    const { spec: _any, ...described } = buildResultSchema.shape;
    for (const [name, schema] of Object.entries(described)) {
      expect([name, schema.safeParse(Reflect.get(Object(body), name)).success]).toEqual([name, true]);
    }
    expect(body).toMatchObject({
      editorUrl: 'https://api.example/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh',
      credits: { remaining: 7, held: 1, charged: 2, plan: 'pro' },
    });
  });

  test('has neither project nor address where nothing was saved', () => {
    const body: unknown = JSON.parse(buildResultJson(addresses, built({ projectId: undefined })));
    expect(body).toMatchObject({ projectId: null, editorUrl: null });
  });
});

describe('the record of a build', () => {
  test('leaves out a result that has aged out', () => {
    const body: unknown = JSON.parse(buildStatusJson(addresses, built({ specJson: Buffer.alloc(0) })));
    expect(buildStatusSchema.parse(body)).toMatchObject({ status: 'succeeded', progress: null });
    expect(body).not.toHaveProperty('result');
  });

  test('says why it failed, as the plain call would have', () => {
    const error = { reason: 'PROVIDER_BUSY', message: 'It is busy.', retryAfter: undefined };
    const status = BuildStatus.BUILD_STATUS_FAILED;
    const body: unknown = JSON.parse(buildStatusJson(addresses, built({ status, error })));
    expect(buildStatusSchema.parse(body)).toMatchObject({
      ...{ status: 'failed', error: { error: 'It is busy.', code: 'provider_busy', retryable: true } },
    });
    expect(JSON.parse(buildErrorJson(error))).toMatchObject({ code: 'provider_busy', status: 503 });
  });

  test.each([undefined, { reason: 'NEWER', message: 'Of a later release.' }])(
    'tells a failure that it does not know as one of ours: %j',
    (error) => {
      expect(JSON.parse(buildErrorJson(error))).toMatchObject({ status: 500, code: 'failed' });
    },
  );
});
