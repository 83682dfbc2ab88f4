import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { lateLoanWords as say } from '../../messages/late-loan-words.ts';

const loan = {
  customerId: '0190a1b2-0000-7000-8000-000000000001',
  loanId: '0190a1b2-0000-7000-8000-000000000002',
  orderNumber: '261122-100200',
  nameMasked: 'M••• S•••',
  daysLate: 12,
  lateSinceOn: '2026-11-10',
  dueNowCentavos: 120_050,
  owedCentavos: 300_000,
  hasPlan: true,
  openRequest: 'talk',
  hasComplaint: true,
  lastPaidOn: null,
};
const asked: string[] = [];
let pages: Readonly<Record<string, object>>;

beforeEach(() => {
  asked.length = 0;
  const asOf = '2026-11-22T02:00:00.000Z';
  const none = { asOf, lateCount: 0, loans: [], next: null };
  pages = {
    '': { asOf, lateCount: 51, loans: [loan], next: 'place' },
    '?after=place': { asOf, lateCount: 51, loans: [{ ...loan, orderNumber: '261122-100300' }], next: null },
    '?lateness=over-90': none,
  };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/staff/session') {
      const session = { staffId: loan.customerId, name: 'X', role: 'collections' };
      return Response.json({ session });
    }
    if (address === '/api/staff/payout-pause') return Response.json({ pause: null });
    const query = address.replace('/api/staff/late-loans', '');
    asked.push(query);
    return Response.json(pages[query] ?? none);
  });
  const history = createMemoryHistory({ initialEntries: ['/console/late-loans'] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('collections find the page in the menu, and a row with its figures opens the loan', async () => {
  expect(await screen.findByRole('link', { name: say.title })).toBeTruthy();
  const order = await screen.findByRole('link', { name: loan.orderNumber });
  expect(order.getAttribute('href')).toContain(`/customers/${loan.customerId}/loans/${loan.loanId}`);
  const row = order.closest('tr');
  expect(row).not.toBeNull();
  const cells = within(row ?? document.body).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'M••• S•••',
    '12',
    '₱1,200.50',
    '₱3,000.00',
    'Nov 10, 2026',
    `${say.complaint} · ${say.plan} · ${say.requests.talk}`,
    '–',
  ]);
});

test('a lateness is chosen from the first page on, and says where no loan has it', async () => {
  fireEvent.click(await screen.findByRole('button', { name: say.pages.next }));
  await screen.findByRole('link', { name: '261122-100300' });
  fireEvent.change(screen.getByLabelText(say.filter), { target: { value: 'over-90' } });
  await screen.findByText(say.emptyHere);
  expect(asked.at(-1)).toBe('?lateness=over-90');
});
