import { useTranslations } from 'use-intl';
import { ProofButton } from '../../components/payment-proof/proof-button.tsx';
import { useLoans } from '../../store/use-loans.ts';

/** For whoever is logged in and began this payment: a way to show that it was made. */
export function ProofOfResult({ reference }: { reference: string }) {
  const words = useTranslations('ks-result.progress');
  const loan = useLoans().data?.loans.find(({ openPayment }) => openPayment?.reference === reference);
  if (loan === undefined) return null;
  return <ProofButton loanId={loan.loanId} reference={reference} label={words('proof')} />;
}
