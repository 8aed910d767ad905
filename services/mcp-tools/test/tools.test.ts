import { afterAll, describe, expect, test } from '@jest/globals';
import { startMcpTools, toolCall } from './mcp-tools-service.ts';

const mcpTools = await startMcpTools();
afterAll(() => mcpTools.stop());

const refusal = (text: RegExp) => ({
  content: [{ type: 'text', text: expect.stringMatching(text) }],
  isError: true,
});

describe('ListTools', () => {
  test('lists every tool in one stable order, each with the scopes that allow it', async () => {
    const { tools } = await mcpTools.rpc.listTools({});
    expect(tools.map(({ name, scopes }) => `${name}: ${scopes.join(' or ')}`)).toEqual([
      'list_projects: read',
      'get_project: read',
      'read_spec: read',
      'list_revisions: read',
      'export_project: read',
      'get_credits: read',
      'generate_project: write',
      'get_build: read or write',
      'update_spec: write',
      'restore_revision: write',
      'rename_project: write',
      'delete_project: write',
      'restore_project: write',
      'publish_project: publish',
      'unpublish_project: publish',
      'share_project: write',
    ]);
  });

  test('describes each with closed input, output, a title and all four hints, within 14 KB', async () => {
    const { tools } = await mcpTools.rpc.listTools({});
    for (const { name, definitionJson } of tools) {
      const { _meta, ...definition } = JSON.parse(definitionJson.toString('utf8'));
      expect(definition).toEqual({
        name,
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        inputSchema: expect.objectContaining({ type: 'object', additionalProperties: false }),
        outputSchema: expect.objectContaining({ type: 'object' }),
        annotations: {
          readOnlyHint: expect.any(Boolean),
          destructiveHint: expect.any(Boolean),
          idempotentHint: expect.any(Boolean),
          openWorldHint: expect.any(Boolean),
        },
      });
    }
    const bytes = tools.reduce((sum, { definitionJson }) => sum + definitionJson.length, 0);
    expect(bytes).toBeLessThan(13_900);
  });

  test('shows clients the schemas that they know', async () => {
    const { tools } = await mcpTools.rpc.listTools({});
    const definitions = tools.map(({ definitionJson }) => JSON.parse(definitionJson.toString('utf8')));
    expect(
      definitions.map(({ name, inputSchema, outputSchema }) => ({ name, inputSchema, outputSchema })),
    ).toMatchSnapshot();
  });
});

describe('a call', () => {
  test('answers NOT_FOUND for a tool that is not listed, as an error of the call', async () => {
    for (const name of ['get_credit', '', 'constructor', '__proto__']) {
      await expect(mcpTools.call(name)).rejects.toMatchObject({ reason: 'UNKNOWN_TOOL' });
    }
  });

  test('wants a caller, and arguments that are JSON', async () => {
    const request = { ...toolCall('get_credits'), caller: undefined };
    await expect(mcpTools.send(request)).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
    await expect(mcpTools.call('get_credits', { args: '{' })).rejects.toMatchObject({
      reason: 'INVALID_REQUEST',
    });
  });

  test.each([
    ['a field that is not known', 'get_credits', { colour: 'red' }, /"colour" is not known/],
    ['a limit past the page', 'list_projects', { limit: 101 }, /limit: .*100/],
    ['a field that is missing', 'get_project', {}, /projectId: is missing/],
    ['arguments that are no object', 'get_credits', [], /must be an object, is an array/],
  ])('refuses %s with text that says what to mend', async (_what, name, args, says) => {
    const answer = await mcpTools.call(name, { args });
    expect(answer).toEqual(refusal(/^invalid_arguments: .*Mend them and call again\.$/));
    expect(answer.content[0].text).toMatch(says);
  });

  test.each([
    ['publish_project', ['read', 'write', 'admin'], '"publish"'],
    ['generate_project', ['read', 'publish'], '"write"'],
    ['get_build', ['publish'], '"read" or "write"'],
    ['get_credits', [], '"read"'],
  ])(
    'refuses %s to a key that holds %j only, before it looks at the arguments',
    async (name, scopes, lacks) => {
      expect(await mcpTools.call(name, { scopes, args: { nonsense: true } })).toEqual(
        refusal(new RegExp(`^insufficient_scope: This key lacks the scope ${lacks}\\. .*ask an admin`)),
      );
    },
  );

  test('tells when to try again while a service that the tool needs is not there', async () => {
    for (const name of ['get_credits', 'list_projects']) {
      expect(await mcpTools.call(name)).toEqual(refusal(/^failed: .*Try again shortly\.$/));
    }
  });
});
