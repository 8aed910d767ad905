import type { BuildStreamResponse } from '@sitewright/protos/generation';
import { applyOperation, specPatchSchema } from '@sitewright/site-spec';

export async function collect<Message>(messages: AsyncIterable<Message>): Promise<Message[]> {
  const all: Message[] = [];
  for await (const message of messages) all.push(message);
  return all;
}

/** A patch of the whole document puts another one in its place. */
export function fold(messages: readonly BuildStreamResponse[]): unknown {
  const root: { document: unknown } = { document: {} };
  for (const { event } of messages) {
    if (event?.$case !== 'part') continue;
    const { op, pointer, valueJson } = event.value;
    const value: unknown = valueJson.length === 0 ? undefined : JSON.parse(valueJson.toString());
    const [operation] = specPatchSchema.parse([{ op, path: `/document${pointer}`, value }]);
    if (operation !== undefined) applyOperation(root, operation);
  }
  return root.document;
}

export const kinds = (messages: readonly BuildStreamResponse[]) => messages.map(({ event }) => event?.$case);
