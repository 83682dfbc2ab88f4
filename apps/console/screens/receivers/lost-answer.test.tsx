import type { ReceiverAnswer } from '@luwag/contract/endpoints/receiver/receiver-answer';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { receiverWords as say } from '../../messages/receiver-words.ts';
import { ReceiverCard } from './receiver-card.tsx';

const receiver = {
  receiverId: '0190a1b2-0000-4000-8000-000000000003',
  url: 'https://core.example/events',
  types: ['loan.disbursed'],
  state: 'on',
  isFailing: false,
  waiting: 0,
  failed: 0,
  oldestWaitingAt: null,
  previousSecretUntil: null,
  addedAt: '2026-11-22T02:00:00.000Z',
  version: 0,
} as const satisfies Partial<ReceiverAnswer>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['got lost', () => Promise.reject(new Error('the connection broke'))],
  ['was given by a gateway', () => Promise.resolve(Response.json({ message: 'timeout' }, { status: 504 }))],
])(
  'a new secret whose answer %s may be in force: staff are told to change it once more',
  async (_how, fetch) => {
    vi.stubGlobal('fetch', fetch);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ReceiverCard receiver={receiver} mayChange onSecret={() => undefined} />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: say.secretButton }));
    const [confirm] = (await screen.findAllByRole('button', { name: say.secretButton })).toReversed();
    if (confirm !== undefined) fireEvent.click(confirm);
    expect(await screen.findByText(/may be in force that nobody has seen/)).toBeTruthy();
  },
);
