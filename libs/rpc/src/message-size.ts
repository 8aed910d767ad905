/** The largest message that our clients and servers take. */
export const maxMessageBytes = 8 * 1024 * 1024;

/** How full a message may get with several items: what encodes them takes some room too. */
const fullBytes = maxMessageBytes / 2;

/**
 * Splits items, in their order, into as few groups as fit into a message each.
 * @param sizeOf about how many bytes an item takes; one that fills a message alone is alone in it.
 * @param most how many items the contract lets into one message.
 */
export function groupForMessages<T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  most = Number.POSITIVE_INFINITY,
): T[][] {
  const groups: T[][] = [];
  let last: T[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = sizeOf(item);
    if (last.length === 0 || last.length === most || bytes + size > fullBytes) {
      last = [];
      bytes = 0;
      groups.push(last);
    }
    last.push(item);
    bytes += size;
  }
  return groups;
}
