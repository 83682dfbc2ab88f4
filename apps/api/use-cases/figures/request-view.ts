import {
  requestKinds,
  type RequestAnswer,
  type RequestKind,
} from '@luwag/contract/endpoints/request/request-answer';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';

/** What a borrower asked for about a loan or its papers; deleting an account is answered on its own. */
export type OwnRequest = RequestRow & Pick<RequestAnswer, 'kind' | 'status'>;

/** What the borrower asked for, newest first; the lender's own steps are none of it. */
export function viewRequests(requests: readonly RequestRow[]): RequestAnswer[] {
  return requests.flatMap((request) => {
    const { kind, status } = request;
    return isOwnKind(kind) && status !== 'withdrawn' ? [viewRequest({ ...request, kind, status })] : [];
  });
}

export function viewRequest(request: OwnRequest): RequestAnswer {
  const { requestId, kind, loanId, status, details } = request;
  const numberOf = (name: string): number | null => {
    const value = details[name];
    return typeof value === 'number' ? value : null;
  };
  const firstDueOn = details['agreedFirstDueOn'] ?? details['firstDueOn'];
  return {
    requestId,
    kind,
    loanId,
    status,
    createdAt: isoInstant(request.createdAt),
    endedAt: isoInstantOrNull(request.endedAt),
    reasonCode: request.reasonCode,
    amountCentavos: numberOf('amountCentavos'),
    installments: numberOf('agreedInstallments') ?? numberOf('installments'),
    firstDueOn: typeof firstDueOn === 'string' ? firstDueOn : null,
  };
}

function isOwnKind(kind: RequestRow['kind']): kind is RequestKind {
  return requestKinds.some((own) => own === kind);
}
