import type { ReloanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { turnOffReloan } from '@luwag/contract/endpoints/rewards/turn-off-reloan';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../store/api.ts';
import { Button } from '../button/button.tsx';
import { longDate } from '../date-text/long-date.ts';
import type { useReloanAction } from './use-reloan-action.ts';

/** The way out; where a used voucher stands against it, until when, and what still can be done. */
export function TurnOff({
  lock,
  action: { isBusy, run },
}: {
  lock: ReloanAnswer['lock'];
  action: ReturnType<typeof useReloanAction>;
}) {
  const words = useTranslations('easy-reloan.off');
  const locale = useLocale();
  if (lock === null) {
    return (
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() => void run(() => call(turnOffReloan, { body: {} }), words('done'))}
      >
        {words('button')}
      </Button>
    );
  }
  const { orderNumber: number, untilOn } = lock;
  return (
    <p className="reloan-lock">
      {words('locked', { number })}{' '}
      {untilOn === null ? null : `${words('until', { date: longDate(untilOn, locale) })} `}
      {words('still')}
    </p>
  );
}
