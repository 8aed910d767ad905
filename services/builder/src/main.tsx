import './zod-config.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { toProblem } from './api/problem.ts';
import { watchChunks } from './reload-once.ts';
import { Routes } from './routes.tsx';
import { applyScheme } from './shell/scheme.ts';
import { WordsProvider } from './words/words.tsx';

watchChunks();
applyScheme();

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (times, error) => times < 3 && toProblem(error).retryable,
      retryDelay: (times, error) => Math.max(1_000 * 2 ** times, toProblem(error).retryAfterMs),
    },
  },
});

const app = document.getElementById('app');
if (app !== null)
  createRoot(app).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <WordsProvider>
          <Routes />
        </WordsProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
