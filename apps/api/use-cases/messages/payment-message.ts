import type { Decision as LoanDecision } from '@luwag/loan-engine/life/decision';
import type { CustomerRow, LoanRow, PaymentRow } from '../../ports/customer-store.ts';
import type { MessageRow } from '../../ports/message-box.ts';
import type { Context } from '../context.ts';
import { messageFor } from './message-for.ts';

/** Tells a borrower that their money arrived, and what it did to the loan. */
export function paymentMessage(
  context: Pick<Context, 'randomness' | 'now'>,
  customer: CustomerRow,
  { loan, events }: LoanDecision,
  { paymentId, receivedCentavos, isSettling }: PaymentRow,
  { orderNumber }: Pick<LoanRow, 'orderNumber'>,
): readonly MessageRow[] {
  const isExtended = events.some(({ kind }) => kind === 'due-date-extended');
  const code = isExtended ? 'dueDateExtended' : isSettling === true ? 'loanSettled' : 'paymentReceived';
  const { loanId, dueOn } = loan;
  const facts = { loanId, orderNumber, amountCentavos: receivedCentavos };
  return messageFor(context, customer, {
    code,
    about: paymentId,
    facts: dueOn === null ? facts : { ...facts, dueOn },
  });
}
