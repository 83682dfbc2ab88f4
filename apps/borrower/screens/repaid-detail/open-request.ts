import type { RequestAnswer } from '@luwag/contract/endpoints/request/request-answer';

/** Whether the borrower has asked for it and waits for the answer. */
export function hasOpen(requests: readonly RequestAnswer[], kind: RequestAnswer['kind']): boolean {
  return requests.some((request) => request.kind === kind && request.status === 'open');
}
