import { afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { aDeck } from '../../../../test/drafts.ts';
import { chatAnswer, type ModelServer, openModelServer } from '../../../../test/model-server.ts';
import { aModel, aWriting } from '../../../../test/model-writer.ts';
import { panel } from '../../draft/dataviz.ts';
import { type DatavizDraft, draftSchemas } from '../../draft/draft.ts';
import type { Fault } from './model-writer.ts';
import { modelWriter } from './write-model.ts';

const order = { prompt: 'A board on who does what in our library.', buildType: 'dataviz' as const };
const { title, tagline, organisation, summary, look } = aDeck({});
const head = { title, tagline, organisation, summary, look, datasets: [], charts: [], requested: [] };
const board = (parts: DatavizDraft['parts'], place = '1 1 12 2'): DatavizDraft =>
  draftSchemas.dataviz.parse({ ...head, format: { sheet: 'screen', isFar: false, place }, parts });
const note = (ref: string, place: string, text = `About ${ref}.`) => ({
  ref,
  ...panel('note', { text, place }),
});

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const requestSchema = z.looseObject({ messages: z.array(z.object({ content: z.string() })) });
async function model(answer: (task: string) => unknown) {
  const tasks: string[] = [];
  const server = await openModelServer((response, request) => {
    const task = requestSchema.parse(request.body).messages.at(-1)?.content ?? '';
    tasks.push(task);
    return chatAnswer([JSON.stringify(answer(task))], { input: 9_000 })(response, request);
  });
  servers.push(server);
  return { provider: aModel(server.url), tasks };
}

const rows = 'Who | What\nAnna | **Children**, Mondays\nBo | [[What does Bo do?]]\nAsk at the desk.';

test.each(['table', 'note'] as const)(
  'rows of words in the text of a %s are a table of its own',
  async (kind) => {
    const { provider } = await model(() => board([{ ref: 'who', ...panel(kind, { text: rows }) }]));
    const { draft } = await modelWriter.write(aWriting([provider], { ...order, mode: 'lite' }));
    if (draft.buildType !== 'dataviz') throw new Error('not a board');
    const [tile] = draft.draft.parts;
    const [table] = draft.draft.datasets;
    expect(tile).toMatchObject({ kind: 'table', dataset: table?.ref, text: 'Ask at the desk.' });
    expect(table?.columns.map(({ name }) => name)).toEqual(['Who', 'What']);
    // Nobody is asked within a table.
    expect(table?.rows).toEqual([
      ['Anna', 'Children, Mondays'],
      ['Bo', ''],
    ]);
  },
);

test('a column of nothing but amounts holds numbers, one of what is added or counted words', async () => {
  const text =
    'Move | TEU | Change in % | Volume\nCrane | 401,900 | +4.1% | 37 moves\nReefer | 1,850 | −2% | 6 moves';
  const { provider } = await model(() => board([note('moves', '', text)]));
  const { draft } = await modelWriter.write(aWriting([provider], { ...order, mode: 'lite' }));
  if (draft.buildType !== 'dataviz') throw new Error('not a board');
  const types = draft.draft.datasets[0]?.columns.map(({ type }) => type);
  expect(types).toEqual(['nominal', 'quantitative', 'nominal', 'nominal']);
});

const hours = 'Mon–Fri | 9–18\nSat | 10–14';

test.each(['Open | closed', 'Tea | 2\nCake', 'a | b\nc | d | e', hours])(
  'words that are no table stay words: %j',
  async (text) => {
    const { provider } = await model(() => board([note('one', '', text)]));
    const { draft } = await modelWriter.write(aWriting([provider], { ...order, mode: 'lite' }));
    expect(draft.draft).toMatchObject({ datasets: [], parts: [{ kind: 'note', text }] });
  },
);

test('figures in the first line of a note are heads where a line is under them', async () => {
  const { provider } = await model(() => board([note('one', '', 'Sort | 2024\n--- | ---\nOolong | 2')]));
  const { draft } = await modelWriter.write(aWriting([provider], { ...order, mode: 'lite' }));
  expect(draft.draft).toMatchObject({ datasets: [{ rows: [['Oolong', '2']] }], parts: [{ kind: 'table' }] });
});

test('tiles stand where the plan has them, whatever those who write them say', async () => {
  const planned = { kind: 'note', page: '', heading: '', purpose: '', shows: [], words: 500 };
  const plan = {
    ...board([]),
    ...{ tone: [], hides: ['Anna'], ordered: { of: 'piece', least: 0, most: 0 } },
    parts: [
      { ...planned, ref: 'one', place: '1 3 12 4' },
      { ...planned, ref: 'two', place: '' },
    ],
  };
  const { provider } = await model((task) =>
    task.includes('Write the plan')
      ? plan
      : {
          parts: ['one', 'two']
            .filter((ref) => task.includes(ref))
            .map((ref) => note(ref, '1 1 1 1', ref === 'two' ? rows : undefined)),
        },
  );
  const { draft, faults: kept } = await modelWriter.write(
    aWriting([provider], { ...order, mode: 'economy' }),
  );
  expect(draft.draft.parts).toMatchObject([{ place: '1 3 12 4' }, { place: '1 1 1 1' }]);
  // What is to stand nowhere stands in no table either.
  expect(kept).toEqual([{ path: ['parts', 1], message: '"Anna" must not appear and stands here.' }]);
});

const faults: Fault[] = [
  { path: ['format', 'place'], message: 'The title (1 1 12 2) needs about 4 rows.' },
  { path: ['parts', 0], message: 'The note lies over the title.' },
];
async function mended(answer: object, given: Partial<DatavizDraft> = {}, found = faults) {
  const { provider, tasks } = await model(() => answer);
  const notes = [note('one', '1 2 12 4'), note('two', '1 6 6 4'), note('three', '7 6 6 4')];
  const draft = { ...board(notes), ...given };
  const written = {
    draft: { buildType: 'dataviz' as const, draft },
    ...{ faults: [], writer: provider, instructionsSha256: '' },
  };
  const { draft: after } = await modelWriter.repair(
    aWriting([provider], { ...order, mode: 'economy' }),
    written,
    found,
  );
  return { after: after.draft, before: draft, tasks };
}

test('a board is mended as a whole: its sheet, its title, tiles that move and tiles that go', async () => {
  const { after, tasks } = await mended({
    ...{ title: 'Less', format: { sheet: 'a4', isFar: false, place: '1 1 12 4' }, gone: ['three'] },
    parts: [note('one', '1 5 12 2'), note('two', '1 7 12 4')],
  });
  expect(tasks.join()).toContain('- the whole: The title (1 1 12 2) needs about 4 rows.');
  expect(after).toMatchObject({
    ...{ title: 'Less', format: { sheet: 'a4', place: '1 1 12 4' } },
    parts: [
      { ref: 'one', place: '1 5 12 2' },
      { ref: 'two', place: '1 7 12 4' },
    ],
  });
});

test('what an answer does not say of a board stays, and not all of its tiles go', async () => {
  const { after, before } = await mended({ gone: ['one', 'two', 'three'], parts: [] });
  expect(after).toEqual(before);
});

test('a word that must not appear goes out of a table whose rows are written anew, and its old rows with it', async () => {
  const columns = ['Who', 'What'].map((name) => ({ name, type: 'nominal' as const, unit: '' }));
  const table = (ref: string) => ({ ref, columns, rows: [['Anna', 'Children']], quote: '' });
  const tile = (given: object) => [{ ref: 'who', ...panel('table', given) }];
  const said = [{ path: ['parts', 0], message: '"Anna" must not appear and stands here.' }];
  const { after, tasks } = await mended(
    { parts: tile({ text: 'Who | What\nWe | Children' }) },
    { datasets: [table('people'), table('beside')], parts: tile({ dataset: 'people' }) },
    said,
  );
  expect(tasks[0]).toContain('without `dataset`.');
  expect(after.datasets).toMatchObject([{ ref: 'beside' }, { rows: [['We', 'Children']] }]);
  expect(after.parts).toMatchObject([{ kind: 'table', dataset: after.datasets.at(-1)?.ref, text: '' }]);
});

test('what is wrong with a board as a whole alone asks for the parts that it takes', async () => {
  const { tasks } = await mended({ parts: [] }, {}, faults.slice(0, 1));
  expect(tasks[0]).toContain('nothing else changed in them: those that have to change.');
});
