import type { CallOutput } from '@luwag/contract/endpoint';
import type { askAboutPayout as askEndpoint } from '@luwag/contract/endpoints/staff/ask-about-payout';
import type { listWaitingPayouts as listEndpoint } from '@luwag/contract/endpoints/staff/list-waiting-payouts';
import { payoutInQuestion } from '@luwag/loan-engine/life/late-payout';
import { centavos } from '@luwag/loan-engine/money/money';
import type { CustomerSnapshot, LoanRow, PayoutRow } from '../../ports/customer-store.ts';
import type { KnownBalance } from '../../ports/payout-balance.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import type { Staff } from '../approval/approval.ts';
import { maskedName } from '../customer-data/masked-person.ts';
import { done, type Outcome } from '../write.ts';
import { hasFinalAnswer } from './failed-payout.ts';
import { checkPayout, type PayoutContext } from './send-payout.ts';

type List = CallOutput<typeof listEndpoint>;
type QueueContext = Pick<
  Context,
  'store' | 'now' | 'personalData' | 'payoutQueue' | 'payoutTimes' | 'payoutBalance'
>;

const mostShown = 50;

/** What staff of the lender have to look after: the oldest payouts with no final answer, money paid after its payout had failed, and refunds that did not arrive. */
export async function listWaitingPayouts(context: QueueContext): Promise<Outcome<List>> {
  const { payoutQueue, payoutTimes, now } = context;
  const [waiting, held, balances, inQuestion, failedRefunds] = await Promise.all([
    payoutQueue.waiting(now() - payoutTimes.overdueMs, mostShown),
    payoutQueue.held(),
    context.payoutBalance.current(),
    payoutQueue.inQuestion(mostShown),
    payoutQueue.failedRefunds(mostShown),
  ]);
  const payoutIds = new Set(waiting.oldest.map(({ payoutId }) => payoutId));
  const customerIds = new Set(
    [...waiting.oldest, ...inQuestion.loans, ...failedRefunds.loans].map(({ customerId }) => customerId),
  );
  const refundLoanIds = new Set(failedRefunds.loans.map(({ loanId }) => loanId));
  const owned = await Promise.all(
    [...customerIds].map((customerId) =>
      context.store.load({ customerId, parts: ['sections', 'loans', 'payouts'] }),
    ),
  );
  return done({
    asOf: isoInstant(now()),
    overdueAfterMinutes: payoutTimes.overdueMs / 60_000,
    waitingCount: waiting.count,
    waiting: owned
      .flatMap((of) => waitingOf(context, of, payoutIds))
      .toSorted((one, other) => one.requestedAt.localeCompare(other.requestedAt)),
    held: held.map((row) => ({
      ...row,
      heldUntil: isoInstantOrNull(row.heldUntil),
      amountCentavos: centavos(row.amountCentavos),
    })),
    balances: balances.map(balanceOf),
    inQuestionCount: inQuestion.count,
    inQuestion: owned.flatMap((of) => inQuestionOf(context, of)),
    failedRefundCount: failedRefunds.count,
    failedRefunds: owned.flatMap((of) => failedRefundsOf(context, of, refundLoanIds)),
  });
}

function balanceOf({
  provider,
  balanceCentavos,
  committedCentavos,
  askedAt,
}: KnownBalance): List['balances'][number] {
  const freeCentavos = centavos(Math.max(0, balanceCentavos - committedCentavos));
  return { provider, balanceCentavos: centavos(balanceCentavos), freeCentavos, askedAt: isoInstant(askedAt) };
}

function waitingOf(
  context: QueueContext,
  owned: Pick<CustomerSnapshot, 'sections' | 'loans' | 'payouts'>,
  payoutIds: ReadonlySet<string>,
): List['waiting'] {
  return owned.payouts.flatMap((payout) => {
    const { payoutId, reference, provider, purpose, amountCentavos, status } = payout;
    const loan = owned.loans.find(({ loanId }) => loanId === payout.loanId);
    // Answered since it was found.
    if (!payoutIds.has(payoutId) || loan === undefined || !isWaiting(status)) return [];
    return [
      {
        ...ofLoan(context, owned, loan),
        payoutId,
        reference,
        provider,
        purpose,
        status,
        amountCentavos,
        requestedAt: isoInstant(payout.requestedAt),
        askedAt: isoInstantOrNull(payout.askedAt),
      },
    ];
  });
}

function isWaiting(status: PayoutRow['status']): status is List['waiting'][number]['status'] {
  return !hasFinalAnswer(status);
}

function inQuestionOf(
  context: QueueContext,
  owned: Pick<CustomerSnapshot, 'sections' | 'loans'>,
): List['inQuestion'] {
  return owned.loans.flatMap((loan) => {
    const amountCentavos = payoutInQuestion(loan);
    return amountCentavos === 0 ? [] : [{ ...ofLoan(context, owned, loan), amountCentavos }];
  });
}

function failedRefundsOf(
  context: QueueContext,
  owned: Pick<CustomerSnapshot, 'sections' | 'loans'>,
  loanIds: ReadonlySet<string>,
): List['failedRefunds'] {
  return owned.loans
    .filter(({ loanId }) => loanIds.has(loanId))
    .map((loan) => ({ ...ofLoan(context, owned, loan), amountCentavos: loan.customerCreditCentavos }));
}

function ofLoan(
  { personalData }: QueueContext,
  owned: Pick<CustomerSnapshot, 'sections'>,
  { customerId, loanId, orderNumber }: LoanRow,
) {
  return { customerId, loanId, orderNumber, nameMasked: maskedName(personalData, owned) };
}

/** Asks the provider about one payout now, books what it says, and keeps who asked. */
export async function askAboutPayout(
  context: PayoutContext & Pick<Context, 'staff'>,
  { staffId }: Staff,
  subject: { customerId: string; payoutId: string },
): Promise<Outcome<CallOutput<typeof askEndpoint>>> {
  const asked = await checkPayout(context, subject);
  if (!asked.ok) return asked;
  const { randomness, now, staff } = context;
  const { customerId, payoutId } = subject;
  await staff.audit({
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action: 'payout-asked-about',
    customerId,
    subjectId: payoutId,
    detail: { status: asked.value },
  });
  return done({ status: asked.value });
}
