import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { logInWords } from '../../messages/log-in-words.ts';
import { LetLogInAgain } from './let-log-in-again.tsx';

const customerId = '0190a1b2-0000-7000-8000-000000000001';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showTo(role: 'agent' | 'auditor') {
  const client = new QueryClient();
  const staff = { staffId: customerId, name: 'Somebody', email: 'somebody@luwag.example', role };
  client.setQueryData(['session'], { staff, isSignedIn: true });
  render(
    <QueryClientProvider client={client}>
      <LetLogInAgain customerId={customerId} />
    </QueryClientProvider>,
  );
}

test('an agent says how they made sure and why, and the log-in is opened', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push([address, JSON.parse(body)]);
    return Response.json({ isLogInBlocked: false });
  });
  showTo('agent');
  fireEvent.change(screen.getByLabelText(logInWords.proof), { target: { value: 'calledBack' } });
  fireEvent.change(screen.getByLabelText(logInWords.reason), { target: { value: 'a child played' } });
  fireEvent.click(screen.getByRole('button', { name: logInWords.letLogInAgain }));
  const body = { proof: 'calledBack', reason: 'a child played' };
  await waitFor(() => expect(sent).toEqual([[`/api/staff/customers/${customerId}/log-in-again`, body]]));
});

test('an auditor reads that the log-in is blocked, and opens nothing', () => {
  showTo('auditor');
  expect(screen.getByRole('heading', { name: logInWords.title })).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
