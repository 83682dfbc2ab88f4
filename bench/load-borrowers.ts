import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { logIn } from '@luwag/contract/endpoints/session/log-in';
import { requestCode } from '@luwag/contract/endpoints/session/request-code';
import type { Database } from '../apps/api/adapters/postgres/database.ts';
import type { ProviderDoubles } from '../packages/provider-doubles/start-doubles.ts';
import { callAs, type Caller, type LoadBrowser } from './load-caller.ts';

/* Borrowers of the book, logged in by the product's own log-in with a code from the messages of the provider's double. */

/** So many log in at the same time. */
const together = 8;

export type LoadBorrower = LoadBrowser & {
  customerId: string;
  loans: readonly LoanSummary[];
  /** Whether its log-in is being renewed; nothing else is asked meanwhile. */
  isRenewing: boolean;
};

/** Logs in the borrowers of these numbers of the book, each from an address of their own. */
export async function logInAll(
  caller: Caller,
  doubles: ProviderDoubles,
  numbers: readonly number[],
): Promise<readonly LoadBorrower[]> {
  const borrowers: LoadBorrower[] = [];
  for (let from = 0; from < numbers.length; from += together) {
    const some = numbers.slice(from, from + together);
    borrowers.push(...(await Promise.all(some.map((number) => logInOne(caller, doubles, number)))));
  }
  return borrowers;
}

async function logInOne(
  caller: Caller,
  { semaphore }: ProviderDoubles,
  number: number,
): Promise<LoadBorrower> {
  const phone = `98${String(number).padStart(8, '0')}`;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const browser: LoadBrowser = { cookies: new Map(), token: '', tokenSince: 0, address };
  const asked = await callAs(caller, browser, requestCode, {
    body: { phone, language: 'en-US', hasPrivacyConsent: true },
  });
  if (asked.status !== 200) throw new Error(`no code was sent: ${asked.code}`);
  const { challengeId } = await asked.value();
  const message = semaphore.messages.find(({ recipient }) => recipient === `0${phone}`);
  const [code = ''] = /^\d{4,6}(?= )/.exec(message?.message ?? '') ?? [];
  const opened = await callAs(caller, browser, logIn, { body: { challengeId, code } });
  if (opened.status !== 200) throw new Error(`a borrower could not log in: ${opened.code}`);
  const { token, customerId } = await opened.value();
  const borrower = { ...browser, token, tokenSince: performance.now(), customerId, isRenewing: false };
  const listed = await callAs(caller, borrower, listLoans, {});
  return { ...borrower, loans: (await listed.value()).loans };
}

/**
 * Gives these borrowers what an imported book lacks, an application that was approved, so that those without a loan may borrow. It
 * lies before their first log-in, as with somebody who was approved at a counter.
 */
export async function approveAll(owner: Database, borrowers: readonly LoadBorrower[]): Promise<void> {
  const customerIds = borrowers.map(({ customerId }) => customerId);
  await owner.query(
    {
      name: 'bench-approve',
      text: `INSERT INTO application (customer_id, application_id, status, submitted_at, decided_at, decided_by, consents,
          proposed_limit_centavos, limit_centavos)
        SELECT id, gen_random_uuid(), 'approved', now() - interval '2 days', now() - interval '1 day', 'bench', '[]', 500000, 500000
        FROM unnest($1::uuid[]) id`,
    },
    [customerIds],
  );
  await owner.query(
    {
      name: 'bench-limit',
      text: 'UPDATE customer SET limit_centavos = 500000 WHERE customer_id = ANY ($1::uuid[])',
    },
    [customerIds],
  );
}
