import type { CallInput } from '@luwag/contract/endpoint';
import { sendRequest } from '@luwag/contract/endpoints/request/send-request';
import { useRef } from 'react';
import type { Refusal } from '../messages/use-error-words.ts';
import { call } from './api.ts';
import { useIdempotencyKey } from './idempotency-key.ts';
import { askServerAgain } from './use-answer.ts';
import { type NoNetwork, useMoneySubmission } from './use-money-submission.ts';

type Body = CallInput<typeof sendRequest>['body'];

/** Asking the lender for something: once for each intent; what was asked then shows in the answers asked anew. */
export function useRequest(): {
  isBusy: boolean;
  refusal: Refusal | null;
  attempt: number;
  noNetwork: NoNetwork | null;
  ask: (body: Body) => Promise<boolean>;
  /** Asks for the same once more. */
  again: () => void;
} {
  const { isBusy, refusal, attempt, noNetwork, send } = useMoneySubmission();
  const last = useRef<() => void>(() => undefined);
  const { keyFor, finish } = useIdempotencyKey();
  const ask = async (body: Body) => {
    last.current = () => void ask(body);
    const sent = await send(() =>
      call(sendRequest, { body }, { idempotencyKey: keyFor(JSON.stringify(body)) }),
    );
    await askServerAgain();
    if (sent !== null) finish();
    return sent !== null;
  };
  return { isBusy, refusal, attempt, noNetwork, ask, again: () => last.current() };
}
