import type { CallInput, CallOutput, Endpoint } from '@luwag/contract/endpoint';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';
import { queryClient } from './query-client.ts';
import { RefusedCall } from './refused-call.ts';

export type AnswerQuery<Value> = UseQueryResult<Value, RefusedCall>;

export type AnswerOptions<Value> = {
  isEnabled?: boolean;
  /** Milliseconds until the server is asked again, or false to leave it; never while the page is hidden. */
  pollMs?: (value: Value | undefined, answersSoFar: number) => number | false;
  /** Told every fresh answer, for the parts of the core store that mirror one. */
  onAnswer?: (value: Value) => void;
};

/** The server's answer to a reading call, kept between screens and asked for anew on each visit. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { isEnabled = true, pollMs, onAnswer }: AnswerOptions<CallOutput<E>> = {},
): AnswerQuery<CallOutput<E>> {
  const customerId = useCoreStore((state) => state.publicData.customerId);
  // A screen still standing for a moment after a logout must not ask as nobody.
  const mayAsk = useCoreStore(hasSession) || endpoint.access !== 'customer';
  return useQuery(
    queryOptions<CallOutput<E>, RefusedCall>({
      queryKey: [endpoint.name, customerId, input],
      enabled: isEnabled && mayAsk,
      refetchInterval: ({ state }) =>
        isFinal(state.error) ? false : (pollMs?.(state.data, state.dataUpdateCount) ?? false),
      queryFn: async ({ signal }) => {
        const answer = await call(endpoint, input, { signal });
        if (!answer.ok) throw new RefusedCall(answer);
        onAnswer?.(answer.value);
        return answer.value;
      },
    }),
    queryClient,
  );
}

/** A refusal that asking again does not change. */
function isFinal(error: RefusedCall | null): boolean {
  const code = error?.refusal.code;
  return code !== undefined && code !== 'network_abnormal' && code !== 'service_unavailable';
}

/** After something was changed: all that is known of the server is old. */
export function askServerAgain(): Promise<void> {
  return queryClient.invalidateQueries();
}

/** Forgets every answer without asking for those on show: for leaving a screen whose question no longer makes sense. */
export function forgetAnswers(): Promise<void> {
  return queryClient.invalidateQueries({ refetchType: 'none' });
}
