import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { engineList } from './engine-list.ts';

const read = (text: string) => engineList().safeParse(text);

test('reads providers, models with colons, and addresses', () => {
  expect(
    read('anthropic:claude-x, compatible:llama3.1:8b@http://127.0.0.1:11434/v1,farm:org/m@x').data,
  ).toEqual([
    { provider: 'anthropic', model: 'claude-x' },
    { provider: 'compatible', model: 'llama3.1:8b', url: 'http://127.0.0.1:11434/v1' },
    { provider: 'farm', model: 'org/m@x' },
  ]);
});

test.each([
  ['claude', 'entries such as'],
  ['anthropic:', 'entries such as'],
  ['compatible:llama', 'needs an address'],
  ['compatible:llama@http://', 'no http or https URL'],
  ['openai:m@https://user:pass@host/v1', 'no http or https URL'],
])('refuses %j and says why, without its words', (text, reason) => {
  const message = read(text).error?.issues[0]?.message ?? '';
  expect(message).toContain(reason);
  expect(message).not.toContain('pass');
});

test('whatever the model is called, its provider and address are told apart from it', () => {
  const model = fc.string({ minLength: 1 }).filter((text) => !/,|@http|^\s|\s$/.test(text));
  fc.assert(
    fc.property(model, (name) => {
      const url = 'https://models.example/v1';
      expect(read(`compatible:${name}@${url}`).data).toEqual([{ provider: 'compatible', model: name, url }]);
    }),
  );
});
