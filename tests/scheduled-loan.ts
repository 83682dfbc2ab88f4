import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { centavos } from '@luwag/loan-engine/money/money';
import { newReloanChain } from '@luwag/loan-engine/rewards/reloan-chain';
import { identityFrom } from '../apps/api/identity-settings.ts';
import type { ScheduledLoanRow } from '../apps/api/ports/rows-around-loan.ts';
import { plannedRow, planNextLoan, reloanParts } from '../apps/api/use-cases/rewards/plan-next-loan.ts';
import { reloanAgreement, sealedAgreement } from '../apps/api/use-cases/rewards/reloan-agreement.ts';
import { read } from '../apps/api/use-cases/write.ts';
import { accepted, begunLoan, firstDay, loanRowOf, next } from './ledger-loan.ts';
import { openBorrower } from './simulation/borrower.ts';
import { createStaffContext, value } from './staff-context.ts';
import type { TestDatabase } from './test-database.ts';

const choice = { amountCentavos: 500_000, termDays: 30 };

/** What moves scheduled loans, over a real database and with the lender of the sandbox. */
export async function createScheduleContext(database: TestDatabase) {
  return { ...(await createStaffContext(database)), identity: identityFrom({}) };
}
type ScheduleContext = Awaited<ReturnType<typeof createScheduleContext>>;

/** A borrower with Easy Re-loan on, whose loan was repaid on time: the next one is to be announced now. */
export async function openScheduledLoan(context: ScheduleContext) {
  const { customerId } = await openBorrower(context, 'Maria');
  const caller = { kind: 'system', customerId } as const;
  const begun = begunLoan();
  const amountCentavos = accepted(payoffQuote(begun.loan, firstDay)).totalCentavos;
  const repaid = accepted(allocateRepayment(begun.loan, { amountCentavos, on: firstDay, reference: 'GC1' }));
  const loan = { ...loanRowOf(next(begun, repaid)), customerId };
  const loaded = { ...value(await read(context, caller, reloanParts)), loans: [loan] };
  const agreement = reloanAgreement(context, loaded, 'en-US', choice);
  if (agreement === null) throw new Error('there is no account for the money');
  const reloan = {
    customerId,
    chain: { ...newReloanChain, isOn: true },
    amountCentavos: centavos(choice.amountCentavos),
    termDays: choice.termDays,
    agreedAt: context.now(),
    agreementHash: agreement.documentHash,
    agreementSealed: sealedAgreement(context, customerId, agreement),
  };
  const planned = planNextLoan(context, { ...loaded, reloan }, context.now());
  if (!planned.ok) throw new Error(planned.code);
  const scheduled: ScheduledLoanRow = {
    ...plannedRow(planned.value),
    customerId,
    scheduledLoanId: context.randomness.uuid(),
    status: 'upcoming',
    createdAt: context.now(),
    endedAt: null,
    loanId: null,
    refusal: null,
  };
  await context.store.save({
    customerId,
    expectedVersion: loaded.customer.version,
    changes: { loans: [loan], reloan, scheduledLoans: [scheduled] },
  });
  return {
    caller,
    scheduledLoanId: scheduled.scheduledLoanId,
    look: async () => {
      const kept = await context.store.load({ customerId, parts: reloanParts });
      const [row] = kept.scheduledLoans;
      if (row === undefined) throw new Error('the scheduled loan is gone');
      return { ...kept, row };
    },
  };
}
