import type { CallOutput } from '@luwag/contract/endpoint';
import { getOwnResult } from '@luwag/contract/endpoints/loan/get-own-result';
import { Button } from '../../components/button/button.tsx';
import { ProofButton } from '../../components/payment-proof/proof-button.tsx';
import { hasSession, useCoreStore } from '../../store/core-store.ts';
import { useAnswer } from '../../store/use-answer.ts';

export type OwnResult = CallOutput<typeof getOwnResult>;

/** The payment of this result with its loan, where the logged-in borrower began it. `isComing` while that is not known yet. */
export function useOwnResult(resultReference: string): { own: OwnResult | null; isComing: boolean } {
  const isSignedIn = useCoreStore(hasSession);
  const { data, error } = useAnswer(getOwnResult, { params: { resultReference } });
  if (!isSignedIn) return { own: null, isComing: false };
  return { own: data ?? null, isComing: data === undefined && error === null };
}

/** Lets the payment's own borrower send a proof that it was made. */
export function ProofOfResult({ resultReference, label }: { resultReference: string; label: string }) {
  const { own, isComing } = useOwnResult(resultReference);
  if (own !== null) {
    return <ProofButton loanId={own.loan.loanId} reference={own.payment.reference} label={label} />;
  }
  return isComing ? (
    <Button variant="secondary" isBusy>
      {label}
    </Button>
  ) : null;
}
