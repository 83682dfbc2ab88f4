import { isLogInOver } from '@luwag/contract/client';
import type { Refusal } from '../messages/use-error-words.ts';

/** A refusal of the API as an error, because the query layer passes failures only as thrown errors. */
export class RefusedCall extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const passing = [
  'network_abnormal',
  'service_unavailable',
  'internal_error',
  'busy_try_again',
  'too_frequent',
];

/** Whether the same may be answered a little later: the refusal says nothing of what was asked. */
export function isPassing(code: string): boolean {
  return passing.includes(code);
}

/** Whether what is sent may wait on the phone: until the trouble has passed, or for the next log-in. */
export function mayWaitOn(code: string): boolean {
  return isPassing(code) || isLogInOver(code);
}
