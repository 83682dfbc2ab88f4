import { useTranslations } from 'use-intl';
import { LinkButton } from '../link-button/link-button.tsx';
import { shownPesos } from '../money-text/shown-pesos.ts';

/** Money beyond what was owed, and the way to the loan that has it, where it can be asked for. */
export function HeldCredit({ loanId, amountCentavos }: { loanId: string; amountCentavos: number }) {
  const words = useTranslations('loan-cards');
  return (
    <LinkButton href="/repaidDetail" variant="secondary" state={{ loanId }}>
      {words('heldCredit', { amount: shownPesos(amountCentavos) })}
    </LinkButton>
  );
}
