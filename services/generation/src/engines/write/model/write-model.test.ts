import { afterEach, describe, expect, test } from '@jest/globals';
import { checkReferences, parseSpec } from '@sitewright/site-spec';
import { z } from 'zod';
import { aDeck, part as aPart, aWebsite, item, slide } from '../../../../test/drafts.ts';
import { type Answer, chatAnswer, type ModelServer, openModelServer } from '../../../../test/model-server.ts';
import { aModel, aWriting, buildWith } from '../../../../test/model-writer.ts';
import type { Draft } from '../../draft/draft.ts';
import type { WebsitePart } from '../../draft/website.ts';
import { ProviderFault } from '../../provider/fault.ts';
import { modelWriter } from './write-model.ts';

const order = {
  prompt:
    'Make a page for Tern Ferries in Oban: 14 boats, day ticket £12. Just between us: the new boat is late.',
  buildType: 'website' as const,
};
const draft = aWebsite({
  ...{
    title: 'Tern Ferries',
    organisation: 'Tern Ferries',
    pages: [{ ref: 'home', title: 'Home', description: '' }],
  },
  parts: [
    aPart('hero', { ref: 'top', page: 'home', heading: 'Over the sound, all day' }),
    aPart('stats', { ref: 'boats', page: 'home', items: [item({ value: '14', title: 'boats' })] }),
    aPart('pricing', { ref: 'fares', page: 'home', items: [item({ title: 'Day ticket', value: '£12' })] }),
  ],
});
const { parts: _, ...head } = draft;
const planned = (ref: string) => ({
  ref,
  kind: 'richText',
  page: 'home',
  heading: ref,
  purpose: '',
  facts: [],
  words: 500,
});
const outline = (...refs: string[]) => ({ ...head, tone: [], parts: refs.map(planned) });
const text = (ref: string, words = `About ${ref}.`): WebsitePart =>
  aPart('richText', { ref, page: 'home', heading: ref, items: [item({ text: words })] });

const requestSchema = z.looseObject({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.looseObject({ type: z.string() }).optional(),
});
type Request = z.infer<typeof requestSchema>;
const taskOf = ({ messages }: Request): string => messages.at(-1)?.content ?? '';
const says = (value: unknown): Answer => chatAnswer([JSON.stringify(value)], { input: 9_000 });

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A model that answers by what it is asked for; undefined is a failing server. */
async function model(answer: (task: string, request: Request) => unknown) {
  const requests: Request[] = [];
  const server = await openModelServer((response, { body }) => {
    const request = requestSchema.parse(body);
    requests.push(request);
    const value = answer(taskOf(request), request);
    if (value === undefined) return void response.writeHead(500).end();
    return typeof value === 'function'
      ? value(response)
      : says(value)(response, { path: '', headers: {}, body, gone: Promise.resolve() });
  });
  servers.push(server);
  return { provider: aModel(server.url), requests };
}

const isPlan = (task: string): boolean => task.includes('Write the plan');
const asksFor = (task: string): string[] => /no others: ([^.]*)\./.exec(task)?.[1]?.split(', ') ?? [];

