import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { offerAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { unfold } from '../../testing/unfold.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['2026-11-21T01:00:00Z', /^Open now/],
  ['2026-11-21T09:59:00Z', /^Open now/],
  ['2026-11-21T10:00:00Z', /^Closed now/],
  ['2026-11-21T00:59:00Z', /^Closed now/],
])('at %s it says in Manila time whether anybody answers', async (at, sentence) => {
  vi.setSystemTime(at);
  await renderScreen(findRoute('/aboutUs').route);
  expect(screen.getByText(sentence)).not.toBeNull();
});

test('lender, registration and the published price are told', async () => {
  const legalIdentity = {
    ...publicSettings().legalIdentity,
    corporateName: 'Example Lending Inc.',
    secRegistrationNumber: 'CS2026-1',
  };
  const { product } = offerAnswer();
  providePublicSettings({
    ...publicSettings(),
    legalIdentity,
    product: { ...product, dailyInterestPpm: 900 },
  });
  await renderScreen(findRoute('/aboutUs').route);
  expect(screen.getByText('Example Lending Inc.')).not.toBeNull();
  expect(screen.getByText('CS2026-1')).not.toBeNull();
  await unfold('How we price');
  expect(screen.getByText(/Interest: 0.09%/)).not.toBeNull();
  expect(screen.getByText(/GST: 18%/)).not.toBeNull();
});

test('who answers complaints is named before anything is unfolded', async () => {
  const legalIdentity = {
    ...publicSettings().legalIdentity,
    grievanceOfficer: 'Grace Cruz',
    grievanceEmail: 'grievance@lender.example',
  };
  providePublicSettings({ ...publicSettings(), legalIdentity });
  await renderScreen(findRoute('/aboutUs').route);
  expect(screen.getByText('Grievance officer: Grace Cruz')).not.toBeNull();
  expect(document.querySelector('a[href="mailto:grievance@lender.example"]')).not.toBeNull();
});
