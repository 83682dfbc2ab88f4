import { type Language, languages } from '@luwag/contract/language';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useShell } from './shell-context.ts';
import { HindiWord } from './hindi-word.tsx';

/** Each language in its own name and script, so that it is found by those who read no other. */
const names: Record<Language, { spoken: string; shown: ReactNode }> = {
  'en-US': { spoken: 'English', shown: 'EN' },
  'fil-PH': { spoken: 'Pilipino', shown: 'Pilipino' },
  'hi-IN': { spoken: 'हिन्दी', shown: <HindiWord /> },
};

export function LanguageSwitch() {
  const words = useTranslations('shell');
  const current = useLocale();
  const { changeLanguage } = useShell();
  return (
    <fieldset className="language-switch" aria-label={words('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          data-language={language}
          aria-pressed={language === current}
          onClick={() => changeLanguage(language)}
        >
          <span className="language-shown" aria-hidden="true">
            {names[language].shown}
          </span>
          <span className="visually-hidden">{names[language].spoken}</span>
        </button>
      ))}
    </fieldset>
  );
}
