import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loanWords } from '../../messages/loan-words.ts';
import { RequestTable } from './request-table.tsx';

afterEach(cleanup);

test('a step says that it needs a second person only while it waits for one', () => {
  const step = {
    customerId: '0190a1b2-0000-7000-8000-000000000001',
    loanId: '0190a1b2-0000-7000-8000-000000000002',
    orderNumber: '1111-2222-3333',
    nameMasked: 'A*** C***',
    kind: 'staff-action',
    createdAt: '2026-11-24T02:00:00.000Z',
    endedAt: null,
    reasonCode: null,
    details: {},
    action: { kind: 'write-off', reason: 'nothing is to be had' },
    proposedBy: 'Y',
    payoutReference: null,
    isOwn: false,
    phones: null,
    isKeyRevoked: false,
  } as const;
  const requests = (['open', 'done'] as const).map((status) => ({ ...step, requestId: status, status }));
  render(<RequestTable requests={requests} />);
  const names = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => children[0]?.textContent);
  const writeOff = loanWords.actions.names['write-off'];
  expect(names).toEqual([`${loanWords.requests.kinds['staff-action']}: ${writeOff}`, writeOff]);
});
