import type { CallOutput } from '@luwag/contract/endpoint';
import type { listAuditLog } from '@luwag/contract/endpoints/staff/list-audit-log';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { router } from '../../app/router.tsx';
import { auditWords as say } from '../../messages/audit-words.ts';

type Line = CallOutput<typeof listAuditLog>['lines'][number];

const staffId = '0190a1b2-0000-7000-8000-000000000001';
const customerId = '0190a1b2-0000-7000-8000-000000000002';
const at = '2026-11-24T02:00:00.000Z';
const line: Line = {
  auditId: '0190a1b2-0000-7000-8000-000000000003',
  at,
  staffId,
  staffName: 'Ana Cruz',
  action: 'account-locked',
  customerId,
  subjectId: null,
  detail: { reason: 'the phone was taken' },
  before: null,
  after: null,
};
const member = { staffId, name: 'Ana Cruz', email: 'ana@luwag.example', role: 'agent' };

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Opens the log as an auditor; answers which lines were asked for. */
async function open() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/staff/members'))
      return Response.json({ members: [{ ...member, hasAccess: false, signedInAt: at }] });
    if (address.startsWith('/api/staff/audit-log')) asked.push(address);
    return Response.json({ lines: [line], next: `1_${line.auditId}` });
  });
  const staff = { staffId, name: 'Somebody', email: 'somebody@luwag.example', role: 'auditor' };
  queryClient.setQueryData(['session'], { staff, isSignedIn: true });
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: ['/console/audit-log'] }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('table', { name: say.staff });
  return asked;
}

test('a line says who did what, about whom and why, and the staff below it who has no access any more', async () => {
  await open();
  const row = (await screen.findByRole('table', { name: say.lines })).textContent ?? '';
  for (const told of ['Ana Cruz', say.actions['account-locked'], 'reason: the phone was taken'])
    expect(row).toContain(told);
  expect(screen.getByRole('link', { name: say.openCustomer }).getAttribute('href')).toContain(customerId);
  expect(screen.getByRole('table', { name: say.staff }).textContent).toContain(say.ended);
});

test('the log of one member of staff up to a day is asked for, and its earlier lines', async () => {
  const asked = await open();
  fireEvent.change(screen.getByLabelText(say.who), { target: { value: staffId } });
  fireEvent.change(screen.getByLabelText(say.through), { target: { value: '2026-11-20' } });
  fireEvent.click(screen.getByRole('button', { name: say.search }));
  await waitFor(() => expect(asked.at(-1)).toContain(`staffId=${staffId}&through=2026-11-20`));
  fireEvent.click(await screen.findByRole('button', { name: say.pages.next }));
  await waitFor(() => expect(asked.at(-1)).toContain(`after=1_${line.auditId}`));
});

test('from a customer’s page only what is about that customer is asked for', async () => {
  const asked = await open();
  await router.navigate({ to: '/audit-log', search: { customer: customerId } });
  await waitFor(() => expect(asked.at(-1)).toBe(`/api/staff/audit-log?customerId=${customerId}`));
  expect(screen.getByRole('link', { name: say.allCustomers })).not.toBeNull();
});
