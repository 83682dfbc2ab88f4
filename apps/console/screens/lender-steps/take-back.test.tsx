import type { CallOutput, StaffRole } from '@luwag/contract/endpoint';
import type { LenderStep } from '@luwag/contract/endpoints/staff/lender-step';
import type { listLenderSteps } from '@luwag/contract/endpoints/staff/list-lender-steps';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { lenderStepWords as say } from '../../messages/lender-step-words.ts';

const idOf = (digit: number) => `0190a1b2-0000-7000-8000-00000000000${digit}`;
const [wrongId, backId, standingId] = [idOf(1), idOf(2), idOf(3)];

const booked = (entryId: string, changes: Partial<LenderStep> = {}): LenderStep => ({
  stepId: entryId,
  details: { kind: 'capital-paid-in', amountCentavos: 500_000, paidOn: '2026-11-20', reference: 'BPI 1' },
  reason: 'paid in',
  proposedBy: 'Ana',
  proposedAt: '2026-11-20T02:00:00.000Z',
  isOwn: false,
  status: 'confirmed',
  answeredBy: 'Ben',
  answeredAt: '2026-11-20T03:00:00.000Z',
  entryId,
  takenBackByEntryId: null,
  ...changes,
});
const entryKind = 'capital-paid-in';
const list: CallOutput<typeof listLenderSteps> = {
  today: '2026-11-24',
  waiting: [],
  answered: [
    booked(backId, {
      details: {
        kind: 'entry-taken-back',
        entryId: wrongId,
        entryKind,
        amountCentavos: 500_000,
        paidOn: '2026-11-20',
        reference: 'BPI 1',
        fileId: null,
      },
    }),
    booked(wrongId, { takenBackByEntryId: backId }),
    booked(standingId),
  ],
  older: null,
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Opens the entries of the lender; answers what is sent. */
async function open(role: StaffRole): Promise<readonly string[]> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (address === '/api/staff/session')
      return Response.json({ session: { staffId: wrongId, name: 'X', role } });
    if (address === '/api/staff/payout-pause') return Response.json({ pause: null });
    if (method !== 'POST') return Response.json(list);
    sent.push(`${address} ${body}`);
    return Response.json({ stepId: standingId });
  });
  const history = createMemoryHistory({ initialEntries: ['/console/journal-entries'] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: say.answered });
  return sent;
}

test('a wrong entry is proposed to be taken back by its id, with a reason', async () => {
  const sent = await open('finance');
  fireEvent.click(screen.getByRole('button', { name: say.takeEntryBack }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: say.propose }));
  expect(dialog.getByRole('alert').textContent).toBe(say.reasonHint);
  fireEvent.change(dialog.getByLabelText(say.reason), { target: { value: 'booked a second time' } });
  fireEvent.click(dialog.getByRole('button', { name: say.propose }));
  const body = JSON.stringify({ reason: 'booked a second time' });
  await waitFor(() => expect(sent).toEqual([`/api/staff/lender-entries/${standingId}/reversal ${body}`]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
});

test('an entry that was taken back and the one that took it back name each other', async () => {
  await open('finance');
  expect(screen.getByText(say.takenBackBy(backId))).not.toBe(null);
  expect(screen.getByText(say.takesBack(wrongId, say.kinds[entryKind]), { exact: false })).not.toBe(null);
  expect(screen.getByText(say.entryNumber(backId))).not.toBe(null);
  expect(screen.getAllByRole('button', { name: say.takeEntryBack })).toHaveLength(1);
});

test('who may not propose it only reads', async () => {
  await open('auditor');
  expect(screen.queryByRole('button', { name: say.takeEntryBack })).toBe(null);
});
