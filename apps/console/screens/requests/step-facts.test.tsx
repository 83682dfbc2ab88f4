import type { StaffRole } from '@luwag/contract/endpoint';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { phoneChangeWords } from '../../messages/phone-change-words.ts';

const say = loanWords.requests;
const staffId = '0190a1b2-0000-7000-8000-000000000001';
const asOf = '2026-11-24T02:00:00.000Z';
const figures = {
  status: 'active',
  owedCentavos: 500_500,
  principalCentavos: 500_000,
  interestCentavos: 500,
  lateChargeCentavos: 0,
  penaltyFeeCentavos: 0,
  feeCentavos: 0,
  customerCreditCentavos: 0,
  chargedCentavos: 500,
  chargeCeilingCentavos: 500_000,
  dueOn: '2026-12-24',
  schedule: [],
};
const preview = {
  before: figures,
  after: figures,
  entries: [],
  countsFrom: '2026-11-23',
  needsSecondPerson: true,
};

const waiting = (action: LoanAction, payoutReference: string | null): StaffRequest => ({
  customerId: staffId,
  requestId: '0190a1b2-0000-7000-8000-000000000002',
  loanId: '0190a1b2-0000-7000-8000-000000000003',
  orderNumber: '1111-2222-3333',
  nameMasked: 'A••• C•••',
  kind: 'staff-action',
  status: 'open',
  createdAt: asOf,
  endedAt: null,
  reasonCode: null,
  details: {},
  action,
  proposedBy: 'Ada Admin',
  payoutReference,
  isOwn: false,
  phones: null,
  isKeyRevoked: false,
});

function showRequests(action: LoanAction, payoutReference: string | null = null): void {
  showRequest(waiting(action, payoutReference), 'finance');
}

function showRequest(request: StaffRequest, role: StaffRole): void {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/staff/session') return Response.json({ session: { staffId, name: 'X', role } });
    if (address === '/api/staff/payout-pause') return Response.json({ pause: null });
    if (address.endsWith('/preview')) return Response.json(preview);
    const requests = address.endsWith('?from=staff') ? [request] : [];
    return Response.json({ asOf, waitingCount: requests.length, requests, next: null });
  });
  const history = createMemoryHistory({ initialEntries: ['/console/requests'] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a second person reads amount, day, channel and number of a payment on the card and where they confirm it', async () => {
  showRequests({
    kind: 'record-payment',
    amountCentavos: 123_456,
    paidOn: '2026-11-23',
    channel: 'bank',
    reference: 'TILL-1234',
    reason: 'seen on the statement',
  });
  const typed = ['₱1,234.56', 'Nov 23, 2026', loanWords.channels.bank, 'TILL-1234', 'seen on the statement'];
  const card = await screen.findByRole('article');
  for (const value of typed) expect(within(card).getByText(value)).toBeTruthy();
  fireEvent.click(within(card).getByRole('button', { name: say.look }));
  const dialog = await screen.findByRole('alertdialog');
  for (const value of typed) expect(within(dialog).getAllByText(value)).not.toEqual([]);
});

test('a waiver names the charges that are let go, and why', async () => {
  showRequests({
    kind: 'waive-charges',
    interestCentavos: 0,
    lateChargeCentavos: 2_500,
    penaltyFeeCentavos: 0,
    feeCentavos: 0,
    waiverReason: 'hardship',
    reason: 'illness in the family',
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByText(loanWords.actions.lateCharge).nextSibling?.textContent).toBe('₱25.00');
  expect(within(card).getByText(loanWords.actions.waiverReasons.hardship)).toBeTruthy();
  expect(within(card).queryByText(loanWords.actions.interest)).toBe(null);
});

test('a payout is named by its reference, as in the loan, on the card and where the step is confirmed', async () => {
  const payoutId = '0190a1b2-0000-7000-8000-000000000004';
  showRequests({ kind: 'fail-payout', payoutId, bankCode: 'REFUSED', reason: 'the bank says so' }, 'PO-17');
  const card = await screen.findByRole('article');
  expect(within(card).getByText(loanWords.actions.openPayout).nextSibling?.textContent).toBe('PO-17');
  fireEvent.click(within(card).getByRole('button', { name: say.look }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('PO-17')).toBeTruthy();
  expect(screen.queryByText(payoutId)).toBe(null);
});

test('a second person compares the whole new number with the one of now, reads the proof, and confirms on the card', async () => {
  showRequest(
    {
      ...waiting({ kind: 'write-off', reason: 'see below' }, null),
      loanId: null,
      orderNumber: null,
      action: { kind: 'change-phone', proof: 'calledBackOnNew', reason: 'the old phone was lost' },
      phones: { from: '9171234567', to: '9187654321' },
    },
    'seniorReviewer',
  );
  const card = await screen.findByRole('article');
  expect(within(card).getByText(phoneChangeWords.from).nextSibling?.textContent).toBe('0917 123 4567');
  expect(within(card).getByText(phoneChangeWords.to).nextSibling?.textContent).toBe('0918 765 4321');
  for (const said of [phoneChangeWords.proofs.calledBackOnNew, 'the old phone was lost'])
    expect(within(card).getByText(said)).toBeTruthy();
  expect(within(card).getByRole('button', { name: phoneChangeWords.confirm })).toBeTruthy();
});
