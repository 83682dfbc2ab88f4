import { isLanguage, type Language, languages } from '@luwag/contract/language';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useShell } from '../../components/language-switch/shell-context.ts';
import { HindiWord } from '../../components/language-switch/hindi-word.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';

/** Each in its own words, so that it is found by those who read no other. */
const names: Record<Language, ReactNode> = {
  'en-US': 'English',
  'fil-PH': 'Pilipino',
  'hi-IN': (
    <>
      <HindiWord />
      <span className="visually-hidden">हिन्दी</span>
    </>
  ),
};

export function LanguageName() {
  const current = useLocale();
  return isLanguage(current) ? names[current] : null;
}

/** The language of the screens, and of what is written to the borrower (settle-language.ts). */
export function LanguageChoice() {
  const words = useTranslations('setup.language');
  const current = useLocale();
  const { changeLanguage } = useShell();
  return (
    <RadioGroup
      name="language"
      label={<span className="visually-hidden">{words('title')}</span>}
      hint={words('lead')}
      value={current}
      choices={languages.map((language) => ({
        value: language,
        label: <span lang={language}>{names[language]}</span>,
      }))}
      onChange={({ currentTarget }) =>
        isLanguage(currentTarget.value) ? changeLanguage(currentTarget.value) : undefined
      }
    />
  );
}
