import { afterEach, expect, test } from 'vitest';
import { chosenLanguage, rememberLanguage } from './chosen-language.ts';

const kept = (): string | null => sessionStorage.getItem('language');
const newTab = (): void => sessionStorage.clear();

afterEach(() => {
  sessionStorage.clear();
  document.cookie = 'luwag_language=; Path=/; Max-Age=0';
});

test('it is English where nothing was chosen, and nothing is written for it', () => {
  expect(chosenLanguage(sessionStorage, document)).toBe('en-US');
  expect(kept()).toBeNull();
});

test('what is chosen stands in session storage, and a new tab begins with it', () => {
  rememberLanguage('fil-PH', sessionStorage, document);
  expect(kept()).toBe('fil-PH');
  newTab();
  expect(chosenLanguage(sessionStorage, document)).toBe('fil-PH');
});

test('the choice of this tab counts more than one made in another since', () => {
  rememberLanguage('fil-PH', sessionStorage, document);
  document.cookie = 'luwag_language=hi-IN; Path=/';
  expect(chosenLanguage(sessionStorage, document)).toBe('fil-PH');
});

test.each(['de-DE', '', '<b>'])('a language that the app does not speak (%s) counts as none', (other) => {
  sessionStorage.setItem('language', other);
  document.cookie = `luwag_language=${other}; Path=/`;
  expect(chosenLanguage(sessionStorage, document)).toBe('en-US');
});
