import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loanWords } from '../../messages/loan-words.ts';
import { Statement } from './statement.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const older = '0190a1b2-0000-7000-8000-000000000011';
const newer = '0190a1b2-0000-7000-8000-000000000012';
const line = (loanId: string, kind: string, businessOn: string, reference: string | null) => ({
  entryId: crypto.randomUUID(),
  loanId,
  kind,
  businessOn,
  reference,
  debitCentavos: 400,
  creditCentavos: 0,
  balanceCentavos: 400,
});

test('each line says of which loan it is, and a run of days names every loan that was charged in it', async () => {
  const lines = [
    line(older, 'disbursement-confirmed', '2026-11-01', 'DB-1'),
    ...['2026-11-02', '2026-11-03'].flatMap((on) => [
      line(older, 'interest-accrued', on, null),
      line(newer, 'interest-accrued', on, null),
    ]),
  ];
  const [from, to] = ['2026-11-01', '2026-11-03'];
  vi.stubGlobal('fetch', async () =>
    Response.json({ from, to, openingCentavos: 0, lines, closingCentavos: 400 }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Statement
        customerId="0190a1b2-0000-7000-8000-000000000001"
        loans={[
          { loanId: older, orderNumber: '1111-2222-3333' },
          { loanId: newer, orderNumber: '4444-5555-6666' },
        ]}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: loanWords.customer.show }));
  await screen.findByRole('table');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ children }) => children[1]?.textContent)).toEqual([
    '1111-2222-3333',
    '1111-2222-3333, 4444-5555-6666',
  ]);
});
