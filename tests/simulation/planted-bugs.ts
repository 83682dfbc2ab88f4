/** A mistake that somebody might make: one place of the product's code, changed. */
export type PlantedBug = { name: string; file: string; from: string; to: string };

const payout = 'apps/api/use-cases/payout';
const payment = 'apps/api/use-cases/payment';
const engine = 'packages/loan-engine';
const sql = 'apps/api/adapters/postgres';

/** Each is to break an invariant in some history. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'a payout is sent again under a new reference',
    file: `${payout}/send-payout.ts`,
    from: 'reference: payout.reference,',
    to: 'reference: `${payout.reference}-${context.now()}`,',
  },
  {
    name: 'an attempt is not kept before the provider is called',
    file: `${payout}/send-payout.ts`,
    from: 'return done({ changes: { payouts: [sending] }, answer: { payout: sending, isRepeat } });',
    to: 'return done({ changes: {}, answer: { payout: sending, isRepeat } });',
  },
  {
    name: 'no answer counts as a refusal',
    file: `${payout}/send-payout.ts`,
    from: "return { outcome: 'unknown' };",
    to: "return { outcome: 'failed', failureCode: 'REFUSED' };",
  },
  {
    name: 'no answer counts as a success',
    file: `${payout}/send-payout.ts`,
    from: "return { outcome: 'unknown' };",
    to: "return { outcome: 'succeeded', providerReference: 'none' };",
  },
  {
    name: 'a payout is sent again without a look at what the provider has',
    file: `${payout}/send-payout.ts`,
    from: "const answer = before === null || before.outcome === 'not-found' ? await definite(send) : before;",
    to: 'const answer = await definite(send);',
  },
  {
    name: 'a payout that is paid late is not noted',
    file: `${payout}/settle-payout.ts`,
    from: "payout.status === 'failed' && answer.outcome === 'succeeded' && payout.providerReference === null",
    to: "payout.status === 'failed' && answer.outcome === 'succeeded' && payout.providerReference === ''",
  },
  {
    name: 'a next payout is sent though the first was paid late',
    file: `${payout}/settle-payout.ts`,
    from: "row.purpose === payout.purpose && row.status === 'requested'",
    to: "row.purpose === payout.purpose && row.status === 'unknown'",
  },
  {
    name: 'a payout that is not found waits to be sent again beside one that was paid late',
    file: `${payout}/settle-payout.ts`,
    from: "if (waiting.status === 'requested' && isLateBeside)",
    to: "if (waiting.status !== 'requested' && waiting.status !== 'unknown' && isLateBeside)",
  },
  {
    name: 'a payout that came back is left as paid',
    file: `${payout}/settle-payout.ts`,
    from: "if (answer.outcome === 'reversed')",
    to: "if (answer.outcome === 'reversed' && loans.length === 0)",
  },
  {
    name: 'a payout that came back undoes the payout and not the loan',
    file: `${payout}/settle-payout.ts`,
    from: '      ...changesOf(context, loan, undone.value),\n',
    to: '',
  },
  {
    name: 'a success is booked twice when it is told twice',
    file: `${payout}/settle-payout.ts`,
    from: 'if (hasFinalAnswer(payout.status)) return',
    to: "if (payout.status === 'failed') return",
  },
  {
    name: 'an order that is not found is given up at once',
    file: `${payout}/not-found-twice.ts`,
    from: "return { ...payout, status: 'requested', notFoundAt: null };",
    to: "return { ...payout, status: 'failed', completedAt: at, failureCode: 'REFUSED' };",
  },
  {
    name: 'payouts are sent while they are held',
    file: `${payout}/send-payout.ts`,
    from: 'return (await payoutPauses.current()) !== null;',
    to: 'return (await payoutPauses.current()) === undefined;',
  },
  {
    name: 'payment is told in centavos and booked in pesos',
    file: `${payment}/receive-collection.ts`,
    from: 'centavos(report.amountCentavos ?? payment.amountCentavos)',
    to: 'centavos(Math.ceil((report.amountCentavos ?? payment.amountCentavos) / 100))',
  },
  {
    name: 'the amount asked for is booked in the place of the amount paid',
    file: `${payment}/receive-collection.ts`,
    from: 'centavos(report.amountCentavos ?? payment.amountCentavos)',
    to: 'centavos(payment.amountCentavos)',
  },
  {
    name: 'an event that comes twice is booked twice',
    file: `${payment}/receive-collection.ts`,
    from: "if (payment.status === 'success' || payment.status === 'reversed') {",
    to: "if (payment.status === 'reversed') {",
  },
  {
    name: 'a second payment is taken for the first',
    file: `${payment}/receive-collection.ts`,
    from: 'if (named.providerPaymentId === null && !isOver) return named;',
    to: 'if (named.providerPaymentId !== null && !isOver) return named;',
  },
  {
    name: 'a payment that failed is never money',
    file: `${payment}/receive-collection.ts`,
    from: "if (payment.status === 'success' || payment.status === 'reversed') {",
    to: "if (payment.status !== 'in-progress') {",
  },
  {
    name: 'money that was taken back stays booked',
    file: `${payment}/receive-collection.ts`,
    from: "if (payment.status === 'success') {\n    const taken",
    to: "if (payment.status === 'reversed') {\n    const taken",
  },
  {
    name: 'the provider’s name of money is not kept',
    file: `${payment}/receive-collection.ts`,
    from: '    providerPaymentId,\n  };\n  const isNew',
    to: '  };\n  const isNew',
  },
  {
    name: 'an event is done before its payment is known',
    file: 'apps/api/use-cases/provider-event/act-on-provider-event.ts',
    from: "if (payment.outcome === 'pending') return refused('busy_try_again');",
    to: "if (payment.outcome !== 'pending') return done({ state: 'done', outcome: 'seen' });",
  },
  {
    name: 'money without a known reference is dropped',
    file: 'apps/api/use-cases/provider-event/act-on-provider-event.ts',
    from: 'if (!(await holdInSuspense(context, provider, payment, reason))) return',
    to: 'if (amountCentavos === 0 && !(await holdInSuspense(context, provider, payment, reason))) return',
  },
  {
    name: 'suspense is not ended when its money is taken back',
    file: 'apps/api/use-cases/provider-event/hold-in-suspense.ts',
    from: "if (outcome !== 'reversed') return;",
    to: "if (outcome !== 'pending') return;",
  },
  {
    name: 'one key is answered for any body',
    file: 'apps/api/use-cases/write.ts',
    from: 'return stored.requestHash.equals(requestHash)',
    to: 'return stored.requestHash.length === requestHash.length',
  },
  {
    name: 'the answer to a key is not kept',
    file: 'apps/api/use-cases/write.ts',
    from: '...(intent === undefined || requestHash === null',
    to: '...(intent !== undefined || requestHash === null',
  },
  {
    name: 'a version that moved is not looked at',
    file: `${sql}/functions/save-customer.sql`,
    from: `c.version = (p #>> '{customers,0,expected_version}')::bigint`,
    to: `c.version >= (p #>> '{customers,0,expected_version}')::bigint`,
  },
  {
    name: 'a loan may be taken beside another',
    file: 'apps/api/use-cases/loan/offer.ts',
    from: 'if (loaded.loans.some((loan) => isOutstanding(loan.status))) {',
    to: 'if (loaded.loans.some((loan) => loan.status === "active")) {',
  },
  {
    name: 'principal is paid before interest and the rest is lost',
    file: `${engine}/ledger/post-event.ts`,
    from: '    credit(accounts.interestReceivable, allocation.interestCentavos),\n    credit(accounts.loanPrincipal',
    to: '    credit(accounts.loanPrincipal',
  },
  {
    name: 'a failed payout leaves its money in flight',
    file: `${engine}/ledger/post-event.ts`,
    from: "kind: 'disbursement-failed',",
    to: "kind: 'disbursement-requested',",
  },
  {
    name: 'fees are booked as income twice',
    file: `${engine}/ledger/post-event.ts`,
    from: 'credit(accounts.serviceFeeIncome, terms.serviceFeeCentavos),\n      credit(accounts.creditReportFeeIncome',
    to: 'credit(accounts.serviceFeeIncome, terms.serviceFeeCentavos),\n      credit(accounts.serviceFeeIncome',
  },
  {
    name: 'a day is accrued again by its engine',
    file: `${engine}/life/accrual.ts`,
    from: 'addDays(accruedThroughOn, 1)',
    to: 'accruedThroughOn',
  },
  {
    name: 'the charge of a day rounds up in the close of business',
    file: `${sql}/functions/post-accruals.sql`,
    from: 't.daily_interest_ppm / 1000000',
    to: 't.daily_interest_ppm / 1000000 + 1',
  },
  {
    name: 'the close of business forgets the late charge on the loan',
    file: `${sql}/functions/post-accruals.sql`,
    from: 'late_charge_accrued_centavos = b.late_charge_accrued_centavos + a.late_charge_sum',
    to: 'late_charge_accrued_centavos = b.late_charge_accrued_centavos',
  },
  {
    name: 'one person confirms a step of their own',
    file: 'apps/api/use-cases/staff/answer-request.ts',
    from: "if (isOwn) return refused('second_person_required');",
    to: "if (isOwn && request.createdAt === 0) return refused('second_person_required');",
  },
  {
    name: 'another amount is booked than was handed back',
    file: 'apps/api/use-cases/staff/decide-loan-action.ts',
    from: '{ amountCentavos: centavos(returnedCentavos), on, reference }',
    to: '{ amountCentavos: centavos(returnedCentavos + 100), on, reference }',
  },
  {
    name: 'the second provider is asked where the first gave no answer',
    file: `${payout}/send-payout.ts`,
    from: "return { outcome: 'unknown' };",
    to: "return { outcome: 'failed', failureCode: 'BANK_UNAVAILABLE' };",
  },
  {
    name: 'another provider is asked what became of a payout',
    file: `${payout}/send-payout.ts`,
    from: 'filter((one) => provider === null || one.provider === provider)',
    to: 'filter((one) => provider === null || one.provider !== provider)',
  },
  {
    name: 'money moves to the second provider while the first may still pay',
    file: `${payout}/settle-payout.ts`,
    from: "if (answer.outcome === 'failed')",
    to: "if (answer.outcome === 'failed' || answer.outcome === 'pending')",
  },
  {
    name: 'the money that was set aside is given up and sent by the second provider',
    file: `${payout}/settle-payout.ts`,
    from: '(isLateBeside ? null : movedToSecond(context, payout, answer.failureCode)) ??\n            failedPayout(',
    to: '{ ...failedPayout(context, customer, payout, loan, answer.failureCode), ...movedToSecond(context, payout, answer.failureCode) } ?? failedPayout(',
  },
  {
    name: 'a plan goes on charging interest',
    file: `${engine}/loan/schedule.ts`,
    from: 'if (adjustmentsOf(loan).restructure !== undefined) return zeroCentavos;',
    to: '',
  },
  {
    name: 'one person writes a loan off',
    file: 'packages/contract/endpoints/staff/approval-rules.ts',
    from: "'write-off': { makers: ['collections', 'finance', 'admin'], checkers: ['finance', 'admin'], alone: null },",
    to: "'write-off': { makers: ['collections', 'finance', 'admin'], checkers: ['finance', 'admin'], alone: { roles: ['collections', 'finance'], limit: 'unlimited' } },",
  },
  {
    name: 'a loss leaves its interest among what is owed',
    file: `${engine}/life/write-off.ts`,
    from: 'writtenOffInterestCentavos: outstandingInterest(accrued.loan),',
    to: 'writtenOffInterestCentavos: adjustmentsOf(accrued.loan).writtenOffInterestCentavos,',
  },
  {
    name: 'money on a loan written off is booked and its claim stays',
    file: `${engine}/life/write-off.ts`,
    from: 'recoveredCentavos: addCentavos(adjustments.recoveredCentavos, recoveredCentavos),',
    to: 'recoveredCentavos: adjustments.recoveredCentavos,',
  },
  {
    name: 'payments whose event did not come are not asked about',
    file: 'apps/api/use-cases/provider-event/keep-in-inbox.ts',
    from: "{ rawBody: '{}', state: 'waiting' }",
    to: "{ rawBody: '{}', state: 'done' }",
  },
];
