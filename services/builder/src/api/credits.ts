import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from './client.ts';

/** What the workspace has left, and what builds cost. */
export const useCredits = (enabled = true) =>
  useQuery({
    queryKey: ['credits'],
    queryFn: async () => dataOf(await api.GET('/api/v1/credits')),
    enabled,
  });
