import type { AccountChangeAnswer } from '@luwag/contract/endpoints/account/account-change-answer';
import { useLocale, useTranslations } from 'use-intl';
import { goBackToWish } from '../../routing/go-back-to-wish.ts';
import type { LoanWish } from '../../store/loan-wish.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { clockTime } from '../../messages/clock-time.ts';

type Refusal = NonNullable<AccountChangeAnswer['refusal']>;

/** Why the account stays as it is for now, from when it can be changed, and where to go meanwhile. */
export function RefusedCard({
  refusal: { reason, since, until, note },
  wish,
}: {
  refusal: Refusal;
  wish: LoanWish | null;
}) {
  const words = useTranslations('change-bank');
  const locale = useLocale();
  const time = until === null ? '' : clockTime(until, locale);
  const from = since === null ? '' : clockTime(since, locale);
  const isOnLoan = reason === 'loanOpen';
  return (
    <StatusCard
      tone="attention"
      title={words(`refused.${reason}`, { from, time })}
      action={
        wish === null ? (
          <LinkButton href={isOnLoan ? '/billIndex' : '/homeIndex'} variant="secondary">
            {words(isOnLoan ? 'toLoan' : 'toHome')}
          </LinkButton>
        ) : (
          <Button variant="secondary" onClick={() => goBackToWish(wish)}>
            {words('toWish')}
          </Button>
        )
      }
    >
      <p>
        {reason === 'newDevice' && until !== null
          ? words('refused.newDeviceUntil', { time })
          : words(`refused.${reason}Body`)}
      </p>
      {note === null ? null : <p>{note}</p>}
    </StatusCard>
  );
}
