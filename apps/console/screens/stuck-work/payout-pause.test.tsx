import type { StaffRole } from '@luwag/contract/endpoint';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { formatInstant } from '../../app/format.ts';
import { stuckWords as say } from '../../messages/stuck-words.ts';
import { PayoutPause } from './payout-pause.tsx';

const [own, other] = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002'];
const pause = {
  pauseId: '0190a1b2-0000-4000-8000-000000000003',
  restoredTo: '2026-11-22T02:00:00.000Z',
  pausedAt: '2026-11-22T02:10:00.000Z',
  clearFrom: '2026-11-22T02:25:00.000Z',
  unclearCount: 0,
  isListed: true,
  listedAt: '2026-11-22T02:25:00.000Z' as string | null,
  orphans: [{ reference: 'PO-lost', amountCentavos: 485_000, receivedAt: '2026-11-22T02:05:00.000Z' }],
  proposedBy: null as string | null,
  proposedByName: null as string | null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the part to a member of staff; answers what was sent besides questions. */
function show(role: StaffRole, changes: Partial<typeof pause> = {}) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (address === '/api/staff/session')
      return Response.json({ session: { staffId: own, name: 'X', role } });
    if (method === 'GET') return Response.json({ pause: { ...pause, ...changes } });
    sent.push(`${method} ${address} ${body}`);
    return Response.json({ state: 'proposed' });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense>
        <PayoutPause />
      </Suspense>
    </QueryClientProvider>,
  );
  return sent;
}

test('orders that only the provider knows are shown, and one person proposes to let payouts go', async () => {
  const sent = show('finance');
  expect(await screen.findByText('PO-lost')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: say.propose }));
  await waitFor(() => expect(sent).toEqual([`POST /api/staff/payout-pause {"pauseId":"${pause.pauseId}"}`]));
});

test('the one who proposed it has no button to confirm, and another has', async () => {
  show('finance', { proposedBy: own ?? null, proposedByName: 'X' });
  expect(await screen.findByText(say.proposedBy('X'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBe(null);
  cleanup();
  show('admin', { proposedBy: other ?? null, proposedByName: 'Y' });
  expect(await screen.findByRole('button', { name: say.confirmLift })).toBeTruthy();
});

test('nothing can be let go while a payout is not clear, the list is not compared, or by an agent', async () => {
  for (const [role, changes] of [
    ['finance', { unclearCount: 2 }],
    ['finance', { listedAt: null }],
    ['finance', { listedAt: '2026-11-22T02:24:59.000Z' }],
    ['agent', {}],
  ] as const) {
    show(role, changes);
    expect(await screen.findByText(say.paused)).toBeTruthy();
    expect(screen.queryByRole('button')).toBe(null);
    cleanup();
  }
});

test('staff read until when payouts wait at least, and no more of it once each is clear', async () => {
  const wait = say.clearFrom(formatInstant(pause.clearFrom)).replaceAll(/\s/g, ' ');
  for (const changes of [{ unclearCount: 2 }, { listedAt: '2026-11-22T02:11:00.000Z' }]) {
    show('finance', changes);
    expect(await screen.findByText(wait)).toBeTruthy();
    cleanup();
  }
  show('finance');
  expect(await screen.findByRole('button', { name: say.propose })).toBeTruthy();
  expect(screen.queryByText(wait)).toBe(null);
});
