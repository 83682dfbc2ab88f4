import { type Language, languages } from '@luwag/contract/language';
import { useLocale, useTranslations } from 'use-intl';
import { useShell } from '../../app/shell-context.ts';

/** Each language in its own name and script, so that it is found by those who read no other. */
const names: Record<Language, { short: string; full: string }> = {
  'en-US': { short: 'EN', full: 'English' },
  'fil-PH': { short: 'Pilipino', full: 'Pilipino' },
  'hi-IN': { short: 'हिन्दी', full: 'हिन्दी' },
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
          {names[language].short === names[language].full ? (
            names[language].full
          ) : (
            <>
              <span aria-hidden="true">{names[language].short}</span>
              <span className="visually-hidden">{names[language].full}</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
