import type { StaffRole } from '@luwag/contract/endpoint';
import type { PartnerKeyAnswer } from '@luwag/contract/endpoints/partner/partner-answer';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { partnerKeyWords as say } from '../../messages/receiver-words.ts';
import { KeyTable } from './key-table.tsx';

const keyId = '0190a1b2-0000-4000-8000-000000000003';
const key: PartnerKeyAnswer = {
  keyId,
  name: 'Core ledger',
  scopes: ['loans:read', 'repayments:write'],
  perMinute: 120,
  state: 'waiting',
  addedAt: '2026-11-22T02:00:00.000Z',
  addedBy: 'Ada Admin',
  isOwn: false,
  expiresAt: null,
  lastUsedAt: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows one key to a member of staff; answers what was sent besides questions. */
function show(role: StaffRole, changes: Partial<PartnerKeyAnswer> = {}) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (address === '/api/staff/session')
      return Response.json({ session: { staffId: keyId, name: 'X', role } });
    sent.push(`${method} ${address} ${body}`);
    return Response.json(key);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense>
        <KeyTable keys={[{ ...key, ...changes }]} />
      </Suspense>
    </QueryClientProvider>,
  );
  return sent;
}
const press = async (name: string): Promise<void> => {
  const [button] = (await screen.findAllByRole('button', { name })).toReversed();
  if (button !== undefined) fireEvent.click(button);
};

test('a colleague lets a key work that may write, once they were asked again', async () => {
  const sent = show('finance');
  await press(say.confirm);
  expect(await screen.findByText(say.confirmText)).toBeTruthy();
  expect(sent).toEqual([]);
  await press(say.confirm);
  await waitFor(() =>
    expect(sent).toEqual([`POST /api/staff/partner-keys/${keyId}/answer {"outcome":"confirm"}`]),
  );
});

test('who made it can only take it back, and an auditor can do nothing', async () => {
  show('admin', { isOwn: true });
  expect(await screen.findByRole('button', { name: say.takeBack })).toBeTruthy();
  expect(screen.queryByRole('button', { name: say.confirm })).toBe(null);
  cleanup();
  show('auditor');
  expect(await screen.findByText(say.states.waiting)).toBeTruthy();
  expect(screen.queryByRole('button')).toBe(null);
});

test('an admin revokes a key that works, and nobody one that is over already', async () => {
  const sent = show('admin', { state: 'on' });
  await press(say.revoke);
  expect(await screen.findByText(say.revokeText)).toBeTruthy();
  await press(say.revoke);
  await waitFor(() => expect(sent).toEqual([`POST /api/staff/partner-keys/${keyId}/revocation {}`]));
  cleanup();
  show('admin', { state: 'revoked' });
  expect(await screen.findByText(say.states.revoked)).toBeTruthy();
  expect(screen.queryByRole('button')).toBe(null);
});
