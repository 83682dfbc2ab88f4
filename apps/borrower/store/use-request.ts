import type { CallInput } from '@luwag/contract/endpoint';
import { sendRequest } from '@luwag/contract/endpoints/request/send-request';
import type { Refusal } from '../messages/use-error-words.ts';
import { call } from './api.ts';
import { useIdempotencyKey } from './idempotency-key.ts';
import { askServerAgain } from './use-answer.ts';
import { useSubmission } from './use-submission.ts';

type Body = CallInput<typeof sendRequest>['body'];

/** Asking the lender for something: once for each intent; what was asked then shows in the answers asked anew. */
export function useRequest(): {
  isBusy: boolean;
  refusal: Refusal | null;
  ask: (body: Body) => Promise<boolean>;
} {
  const { isBusy, refusal, send } = useSubmission();
  const { keyFor, finish } = useIdempotencyKey();
  const ask = async (body: Body) => {
    const sent = await send(() =>
      call(sendRequest, { body }, { idempotencyKey: keyFor(JSON.stringify(body)) }),
    );
    await askServerAgain();
    if (sent !== null) finish();
    return sent !== null;
  };
  return { isBusy, refusal, ask };
}
