import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { askServerAgain } from '../../store/use-answer.ts';
import { Button } from '../button/button.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { shownPesos } from '../money-text/shown-pesos.ts';
import { ProofButton } from '../payment-proof/proof-button.tsx';
import { useChannelName } from './channel-name.ts';

/** Shows the channel of a pending payment and its start. "Check again" comes first, because paying again would pay twice. */
export function WaitingPayment({
  loanId,
  payment: { channel, amountCentavos, createdAt, reference },
}: {
  loanId: string;
  payment: NonNullable<LoanSummary['openPayment']>;
}) {
  const words = useTranslations('loan-cards.waiting');
  const channelName = useChannelName();
  const shell = useTranslations('shell');
  const locale = useLocale();
  const [isChecking, setIsChecking] = useState(false);
  const [standing, setStanding] = useState<'soon' | 'checked' | 'unreached'>('soon');
  const check = async () => {
    setIsChecking(true);
    const isAnswered = await askServerAgain();
    setIsChecking(false);
    setStanding(isAnswered ? 'checked' : 'unreached');
  };
  return (
    <>
      <div className="loan-card-waiting">
        <h3>{words('title', { channel: channelName(channel) })}</h3>
        <p>{words('lead', { amount: shownPesos(amountCentavos), time: clockTime(createdAt, locale) })}</p>
        {/* Only the server's answer says that nothing has come: paying again on a guess would pay twice. */}
        <output>{standing === 'unreached' ? shell('networkAbnormal') : words(standing)}</output>
      </div>
      <Button isBusy={isChecking} onClick={() => void check()}>
        {words('check')}
      </Button>
      <ProofButton loanId={loanId} reference={reference} label={words('proof')} />
      <LinkButton href="/repaidDetail" variant="quiet" state={{ loanId }}>
        {words('other')}
      </LinkButton>
    </>
  );
}
