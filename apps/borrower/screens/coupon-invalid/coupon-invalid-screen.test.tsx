import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/couponInvalid');

beforeEach(() => {
  answerCache.clear();
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a coupon that was invalidated says when, why, and the number to call', async () => {
  const coupon = {
    couponId: 'k',
    kind: 'cash',
    state: 'invalid',
    reason: 'complaint',
    deductionCentavos: 5_000,
    minimumAmountCentavos: 0,
    validFromOn: '2026-11-01',
    validThroughOn: '2026-12-31',
    usedOn: null,
    invalidatedOn: '2026-11-20',
    invalidReason: 'replaced',
    isHeld: false,
    usedForOrderNumber: null,
    savedCentavos: null,
  };
  serveAnswers({
    'GET /api/coupons': { today: '2026-11-21', coupons: [coupon], borrowing: null, repaying: null },
  });
  await renderScreen(route);
  const when = await screen.findByText(/^Taken back on Fri, Nov 20, 2026/);
  expect(when.parentElement?.textContent).toMatch(
    /2026\. We replaced it with another coupon\. Call us if you think this is wrong\.$/,
  );
  expect(screen.getByText(/After your complaint/)).not.toBeNull();
});
