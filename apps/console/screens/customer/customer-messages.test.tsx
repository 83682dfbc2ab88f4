import type { StaffRole } from '@luwag/contract/endpoint';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { supportMessageWords } from '../../messages/support-message-words.ts';
import { CustomerMessages } from './customer-messages.tsx';

const say = supportMessageWords.ofCustomer;
const customerId = '0190a1b2-0000-7000-8000-000000000001';
const at = '2026-11-24T02:00:00.000Z';
const answered = {
  supportMessageId: '0190a1b2-0000-7000-8000-000000000003',
  number: '261124-100200',
  sentAt: at,
  answerBy: at,
  kind: 'complaint',
  loanId: null,
  photoId: null,
  isTakenDown: true,
  text: 'Somebody calls my mother every hour.',
  paidAt: null,
  reference: null,
  answeredAt: at,
  outcome: 'answered',
  answer: 'We spoke with the caller.',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The messages as somebody of this role sees them; answers what is sent. */
function open(role: StaffRole) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    sent.push(body === undefined ? address : [address, JSON.parse(body)]);
    if (body !== undefined) return Response.json(answered);
    return Response.json({ supportMessages: [answered], next: null });
  });
  const client = new QueryClient();
  const staff = { staffId: customerId, name: 'Somebody', email: 'somebody@luwag.example', role };
  client.setQueryData(['session'], { staff, isSignedIn: true });
  render(
    <QueryClientProvider client={client}>
      <CustomerMessages customerId={customerId} isErased={false} />
    </QueryClientProvider>,
  );
  return sent;
}
const address = `/api/staff/customers/${customerId}/support-messages`;

test('what was answered is read with its answer, and asked for only once somebody wants to read it', async () => {
  const sent = open('auditor');
  expect(sent).toEqual([]);
  expect(screen.queryByRole('button', { name: say.takeDown })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: say.show }));
  expect(await screen.findByText(answered.answer)).not.toBeNull();
  expect(screen.getByText(answered.text)).not.toBeNull();
  expect(screen.getByText(new RegExp(say.takenDown))).not.toBeNull();
  expect(sent).toEqual([address]);
});

test('an agent writes down a complaint and reads its number', async () => {
  const sent = open('agent');
  fireEvent.click(screen.getByRole('button', { name: say.takeDown }));
  const form = within(screen.getByRole('form', { name: say.takeDown }));
  fireEvent.change(form.getByLabelText(supportMessageWords.kind), { target: { value: 'complaint' } });
  fireEvent.change(form.getByLabelText(say.text), { target: { value: answered.text } });
  fireEvent.click(form.getByRole('button', { name: say.keep }));
  expect(await screen.findByText(say.kept(answered.number))).not.toBeNull();
  expect(sent).toContainEqual([address, { kind: 'complaint', text: answered.text }]);
});
