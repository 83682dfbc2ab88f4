import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loanWords } from '../../messages/loan-words.ts';
import { ActionPanel } from './action-panel.tsx';
import type { CustomerLoan, LoanFigures, StaffRequest } from './customer-loan.ts';

const [customerId, loanId] = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002'];
const figures: LoanFigures = {
  status: 'active',
  owedCentavos: 516_545,
  principalCentavos: 500_000,
  interestCentavos: 15_000,
  lateChargeCentavos: 1_545,
  penaltyFeeCentavos: 0,
  feeCentavos: 0,
  customerCreditCentavos: 0,
  chargedCentavos: 29_935,
  chargeCeilingCentavos: 500_000,
  dueOn: '2026-12-21',
  schedule: [],
};
const loan = { customerId, summary: { loanId }, figures, payouts: [] } as unknown as CustomerLoan;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const request = {
  customerId,
  requestId: '0190a1b2-0000-7000-8000-000000000003',
  kind: 'hardship',
  status: 'open',
} as unknown as StaffRequest;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an action that is done leaves an empty form of the same action', async () => {
  const rest = { entries: [], countsFrom: '2026-12-24', needsSecondPerson: false, moneyName: null };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/staff/session')
      return Response.json({ session: { staffId: customerId, name: 'X', role: 'finance' } });
    if (address.endsWith('/preview')) return Response.json({ before: figures, after: figures, ...rest });
    return Response.json({ outcome: 'done', figures });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <ActionPanel loan={loan} request={null} supportMessage={null} />
      </Suspense>
    </QueryClientProvider>,
  );
  const say = loanWords.actions;
  const kind = await screen.findByLabelText<HTMLSelectElement>(say.choose);
  fireEvent.change(kind, { target: { value: 'waive-charges' } });
  fireEvent.change(field(say.interest), { target: { value: '12.00' } });
  fireEvent.change(field(say.reason), { target: { value: 'agreed by telephone' } });
  fireEvent.click(screen.getByRole('button', { name: say.preview }));
  fireEvent.click(await screen.findByRole('button', { name: loanWords.preview.confirm }));
  await screen.findByText(loanWords.preview.done);
  expect([field(say.reason).value, field(say.interest).value]).toEqual(['', '0.00']);
  expect(kind.value).toBe('waive-charges');
});

test.each([
  ['plan', false],
  ['talk', true],
] as const)('of a borrower who asked for a %s, a waiver ends the request: %s', async (wish, isEnded) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ session: { staffId: customerId, name: 'X', role: 'finance' } }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <ActionPanel loan={loan} request={{ ...request, details: { wish } }} supportMessage={null} />
      </Suspense>
    </QueryClientProvider>,
  );
  const say = loanWords.actions;
  const kind = await screen.findByLabelText<HTMLSelectElement>(say.choose);
  fireEvent.change(kind, { target: { value: 'waive-charges' } });
  await screen.findByLabelText(say.interest);
  expect(screen.queryByText(new RegExp(say.forRequest)) !== null).toBe(isEnded);
});
