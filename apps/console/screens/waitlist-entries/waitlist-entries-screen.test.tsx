import type { StaffRole } from '@luwag/contract/endpoint';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { waitlistWords as say } from '../../messages/waitlist-words.ts';
import { WaitlistEntriesScreen } from './waitlist-entries-screen.tsx';

const waitlistNotification = {
  waitlistNotificationId: '0190a1b2-0000-7000-8000-000000000001',
  askedAt: '2026-11-22T02:00:00.000Z',
  askedBy: 'Mar Marketing',
  asked: 7,
  sent: 4,
  failed: 2,
  unclear: 1,
  left: 0,
};
const list = {
  isAndroidSupported: true,
  waiting: [
    { language: 'en-US', count: 1 },
    { language: 'fil-PH', count: 2 },
  ],
  waitlistNotifications: [waitlistNotification],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the screen to a member of staff; answers what was sent besides questions. */
function show(
  role: StaffRole,
  changes: Partial<typeof list> = {},
  tell: () => Response = () =>
    Response.json({ waitlistNotificationId: waitlistNotification.waitlistNotificationId, asked: 3 }),
) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    if (address === '/api/staff/session')
      return Response.json({
        session: { staffId: waitlistNotification.waitlistNotificationId, name: 'X', role },
      });
    if (method === 'GET') return Response.json({ ...list, ...changes });
    sent.push(`${method} ${address}`);
    return tell();
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense>
        <WaitlistEntriesScreen />
      </Suspense>
    </QueryClientProvider>,
  );
  return sent;
}
const refusal = () => Response.json({ error: { code: 'request_not_possible' } }, { status: 409 });
const button = (name: string) => screen.findByRole('button', { name });
const rowOf = async (name: string) =>
  [...((await screen.findByText(name)).closest('tr')?.cells ?? [])].map(({ textContent }) => textContent);

test('marketing sees how many wait by language, is asked once more, and has all told', async () => {
  const sent = show('marketing');
  expect(await rowOf('English')).toEqual(['English', '1']);
  expect(await rowOf('Pilipino')).toEqual(['Pilipino', '2']);
  fireEvent.click(await button(say.tell));
  await screen.findByText('Send one SMS each to 3 numbers?');
  expect(sent).toEqual([]);
  fireEvent.click(await button(say.confirm(3)));
  await screen.findByText(say.done(3));
  expect(sent).toEqual(['POST /api/staff/waitlist-entries/notifications']);
});

test('how earlier messages went stays to be read, with why some are not known', async () => {
  show('auditor');
  expect((await rowOf('Mar Marketing')).slice(1)).toEqual(['Mar Marketing', '7', '4', '2', '1', '0']);
  expect(screen.getByText(say.unclearNote)).not.toBeNull();
});

test.each([
  ['an auditor only reads', 'auditor', {}],
  ['before Android works nobody can be told', 'admin', { isAndroidSupported: false }],
  ['where nobody waits there is nothing to send', 'admin', { waiting: [] }],
] as const)('%s', async (_name, role, changes) => {
  show(role, { ...changes } as Partial<typeof list>);
  await screen.findByText('Mar Marketing');
  expect(screen.queryByRole('button', { name: say.tell })).toBeNull();
});

test('that a colleague was quicker is said', async () => {
  show('admin', {}, refusal);
  fireEvent.click(await button(say.tell));
  fireEvent.click(await button(say.confirm(3)));
  await waitFor(() => expect(screen.getByText(say.nobody)).not.toBeNull());
});
