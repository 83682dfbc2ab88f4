import type { StaffRole } from '@luwag/contract/endpoint';
import type { ApplicationSummary } from '@luwag/contract/endpoints/staff/application-summary';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { applicationWords as say } from '../../messages/application-words.ts';
import { words } from '../../messages/en-US.ts';

const customerId = '0190a1b2-0000-7000-8000-000000000001';
const applicationId = '0190a1b2-0000-7000-8000-000000000002';
const at = '2026-11-24T02:00:00.000Z';
const declined: ApplicationSummary = {
  applicationId,
  status: 'declined',
  submittedAt: at,
  decidedAt: at,
  decidedBy: 'scorecard',
  reasonCodes: ['INCOME_LOW'],
  limitCentavos: 0,
  reapplyOn: '2026-12-24',
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Opens the customer's page for somebody of this role; answers what it sends. */
async function open(role: StaffRole, application: ApplicationSummary) {
  const sent: unknown[] = [];
  const customer = {
    customerId,
    nameMasked: 'M*** S***',
    phoneMasked: '917 *** 4567',
    language: 'en-US',
    createdAt: at,
    erasedAt: null,
    limitCentavos: application.limitCentavos,
    facebookBoundAt: null,
    installedAt: null,
    isLogInBlocked: false,
    lockedAt: null,
    reapplyOn: application.reapplyOn,
    applications: [application],
    loans: [],
    requests: [],
    coupons: [],
    upcomingLoan: null,
  };
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push([address, JSON.parse(body)]);
    return Response.json(body === undefined ? customer : { status: 'under-review' });
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

/** Opens the form of a step, fills it in and sends it. */
function take({ action }: { action: string }, filled: Readonly<Record<string, string>>): void {
  fireEvent.click(screen.getByRole('button', { name: action }));
  const form = within(screen.getByRole('form', { name: action }));
  for (const [label, value] of Object.entries(filled))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  fireEvent.click(form.getByRole('button', { name: action }));
}

test('an agent reads that an application was declined and until when, and neither why nor a way to change it', async () => {
  await open('agent', { ...declined, reasonCodes: null });
  expect(screen.getByText('Dec 24, 2026')).not.toBeNull();
  expect(screen.queryByText(say.reasons)).toBeNull();
  expect(screen.queryByRole('button', { name: say.again.action })).toBeNull();
});

test('a senior reviewer reads why, opens the case, and has it reviewed again', async () => {
  const sent = await open('seniorReviewer', declined);
  expect(screen.getByText(words.reasonCodes.INCOME_LOW)).not.toBeNull();
  expect(screen.getByRole('link', { name: say.openCase })).not.toBeNull();
  const reason = 'the borrower wrote to us';
  take(say.again, { [say.again.reason]: reason });
  const address = `/api/staff/customers/${customerId}/applications/${applicationId}/review-again`;
  await waitFor(() => expect(sent).toEqual([[address, { reason }]]));
});

test('a reviewer lowers the limit of somebody who was approved', async () => {
  const approved = { ...declined, status: 'approved', limitCentavos: 800_000, reapplyOn: null } as const;
  const sent = await open('reviewer', approved);
  const reason = 'the income fell';
  take(say.lower, { [say.lower.limit]: '5,000', [say.lower.reason]: reason });
  const body = { limitCentavos: 500_000, reason };
  await waitFor(() => expect(sent).toEqual([[`/api/staff/customers/${customerId}/limit`, body]]));
});
