import type { ReloanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { turnOffReloan } from '@luwag/contract/endpoints/rewards/turn-off-reloan';
import { useLocale, useTranslations } from 'use-intl';
import { NumberText } from '../number-text/number-text.tsx';
import { call } from '../../store/api.ts';
import { Button } from '../button/button.tsx';
import { longDate } from '../../messages/long-date.ts';
import { firstVoucher } from './skip-means.tsx';
import type { useReloanAction } from './use-reloan-action.ts';

/** The way out, with what it means for the vouchers; where a used voucher stands against it, until when, and what still can be done. */
export function TurnOff({
  lock,
  rewards,
  action: { isBusy, run },
}: {
  lock: ReloanAnswer['lock'];
  rewards: ReloanAnswer['rewards'];
  action: ReturnType<typeof useReloanAction>;
}) {
  const words = useTranslations('easy-reloan.off');
  const locale = useLocale();
  if (lock === null) {
    return (
      <>
        <p className="reloan-lock">{words('means', { first: firstVoucher(rewards) })}</p>
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() => void run(() => call(turnOffReloan, { body: {} }), words('done'))}
        >
          {words('button')}
        </Button>
      </>
    );
  }
  const { orderNumber: number, untilOn } = lock;
  return (
    <p className="reloan-lock">
      <NumberText text={words('locked', { number })} />{' '}
      {untilOn === null ? null : `${words('until', { date: longDate(untilOn, locale) })} `}
      {words('still')}
    </p>
  );
}
