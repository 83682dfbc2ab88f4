import type { StaffRole } from '@luwag/contract/endpoint';
import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { logInWords } from '../../messages/log-in-words.ts';
import { phoneChangeWords as say } from '../../messages/phone-change-words.ts';

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
  action: { kind: 'change-phone', proof: 'seenInPerson', reason: 'came with a new SIM' },
  proposedBy: 'Agent',
  isOwn: false,
  phones: { from: '917•••4567', to: '918•••4321' },
  isKeyRevoked: false,
  payoutReference: null,
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Opens the customer's page for somebody of this role; answers what it sends. */
async function open(
  role: StaffRole,
  about: { lockedAt?: string; requests?: StaffRequest[] } = {},
  refusal: object | null = null,
) {
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
    reapplyOn: null,
    loans: [],
    requests: [],
    coupons: [],
    applications: [],
    upcomingLoan: null,
    lockedAt: null,
    ...about,
  };
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push([address, JSON.parse(body)]);
    if (body !== undefined && refusal !== null) return Response.json({ error: refusal }, { status: 409 });
    if (body !== undefined) return Response.json({ outcome: 'waits-for-second-person' });
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

/** Opens the form, types a number, says how it was made sure and why, and sends it. */
function propose(): void {
  fireEvent.click(screen.getByRole('button', { name: say.propose }));
  const form = within(screen.getByRole('form', { name: say.propose }));
  fireEvent.change(form.getByLabelText(say.number), { target: { value: '0918 765 4321' } });
  fireEvent.change(form.getByLabelText(say.proof), { target: { value: 'calledBackOnNew' } });
  fireEvent.change(form.getByLabelText(logInWords.reason), { target: { value: 'the old phone was lost' } });
  fireEvent.click(form.getByRole('button', { name: say.propose }));
}

test('an agent types the new number, says how they made sure that its holder asks, and proposes it', async () => {
  const sent = await open('agent');
  propose();
  const body = { phone: '0918 765 4321', proof: 'calledBackOnNew', reason: 'the old phone was lost' };
  await waitFor(() => expect(sent).toEqual([[`/api/staff/customers/${customerId}/phone`, body]]));
});

test('the form offers no proof but the person and a call to the new number, and tells staff to ask for no code', async () => {
  await open('agent', { lockedAt });
  fireEvent.click(screen.getByRole('button', { name: say.propose }));
  const options = within(screen.getByLabelText(say.proof)).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose', ...Object.values(say.proofs)]);
  expect(screen.getByText(/Do not ask for a code/)).not.toBeNull();
});

test('a number that has an account is refused with what its owner does first', async () => {
  await open('agent', {}, { code: 'loan_action_refused', rule: 'PHONE_HAS_ACCOUNT' });
  propose();
  expect(await screen.findByText(loanWords.rules.PHONE_HAS_ACCOUNT)).not.toBeNull();
});

test('while a number waits, the page says who may confirm it and asks for no other', async () => {
  await open('agent', { requests: [proposal] });
  expect(screen.getByText(/May confirm: .*Senior reviewer/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: say.propose })).toBeNull();
});

test('a change that was done stands among the requests with both numbers masked', async () => {
  await open('auditor', { requests: [{ ...proposal, status: 'done', endedAt: lockedAt }] });
  expect(screen.getByText(`${say.name}: 917•••4567 → 918•••4321`)).not.toBeNull();
  expect(screen.queryByRole('button', { name: say.propose })).toBeNull();
});
