import type { CallOutput } from '@luwag/contract/endpoint';
import type { getHome } from '@luwag/contract/endpoints/application/get-home';
import type { getLoanPapers } from '@luwag/contract/endpoints/loan/get-loan-papers';
import type { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import type { OpenOffer } from '@luwag/contract/endpoints/loan/get-offer';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import type { QuoteAnswer } from '@luwag/contract/endpoints/loan/quote-answer';
import { taskNames } from '@luwag/contract/profile/section-names';
import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { mainProduct, subProduct } from '@luwag/loan-engine/pricing/loan-product';
import { quote } from '@luwag/loan-engine/pricing/quote';

type Home = CallOutput<typeof getHome>;

/** A loan of PHP 5,000 for 30 days as the API answers it, three days before it is due. */
export function loanSummary(changes: Partial<LoanSummary> = {}): LoanSummary {
  const isLate = changes.dueState?.kind === 'overdue';
  const lateChargeCentavos = isLate ? 2060 : 0;
  return {
    loanId: '0190a1b2-0000-7000-8000-000000000001',
    orderNumber: 'LW2026-0001',
    productId: 'main',
    status: 'active',
    principalCentavos: 500_000,
    netDisbursedCentavos: 486_610,
    totalRepaymentCentavos: 515_000,
    termDays: 30,
    disbursedOn: '2026-11-21',
    dueOn: '2026-12-21',
    settledOn: null,
    dueState: { kind: 'due-in', days: 3 },
    installments: { count: 1, paid: 0 },
    payoff: {
      on: '2026-12-18',
      principalCentavos: 500_000,
      interestCentavos: isLate ? 15_000 : 13_500,
      lateChargeCentavos,
      penaltyFeeCentavos: 0,
      feeCentavos: 0,
      totalCentavos: 500_000 + (isLate ? 15_000 : 13_500) + lateChargeCentavos,
      savedCentavos: isLate ? 0 : 1500,
    },
    dueCentavos: null,
    paidCentavos: 0,
    costPaidCentavos: 13_390,
    savedCentavos: 0,
    penaltyFeePaidCentavos: 0,
    ceilingCentavos: 500_000,
    cancellableUntil: null,
    growth: isLate ? { perDayCentavos: 515, mostCentavos: 987_670 } : null,
    claimCentavos: null,
    closedOn: null,
    payout: {
      status: changes.status === 'disbursement-failed' ? 'failed' : 'sending',
      accountMasked: '•••• 6789',
      institution: 'GCash',
      requestedAt: '2026-11-21T02:00:00Z',
      attemptedAt: '2026-11-21T02:00:00Z',
      completedAt: null,
      rail: 'instapay',
      expectedBy: '2026-11-22T02:00:00Z',
      isLate: false,
      heldUntil: null,
      providerReference: null,
      failureCode: changes.status === 'disbursement-failed' ? 'INVALID_DESTINATION' : null,
    },
    openPayment: null,
    creditCentavos: 0,
    receivedPayments: [],
    ...changes,
  };
}

/** GET /api/home for a borrower in a state, with so many parts of the form done. */
export function homeAnswer({
  state,
  doneTasks,
  loan = null,
  correctionItems = [],
}: {
  state: Home['state'];
  doneTasks: number;
  loan?: LoanSummary | null;
  correctionItems?: Home['correctionItems'];
}): Home {
  const isDeclined = state === 'rejected' || state === 'mayReapply';
  return {
    state,
    asOf: '2026-12-18T02:00:00Z',
    today: '2026-12-18',
    firstName: 'Maria',
    phoneMasked: '912•••6789',
    language: 'en-US',
    tasks: taskNames.map((name, index) => ({
      name,
      state: index < doneTasks ? 'done' : 'todo',
    })),
    application:
      state === 'incomplete'
        ? null
        : {
            applicationId: '0190a1b2-0000-7000-8000-000000000002',
            submittedAt: '2026-12-18T01:00:00Z',
            decidedAt: isDeclined ? '2026-12-18T01:03:00Z' : null,
            reasonCodes: isDeclined ? ['INCOME_LOW'] : [],
            reapplyOn: isDeclined ? (state === 'rejected' ? '2027-01-17' : '2026-12-17') : null,
          },
    correctionItems,
    limitCentavos: 1_000_000,
    facebookStepCentavos: 0,
    hasSettledLoan: false,
    loan,
    heldCredit: null,
    medianReviewMinutes: 6,
    payoutAccountMasked: '•••• 6789',
    deletion: null,
    couponCount: 0,
    unreadMessages: 0,
    moment: null,
    easyReloan: { isOn: false, upcoming: null },
  };
}

/** GET /api/offer: PHP 10,000 at the main product's terms. */
export function offerAnswer(changes: Partial<OpenOffer> = {}): OpenOffer {
  return {
    isOpen: true,
    product: { ...mainProduct, offeredTermDays: [...mainProduct.offeredTermDays] },
    limitCentavos: 1_000_000,
    today: '2026-11-21',
    payoutAccountMasked: '•••• 6789',
    payoutInstitution: 'GCash',
    monthlyIncomeCentavos: 1_500_000,
    paydays: null,
    paydayIncomeCentavos: null,
    newDeviceUntil: null,
    hasSignature: false,
    coupons: [],
    ...changes,
  };
}

/** GET /api/offer for the sub-product: the same limit at its terms. */
export function subOfferAnswer(changes: Partial<OpenOffer> = {}): OpenOffer {
  return offerAnswer({
    product: { ...subProduct, offeredTermDays: [...subProduct.offeredTermDays] },
    ...changes,
  });
}

/** The quote of PHP 6,000 in three installments, as the server would give it. */
export function subQuoteAnswer(): QuoteAnswer {
  const priced = quote(subProduct, {
    amountCentavos: centavos(600_000),
    termDays: 90,
    disbursedOn: localDate('2026-11-21'),
  });
  if (!priced.ok) throw new Error(priced.code);
  const { costCapProof: _proof, schedule, ...figures } = priced.value;
  const { dailyInterestPpm, penaltyFeeCentavos } = subProduct;
  const charges = { dailyInterestPpm, penaltyFeeCentavos, chargeCeilingCentavos: 600_000 };
  return { ...figures, ...charges, schedule: [...schedule] };
}

/** The quote of PHP 5,000 for 30 days. */
export function quoteAnswer(changes: Partial<QuoteAnswer> = {}): QuoteAnswer {
  return {
    productId: 'main',
    productVersion: 1,
    amountCentavos: 500_000,
    termDays: 30,
    disbursedOn: '2026-11-21',
    dueOn: '2026-12-21',
    interestCentavos: 15_000,
    dailyInterestPpm: 1_000,
    serviceFeeCentavos: 10_500,
    creditReportFeeCentavos: 1000,
    gstCentavos: 1890,
    withheldCentavos: 13_390,
    netDisbursedCentavos: 486_610,
    totalRepaymentCentavos: 515_000,
    totalCostCentavos: 28_390,
    chargeCeilingCentavos: 500_000,
    costPpmOfNet: 58_343,
    effectiveMonthlyRatePpm: 58_343,
    lateChargePerDayCentavos: 515,
    penaltyFeeCentavos: 0,
    schedule: [{ number: 1, dueOn: '2026-12-21', principalCentavos: 500_000, interestCentavos: 15_000 }],
    ...changes,
  };
}

const paper = (title: string) => ({
  title,
  templateVersion: '2026-11',
  language: 'en-US' as const,
  clauses: [{ heading: `${title}, first clause`, paragraphs: ['You borrow ₱5,000.00.'] }],
});

/** POST /api/loan-papers for that quote. */
export function papersAnswer(
  changes: Partial<CallOutput<typeof getLoanPapers>> = {},
): CallOutput<typeof getLoanPapers> {
  return {
    quote: quoteAnswer(),
    disclosure: paper('Disclosure statement'),
    agreement: paper('Loan agreement'),
    documentHash: 'a'.repeat(64),
    ...changes,
  };
}

/** GET /api/loans/:id for such a loan, with a part payment in its history. */
export function loanDetail(summary: LoanSummary = loanSummary()): CallOutput<typeof getLoan> {
  const plain = { rule: null, parts: [], countsFromOn: null };
  const interest = { ...plain, rule: { ppmPerDay: 1000, baseCentavos: 500_000 } };
  return {
    today: '2026-12-18',
    summary,
    paymentChannels: ['gcash', 'maya', 'qrph', 'sevenEleven', 'bank'],
    quote: quoteAnswer(),
    schedule: quoteAnswer().schedule.map((line) => ({
      ...line,
      openCentavos: line.principalCentavos + line.interestCentavos,
    })),
    lines: [
      {
        on: '2026-11-21',
        kind: 'disbursement-confirmed',
        amountCentavos: 500_000,
        balanceCentavos: 500_000,
        ...plain,
      },
      {
        on: '2026-11-21',
        kind: 'interest-accrued',
        amountCentavos: 500,
        balanceCentavos: 500_500,
        ...interest,
      },
      {
        on: '2026-11-23',
        kind: 'interest-accrued',
        amountCentavos: 500,
        balanceCentavos: 501_000,
        ...interest,
      },
      {
        on: '2026-11-23',
        kind: 'repayment-received',
        amountCentavos: -100_000,
        balanceCentavos: 401_000,
        ...plain,
      },
      {
        on: '2026-11-24',
        kind: 'interest-accrued',
        amountCentavos: 400,
        balanceCentavos: 401_400,
        ...interest,
      },
    ],
    payments: [],
    totalChargedCentavos: 14_790,
    ceilingCentavos: 500_000,
    cancellation: null,
    credit: { heldCentavos: 0, onItsWayCentavos: 0 },
    requests: [],
    hasCoupon: false,
    extended: null,
    extensionOffer: { days: 8, priceCentavos: 6800 },
  };
}

/** A payment of the whole loan through GCash that nothing was reported of yet. */
export function openPaymentAnswer(
  changes: Partial<NonNullable<LoanSummary['openPayment']>> = {},
): NonNullable<LoanSummary['openPayment']> {
  return {
    paymentId: '0190a1b2-0000-7000-8000-00000000000b',
    reference: 'LW-1234-5678-9012',
    status: 'in-progress',
    kind: 'full',
    channel: 'gcash',
    amountCentavos: 513_500,
    receivedCentavos: 0,
    couponCentavos: 0,
    createdAt: '2026-12-18T02:00:00Z',
    settledAt: null,
    paidAt: null,
    ...changes,
  };
}
