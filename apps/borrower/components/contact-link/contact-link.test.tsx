import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { CallLink } from './contact-link.tsx';

const { legalIdentity } = publicSettings();

afterEach(() => {
  cleanup();
  providePublicSettings({ ...publicSettings(), legalIdentity });
});

function renderCall(hotLine: string, label = (number: string) => `Call ${number} now`) {
  providePublicSettings({ ...publicSettings(), legalIdentity: { ...legalIdentity, hotLine } });
  render(<CallLink label={label} />);
}

test.each(['(02) 8123 4567', '9', 'a'])('the number %s stands whole within its words', (hotLine) => {
  renderCall(hotLine);
  const link = screen.getByRole('link', { name: `Call ${hotLine} now` });
  expect(link.querySelector('.contact-number')?.textContent).toBe(hotLine);
});

test('a tap dials the digits alone', () => {
  renderCall('+63 (2) 8123-4567');
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+63281234567');
});

test('where the lender has no hot line nobody is asked to call it', () => {
  renderCall('');
  expect(screen.queryByRole('link')).toBeNull();
});
