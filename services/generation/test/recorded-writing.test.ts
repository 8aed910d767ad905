import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { BUILD_TYPES, checkReferences, parseSpec } from '@sitewright/site-spec';
import { z } from 'zod';
import { chatAnswer, type ModelServer, openModelServer } from './model-server.ts';
import { aModel, buildWith } from './model-writer.ts';

// Ten cases as a good writer answered them, at the wire: what is asked is the same to the byte, and what comes of the answers
// is valid and has nothing left to mend. After a change of instructions, schemas or the form of a call they are recorded
// again, deliberately: RECORD_WIRE=true, and look at the difference.
const folder = new URL('../eval/wire/', import.meta.url);
const isRecording = process.env.RECORD_WIRE === 'true';

const caseSchema = z.object({
  card: z.string(),
  buildType: z.enum(BUILD_TYPES),
  mode: z.enum(['lite', 'economy', 'power']),
  prompt: z.string(),
  calls: z.array(z.object({ stage: z.string(), asked: z.string(), answer: z.looseObject({}) })),
});
const requestSchema = z.looseObject({
  messages: z.array(z.object({ content: z.string() })),
  response_format: z.object({ json_schema: z.object({ name: z.string() }) }),
});
type Call = z.infer<typeof caseSchema>['calls'][number];

let server: ModelServer;
afterEach(() => server.close());

/** Whether a recorded answer is of what a request asks for: by its stage, and by the parts that it names. */
function answers(
  { stage, answer }: Call,
  { messages, response_format: format }: z.infer<typeof requestSchema>,
): boolean {
  const task = messages.at(-1)?.content ?? '';
  const parts = z
    .array(z.object({ ref: z.string() }))
    .catch([])
    .parse(answer.parts);
  return (
    format.json_schema.name.endsWith(`_${stage}`) &&
    (stage !== 'parts' || parts.every(({ ref }) => task.includes(ref)))
  );
}

test.each(readdirSync(folder))('%s is asked as recorded and becomes what it should', async (name) => {
  const file = new URL(name, folder);
  const recorded = caseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const left = [...recorded.calls];
  const asked: [Call, string][] = [];
  server = await openModelServer((response, request) => {
    const at = left.findIndex((call) => answers(call, requestSchema.parse(request.body)));
    const [call] = at < 0 ? [] : left.splice(at, 1);
    if (call === undefined) return void response.writeHead(500).end();
    asked.push([call, createHash('sha256').update(JSON.stringify(request.body)).digest('hex')]);
    return chatAnswer([JSON.stringify(call.answer)], { input: 9_000 })(response, request);
  });
  const { spec, findings } = await buildWith([aModel(server.url)], recorded);
  expect(checkReferences(parseSpec(spec))).toEqual([]);
  expect(findings.filter(({ mend }) => mend !== 'tell')).toEqual([]);
  expect(spec.warnings.filter(({ code }) => code === 'repaired')).toEqual([]);
  expect(left).toEqual([]);
  if (isRecording) {
    for (const [call, hash] of asked) call.asked = hash;
    writeFileSync(file, `${JSON.stringify(recorded, null, 1)}\n`);
  }
  expect(asked.map(([call, hash]) => [call.stage, hash])).toEqual(
    asked.map(([call]) => [call.stage, call.asked]),
  );
});
