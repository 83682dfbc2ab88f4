import type {
  ReloanAnswer,
  ReloanState,
  ScheduledLoanAnswer,
} from '@luwag/contract/endpoints/rewards/reloan-answer';
import { offerAnswer, quoteAnswer } from './loan-answers.ts';

/* Easy Re-loan as a server would tell of it. */

export function reloanAnswer(changed: Partial<ReloanAnswer> = {}): ReloanAnswer {
  return {
    isAvailable: true,
    today: '2026-11-21',
    isOn: false,
    product: offerAnswer().product,
    mostCentavos: 1_000_000,
    chosen: null,
    rewards: {
      activationCentavos: 20_000,
      ladderCentavos: [5_000, 7_000, 9_000, 11_000],
      extraCentavos: 5_000,
      consecutiveLoans: 0,
      nextVoucherCentavos: 5_000,
    },
    lock: null,
    upcoming: null,
    past: [],
    ...changed,
  };
}

/** The same of a borrower without an offer. */
export function reloanWithoutOffer(changed: Partial<ReloanAnswer> = {}): ReloanState {
  const {
    isAvailable: _offered,
    today: _today,
    product: _product,
    mostCentavos: _most,
    ...standing
  } = reloanAnswer(changed);
  return { isAvailable: false, ...standing };
}

export function upcomingAnswer(): ScheduledLoanAnswer {
  return {
    scheduledLoanId: '0190a1b2-0000-7000-8000-00000000000b',
    status: 'upcoming',
    amountCentavos: 500_000,
    termDays: 30,
    sendAt: '2026-11-23T00:00:00Z',
    announcedAt: null,
    endedAt: null,
    bringBackUntil: null,
    takenOffCentavos: 10_000,
    quote: quoteAnswer({
      withheldCentavos: 3_390,
      netDisbursedCentavos: 496_610,
      totalCostCentavos: 18_390,
    }),
    loanId: null,
    orderNumber: null,
    refusal: null,
  };
}