describe('a writer', () => {
  test('writes all at once in lite, and is told nothing that is private', async () => {
    const { provider, requests } = await model(() => draft);
    const written = await modelWriter.write(aWriting([provider], { ...order, mode: 'lite' }));
    expect(written.draft).toEqual({ buildType: 'website', draft });
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(requests)).toContain('14 boats');
    expect(JSON.stringify(requests)).not.toContain('late');
  });

  test('is told what it shall be silent on, so that it can obey', async () => {
    const { provider, requests } = await model(() => draft);
    const prompt = 'A page for Tern Ferries, born near Toulouse (don’t say Toulouse, say the south).';
    await modelWriter.write(aWriting([provider], { ...order, prompt, mode: 'lite' }));
    expect(JSON.stringify(requests)).toContain('(don’t say Toulouse, say the south)');
  });

  test('asks with the same bytes for the same message', async () => {
    const { provider, requests } = await model(() => draft);
    await modelWriter.write(aWriting([provider], { ...order, mode: 'lite' }));
    await modelWriter.write(aWriting([provider], { ...order, mode: 'lite' }));
    expect(JSON.stringify(requests[1])).toBe(JSON.stringify(requests[0]));
  });

  test('plans, writes one group ahead, then the others at once, and keeps the order planned', async () => {
    const refs = Array.from({ length: 9 }, (_, at) => `p${at + 1}`);
    const told: number[] = [];
    const { provider, requests } = await model((task) =>
      isPlan(task)
        ? outline(...refs)
        : {
            parts: asksFor(task)
              .toReversed()
              .map((ref) => text(ref)),
          },
    );
    const writing = aWriting([provider], { ...order, mode: 'economy' });
    const written = await modelWriter.write({
      ...writing,
      onDraft: (_draft, { written: count }) => told.push(count),
    });
    expect(written.draft.draft.parts.map(({ ref }) => ref)).toEqual(refs);
    expect(requests.slice(1).map((request) => asksFor(taskOf(request)).length)).toEqual([
      1, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
    expect(told.at(-1)).toBe(9);
    // What one call wrote stands before the next in the same words, so that a provider's cache holds.
    const [plan, first, second] = requests.map(({ messages }) => messages.slice(0, -1));
    expect(first?.slice(0, plan?.length)).toEqual(plan);
    expect(second).toEqual(first);
  });

  test('asks again for parts that were left out, and fails where they never come', async () => {
    let count = 0;
    const forgetful = await model((task) => {
      if (isPlan(task)) return outline('a', 'b');
      count += 1;
      return { parts: count === 1 ? [text('x'), text('y')] : asksFor(task).map((ref) => text(ref)) };
    });
    const other = await model((task) => (isPlan(task) ? outline('a') : { parts: [text('x'), text('y')] }));
    const written = await modelWriter.write(aWriting([forgetful.provider], { ...order, mode: 'economy' }));
    expect(written.draft.draft.parts.map(({ ref }) => ref)).toEqual(['a', 'b']);
    const never = modelWriter.write(aWriting([other.provider], { ...order, mode: 'economy' }));
    await expect(never).rejects.toBeInstanceOf(ProviderFault);
  });

  test('keeps what was finished of an answer that broke off', async () => {
    let isFirst = true;
    const { provider } = await model((task) => {
      if (isPlan(task))
        return { ...outline('a', 'b'), parts: ['a', 'b'].map((ref) => ({ ...planned(ref), words: 40 })) };
      if (!isFirst) return { parts: asksFor(task).map((ref) => text(ref, 'Second try.')) };
      isFirst = false;
      const half = JSON.stringify({ parts: [text('a', 'First try.'), text('b')] }).slice(0, -60);
      return chatAnswer([half], { finish: 'length', input: 9_000 });
    });
    const written = await modelWriter.write(aWriting([provider], { ...order, mode: 'economy' }));
    expect(JSON.stringify(written.draft)).toContain('First try.');
    expect(JSON.stringify(written.draft)).toContain('Second try.');
  });

  test('has the next provider write where the first fails', async () => {
    const broken = await model(() => undefined);
    const whole = await model(() => draft);
    const written = await modelWriter.write(
      aWriting([broken.provider, whole.provider], { ...order, mode: 'lite' }),
    );
    expect(written.writer).toBe(whole.provider);
    expect(broken.requests).toHaveLength(2);
  });

  test('says the shape in words to a server that refuses schemas', async () => {
    const { provider, requests } = await model((_task, { response_format: format }) =>
      format?.type === 'json_schema' ? refusal : draft,
    );
    await modelWriter.write(aWriting([provider], { ...order, mode: 'lite' }));
    await modelWriter.write(aWriting([provider], { ...order, mode: 'lite' }));
    expect(requests.map(({ response_format: format }) => format?.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
    expect(requests[1]?.messages[0]?.content).toContain('"requested": [');
  });

  test('reads over in power and writes again what its reader names', async () => {
    const { provider } = await model((task) => {
      if (isPlan(task)) return outline('a', 'b');
      if (task.includes('`rewrite`')) return { rewrite: [{ ref: 'b', reason: 'It is dull.' }] };
      if (task.includes('It is dull.')) return { parts: [text('b', 'Lively.'), text('a', 'Not asked for.')] };
      return { parts: asksFor(task).map((ref) => text(ref)) };
    });
    const written = await modelWriter.write(aWriting([provider], { ...order, mode: 'power' }));
    expect(JSON.stringify(written.draft)).toContain('Lively.');
    expect(JSON.stringify(written.draft)).not.toContain('Not asked for.');
  });

  test('shows its reader which sentences of the message hardly stand in the piece, private ones never', async () => {
    let task = '';
    const { provider } = await model((given) => {
      if (isPlan(given)) return outline('a');
      if (!given.includes('`rewrite`')) return { parts: [text('a', 'Tern Ferries in Oban has 14 boats.')] };
      task = given;
      return { rewrite: [] };
    });
    // Names of fields are no words that stand in a piece.
    const prompt = `In winter 1963 otters slept aboard.\nWhat people eyebrow.\n\nTern Ferries of Oban: boats.\n\n${order.prompt}`;
    await modelWriter.write(aWriting([provider], { ...order, prompt, mode: 'power' }));
    const sentences = task.split(/^────.*$/mu).at(-2);
    expect(sentences).toContain('In winter 1963 otters slept aboard.');
    expect(sentences).toContain('What people eyebrow.');
    expect(sentences).toContain('£12');
    expect(sentences).not.toContain('Oban: boats');
    expect(sentences).not.toContain('late');
  });

  test('tells where its parts do not keep what its plan promised', async () => {
    const shows = (ref: string, ...words: string[]) => ({ ...planned(ref), shows: words, words: 40 });
    const { provider } = await model((task) => {
      if (isPlan(task))
        return {
          ...outline(),
          parts: [
            shows('a', '18,800 EUR', 'ring 112'),
            shows('b', 'the Old Vault', '組件25年', 'Samuel Beckett', 'Egg sandwich'),
          ],
          hides: ['Kelly-Ann', '112', '150'],
          ordered: { of: 'part', least: 8, most: 17 },
        };
      const words = 'From 18 800 EUR in the vault that is old; ring us, all 1150 of you and more than that';
      return {
        parts: [
          text('a', words),
          text('b', 'The Old Vault. 每個組件 25 年! Kelly-Ann sings Samuel Beckett’s\nEgg sandwich.'),
        ],
      };
    });
    const { faults } = await modelWriter.write(aWriting([provider], { ...order, mode: 'economy' }));
    expect(faults.map(({ path, message }) => [path[1], message])).toEqual([
      [1, '"Kelly-Ann" must not appear and stands here.'],
      [0, expect.stringContaining('"ring 112"')],
      [0, expect.stringMatching(/20 words; 8 to 17 .* about 13\.$/u)],
    ]);
  });

  test('mends what a check found, and keeps the draft where that fails', async () => {
    let task = '';
    const mending = await model((given) => {
      task = given;
      return { parts: [text('boats', '14 boats.')] };
    });
    const failing = await model(() => undefined);
    const faults = [{ path: ['parts', 1, 'items', 0, 'value'], message: 'The figure 15 is wrong.' }];
    const written = {
      draft: { buildType: 'website' as const, draft },
      faults: [],
      writer: mending.provider,
      instructionsSha256: '',
    };
    const mended = await modelWriter.repair(
      aWriting([mending.provider], { ...order, mode: 'lite' }),
      written,
      faults,
    );
    expect(task).toContain('boats: The figure 15 is wrong.');
    expect(JSON.stringify(mended.draft)).toContain('14 boats.');
    const kept = await modelWriter.repair(
      aWriting([failing.provider], { ...order, mode: 'lite' }),
      written,
      faults,
    );
    expect(kept.draft).toEqual(written.draft);
  });
});

const refusal: Answer = (response) =>
  void response.writeHead(400, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      error: { message: 'response_format json_schema is not supported', type: 'invalid_request_error' },
    }),
  );

test('tells what became of each wish that the model tells of, and of none that rules took for one', async () => {
  const wish = { kind: 'feature' as const, plan: 'done' as const, refs: ['boats'], note: '' };
  const told = {
    ...draft,
    requested: [
      { ...wish, id: '', text: 'how many boats' },
      { ...wish, id: '', text: 'a film', refs: ['film'] },
      { ...wish, id: '', text: 'sell tickets', plan: 'unsupported' as const, note: 'Nothing is sold here.' },
    ],
  };
  const { provider } = await model(() => told);
  const { spec } = await buildWith([provider], { ...order, mode: 'lite' });
  expect(spec.brief.requested.map(({ text, status, note }) => [text, status, note])).toEqual([
    ['how many boats', 'honoured', undefined],
    ['a film', 'missing', undefined],
    ['sell tickets', 'unsupported', 'Nothing is sold here.'],
  ]);
});

test('script, links and orders in an answer do not survive', async () => {
  const hostile = aWebsite({
    ...head,
    parts: [
      aPart('hero', {
        ...{
          ref: 'top',
          page: 'home',
          heading: '<script>alert(1)</script>Ferries',
          intro: '[here](javascript:alert(1)) and [there](https://evil.example/x)',
        },
        actions: [
          { label: 'Pay', target: 'https://evil.example/pay' },
          { label: 'Run', target: 'javascript:alert(1)' },
        ],
      }),
      text('out', '<img src=x onerror=alert(1)> Call [us](tel:+4470000000) or data:text/html,x'),
    ],
  });
  const { provider } = await model((task) => (task.includes('check against') ? { parts: [] } : hostile));
  const { spec } = await buildWith([provider], { ...order, mode: 'lite' });
  expect(checkReferences(parseSpec(spec))).toEqual([]);
  const links = [...JSON.stringify(spec.content).matchAll(/"(?:href|target|recipient)":"([^"]*)"/g)].map(
    ([, href]) => href,
  );
  expect(JSON.stringify(spec.content)).toContain('Ferries');
  expect(links.filter((href) => href !== undefined && !/^[#/]/.test(href))).toEqual([]);
});

test('a slide stands in the chapter that it was planned for, however it is written', async () => {
  const planned = { kind: 'bullets', heading: '', purpose: '', shows: [], words: 20 };
  const { parts: _, ...head } = aDeck({ title: 'Tides' });
  const plan = {
    ...{ ...head, tone: [], hides: [], ordered: { of: 'piece', least: 0, most: 0 } },
    parts: [
      { ...planned, ref: 'a', page: 'The sea' },
      { ...planned, ref: 'b', page: 'The sea' },
      { ...planned, ref: 'c', page: '' },
    ],
  };
  const written = [
    slide('bullets', { ref: 'a', title: 'Ebb', section: 'Sea' }),
    slide('bullets', { ref: 'b', title: 'Flow' }),
    slide('bullets', { ref: 'c', title: 'End', section: 'Close' }),
  ];
  const again = { parts: [slide('bullets', { ref: 'a', title: 'Ebb tide', section: 'At sea' })] };
  const { provider } = await model((task) =>
    isPlan(task) ? plan : task.includes('Say which ebb.') ? again : { parts: written },
  );
  const writing = aWriting([provider], { prompt: 'Slides on tides', buildType: 'slides', mode: 'economy' });
  const first = await modelWriter.write(writing);
  const chapters = ({ buildType, draft }: Draft): string[] =>
    buildType === 'slides' ? draft.parts.map(({ title, section }) => `${section}: ${title}`) : [];
  expect(chapters(first.draft)).toEqual(['The sea: Ebb', 'The sea: Flow', 'Close: End']);
  const mended = await modelWriter.repair(writing, first, [
    { path: ['parts', 0], message: 'Say which ebb.' },
  ]);
  expect(chapters(mended.draft)[0]).toBe('The sea: Ebb tide');
});
