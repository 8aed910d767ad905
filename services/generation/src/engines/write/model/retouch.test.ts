import { afterEach, expect, test } from '@jest/globals';
import { part as aPart, aWebsite, item } from '../../../../test/drafts.ts';
import { chatAnswer, type ModelServer, openModelServer } from '../../../../test/model-server.ts';
import { aModel, aWriting } from '../../../../test/model-writer.ts';
import type { Fault, Written } from './model-writer.ts';
import type { Outline } from './outline.ts';
import { modelWriter } from './write-model.ts';

let server: ModelServer;
afterEach(() => server.close());

/** What a model answers to each call in turn, and what it was told last. */
async function model(...answers: object[]) {
  const tasks: string[] = [];
  server = await openModelServer(async (response, asked) => {
    tasks.push(JSON.stringify(asked.body));
    await chatAnswer([JSON.stringify(answers[tasks.length - 1] ?? {})], { input: 9_000 })(response, asked);
  });
  return { provider: aModel(server.url), tasks };
}

const planOf = (...hides: string[]): Outline => ({
  parts: [],
  hides,
  ordered: { of: 'piece', least: 0, most: 0 },
});

/** What the last turn makes of a page for a diver, whose message gives an address in its signature. */
async function retouched(
  answer: object,
  {
    hides = [],
    faults = [],
    said = '',
    head = '',
  }: { hides?: string[]; faults?: Fault[]; said?: string; head?: string },
) {
  const { provider, tasks } = await model(answer);
  const draft = aWebsite({
    title: 'Dives for the scarred',
    parts: [
      aPart('hero', {
        ref: 'top',
        heading: 'Down to the wreck',
        picture: 'A diver\nbox 10 10\ntext ink 2 1 1 start scars',
      }),
      aPart('features', { ref: 'dives', items: [item({ title: 'The wreck', text: '40 m deep' })] }),
    ],
  });
  const prompt =
    head +
    'A page on our dives to the wreck, please, 30 m deep.\nIt has 9 masts.\n\nYours, Ned <ned@deepsix.example>' +
    said;
  const writing = aWriting([provider], { prompt, buildType: 'website', mode: 'power' });
  const written: Written = {
    ...{ draft: { buildType: 'website', draft }, faults: [], writer: provider, instructionsSha256: '' },
    outline: planOf(...hides),
  };
  const { draft: mended } = await modelWriter.retouch(writing, written, faults);
  return { before: written.draft.draft, after: mended.draft, tasks };
}

/** The number by which a text is told. */
const numberOf = (task: string | undefined, text: string): number =>
  Number(new RegExp(`(\\d+) [^ ]*: \\\\"${text}`, 'u').exec(task ?? '')?.[1]);

test('has single texts written anew in which a word stands that must not, with an ending and outside of the parts too', async () => {
  const { before, after, tasks } = await retouched(
    {
      texts: [
        { number: 1, text: 'Dives to the wreck' },
        { number: 99, text: 'Nothing has this number.' },
      ],
    },
    { hides: ['scar', 'ned@deepsix.example'] },
  );
  expect(tasks).toHaveLength(1);
  expect(numberOf(tasks[0], 'Dives for the scarred')).toBe(1);
  expect(tasks[0]).toContain('- 1: \\"scar\\" must not appear');
  expect(after).toEqual({ ...before, title: 'Dives to the wreck' });
});

test('asks about an address of the message that stands nowhere in the piece', async () => {
  const { tasks } = await retouched({ texts: [] }, {});
  expect(tasks[0]).toContain('- \\"ned@deepsix.example\\" stands in the message');
});

test('asks for no number that is told in one sentence with what must stand nowhere', async () => {
  const hides = ['ned@deepsix.example', 'key box'];
  const said =
    '\n\nThe key box has code 4471, and my mobile is 01632 960 731, but none of that goes on it. Call 01632 960 288.';
  const { tasks } = await retouched({ texts: [] }, { hides, said });
  expect(tasks[0]).toContain('01632 960 288\\" stands in the message');
  expect(tasks[0]).not.toContain('960 731\\" stands');
});

test('is told of what would be marked before addresses, of a list of those only a few, and of none in a table', async () => {
  const guests = (domain: string) => Array.from({ length: 30 }, (_, at) => `guest${at}@${domain}.example`);
  const rows = guests('table').map((address, at) => `Guest ${at},${address}`);
  const said = `\n\nName,Mail\n${rows.join('\n')}\n\n${guests('list').join('\n')}`;
  const faults = [{ path: ['parts', 1, 'items', 0, 'text'], message: 'The figure 40 does not follow.' }];
  const { tasks } = await retouched({ texts: [] }, { faults, said });
  expect(tasks[0]).toMatch(/40 does not follow.*ned@deepsix/su);
  expect(tasks[0]?.match(/stands in the message and/gu)).toHaveLength(5);
  expect(tasks[0]).not.toContain('\\"guest0@table');
});

test('asks for no address to which a mail was only sent, be it in another language, and for that of a list of contacts', async () => {
  const hides = ['ned@deepsix.example'];
  const head = 'Da: Ned <ned@deepsix.example>\nA: grafici@bottega.example\nOggetto: pagina\n\n';
  expect((await retouched({ texts: [] }, { hides, head })).tasks).toEqual([]);
  const contacts = 'Divers: Deep Six\nMail: dives@deepsix.example\n\n';
  const { tasks } = await retouched({ texts: [] }, { hides, head: contacts });
  expect(tasks[0]).toContain('dives@deepsix.example\\" stands in the message');
});

test('is told what the program would mark, and not of links that it takes away by itself', async () => {
  const faults = [
    { path: ['parts', 1, 'items', 0, 'text'], message: 'The figure 40 does not follow.' },
    { path: ['parts', 1, 'items', 0, 'target'], message: 'Nobody gave this link.' },
  ];
  const { after, tasks } = await retouched({ texts: [{ number: 4, text: '30 m deep' }] }, { faults });
  expect(numberOf(tasks[0], '40 m deep')).toBe(4);
  expect(tasks[0]).toContain('- 4: The figure 40 does not follow.');
  expect(tasks[0]).not.toContain('this link');
  expect(JSON.stringify(after)).toContain('30 m deep');
});

test('costs no call where nothing is left to mend', async () => {
  const { before, after, tasks } = await retouched(
    { texts: [] },
    { hides: ['ned@deepsix.example', 'Toulouse'] },
  );
  expect(tasks).toEqual([]);
  expect(after).toBe(before);
});
