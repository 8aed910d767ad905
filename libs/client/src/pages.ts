/** Any list of the API. */
interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** The items of a list over all its pages; the next page is asked for when the one before is used up. */
export async function* pages<T>(read: (cursor: string) => Promise<Page<T>>): AsyncGenerator<T, void> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page<T> = await read(cursor);
    yield* page.items;
    cursor = page.nextCursor;
  }
}
