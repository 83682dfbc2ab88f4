import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoanRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { dueAmount } from '../figures/due-amount.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import { hasOpenComplaint } from '../support-message/open-complaint.ts';
import { messageFor } from '../messages/message-for.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';
import { isWritingTime } from '../messages/writing-time.ts';
import { reminderOf } from './reminder.ts';

/**
 * Reminds a borrower of an installment, by what is true at the moment of sending: who has paid since, or asked for more
 * days, or chose other days, hears nothing, and neither does anybody at night or a day late. Reminded once, nobody is reminded of the same again.
 * Of lateness nobody is told while their complaint waits; it is told once that is answered.
 */
export function sendReminder(
  context: Pick<Context, 'store' | 'randomness' | 'now' | 'personalData' | 'supportMessageRepository'>,
  { customerId, loanId, on }: { customerId: string; loanId: string; on: string },
): Promise<Outcome<null>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['loans', 'sections'] },
    async (loaded): Promise<Outcome<Decision<null>>> => {
      const { customer, loans } = loaded;
      const today = manilaDateOf(context.now());
      const loan = loans.find((row) => row.loanId === loanId);
      if (loan === undefined) return refused('not_found');
      const isMeant = today === on && isWritingTime(context.now());
      const work = sectionValues(context.personalData, loaded, 'work');
      const chosenDays = customer.reminderDays;
      const reminder = isMeant ? reminderOf(loan, today, { chosenDays, work }) : null;
      if (reminder === null) return done({ changes: {}, answer: null });
      const { code, dueOn } = reminder;
      if (code === 'paymentLate' && (await hasOpenComplaint(context, customerId)))
        return done({ changes: {}, answer: null });
      const messages = messageFor(context, customer, {
        code,
        about: `${loanId} ${dueOn}`,
        facts: {
          loanId,
          orderNumber: loan.orderNumber,
          dueOn,
          amountCentavos: owedOn(loan, dueOn > today ? dueOn : today),
        },
      });
      return done({ changes: messages.length === 0 ? {} : { messages }, answer: null });
    },
  );
}

/** What is due on a day, or all that is owed then where that is the same. */
function owedOn(loan: LoanRow, on: LocalDate): number {
  const payoff = payoffQuote(loan, on);
  return dueAmount(loan, on) ?? (payoff.ok ? payoff.value.totalCentavos : 0);
}
