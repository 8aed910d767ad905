import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { chooseWriter, type WriterOptions } from '../src/writer.ts';

let ollama: Server | undefined;
afterEach(() => {
  ollama?.close();
});

const nowhere = 'http://127.0.0.1:9';
const choose = (options: Partial<WriterOptions>) =>
  chooseWriter({ engine: undefined, env: {}, ask: undefined, ollamaUrl: nowhere, ...options });
const yes = async () => 'y';

test('with nothing told and nothing found the built-in writer writes, and it says how to get a better one', async () => {
  const { generation, says } = await choose({ ask: yes });
  expect(generation.GENERATION_ENGINE_ECONOMY).toBe('');
  expect(says.join('\n')).toMatch(/built-in.*--engine/s);
});

test('a key that is found is offered, and used after a yes alone', async () => {
  const env = { ANTHROPIC_API_KEY: 'k-1' };
  const asked: string[] = [];
  const answering = (answer: string) => async (question: string) => {
    asked.push(question);
    return answer;
  };
  const { generation } = await choose({ env, ask: answering('y') });
  expect(generation).toMatchObject({ GENERATION_ANTHROPIC_KEY: 'k-1' });
  expect(generation.GENERATION_ENGINE_LITE).toMatch(/^anthropic:/);
  expect((await choose({ env, ask: answering('') })).generation.GENERATION_ENGINE_LITE).toBe('');
  expect(asked[0]).toContain('what Anthropic charges');
  expect(asked.join()).not.toContain('k-1');
});

test('where nobody is there to ask, nothing is spent', async () => {
  const { generation, says } = await choose({ env: { OPENAI_API_KEY: 'k-1' } });
  expect(generation).toEqual({
    GENERATION_ENGINE_LITE: '',
    GENERATION_ENGINE_ECONOMY: '',
    GENERATION_ENGINE_POWER: '',
  });
  expect(says.join('\n')).toContain('--engine openai:');
});

test('--engine is obeyed, with the key that people have; without it the start says which', async () => {
  const env = { GEMINI_API_KEY: 'k-2' };
  expect((await choose({ engine: 'google:gemini-x', env })).generation).toMatchObject({
    GENERATION_ENGINE_POWER: 'google:gemini-x',
    GENERATION_GOOGLE_KEY: 'k-2',
  });
  await expect(choose({ engine: 'openai:m', env })).rejects.toThrow('OPENAI_API_KEY');
  expect((await choose({ engine: 'builtin', env, ask: yes })).generation.GENERATION_ENGINE_LITE).toBe('');
});

test('settings of a service are left to it', async () => {
  const { generation, says } = await choose({
    env: { GENERATION_ENGINE_LITE: 'farm:m', OPENAI_API_KEY: 'k' },
    ask: yes,
  });
  expect(generation).toEqual({});
  expect(says.join()).toContain('GENERATION_ENGINE_LITE');
});

test('an Ollama of this machine is offered, and may take its time', async () => {
  ollama = createServer((_, response) => response.end('{"models":[{"name":"llama3.1:8b"}]}'));
  ollama.listen(0, '127.0.0.1');
  await once(ollama, 'listening');
  const address = ollama.address();
  const ollamaUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const { generation, deadlines, says } = await choose({ ask: yes, ollamaUrl });
  expect(generation.GENERATION_ENGINE_ECONOMY).toBe(`compatible:llama3.1:8b@${ollamaUrl}/v1`);
  expect(deadlines.DEADLINE_ECONOMY_MS).toBe('900000');
  expect(says.join('\n')).toContain('ten times');
});
