import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/** A part of a list, and where the next one begins. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** What a request for a page says: nothing for the first one. */
export type PageQuery = { cursor?: string };

/** A list of the API, read page by page as it is wanted. `items` is undefined until the first page is there. */
export function usePages<Item>(
  queryKey: QueryKey,
  read: (query: PageQuery) => Promise<Page<Item>>,
  enabled = true,
) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam === '' ? {} : { cursor: pageParam }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
  });
  return { ...list, items: list.data?.pages.flatMap((page) => page.items) };
}
