import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  readLoan,
} from '../api/test-borrower.ts';

/** A borrower applies, borrows and pays back at a sandbox on this machine. Errors: what was refused, or a loan that stays open. */
export async function walkALoan(origin: string, say: (line: string) => void): Promise<void> {
  const borrower = await logInBorrower(origin);
  await completeProfile(origin, borrower);
  await becomeApproved(borrower);
  const { loanId, netDisbursedCentavos } = (await borrow(borrower, 500_000, 30)).summary;
  say(`a loan was paid out: ${netDisbursedCentavos} centavos`);
  const owed = (await readLoan(borrower, loanId)).summary.payoff?.totalCentavos ?? 0;
  const { payment } = given(
    await borrower.call(
      endpoints.startPayment,
      { params: { loanId }, body: { kind: 'full', amountCentavos: owed, channel: 'gcash' } },
      { idempotencyKey: randomUUID() },
    ),
  );
  given(
    await borrower.call(endpoints.reportSandboxRepayment, { body: { paymentReference: payment.reference } }),
  );
  const { status } = (await readLoan(borrower, loanId)).summary;
  if (status !== 'settled') throw new Error(`the loan is ${status} after ${owed} centavos were paid`);
  say(`it was paid back: ${owed} centavos`);
}

/** A page that a borrower's phone asks for. Errors: a server that gives none. */
export async function openFirstPage(origin: string): Promise<void> {
  const page = await fetch(`${origin}/start`, { headers: { 'user-agent': 'iPhone' } });
  if (!page.ok || !(await page.text()).includes('<html')) throw new Error('the first page is not served');
}
