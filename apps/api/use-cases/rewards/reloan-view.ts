import type {
  ReloanAnswer,
  ReloanState,
  ScheduledLoanAnswer,
} from '@luwag/contract/endpoints/rewards/reloan-answer';
import { couponOf } from '@luwag/loan-engine/loan/loan';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import {
  newReloanChain,
  nextReloanDeduction,
  specifiedReloanRewards,
} from '@luwag/loan-engine/rewards/reloan-chain';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { mostLoanable } from '@luwag/loan-engine/rewards/scheduled-loan';
import { mainProductId } from '../../ports/product-list.ts';
import type { ScheduledLoanRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { hasOffer } from '../loan/offer.ts';
import { viewQuote } from '../figures/loan-view.ts';
import type { Loaded } from '../write.ts';
import { broughtBack } from './bring-back.ts';
import { type PlanPart, planNextLoan, refusalOfUpcoming, tellingTime } from './plan-next-loan.ts';

type ViewContext = Pick<Context, 'now' | 'products' | 'personalData' | 'institutions'>;
type ViewPart = PlanPart | 'scheduledLoans' | 'requests' | 'sections';

/** Returns Easy Re-loan as its screens show it: what stands, and with an offer what the next loan would be priced by. */
export function viewReloan(context: ViewContext, loaded: Loaded<ViewPart>): ReloanState {
  const today = manilaDateOf(context.now());
  const product = context.products.inForce(mainProductId, today);
  const mostCentavos = mostLoanable(product, loaded.customer.limitCentavos);
  const standing = standingOf(context, loaded);
  if (!hasOffer(loaded) || mostCentavos === 0) return { isAvailable: false, ...standing };
  const { offeredTermDays } = product;
  return {
    isAvailable: true,
    ...standing,
    today,
    product: { ...product, offeredTermDays: [...offeredTermDays] },
    mostCentavos,
  };
}

function standingOf(
  context: ViewContext,
  loaded: Loaded<ViewPart>,
): Omit<ReloanAnswer, 'isAvailable' | 'today' | 'product' | 'mostCentavos'> {
  const { reloan, scheduledLoans } = loaded;
  const chain = reloan?.chain ?? newReloanChain;
  const { activationCentavos, ladderCentavos, extraPerReloanCentavos } = specifiedReloanRewards;
  const upcoming = scheduledLoans.find(({ status }) => status === 'upcoming');
  return {
    isOn: chain.isOn,
    chosen: reloan === null ? null : { amountCentavos: reloan.amountCentavos, termDays: reloan.termDays },
    rewards: {
      activationCentavos: chain.hasHadActivationVoucher ? null : activationCentavos,
      ladderCentavos: [...ladderCentavos],
      extraCentavos: extraPerReloanCentavos,
      consecutiveLoans: chain.consecutiveLoans,
      nextVoucherCentavos: nextReloanDeduction(chain).voucherCentavos,
    },
    lock: lockOf(loaded, chain.voucherLoanId),
    upcoming: upcoming === undefined ? null : viewScheduledLoan(context, loaded, upcoming),
    past: scheduledLoans
      .filter(({ status }) => status !== 'upcoming')
      .map((row) => viewScheduledLoan(context, loaded, row)),
  };
}

function lockOf({ loans }: Loaded<'loans'>, loanId: string | null): ReloanAnswer['lock'] {
  const loan = loans.find((row) => row.loanId === loanId);
  return loan === undefined
    ? null
    : { loanId: loan.loanId, orderNumber: loan.orderNumber, untilOn: loan.dueOn };
}

function viewScheduledLoan(
  context: ViewContext,
  loaded: Loaded<ViewPart>,
  row: ScheduledLoanRow,
): ScheduledLoanAnswer {
  const { scheduledLoanId, status, amountCentavos, termDays, loanId } = row;
  const loan = loaded.loans.find((known) => known.loanId === loanId);
  const again = broughtBack(context, loaded, row);
  const quote = loan?.quote ?? priceOfNext(context, loaded, row, again);
  return {
    scheduledLoanId,
    status,
    amountCentavos,
    termDays,
    takenOffCentavos: quote === null ? null : couponOf(quote),
    sendAt: isoInstant(row.sendAt),
    announcedAt: isoInstantOrNull(row.announcedAt),
    endedAt: isoInstantOrNull(row.endedAt),
    bringBackUntil: again === null ? null : isoInstant(row.sendAt),
    quote: quote === null ? null : viewQuote(quote, loan?.terms ?? termsOf(context, quote)),
    loanId,
    orderNumber: loan?.orderNumber ?? null,
    refusal: status === 'upcoming' ? refusalOfUpcoming(context, loaded, row) : row.refusal,
  };
}

/** The terms that a price not yet taken was made by. */
function termsOf({ products }: ViewContext, { disbursedOn }: Quote) {
  return products.inForce(mainProductId, disbursedOn);
}

/** Of a loan to come, or of one that may still come back; what is over without a loan has none. */
function priceOfNext(
  context: ViewContext,
  loaded: Loaded<PlanPart>,
  row: ScheduledLoanRow,
  again: ReturnType<typeof broughtBack>,
) {
  if (again !== null) return priceOf(context, { ...loaded, reloan: again.reloan }, again.row);
  return row.status === 'upcoming' ? priceOf(context, loaded, row) : null;
}

/** As announced, else as it would be announced. */
function priceOf(
  context: ViewContext,
  loaded: Loaded<PlanPart>,
  row: Pick<ScheduledLoanRow, 'announced' | 'announcedAt' | 'sendAt'>,
) {
  if (row.announced !== null) return row.announced;
  const planned = planNextLoan(context, loaded, tellingTime(row));
  return planned.ok ? planned.value.quote : null;
}
