import type { StaffSupportMessage } from '@luwag/contract/endpoints/staff/staff-support-message';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { supportMessageWords as say } from '../../messages/support-message-words.ts';
import { AnswerForm } from './answer-form.tsx';

const supportMessage: StaffSupportMessage = {
  customerId: '0190a1b2-0000-7000-8000-000000000001',
  supportMessageId: '0190a1b2-0000-7000-8000-000000000002',
  nameMasked: 'M••• S•••',
  orderNumber: null,
  language: 'en-US',
  number: '261122-100200',
  sentAt: '2026-11-22T02:00:00.000Z',
  answerBy: '2026-11-24T02:00:00.000Z',
  kind: 'question',
  loanId: null,
  photoId: null,
  text: 'When is my next payment due?',
  paidAt: null,
  reference: null,
  answeredAt: null,
  outcome: null,
  answer: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(
  changes: Partial<StaffSupportMessage> = {},
  answer: () => Response = () => Response.json({ answeredAt: supportMessage.sentAt }),
) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return answer();
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerForm
        supportMessage={{ ...supportMessage, ...changes }}
        isAnswered={false}
        onAnswered={() => undefined}
      />
    </QueryClientProvider>,
  );
  return bodies;
}
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(say.answer), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an answer of a few characters is not sent, and a longer one is', async () => {
  const bodies = show();
  type('Soon.');
  press(say.send);
  expect(screen.getByRole('alert').textContent).toBe(say.tooShort);
  expect(bodies).toEqual([]);
  type('On the first of December.');
  press(say.send);
  await waitFor(() => expect(bodies).toEqual([{ outcome: 'answered', text: 'On the first of December.' }]));
});

test.each([
  [say.sendNotFound, 'notFound'],
  [say.sendFound, 'found'],
])('of a proof of payment the answer tells what came of it: %s', async (button, outcome) => {
  const bodies = show({ kind: 'paymentProof' });
  expect(screen.queryByRole('button', { name: say.send })).toBeNull();
  type('We looked at GCash on that day.');
  press(button);
  await waitFor(() => expect(bodies).toEqual([{ outcome, text: 'We looked at GCash on that day.' }]));
});

test('what a colleague has answered meanwhile is said', async () => {
  show({}, () => Response.json({ error: { code: 'request_already_answered' } }, { status: 409 }));
  type('On the first of December.');
  press(say.send);
  await screen.findByText(/This request was already answered/);
});
