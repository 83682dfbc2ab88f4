import type { CallOutput } from '@luwag/contract/endpoint';
import type { listSettlementFiles } from '@luwag/contract/endpoints/staff/list-settlement-files';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { reconciliationWords as say } from '../../messages/reconciliation-words.ts';
import { SettlementFiles } from './settlement-files.tsx';

type File = CallOutput<typeof listSettlementFiles>['files'][number];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plain: File = {
  fileId: '',
  provider: 'xendit',
  name: '',
  state: 'read',
  problems: [],
  rowCount: 1,
  collectedCentavos: 10_000,
  takenBackCentavos: 0,
  feeCentavos: 200,
  vatCentavos: 0,
  payoutFeeCentavos: 0,
  payoutVatCentavos: 0,
  expectedCentavos: 9_800,
  receivedCentavos: 0,
  settledOn: '2026-11-26',
  uploadedAt: '2026-11-27T00:00:00.000Z',
  uploadedBy: crypto.randomUUID(),
  uploadedByName: 'Somebody',
  bookedAt: null,
  bookedByName: null,
  openBreakCount: 0,
  rowsBookedCount: 0,
};
const owed = { feeCentavos: 12_000, expectedCentavos: -2_000 };
const booked = { state: 'booked', bookedAt: plain.uploadedAt, bookedByName: 'Another' } as const;

/** Shows files, and keeps the addresses that were called since. */
function showFiles(files: readonly File[], older: string | null = null): string[] {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const path = new URL(address instanceof Request ? address.url : address, 'http://staff.test').pathname;
    called.push(path);
    return path.endsWith('/withdrawal')
      ? Response.json({})
      : Response.json({ session: { staffId: crypto.randomUUID(), name: 'X', role: 'finance' } });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense>
        <SettlementFiles
          list={{ files: [...files], older }}
          providers={['xendit']}
          today="2026-11-28"
          before={null}
          onGo={(before) => called.push(`before ${before}`)}
        />
      </Suspense>
    </QueryClientProvider>,
  );
  return called;
}
const named = (name: string, changes: Partial<File>): File => ({
  ...plain,
  ...changes,
  name,
  fileId: crypto.randomUUID(),
});
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

test('each file that is not booked can be withdrawn, and one that is booked cannot', async () => {
  const wrong = named('wrong.csv', {});
  const called = showFiles([wrong, named('refused.csv', { state: 'refused' }), named('done.csv', booked)]);
  expect((await rowOf('refused.csv')).getByRole('button', { name: say.withdraw })).toBeTruthy();
  expect((await rowOf('done.csv')).queryByRole('button')).toBe(null);
  fireEvent.click((await rowOf('wrong.csv')).getByRole('button', { name: say.withdraw }));
  expect(await screen.findByText(say.withdrawTitle('wrong.csv'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: say.withdrawConfirm }));
  await vi.waitFor(() => expect(called).toContain(`/api/staff/settlement-files/${wrong.fileId}/withdrawal`));
});

test('a file whose fees are above what was collected says that nothing is on its way, and waits for no bank', async () => {
  showFiles([named('owed.csv', owed), named('owed-booked.csv', { ...owed, ...booked })]);
  fireEvent.click((await rowOf('owed.csv')).getByRole('button', { name: say.book }));
  expect(await screen.findByText(say.bookOwed('₱100.00', '₱120.00', '₱20.00'))).toBeTruthy();
  expect(screen.queryByText(say.receipt)).toBe(null);
});

test('older files are asked for below the list, where there are any', async () => {
  const older = crypto.randomUUID();
  const called = showFiles([named('newest.csv', {})], older);
  fireEvent.click(await screen.findByRole('button', { name: say.filePages.next }));
  expect(called).toContain(`before ${older}`);
  expect(screen.queryByRole('button', { name: say.filePages.first })).toBe(null);
});
