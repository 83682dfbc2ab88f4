import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { byWordWords } from '../../messages/by-word-words.ts';
import { logInWords } from '../../messages/log-in-words.ts';
import type { CustomerLoan } from './customer-loan.ts';
import { NoteCancellation } from './note-cancellation.tsx';

const [customerId, loanId] = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002'];
const say = byWordWords.cancellation;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(of: object) {
  const loan = { customerId, summary: { loanId }, figures: { status: 'active' }, requests: [], ...of };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NoteCancellation loan={loan as unknown as CustomerLoan} />
    </QueryClientProvider>,
  );
}

test('a wish that came by email is noted with the Manila time at which it came', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push([address, JSON.parse(body)]);
    return Response.json({});
  });
  open({});
  fireEvent.click(screen.getByRole('button', { name: say.note }));
  const form = within(screen.getByRole('form', { name: say.note }));
  fireEvent.change(form.getByLabelText(say.askedAt), { target: { value: '2026-11-28T22:15' } });
  fireEvent.change(form.getByLabelText(say.proof), { target: { value: 'ownEmail' } });
  fireEvent.change(form.getByLabelText(logInWords.reason), { target: { value: 'wants to give it back' } });
  fireEvent.click(form.getByRole('button', { name: say.note }));
  const body = {
    proof: 'ownEmail',
    reason: 'wants to give it back',
    askedAt: '2026-11-28T14:15:00.000Z',
  };
  await waitFor(() =>
    expect(sent).toEqual([[`/api/staff/customers/${customerId}/loans/${loanId}/cancellation`, body]]),
  );
});

test('nothing is noted twice, nor of a loan that is written off', () => {
  open({ requests: [{ kind: 'cancellation', status: 'open' }] });
  open({ figures: { status: 'written-off' } });
  expect(screen.queryByRole('button')).toBeNull();
});
