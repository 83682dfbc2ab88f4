import { setNextCollection } from '@luwag/contract/endpoints/sandbox/set-next-collection';
import { useTranslations } from 'use-intl';
import { call } from '../../store/api.ts';
import { ChoiceCard } from './choice-card.tsx';

const outcomes = ['open', 'down'] as const;

export function CollectionCard() {
  const words = useTranslations('test.collection');
  const choices = outcomes.map((outcome) => ({
    label: words(outcome),
    choose: () => call(setNextCollection, { body: { outcome } }),
  }));
  return <ChoiceCard title={words('title')} lead={words('lead')} choices={choices} />;
}
