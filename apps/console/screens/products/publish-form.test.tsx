import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loanWords } from '../../messages/loan-words.ts';
import { PublishForm } from './publish-form.tsx';

const say = loanWords.products;
const product = {
  ...mainProduct,
  productId: 'main' as const,
  offeredTermDays: [...mainProduct.offeredTermDays],
  theme: 1 as const,
};
const verdict = { refusal: null, worstCase: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the form to an admin. What is answered ends the check that waits longest. */
async function show() {
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/staff/session'
      ? Response.json({ session: { staffId: crypto.randomUUID(), name: 'X', role: 'admin' } })
      : new Promise<Response>((resolve) => {
          waiting.push(resolve);
        }),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense>
        <PublishForm versions={[{ product, effectiveFrom: '2026-04-01', state: 'in-force' }]} />
      </Suspense>
    </QueryClientProvider>,
  );
  const form = await screen.findByRole('form', { name: say.next });
  const check = async (count: number) => {
    fireEvent.submit(form);
    await waitFor(() => expect(waiting).toHaveLength(count));
  };
  return { check, answer: () => waiting.shift()?.(Response.json(verdict)) };
}

test('a check that takes some seconds says so, and cannot be asked for twice meanwhile', async () => {
  const { check, answer } = await show();
  await check(1);
  expect(screen.getByText(say.checking)).toBeTruthy();
  expect(screen.getByRole('button', { name: say.check }).hasAttribute('data-disabled')).toBe(true);
  answer();
  expect(await screen.findByRole('heading', { name: say.verdictOk })).toBeTruthy();
  expect(screen.queryByText(say.checking)).toBe(null);
});

test('a verdict on figures that were typed anew since is not shown, so that it is never proposed for them', async () => {
  const { check, answer } = await show();
  await check(1);
  fireEvent.change(screen.getByLabelText(say.fields.dailyInterestPpm), { target: { value: '900' } });
  answer();
  await check(1);
  expect(screen.queryByRole('heading', { name: say.verdictOk })).toBe(null);
  answer();
  expect(await screen.findByRole('heading', { name: say.verdictOk })).toBeTruthy();
});
