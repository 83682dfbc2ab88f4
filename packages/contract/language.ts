import * as v from 'valibot';

export const languages = ['en-US', 'fil-PH', 'hi-IN'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en-US';
export const languageField = v.picklist(languages, 'language_unknown');

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
