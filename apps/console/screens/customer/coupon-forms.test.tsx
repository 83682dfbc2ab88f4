import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { couponWords } from '../../messages/coupon-words.ts';
import { GrantCoupon } from './coupon-forms.tsx';

const customerId = '0190a1b2-0000-7000-8000-000000000001';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a coupon that was given leaves an empty form, so that a further press gives no second one', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ outcome: 'done' });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GrantCoupon customerId={customerId} />
    </QueryClientProvider>,
  );
  const reason = screen.getByLabelText<HTMLInputElement>(couponWords.reason);
  const deduction = screen.getByLabelText<HTMLInputElement>(couponWords.deduction);
  fireEvent.change(reason, { target: { value: 'the app was down' } });
  fireEvent.change(deduction, { target: { value: '75.00' } });
  const give = screen.getByRole('button', { name: couponWords.grant });
  fireEvent.click(give);
  await screen.findByText(couponWords.done);
  await waitFor(() => expect([reason.value, deduction.value]).toEqual(['', '50.00']));
  fireEvent.click(give);
  expect(sent).toHaveLength(1);
});
