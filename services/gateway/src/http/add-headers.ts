import type { FastifyReply } from 'fastify';

/** Fields whose values are lists, to which more than one part of the gateway has something to say. */
const lists: ReadonlySet<string> = new Set(['vary', 'ratelimit', 'ratelimit-policy']);

/** Writes header fields; lists go on where they stand, and an item takes the place of an older one of its name. */
export function addHeaders(reply: FastifyReply, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    const before = lists.has(name) ? String(reply.getHeader(name) ?? '') : '';
    const kept = before.split(', ').filter((item) => item !== '' && itemName(item) !== itemName(value));
    reply.header(name, [...kept, value].join(', '));
  }
}

const itemName = (item: string): string | undefined => item.split(';')[0];
