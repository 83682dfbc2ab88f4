import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loanWords } from '../../messages/loan-words.ts';
import { Proposals } from './proposals.tsx';

const { gstBases, feesTimings, capScopes, themes } = loanWords.products;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what a proposal changes is told in words, and no code of the program is shown', async () => {
  const staff = { staffId: '0190a1b2-0000-7000-8000-000000000001', name: 'X', role: 'finance' };
  vi.stubGlobal('fetch', async () => Response.json({ session: staff }));
  const product = {
    ...mainProduct,
    productId: 'main' as const,
    offeredTermDays: [...mainProduct.offeredTermDays],
  };
  const changes = [
    { field: 'gstBase', before: 'serviceFee', after: 'allFees' },
    { field: 'feesTiming', before: 'upfront', after: 'at-repayment' },
    { field: 'capScope', before: 'all-loans', after: 'covered-loans' },
    { field: 'theme', before: '1', after: '2' },
    { field: 'maxAmountCentavos', before: '8000000', after: '9000000' },
  ];
  const proposal = {
    proposalId: '0190a1b2-0000-7000-8000-000000000002',
    effectiveFrom: '2026-12-24',
    product,
    changes,
    proposedBy: 'Y',
    proposedAt: '2026-11-24T02:00:00.000Z',
    isOwn: false,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <Proposals proposals={[proposal]} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('table');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ children }) => [children[1]?.textContent, children[2]?.textContent])).toEqual([
    [gstBases.serviceFee, gstBases.allFees],
    [feesTimings.upfront, feesTimings['at-repayment']],
    [capScopes['all-loans'], capScopes['covered-loans']],
    [themes[1], themes[2]],
    ['₱80,000.00', '₱90,000.00'],
  ]);
});
