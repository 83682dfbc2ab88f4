import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faqWords } from '../messages/faq-words.ts';
import { words } from '../messages/en-US.ts';
import { queryClient } from './api.ts';
import { router } from './router.tsx';

const [ada, ben] = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002'];
const typed = 'Where do I pay?';
let signedIn: string | null;
/** How often the list that every screen keeps fresh was asked for. */
let pauseCalls: number;

beforeEach(() => {
  signedIn = ada;
  pauseCalls = 0;
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (address === '/api/staff/session') {
      if (method === 'POST') signedIn = body?.includes('ben') === true ? ben : ada;
      const session = signedIn === null ? null : { staffId: signedIn, name: signedIn, role: 'admin' };
      return Response.json(method === 'POST' ? session : { session });
    }
    if (address === '/api/staff/payout-pause') pauseCalls += 1;
    if (signedIn === null) return Response.json({ error: { code: 'not_signed_in' } }, { status: 401 });
    if (address === '/api/staff/payout-pause') return Response.json({ pause: null });
    if (address.startsWith('/api/staff/guide-answers')) return Response.json({ counts: [] });
    return Response.json({ today: '2026-11-24', editions: [] });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Types a question into the FAQ, and ends the session at the next call. */
async function typeUntilSessionEnds(): Promise<void> {
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/console/faq'] }) });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: faqWords.add }));
  fireEvent.change(questionField(), { target: { value: typed } });
  signedIn = null;
  fireEvent.click(screen.getByRole('button', { name: faqWords.set }));
  await screen.findByLabelText(words.signIn.email);
}
const questionField = (): HTMLInputElement => {
  const [field] = screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${faqWords.question}`));
  if (field === undefined) throw new Error('no question is typed');
  return field;
};
function signIn(name: string): void {
  fireEvent.change(screen.getByLabelText(words.signIn.email), { target: { value: `${name}@luwag.example` } });
  fireEvent.change(screen.getByLabelText(words.signIn.password), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: words.signIn.action }));
}

test('what was typed is there again once the same person signs in, and hidden before', async () => {
  await typeUntilSessionEnds();
  expect(screen.queryByRole('button', { name: faqWords.set })).toBeNull();
  expect(questionField().closest('[hidden][inert]')).not.toBeNull();
  signIn('ada');
  await screen.findByRole('button', { name: faqWords.set });
  expect(questionField().value).toBe(typed);
  expect(screen.queryByLabelText(words.signIn.email)).toBeNull();
});

test('lists are not asked for again under the sign-in, and at once after it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await typeUntilSessionEnds();
  const before = pauseCalls;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(pauseCalls).toBe(before);
  signIn('ada');
  await waitFor(() => expect(pauseCalls).toBe(before + 1));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(pauseCalls).toBe(before + 2);
});

test('another person who signs in finds nothing of it: the page is loaded anew', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await typeUntilSessionEnds();
  signIn('ben');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/console'));
  expect(screen.queryByRole('button', { name: faqWords.set })).toBeNull();
});
