import { expect, test, vi } from 'vitest';
import { leastTextPercent, showPhoneSettings } from './phone-settings.ts';

test('the size of the text is set when it changes, and not again when only the amounts are hidden', () => {
  const root = document.createElement('html');
  const set = vi.spyOn(root.style, 'setProperty');
  showPhoneSettings({ textPercent: 150, areAmountsHidden: false }, root);
  showPhoneSettings({ textPercent: 150, areAmountsHidden: true }, root);
  expect(set.mock.calls).toEqual([['--text-scale', '1.5']]);
  expect(root.dataset['amounts']).toBe('hidden');
  showPhoneSettings({ textPercent: leastTextPercent, areAmountsHidden: true }, root);
  expect(root.style.getPropertyValue('--text-scale')).toBe('1');
});
