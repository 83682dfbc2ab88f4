import type { Answer } from '@luwag/contract/client';
import type { CallInput, CallOutput, Endpoint } from '@luwag/contract/endpoint';
import { use, useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { answerCache, type KnownAnswer, nothingKnown } from './answer-cache.ts';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';
import { isPassing, type RefusedCall } from './refused-call.ts';
import { RenderedFromContext } from './rendered-from.ts';

export type AnswerQuery<Value> = Pick<
  KnownAnswer<Value>,
  'data' | 'error' | 'isFetching' | 'dataUpdatedAt'
> & {
  /** Whether the last attempt brought the answer. */
  isSuccess: boolean;
  refetch: () => Promise<unknown>;
};

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
  const isSignedIn = useCoreStore(hasSession);
  const mayAsk = isEnabled && (isSignedIn || endpoint.access !== 'customer');
  const key = answerKey(endpoint, customerId, input);
  const rendered = use(RenderedFromContext);
  // Only the server waits for an answer: the phone shows what it has.
  if (mayAsk && rendered?.ask) use(rendered.ask(key));
  const listen = useCallback((listener: () => void) => answerCache.listen(key, listener), [key]);
  const known = useSyncExternalStore(
    listen,
    () => answerCache.read<CallOutput<E>>(key),
    () => (rendered?.answers.get(key) ?? nothingKnown) as KnownAnswer<CallOutput<E>>,
  );

  const ask = async (given?: Answer<unknown>) => {
    const answer = (given as Answer<CallOutput<E>> | undefined) ?? (await call(endpoint, input));
    if (answer.ok) onAnswer?.(answer.value);
    return answer;
  };
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!mayAsk) return undefined;
    return answerCache.want(key, (given) => askNow(given));
  }, [key, mayAsk]);

  const isWaiting = known.isFetching || !mayAsk || isFinal(known.error);
  const waitMs = isWaiting ? false : (pollMs?.(known.data, known.answersSoFar) ?? false);
  usePoll(waitMs, known.attemptsSoFar, () => answerCache.ask(key, ask));

  const refetch = () => answerCache.ask(key, ask, { isNew: true });
  const { data, error, isFetching, dataUpdatedAt } = known;
  const isSuccess = data !== undefined && error === null;
  return { data, error, isFetching, dataUpdatedAt, isSuccess, refetch };
}

/** The name under which an answer is kept: the same question of the same customer has the same. */
export function answerKey(endpoint: Pick<Endpoint, 'name'>, customerId: string, input: object): string {
  return JSON.stringify([endpoint.name, customerId, input]);
}

/** Asks again after each attempt. A hidden page is left alone, and so is one that is told by the server when to ask. */
function usePoll(waitMs: number | false, attemptsSoFar: number, poll: () => Promise<unknown>): void {
  const pollIfSeen = useEffectEvent((after: number) => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && !answerCache.isLive && after === attemptsSoFar) void poll();
  });
  useEffect(() => {
    if (waitMs === false) return undefined;
    const timer = setTimeout(() => pollIfSeen(attemptsSoFar), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, attemptsSoFar]);
}

/** A refusal that asking again does not change. */
function isFinal(error: RefusedCall | null): boolean {
  return error !== null && !isPassing(error.refusal.code);
}

/**
 * After something was changed or refused: all that is known of the server is old. Without a network each answer on show
 * would only add that it could not be had; they are asked when it is back. Whether all were answered.
 */
export async function askServerAgain(): Promise<boolean> {
  return navigator.onLine && answerCache.askAgain();
}

/** Forgets every answer without asking for those on show: for leaving a screen whose question no longer makes sense. */
export function forgetAnswers(): void {
  answerCache.forget();
}
