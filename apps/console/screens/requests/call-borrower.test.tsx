import type { StaffRole } from '@luwag/contract/endpoint';
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
const wish = (details: StaffRequest['details']): StaffRequest => ({
  customerId,
  requestId,
  loanId: '0190a1b2-0000-7000-8000-000000000003',
  orderNumber: '1111-2222-3333',
  nameMasked: 'A••• C•••',
  kind: 'hardship',
  status: 'open',
  createdAt: asOf,
  endedAt: null,
  reasonCode: null,
  details,
  action: null,
  proposedBy: null,
  payoutReference: null,
  isOwn: false,
  isKeyRevoked: false,
  phones: null,
});

const sent: string[] = [];
let asked: readonly string[];

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function show(role: StaffRole, details: StaffRequest['details']): Promise<void> {
  sent.length = 0;
  const looked: string[] = [];
  asked = looked;
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (address === '/api/staff/session')
      return Response.json({ session: { staffId: customerId, name: 'X', role } });
    if (address === '/api/staff/payout-pause') return Response.json({ pause: null });
    if (address.endsWith('/phone')) {
      looked.push(address);
      return Response.json({ phone: '09171234567' });
    }
    if (method === 'POST') {
      sent.push(`${address} ${body}`);
      return Response.json({ status: 'done' });
    }
    const requests = sent.length === 0 && address.endsWith('?from=borrowers') ? [wish(details)] : [];
    return Response.json({ asOf, waitingCount: requests.length, requests, next: null });
  });
  const history = createMemoryHistory({ initialEntries: ['/console/requests'] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText(/A••• C•••/);
}

test('the number to call is shown once it is asked for, and not before', async () => {
  await show('collections', { wish: 'talk' });
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: say.showNumber }));
  const number = await screen.findByRole('link', { name: '09171234567' });
  expect(number.getAttribute('href')).toBe('tel:09171234567');
  expect(asked).toHaveLength(1);
});

test('a talk is ended with a note on what was agreed', async () => {
  await show('collections', { wish: 'talk' });
  const end = screen.getByRole('button', { name: say.talked });
  expect(end).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText(say.note), { target: { value: 'pays on Friday' } });
  fireEvent.click(end);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContain('{"outcome":"talked","note":"pays on Friday"}');
  expect(await screen.findByText(new RegExp(say.answered.talked))).toBeTruthy();
});

test('a plan is carried out on the loan, and an auditor neither calls nor answers', async () => {
  await show('collections', { wish: 'plan', installments: 3 });
  expect(screen.getByRole('button', { name: say.showNumber })).toBeTruthy();
  expect(screen.queryByRole('button', { name: say.talked })).toBeNull();
  cleanup();
  queryClient.clear();
  await show('auditor', { wish: 'talk' });
  expect(screen.queryByRole('button', { name: say.showNumber })).toBeNull();
  expect(screen.queryByRole('button', { name: say.talked })).toBeNull();
});
