import type { AddressInfo } from 'node:net';
import { createDoubleHost, createDoubleServer } from './double.ts';
import { createEventSender } from './event-sender.ts';
import {
  bindXenditPayouts,
  type TellPayout,
  type XenditPayoutBooks,
  xenditPayoutTeller,
} from './xendit-payouts.ts';
import { bindXenditTransactions } from './xendit-transactions.ts';

type XenditDouble<Books> = {
  /** Where it is called. */
  url: string;
  books: Books;
  stop: () => Promise<void>;
};

/**
 * Serves the double of Xendit alone, on a free port of loopback, out of books that somebody else keeps. `now` is in milliseconds
 * since 1970; `openBooks` gets what tells the product of the end of a payout.
 */
export async function startXendit<Books extends XenditPayoutBooks>({
  productOrigin,
  secretKey,
  callbackToken,
  now,
  openBooks,
}: {
  productOrigin: string;
  secretKey: string;
  callbackToken: string;
  now: () => number;
  openBooks: (tell: TellPayout) => Books;
}): Promise<XenditDouble<Books>> {
  const app = createDoubleServer();
  // Only its own faults break an answer here, and its books say when a payout ends.
  const host = createDoubleHost({ lateMs: 0, settleMs: 0, now });
  const events = createEventSender({
    addressOf: (provider) => `${productOrigin}/api/providers/${provider}/events`,
    pausesMs: [200, 1_000, 5_000],
    mostMs: 10_000,
  });
  const books = openBooks(xenditPayoutTeller(host, events, { callbackToken }));
  bindXenditPayouts(app, host, books, { secretKey });
  bindXenditTransactions(app, host, secretKey, { payments: [], payouts: books });
  // Each process of the product has a double of its own, and all have the same books.
  await app.listen({ port: 0, host: '127.0.0.1', exclusive: true });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/xendit`,
    books,
    stop: async () => {
      await events.stop();
      await app.close();
    },
  };
}
