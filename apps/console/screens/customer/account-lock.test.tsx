import type { StaffRole } from '@luwag/contract/endpoint';
import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { accountLockWords } from '../../messages/account-lock-words.ts';
import { logInWords } from '../../messages/log-in-words.ts';

const customerId = '0190a1b2-0000-7000-8000-000000000001';
const lockedAt = '2026-11-24T02:00:00.000Z';
const proposal: StaffRequest = {
  customerId,
  requestId: '0190a1b2-0000-7000-8000-000000000002',
  loanId: null,
  orderNumber: null,
  nameMasked: 'M*** S***',
  kind: 'staff-action',
  status: 'open',
  createdAt: lockedAt,
  endedAt: null,
  reasonCode: null,
  details: {},
  action: { kind: 'unlock-account', proof: 'seenInPerson', reason: 'came with a new SIM' },
  proposedBy: 'Agent',
  isOwn: false,
  phones: null,
  isKeyRevoked: false,
  payoutReference: null,
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Opens the customer's page for somebody of this role; answers what it sends. */
async function open(role: StaffRole, about: { lockedAt: string | null; requests?: StaffRequest[] }) {
  const sent: unknown[] = [];
  const customer = {
    customerId,
    nameMasked: 'M*** S***',
    phoneMasked: '917 *** 4567',
    language: 'en-US',
    createdAt: lockedAt,
    erasedAt: null,
    limitCentavos: 0,
    facebookBoundAt: null,
    installedAt: null,
    isLogInBlocked: false,
    upcomingLoan: null,
    reapplyOn: null,
    applications: [],
    loans: [],
    requests: [],
    coupons: [],
    ...about,
  };
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push([address, JSON.parse(body)]);
    if (body !== undefined) return Response.json({ lockedAt, outcome: 'waits-for-second-person' });
    return Response.json(customer);
  });
  const staff = { staffId: customerId, name: 'Somebody', email: 'somebody@luwag.example', role };
  queryClient.setQueryData(['session'], { staff, isSignedIn: true });
  const history = createMemoryHistory({ initialEntries: [`/console/customers/${customerId}`] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return sent;
}

const body = { proof: 'answersFit', reason: 'the phone was taken' };

/** Opens the form of a step, says how it was made sure and why, and sends it. */
function take(step: string): void {
  fireEvent.click(screen.getByRole('button', { name: step }));
  const form = within(screen.getByRole('form', { name: step }));
  fireEvent.change(form.getByLabelText(logInWords.proof), { target: { value: body.proof } });
  fireEvent.change(form.getByLabelText(logInWords.reason), { target: { value: body.reason } });
  fireEvent.click(form.getByRole('button', { name: step }));
}

test('an agent opens the form, says how they made sure and why, and the account is locked', async () => {
  const sent = await open('agent', { lockedAt: null });
  take(accountLockWords.lock);
  await waitFor(() => expect(sent).toEqual([[`/api/staff/customers/${customerId}/lock`, body]]));
});

test('a locked account says since when, and an agent proposes to unlock it', async () => {
  const sent = await open('agent', { lockedAt });
  expect(screen.getByRole('heading', { name: /locked since/ })).not.toBeNull();
  take(accountLockWords.propose);
  await waitFor(() => expect(sent).toEqual([[`/api/staff/customers/${customerId}/unlock`, body]]));
});

test('where a colleague proposes to unlock it, the page says who may confirm, and asks for nothing twice', async () => {
  await open('agent', { lockedAt, requests: [proposal] });
  expect(screen.getByText(/Senior reviewer/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: accountLockWords.propose })).toBeNull();
});

test('an auditor reads that the account is locked, and changes nothing', async () => {
  await open('auditor', { lockedAt });
  expect(screen.getByRole('heading', { name: /locked since/ })).not.toBeNull();
  expect(screen.queryByRole('button', { name: accountLockWords.propose })).toBeNull();
});
