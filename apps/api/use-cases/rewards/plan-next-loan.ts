import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { manilaOffsetMs } from '@luwag/loan-engine/money/manila-offset';
import { newReloanChain } from '@luwag/loan-engine/rewards/reloan-chain';
import {
  earliestSendMs,
  leastNoticeHours,
  type ScheduledLoan,
  scheduleNextLoan,
} from '@luwag/loan-engine/rewards/scheduled-loan';
import type { Part } from '../../ports/customer-store.ts';
import { mainProductId } from '../../ports/product-list.ts';
import type { ScheduledLoanRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { deletionAsked } from '../customer-data/deletion-asked.ts';
import { isOffered, payoutAccountOf } from '../customer-data/payout-account.ts';
import { checkOffer } from '../loan/offer.ts';
import type { Loaded } from '../write.ts';
import { rewardParts } from '../figures/with-rewards.ts';

/** Everything a scheduled loan follows from. */
export const reloanParts = [
  ...rewardParts,
  'applications',
  'requests',
  'sections',
  'signatures',
] as const satisfies readonly Part[];
/** What the next loan is planned on. */
export type PlanPart = 'loans' | 'applications' | 'reloan';
export type ReloanContext = Pick<
  Context,
  'store' | 'now' | 'randomness' | 'products' | 'personalData' | 'institutions'
>;

type Planned = { ok: true; value: ScheduledLoan } | { ok: false; code: string };

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** When borrowers are told of the next day's loan, by the clock in Manila. */
const morningMs = 8 * 3_600_000;

/** The next loan with its whole price, for a borrower who is told of it at an instant; or why there is none. */
export function planNextLoan(
  { products }: Pick<Context, 'products'>,
  loaded: Loaded<PlanPart>,
  toldAtMs: number,
): Planned {
  const product = products.inForce(mainProductId, manilaDateOf(earliestSendMs(toldAtMs)));
  const offer = checkOffer(loaded, product);
  if (!offer.ok) return offer;
  const { reloan, customer, loans } = loaded;
  const [latest] = loans;
  if (reloan === null || latest === undefined) return { ok: false, code: 'RELOAN_OFF' };
  return scheduleNextLoan(latest, {
    chain: reloan.chain,
    product,
    chosenCentavos: reloan.amountCentavos,
    termDays: reloan.termDays,
    limitCentavos: customer.limitCentavos,
    toldAtMs,
  });
}

/** Returns when a borrower was told of a scheduled loan, or is to be told. */
export function tellingTime({
  announcedAt,
  sendAt,
}: Pick<ScheduledLoanRow, 'announcedAt' | 'sendAt'>): number {
  return announcedAt ?? sendAt - leastNoticeHours * hourMs;
}

/** Returns what keeps a borrower from being sent any scheduled loan, or null. */
export function whyNoneIsSent(
  { personalData, institutions }: Pick<Context, 'personalData' | 'institutions'>,
  loaded: Loaded<'requests' | 'sections'>,
): 'deletion_asked' | 'account_missing' | 'payout_account_not_reached' | null {
  // It would bring a debt that nobody wants, and hold the deletion up.
  if (deletionAsked(loaded) !== undefined) return 'deletion_asked';
  const account = payoutAccountOf(personalData, loaded);
  if (account === null) return 'account_missing';
  return isOffered(institutions, account) ? null : 'payout_account_not_reached';
}

/** Returns why a loan to come would be left out as things stand, or null where it would be sent. */
export function refusalOfUpcoming(
  context: Pick<Context, 'products' | 'personalData' | 'institutions'>,
  loaded: Loaded<PlanPart | 'requests' | 'sections'>,
  row: ScheduledLoanRow,
): string | null {
  const refusal = whyNoneIsSent(context, loaded);
  if (refusal !== null) return refusal;
  const planned = planNextLoan(context, loaded, tellingTime(row));
  return planned.ok ? null : planned.code;
}

/** The next morning at which a borrower may be told. */
export function nextMorning(atMs: number): number {
  const ahead = morningMs - ((atMs + manilaOffsetMs) % dayMs);
  return atMs + (ahead > 0 ? ahead : ahead + dayMs);
}

/** A scheduled loan as planned before the borrower is told. */
export function plannedRow(
  planned: ScheduledLoan,
): Pick<
  ScheduledLoanRow,
  'amountCentavos' | 'termDays' | 'sendAt' | 'voucherCentavos' | 'announcedAt' | 'announced' | 'nextTryAt'
> {
  const { quote, deduction, sendAtMs } = planned;
  return {
    amountCentavos: quote.amountCentavos,
    termDays: quote.termDays,
    sendAt: sendAtMs,
    voucherCentavos: deduction.voucherCentavos,
    announcedAt: null,
    announced: null,
    nextTryAt: null,
  };
}

/**
 * The loan to schedule after one that was paid back in full and on time since Easy Re-loan was turned on; null where
 * there is none to schedule, or it is scheduled already.
 */
export function newScheduledLoan(
  context: Pick<Context, 'now' | 'randomness' | 'products'>,
  loaded: Loaded<PlanPart | 'payments' | 'scheduledLoans'>,
): ScheduledLoanRow | null {
  const { reloan, loans, payments, scheduledLoans } = loaded;
  const loanId = loans[0]?.loanId;
  const repaidAt =
    payments.find((row) => row.loanId === loanId && row.isSettling === true)?.settledAt ?? null;
  const { isOn } = reloan?.chain ?? newReloanChain;
  if (!isOn || repaidAt === null || repaidAt < (reloan?.agreedAt ?? repaidAt)) return null;
  if (scheduledLoans.some(({ createdAt }) => createdAt >= repaidAt)) return null;
  const at = context.now();
  const planned = planNextLoan(context, loaded, nextMorning(at));
  if (!planned.ok) return null;
  return {
    ...plannedRow(planned.value),
    customerId: loaded.customer.customerId,
    scheduledLoanId: context.randomness.uuid(),
    status: 'upcoming',
    createdAt: at,
    endedAt: null,
    loanId: null,
    refusal: null,
  };
}
