import { setNextPayout } from '@luwag/contract/endpoints/sandbox/set-next-payout';
import { useTranslations } from 'use-intl';
import { call } from '../../store/api.ts';
import { ChoiceCard } from './choice-card.tsx';

const outcomes = ['succeed', 'fail', 'timeout', 'unknown'] as const;

export function PayoutCard() {
  const words = useTranslations('test.payout');
  const choices = outcomes.map((outcome) => ({
    label: words(outcome),
    choose: () => call(setNextPayout, { body: { outcome } }),
  }));
  return <ChoiceCard title={words('title')} lead={words('lead')} choices={choices} />;
}
