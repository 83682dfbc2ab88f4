import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { loanWords } from '../../messages/loan-words.ts';

const say = loanWords.requests;
const customerId = '0190a1b2-0000-7000-8000-000000000001';
const requestId = '0190a1b2-0000-7000-8000-000000000002';
const asOf = '2026-11-24T02:00:00.000Z';
const told: StaffRequest = {
  customerId,
  requestId,
  loanId: '0190a1b2-0000-7000-8000-000000000003',
  orderNumber: '1111-2222-3333',
  nameMasked: 'A••• C•••',
  kind: 'staff-action',
  status: 'open',
  createdAt: asOf,
  endedAt: null,
  reasonCode: null,
  details: {},
  action: {
    kind: 'record-payment',
    amountCentavos: 2_000,
    paidOn: '2026-11-24',
    channel: 'gcash',
    reference: 'GC1',
    reason: 'Told by Core ledger',
  },
  proposedBy: 'Core ledger',
  payoutReference: null,
  isOwn: false,
  phones: null,
  isKeyRevoked: true,
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a payment that a revoked key proposed has no button to confirm it, says why, and is closed at once', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (address === '/api/staff/session')
      return Response.json({ session: { staffId: customerId, name: 'X', role: 'finance' } });
    if (address === '/api/staff/payout-pause') return Response.json({ pause: null });
    if (method === 'POST') sent.push(`${address} ${body}`);
    if (method === 'POST') return Response.json({ status: 'refused' });
    const requests = sent.length === 0 && address.endsWith('?from=partners') ? [told] : [];
    return Response.json({ asOf, waitingCount: requests.length, requests, next: null });
  });
  const history = createMemoryHistory({ initialEntries: ['/console/requests'] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(say.keyRevoked)).toBeTruthy();
  expect(screen.queryByRole('button', { name: say.look })).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: say.close }));
  const path = `/api/staff/customers/${customerId}/requests/${requestId}/answer`;
  await waitFor(() => expect(sent).toEqual([`${path} {"outcome":"refuse","reasonCode":"KEY_REVOKED"}`]));
  await waitFor(() => expect(screen.getAllByText(say.empty)).toHaveLength(3));
});
