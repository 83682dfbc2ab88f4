import { useTranslations } from 'use-intl';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import type { PaymentEnd } from '../../components/payment-over/end-of-payment.ts';
import { PaymentOver } from '../../components/payment-over/payment-over.tsx';
import { ProofButton } from '../../components/payment-proof/proof-button.tsx';
import type { Bridge } from '../../components/partner-facts/partner-facts.tsx';

/** In the place of the partner, a payment for which nobody leaves any more: what became of it, and what can be done. */
export function OverPayment({ bridge: { payment, loanId }, end }: { bridge: Bridge; end: PaymentEnd }) {
  const words = useTranslations('payment-over');
  const action = (
    <>
      <LinkButton href="/repaidDetail" state={{ loanId }}>
        {words('again')}
      </LinkButton>
      {/* Who paid another way may have paid this one as well. */}
      {end === 'reversed' ? null : (
        <ProofButton loanId={loanId} reference={payment.reference} label={words('proof')} />
      )}
    </>
  );
  return <PaymentOver end={end} payment={payment} action={action} />;
}
