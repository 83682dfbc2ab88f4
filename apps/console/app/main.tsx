import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './base.css';
import { Refusal } from './api.ts';
import { router } from './router.tsx';

const isFinal = (error: unknown): boolean => error instanceof Refusal && error.code !== 'network_abnormal';

const queryClient: QueryClient = new QueryClient({
  // A session that ended meanwhile leads back to the sign-in, wherever it is noticed.
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      const isOver = error instanceof Refusal && error.code === 'not_signed_in';
      if (isOver && queryKey[0] !== 'session') void queryClient.resetQueries({ queryKey: ['session'] });
    },
  }),
  defaultOptions: { queries: { retry: (count, error) => !isFinal(error) && count < 3, staleTime: 5_000 } },
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the console');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
