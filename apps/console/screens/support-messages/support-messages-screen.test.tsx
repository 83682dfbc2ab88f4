import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { words } from '../../messages/en-US.ts';
import { supportMessageWords as say } from '../../messages/support-message-words.ts';

const number = '261122-100200';
const waiting = {
  customerId: '0190a1b2-0000-7000-8000-000000000001',
  supportMessageId: '0190a1b2-0000-7000-8000-000000000002',
  nameMasked: 'M••• S•••',
  orderNumber: null,
  number,
  sentAt: '2026-11-22T02:00:00.000Z',
  answerBy: '2026-11-24T02:00:00.000Z',
  kind: 'question',
  loanId: null,
};
const rest = {
  language: 'en-US',
  photoId: null,
  text: 'When is my next payment due?',
  paidAt: null,
  reference: null,
  answeredAt: null,
  outcome: null,
  answer: null,
};
const typed = 'On the first of December.';
let list: unknown[];
let isSignedIn: boolean;

beforeEach(async () => {
  list = [waiting];
  isSignedIn = true;
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    if (address === '/api/staff/session') {
      if (method === 'POST') isSignedIn = true;
      const session = { staffId: waiting.customerId, name: 'X', role: 'agent' };
      return Response.json(method === 'POST' ? session : { session: isSignedIn ? session : null });
    }
    if (!isSignedIn) return Response.json({ error: { code: 'not_signed_in' } }, { status: 401 });
    if (address === '/api/staff/payout-pause') return Response.json({ pause: null });
    if (method === 'POST') {
      list = [];
      return Response.json({ answeredAt: waiting.sentAt });
    }
    if (address.includes(waiting.supportMessageId))
      return Response.json({ supportMessage: { ...waiting, ...rest }, picture: null });
    return Response.json({ asOf: waiting.sentAt, waitingCount: list.length, supportMessages: list });
  });
  const history = createMemoryHistory({ initialEntries: ['/console/service-desk'] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: `${say.open} ${number}` }));
  fireEvent.change(await screen.findByLabelText(say.answer), { target: { value: typed } });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a message that a colleague answered stays open with what was typed, and says so', async () => {
  list = [];
  await queryClient.invalidateQueries();
  expect(await screen.findByText(say.answeredByColleague)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(say.answer).value).toBe(typed);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: say.send }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: say.close }));
  expect(screen.queryByLabelText(say.answer)).toBeNull();
});

test('a message that was answered here closes', async () => {
  fireEvent.click(screen.getByRole('button', { name: say.send }));
  await waitFor(() => expect(screen.queryByLabelText(say.answer)).toBeNull());
  expect(screen.queryByText(say.answeredByColleague)).toBeNull();
});

test('a half-typed answer is still there after the session ended, however long it takes to sign in again', async () => {
  isSignedIn = false;
  await queryClient.invalidateQueries();
  const email = await screen.findByLabelText(words.signIn.email);
  // What no screen holds on to is forgotten after a while.
  for (const query of queryClient.getQueryCache().getAll())
    if (query.getObserversCount() === 0) queryClient.removeQueries({ queryKey: query.queryKey });
  fireEvent.change(email, { target: { value: 'x@luwag.example' } });
  fireEvent.change(screen.getByLabelText(words.signIn.password), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: words.signIn.action }));
  await waitFor(() => expect(screen.queryByLabelText(words.signIn.email)).toBeNull());
  await screen.findByRole('button', { name: say.send });
  expect(screen.getByLabelText<HTMLTextAreaElement>(say.answer).value).toBe(typed);
});
