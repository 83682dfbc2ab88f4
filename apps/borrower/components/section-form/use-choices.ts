import { useTranslations } from 'use-intl';
import type { Messages } from '../../messages/namespaces.ts';

type ChoiceWords = Messages['choices'];

/** The entries of a list, in its order, with their words. */
export function useChoices() {
  const words = useTranslations('choices');
  return <List extends keyof ChoiceWords>(
    list: List,
    values: readonly (keyof ChoiceWords[List] & string)[],
  ) =>
    values.map((value) => ({
      value,
      label: words(`${list}.${value}` as Parameters<typeof words>[0]),
    }));
}
