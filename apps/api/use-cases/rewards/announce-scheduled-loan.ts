import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { isSameQuote } from '@luwag/loan-engine/life/book-loan';
import { leastNoticeHours } from '@luwag/loan-engine/rewards/scheduled-loan';
import type { Changes } from '../../ports/customer-store.ts';
import type { ScheduledLoanRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { sendText, type TextContext } from '../messages/send-text.ts';
import { isWritingTime } from '../messages/writing-time.ts';
import { messageFor } from '../messages/message-for.ts';
import { done, type Loaded, type Outcome, read, write } from '../write.ts';
import { leaveOut, type ScheduledLoanSubject, upcomingOf } from './leave-out.ts';
import {
  plannedRow,
  planNextLoan,
  type ReloanContext,
  reloanParts,
  whyNoneIsSent,
} from './plan-next-loan.ts';
import { preDisbursementNoticeText } from './scheduled-loan-sms.ts';
import { withRewards } from '../figures/with-rewards.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

const hourMs = 3_600_000;
/** No provider took the text: it is tried again later, so that this loan holds up no other. */
const firstWaitMs = hourMs / 2;
/** The wait grows with the time tried already, since a text without a clear answer may have arrived. */
const longestWaitMs = 12 * hourMs;
/** For so long after the loan was to be told of. */
const retriedForMs = 72 * hourMs;

type AnnounceContext = ReloanContext & TextContext & Pick<Context, 'identity' | 'publicOrigin'>;

/**
 * Tells a borrower the whole cost of their next loan. The day of notice runs from when the message was taken, so what is
 * kept is kept after it; cut off in between, the borrower is told twice and the loan goes later. While the account is locked
 * nothing is told of it, and it waits.
 */
export async function announceScheduledLoan(
  context: AnnounceContext,
  subject: ScheduledLoanSubject,
): Promise<Outcome<null>> {
  if (!isWritingTime(context.now())) return done(null);
  const caller = { kind: 'system', customerId: subject.customerId } as const;
  const before = await read(context, caller, reloanParts);
  if (!before.ok) return before;
  const { customer } = before.value;
  if (customer.lockedAt !== null) return done(null);
  if (upcomingOf(before.value, subject)?.announcedAt !== null) return done(null);
  const refusal = whyNoneIsSent(context, before.value);
  if (refusal !== null) return leaveOutUnannounced(context, subject, refusal);
  const planned = planNextLoan(
    context,
    withRewards(before.value, manilaDateOf(context.now())),
    context.now(),
  );
  if (planned.ok) {
    const { isTaken, unreachableUntil } = await sendText(context, {
      phone: context.personalData
        .open(sealPlaces.phone(customer.customerId), customer.phoneSealed)
        .toString(),
      text: preDisbursementNoticeText(context, customer.language, planned.value.quote),
      sentAt: context.now(),
    });
    if (unreachableUntil !== null) return leaveOutUnannounced(context, subject, 'PHONE_UNREACHABLE');
    if (!isTaken) return tryLater(context, subject);
  }
  return write(context, { caller, parts: reloanParts }, (known) => {
    const loaded = withRewards(known, manilaDateOf(context.now()));
    const row = upcomingOf(loaded, subject);
    if (row === undefined || row.announcedAt !== null || known.customer.lockedAt !== null)
      return done({ changes: {}, answer: null });
    const told = planNextLoan(context, loaded, context.now());
    if (!told.ok) return done({ changes: leaveOut(context, known, loaded, row, told.code), answer: null });
    const { quote } = told.value;
    // Something moved while the message was on its way: the next minute tells it anew.
    if (!planned.ok || !isSameQuote(planned.value.quote, quote)) return done({ changes: {}, answer: null });
    const announced = { ...row, ...plannedRow(told.value), announcedAt: context.now(), announced: quote };
    const messages = messageFor(context, known.customer, {
      code: 'scheduledLoan',
      about: `${row.scheduledLoanId} ${announced.announcedAt}`,
      facts: {
        scheduledLoanId: row.scheduledLoanId,
        sendOn: quote.disbursedOn,
        amountCentavos: quote.netDisbursedCentavos,
        repayCentavos: quote.totalRepaymentCentavos,
        costCentavos: quote.totalCostCentavos,
        dueOn: quote.dueOn,
      },
    });
    return done({ changes: { scheduledLoans: [announced], messages }, answer: null });
  });
}

/** A loan that is not told a day ahead is not sent: no text arrives at the number, or none may be sent to this borrower. The app says so. */
function leaveOutUnannounced(
  context: AnnounceContext,
  subject: ScheduledLoanSubject,
  refusal: string,
): Promise<Outcome<null>> {
  return changeUnannounced(context, subject, (before, loaded, row) =>
    leaveOut(context, before, loaded, row, refusal),
  );
}

/** Tries the text again later; one that was tried for days is given up. A first try is never the last, however late it comes. */
function tryLater(context: AnnounceContext, subject: ScheduledLoanSubject): Promise<Outcome<null>> {
  return changeUnannounced(context, subject, (before, loaded, row) => {
    const dueSince = row.sendAt - leastNoticeHours * hourMs;
    const isGivenUp = row.nextTryAt !== null && context.now() >= dueSince + retriedForMs;
    const waitMs = Math.min(longestWaitMs, Math.max(firstWaitMs, context.now() - dueSince));
    return isGivenUp
      ? leaveOut(context, before, loaded, row, 'PHONE_UNREACHABLE')
      : { scheduledLoans: [{ ...row, nextTryAt: context.now() + waitMs }] };
  });
}

/** Changes a loan that is still to be told of; any other stays as it is. */
function changeUnannounced(
  context: AnnounceContext,
  subject: ScheduledLoanSubject,
  change: (
    before: Loaded<'coupons' | 'reloan'>,
    loaded: Loaded<'coupons' | 'reloan'>,
    row: ScheduledLoanRow,
  ) => Changes,
): Promise<Outcome<null>> {
  const caller = { kind: 'system', customerId: subject.customerId } as const;
  return write(context, { caller, parts: reloanParts }, (known) => {
    const loaded = withRewards(known, manilaDateOf(context.now()));
    const row = upcomingOf(loaded, subject);
    if (row === undefined || row.announcedAt !== null) return done({ changes: {}, answer: null });
    return done({ changes: change(known, loaded, row), answer: null });
  });
}
