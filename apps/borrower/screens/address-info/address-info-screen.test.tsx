import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { phoneVault } from '../../store/phone-vault.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/addressInfo');
let kept: readonly unknown[] = [];
const metroManila = {
  region: '13',
  provinces: [{ code: '1300000000', name: 'Metro Manila' }],
  cities: [
    {
      code: '1380300000',
      name: 'Makati City',
      province: 0,
      postalCode: '1200',
      numbers: [22, 23],
      barangays: ['Rizal', 'San Antonio'],
      postalCodes: ['1218', '1203'],
    },
  ],
};

beforeEach(() => {
  answerCache.clear();
  localStorage.clear();
  useSectionDrafts.setState({}, true);
  kept = [];
  vi.spyOn(phoneVault, 'all').mockImplementation(
    async <Value,>(beginning: string) =>
      new Map(beginning === 'region ' ? kept.map((region, index) => [String(index), region as Value]) : []),
  );
  serveAnswers({ 'GET /api/profile': profileAnswer() });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const look = async (text: string) => {
  await renderScreen(route);
  fireEvent.change(await screen.findByLabelText('Barangay'), { target: { value: text } });
};

test('without a network a barangay is found in the region the phone keeps, and the place is filled in', async () => {
  kept = [metroManila];
  await look('san antonio makati');
  await screen.findByText(/^No network. These are places saved on this phone/, {}, { timeout: 8_000 });
  fireEvent.click(
    await screen.findByRole('button', { name: /San Antonio\s*Makati City, Metro Manila 1203/ }),
  );
  await screen.findByText('San Antonio, Makati City, Metro Manila');
});

test('without a network and without a kept region that is said, and what was typed stays', async () => {
  await look('san antonio makati');
  await screen.findByText(/no places are saved on this phone yet/, {}, { timeout: 8_000 });
  expect(screen.getByLabelText<HTMLInputElement>('Barangay').value).toBe('san antonio makati');
  expect(screen.queryByText(/No place found/)).toBeNull();
});
