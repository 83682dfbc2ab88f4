import { QueryClient } from '@tanstack/react-query';
import { hasSession, useCoreStore } from './core-store.ts';
import { RefusedCall } from './refused-call.ts';

const mostRetries = 2;

/** Holds what the server has answered, in memory only. Screens hand it to their queries, so the login page never loads it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Known answers stay on screen while the network is away, so a query must not be paused into silence.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 0,
      retry: (failures, error) =>
        failures < mostRetries && error instanceof RefusedCall && error.refusal.code === 'network_abnormal',
      retryDelay: (failures) => 500 * 2 ** failures,
    },
  },
});

useCoreStore.subscribe((state, previous) => {
  // Nothing of a customer stays behind a logout.
  if (hasSession(previous) && !hasSession(state)) queryClient.clear();
});
