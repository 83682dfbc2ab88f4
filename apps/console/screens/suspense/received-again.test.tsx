import type { CallOutput, StaffRole } from '@luwag/contract/endpoint';
import type { getSuspenseItem } from '@luwag/contract/endpoints/staff/get-suspense-item';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { suspenseWords as say } from '../../messages/suspense-words.ts';

const suspenseId = '0190a1b2-0000-7000-8000-000000000001';
const opened: CallOutput<typeof getSuspenseItem> = {
  today: '2026-11-24',
  item: {
    suspenseId,
    provider: 'xendit',
    providerPaymentId: 'py-1',
    reference: 'elsewhere',
    amountCentavos: 50_000,
    paidAt: null,
    receivedAt: '2026-11-22T02:00:00.000Z',
    reason: 'unknown-reference',
    state: 'reversed',
    closedAt: '2026-11-23T02:00:00.000Z',
    assignedTo: null,
    returnReference: null,
  },
  steps: [],
  suggestions: [],
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Opens money that its provider took back; answers what is sent. */
async function open(role: StaffRole): Promise<readonly string[]> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (address === '/api/staff/session')
      return Response.json({ session: { staffId: suspenseId, name: 'X', role } });
    if (address === '/api/staff/payout-pause') return Response.json({ pause: null });
    if (method !== 'POST') return Response.json(opened);
    sent.push(`${address} ${body}`);
    return Response.json({ stepId: suspenseId });
  });
  const history = createMemoryHistory({ initialEntries: [`/console/suspense/${suspenseId}`] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: say.story });
  return sent;
}

test('money that its provider took back is proposed as there again, with a reason', async () => {
  const sent = await open('finance');
  expect(screen.queryByRole('region', { name: say.assign })).toBe(null);
  const form = within(screen.getByRole('region', { name: say.again }));
  fireEvent.change(form.getByLabelText(say.why), { target: { value: 'paid in the dashboard' } });
  fireEvent.click(form.getByRole('button', { name: say.propose }));
  const body = { kind: 'suspense-received-again', reason: 'paid in the dashboard' };
  await waitFor(() =>
    expect(sent).toEqual([`/api/staff/suspense/${suspenseId}/steps ${JSON.stringify(body)}`]),
  );
});

test('who may not propose it only reads what happened', async () => {
  await open('auditor');
  expect(screen.queryByRole('region', { name: say.again })).toBe(null);
});
