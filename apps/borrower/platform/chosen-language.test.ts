import { afterEach, expect, test } from 'vitest';
import {
  chosenLanguage,
  recordOpeningLanguage,
  rememberLanguage,
  storedLanguage,
} from './chosen-language.ts';

const kept = (): string | null => sessionStorage.getItem('language');
const newTab = (): void => sessionStorage.clear();

afterEach(() => {
  sessionStorage.clear();
  document.cookie = 'luwag_language=; Path=/; Max-Age=0';
});

test('it is English where nothing was chosen, and session storage says so without counting as a choice', () => {
  const opening = chosenLanguage(sessionStorage, document);
  expect(opening).toBe('en-US');
  recordOpeningLanguage(opening, sessionStorage);
  expect(kept()).toBe('en-US');
  expect(storedLanguage(sessionStorage)).toBeNull();
});

test('a choice made in another tab counts more than the language a tab only opened with', () => {
  recordOpeningLanguage('en-US', sessionStorage);
  document.cookie = 'luwag_language=hi-IN; Path=/';
  expect(chosenLanguage(sessionStorage, document)).toBe('hi-IN');
  recordOpeningLanguage('hi-IN', sessionStorage);
  expect(kept()).toBe('hi-IN');
});

test('the language a tab opens with never takes the place of one chosen in it', () => {
  recordOpeningLanguage('en-US', sessionStorage);
  rememberLanguage('fil-PH', sessionStorage, document);
  recordOpeningLanguage('en-US', sessionStorage);
  expect([kept(), storedLanguage(sessionStorage)]).toEqual(['fil-PH', 'fil-PH']);
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
