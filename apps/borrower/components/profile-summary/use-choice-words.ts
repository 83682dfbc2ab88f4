import type { DraftValues } from '@luwag/contract/profile/sections';
import { useTranslations } from 'use-intl';
import type { Messages } from '../../messages/namespaces.ts';
import type { FieldName } from '../section-form/section-step.ts';

type ChoiceList = keyof Messages['choices'];

/** Answers as words: a choice by its list, a text as it was typed. */
export function useChoiceWords() {
  const labels = useTranslations('profile');
  const words = useTranslations('choices');
  const choiceText = (list: ChoiceList, value: string | undefined) => {
    if (value === undefined || value === '') return '';
    const key = `${list}.${value}` as Parameters<typeof words>[0];
    // What was chosen long ago may have left the list meanwhile.
    return words.has(key) ? words(key) : '';
  };
  const choiceRow = (name: FieldName, list: ChoiceList, values: DraftValues) => ({
    key: name,
    label: labels(`fields.${name}`),
    text: choiceText(list, values[name]),
  });
  const textRow = (name: FieldName, values: DraftValues) => ({
    key: name,
    label: labels(`fields.${name}`),
    text: values[name] ?? '',
  });
  return { choiceText, choiceRow, textRow };
}
