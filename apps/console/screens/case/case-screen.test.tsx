import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { words } from '../../messages/en-US.ts';
import type { ReviewCase } from './review-case.ts';

const customerId = '0190a1b2-0000-7000-8000-000000000001';
const applicationId = '0190a1b2-0000-7000-8000-000000000002';
const otherId = '0190a1b2-0000-7000-8000-000000000003';
const opened: ReviewCase = {
  customerId,
  applicationId,
  status: 'under-review',
  submittedAt: '2026-11-24T02:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  phoneMasked: '917•••4567',
  sections: [],
  address: null,
  photos: [],
  faceCheck: null,
  score: 80,
  contributions: [],
  reasonCodes: ['DUPLICATE'],
  proposedLimitCentavos: 500_000,
  limitStepCentavos: 10_000,
  sameDocument: [],
  waitingLimit: null,
  correctionRequests: [],
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Opens the page of the case for a reviewer; what is asked is answered by `answer`. */
async function open(answer: (address: string, init: { body?: string }) => Response): Promise<void> {
  vi.stubGlobal('fetch', async (address: string, init: { body?: string } = {}) => answer(address, init));
  const staff = { staffId: customerId, name: 'Somebody', email: 'somebody@luwag.example', role: 'reviewer' };
  queryClient.setQueryData(['session'], { staff, isSignedIn: true });
  const history = createMemoryHistory({ initialEntries: [`/console/cases/${customerId}/${applicationId}`] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

test('a case with the ID of another customer leads to that customer, with what is known of them', async () => {
  const other = {
    customerId: otherId,
    nameMasked: 'J••• C•••',
    givenAt: '2026-10-02T02:00:00.000Z',
    applicationStatus: 'approved',
    hasLoan: true,
  } as const;
  await open(() => Response.json({ ...opened, sameDocument: [other] }));
  const link = await screen.findByRole('link', { name: 'J••• C•••' });
  expect(link.getAttribute('href')).toBe(`/console/customers/${otherId}`);
  expect(screen.getByText(words.reviewCase.sameDocument.hasLoan.true)).toBeTruthy();
  expect(screen.getByText(words.reviewCase.status.approved)).toBeTruthy();
});

test('a decision says when the case that it rests on was sent; one sent again since is loaded anew instead', async () => {
  const again = { ...opened, submittedAt: '2026-11-24T02:30:00.000Z', score: 41 };
  const sent: unknown[] = [];
  let looks = 0;
  await open((address, { body }) => {
    if (!address.includes(applicationId)) return Response.json({ pause: null });
    if (body === undefined) return Response.json((looks += 1) === 1 ? opened : again);
    sent.push(JSON.parse(body));
    return Response.json({ error: { code: 'application_changed' } }, { status: 409 });
  });
  fireEvent.click(screen.getByRole('button', { name: words.reviewCase.approve }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: words.reviewCase.confirm.approve.action }));
  expect(await screen.findByText(words.reviewCase.problems.application_changed)).toBeTruthy();
  await waitFor(() => expect(screen.getByText('41')).toBeTruthy());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent).toEqual([{ outcome: 'approve', limitCentavos: 500_000, seenSubmittedAt: opened.submittedAt }]);
});
