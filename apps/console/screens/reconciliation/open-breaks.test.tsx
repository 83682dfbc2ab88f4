import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { reconciliationWords as say } from '../../messages/reconciliation-words.ts';
import { OpenBreaks } from './open-breaks.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const about = {
  provider: 'xendit',
  direction: 'in',
  businessOn: '2026-11-26',
  bookedCentavos: null,
  listedCentavos: null,
  settledCentavos: 10_000,
  foundAt: '2026-11-27T00:00:00.000Z',
} as const;

test('a break shows the number by which the provider is asked, no id of ours that says nothing, and the way to the next and the oldest ones', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ session: { staffId: crypto.randomUUID(), name: 'X', role: 'finance' } }),
  );
  const fileId = crypto.randomUUID();
  const breaks = [
    { ...about, breakId: '1', kind: 'settled-unknown', subject: 'py-77', reference: 'LW-1' },
    { ...about, breakId: '2', kind: 'not-at-bank', subject: fileId, reference: 'november.csv' },
  ] as const;
  const counts = breaks.map(({ kind }) => ({ kind, count: 1 }));
  const comparison = { asOf: about.foundAt, providers: [], settlementProviders: [], runs: [], counts };
  const next = crypto.randomUUID();
  const gone: (string | null)[] = [];
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense>
        <OpenBreaks
          comparison={{ ...comparison, breaks: [...breaks], next }}
          after="1"
          onGo={(after) => gone.push(after)}
        />
      </Suspense>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('py-77')).toBeTruthy();
  expect(screen.getByText(/november\.csv/)).toBeTruthy();
  expect(screen.queryByText(fileId)).toBe(null);
  for (const name of [say.breakPages.next, say.breakPages.first])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(gone).toEqual([next, null]);
});
