import { requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import type { PayoutRow } from '../apps/api/ports/customer-store.ts';
import { sealPlaces } from '../apps/api/ports/seal-places.ts';
import type { Context } from '../apps/api/use-cases/context.ts';
import { accepted, bookedLoan, firstDay, keepLoan, type LedgerLoan, next } from './ledger-loan.ts';
import type { TestDatabase } from './test-database.ts';

type PayoutTestContext = Pick<Context, 'store' | 'now' | 'personalData' | 'randomness' | 'payouts'>;

function requestedLoan(): LedgerLoan {
  const booked = bookedLoan();
  return next(booked, accepted(requestDisbursement(booked.loan, firstDay)));
}

/** A payout as a server leaves it that ended between noting the attempt and sending it: the provider has nothing. */
export async function openPayout(
  { database }: Pick<TestDatabase, 'database'>,
  context: PayoutTestContext,
  changes: Partial<PayoutRow> = {},
  of: LedgerLoan = requestedLoan(),
) {
  const { customerId, loanId, loan } = await keepLoan(database, of);
  const payoutId = context.randomness.uuid();
  const destination = {
    accountType: 'digitalWallet',
    institutionCode: 'gcash',
    accountNumber: '9171234567',
    payeeName: 'Maria Sample',
    payeeGivenName: 'Maria',
    payeeSurname: 'Sample',
    phone: '9171234567',
  };
  const payout: PayoutRow = {
    customerId,
    payoutId,
    loanId,
    reference: `PO-${payoutId}`,
    provider: context.payouts.provider,
    purpose: 'disbursement',
    status: 'sending',
    amountCentavos: loan.netDisbursedCentavos,
    accountSealed: context.personalData.seal(sealPlaces.payoutAccount(payoutId), JSON.stringify(destination)),
    accountMasked: '917 *** 4567',
    institutionCode: 'gcash',
    institution: 'GCash',
    requestedAt: context.now(),
    attemptedAt: context.now(),
    completedAt: null,
    providerReference: null,
    failureCode: null,
    askedAt: null,
    notFoundAt: null,
    heldFor: null,
    heldUntilAt: null,
    ...changes,
  };
  const { customer } = await context.store.load({ customerId, parts: [] });
  await context.store.save({
    customerId,
    expectedVersion: customer?.version ?? 0,
    changes: { payouts: [payout] },
  });
  const current = async () => {
    const { payouts } = await context.store.load({ customerId, parts: ['payouts'] });
    return payouts.find((row) => row.payoutId === payoutId);
  };
  const sentAtProvider = async () => (await context.payouts.find(payout.reference)).outcome !== 'not-found';
  return { subject: { customerId, payoutId }, payout, current, sentAtProvider };
}
