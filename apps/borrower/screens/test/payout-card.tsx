import { setNextPayout } from '@luwag/contract/endpoints/sandbox/set-next-payout';
import { payoutFailures } from '@luwag/contract/payout-failures';
import { useTranslations } from 'use-intl';
import { call } from '../../store/api.ts';
import { ChoiceCard } from './choice-card.tsx';

const outcomes = ['succeed', 'timeout', 'unknown'] as const;

export function PayoutCard() {
  const words = useTranslations('test.payout');
  const choices = [
    ...outcomes.map((outcome) => ({
      label: words(outcome),
      choose: () => call(setNextPayout, { body: { outcome } }),
    })),
    ...payoutFailures.map((reason) => ({
      label: words(`failures.${reason}`),
      choose: () => call(setNextPayout, { body: { outcome: 'fail', reason } }),
    })),
  ];
  return <ChoiceCard title={words('title')} lead={words('lead')} choices={choices} />;
}
