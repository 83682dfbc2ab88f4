import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { logInWords } from '../../messages/log-in-words.ts';
import { upcomingLoanWords } from '../../messages/upcoming-loan-words.ts';
import { UpcomingLoan } from './upcoming-loan.tsx';

const customerId = '0190a1b2-0000-7000-8000-000000000001';
const scheduledLoanId = '0190a1b2-0000-7000-8000-000000000002';
const upcoming = { scheduledLoanId, amountCentavos: 500_000, sendAt: '2026-11-23T02:00:00.000Z' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showTo(role: 'agent' | 'auditor') {
  const client = new QueryClient();
  const staff = { staffId: customerId, name: 'Somebody', email: 'somebody@luwag.example', role };
  client.setQueryData(['session'], { staff, isSignedIn: true });
  render(
    <QueryClientProvider client={client}>
      <UpcomingLoan customerId={customerId} upcoming={upcoming} />
    </QueryClientProvider>,
  );
}

test('an agent skips the next loan of a borrower who calls, and says how they made sure and why', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push([address, JSON.parse(body)]);
    return Response.json({ status: 'skipped' });
  });
  showTo('agent');
  fireEvent.click(screen.getByRole('button', { name: upcomingLoanWords.skip }));
  fireEvent.change(screen.getByLabelText(logInWords.proof), { target: { value: 'calledBack' } });
  fireEvent.change(screen.getByLabelText(logInWords.reason), { target: { value: 'has an Android phone' } });
  fireEvent.click(screen.getByRole('button', { name: upcomingLoanWords.skip }));
  const body = { proof: 'calledBack', reason: 'has an Android phone' };
  const address = `/api/staff/customers/${customerId}/scheduled-loans/${scheduledLoanId}/skip`;
  await waitFor(() => expect(sent).toEqual([[address, body]]));
});

test('an auditor reads what is sent next, and skips nothing', () => {
  showTo('auditor');
  expect(screen.getByText(/5,000/)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
