import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { loanWords } from '../../messages/loan-words.ts';

const say = loanWords.requests;
const staffId = '0190a1b2-0000-7000-8000-000000000001';
const asOf = '2026-11-24T02:00:00.000Z';
const next = `1763949600000_${staffId}`;
const asked = (nameMasked: string): StaffRequest => ({
  customerId: staffId,
  requestId: crypto.randomUUID(),
  loanId: null,
  orderNumber: null,
  nameMasked,
  kind: 'older-records',
  status: 'open',
  createdAt: asOf,
  endedAt: null,
  reasonCode: null,
  details: {},
  action: null,
  proposedBy: null,
  isOwn: false,
  phones: null,
  isKeyRevoked: false,
  payoutReference: null,
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('each source of requests has a list of its own, from which the next ones are reached', async () => {
  const pages: Readonly<Record<string, StaffRequest[]>> = {
    '?from=borrowers': [asked('First')],
    [`?from=borrowers&after=${next}`]: [asked('Last')],
    '?from=staff': [asked('Step')],
  };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/staff/session')
      return Response.json({ session: { staffId, name: 'X', role: 'finance' } });
    if (address === '/api/staff/payout-pause') return Response.json({ pause: null });
    const query = address.slice('/api/staff/requests'.length);
    const following = query === '?from=borrowers' ? next : null;
    return Response.json({ asOf, waitingCount: 2, requests: pages[query] ?? [], next: following });
  });
  const history = createMemoryHistory({ initialEntries: ['/console/requests'] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const borrowers = within(await screen.findByRole('region', { name: say.from.borrowers }));
  const steps = within(screen.getByRole('region', { name: say.from.staff }));
  expect(await borrowers.findByText(/First/)).toBeTruthy();
  expect(await steps.findByText(/Step/)).toBeTruthy();
  fireEvent.click(borrowers.getByRole('button', { name: say.pages.next }));
  expect(await borrowers.findByText(/Last/)).toBeTruthy();
  expect(steps.getByText(/Step/)).toBeTruthy();
  fireEvent.click(borrowers.getByRole('button', { name: say.pages.first }));
  expect(await borrowers.findByText(/First/)).toBeTruthy();
});
