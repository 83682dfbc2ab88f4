import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { listPartnerEvents as eventsEndpoint } from '@luwag/contract/endpoints/partner/list-partner-events';
import type { listPartnerLoans as loansEndpoint } from '@luwag/contract/endpoints/partner/list-partner-loans';
import type { PartnerLoan } from '@luwag/contract/endpoints/partner/partner-answer';
import { orderNumberSpellings } from '@luwag/contract/reference-numbers';
import { isPaidBeforePlan, nextDue, openInstallments } from '@luwag/loan-engine/loan/schedule';
import { installmentAmount } from '@luwag/loan-engine/pricing/fees-timing';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoanRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { owedOn } from '../figures/owed-on.ts';
import { viewEvent } from '../receiver/send-events.ts';
import { loanFiguresOf } from '../staff/loan-figures.ts';
import { done, type Outcome, refused } from '../write.ts';

type PartnerContext = Pick<Context, 'store' | 'directory' | 'loanFeed' | 'now'>;
type Page = ParsedInput<typeof loansEndpoint>['query'];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const usualPage = 50;

/** Whose loan an id or an order number names; null where none. */
export function findLoan(
  { directory }: Pick<Context, 'directory'>,
  named: string,
): Promise<{ customerId: string; loanId: string } | null> {
  return uuid.test(named)
    ? directory.customerOfLoan(named)
    : directory.customerOfOrder(orderNumberSpellings(named));
}

/** One loan as it stands today. */
export async function getPartnerLoan(context: PartnerContext, named: string): Promise<Outcome<PartnerLoan>> {
  const found = await findLoan(context, named);
  const loan = found === null ? undefined : await loanOf(context, found);
  return loan === undefined ? refused('not_found') : done(viewLoan(loan, context.now()));
}

/** Loans to which something happened after a place in the list of events, each once. */
export async function listPartnerLoans(
  context: PartnerContext,
  { after = 0, limit = usualPage }: Page,
): Promise<Outcome<CallOutput<typeof loansEndpoint>>> {
  const rows = await context.loanFeed.changed(after, limit);
  const loans = await Promise.all(rows.map((row) => loanOf(context, row)));
  return done({
    loans: loans.flatMap((loan) => (loan === undefined ? [] : [viewLoan(loan, context.now())])),
    cursor: String(rows.at(-1)?.position ?? after),
  });
}

/** Events after a place, in their order. */
export async function listPartnerEvents(
  { loanFeed }: PartnerContext,
  { after = 0, limit = usualPage }: Page,
): Promise<Outcome<CallOutput<typeof eventsEndpoint>>> {
  const rows = await loanFeed.events(after, limit);
  return done({
    events: rows.map((row) => viewEvent(row)),
    cursor: String(rows.at(-1)?.position ?? after),
  });
}

async function loanOf(
  { store }: Pick<Context, 'store'>,
  { customerId, loanId }: { customerId: string; loanId: string },
): Promise<LoanRow | undefined> {
  const { loans } = await store.load({ customerId, parts: ['loans'] });
  return loans.find((loan) => loan.loanId === loanId);
}

function viewLoan(loan: LoanRow, at: number): PartnerLoan {
  const today = manilaDateOf(at);
  const {
    status,
    chargedCentavos: _charged,
    chargeCeilingCentavos: _ceiling,
    dueOn: _dueOn,
    schedule,
    ...balance
  } = loanFiguresOf(loan, today);
  const { loanId, customerId, orderNumber, productId, terms, disbursedOn, settledOn } = loan;
  const open = openInstallments(loan).map(installmentAmount);
  return {
    loanId,
    customerId,
    orderNumber,
    productId,
    status,
    principalCentavos: loan.principalCentavos,
    netDisbursedCentavos: loan.netDisbursedCentavos,
    termDays: terms.termDays,
    disbursedOn,
    dueOn: nextDue(loan)?.dueOn ?? null,
    settledOn,
    extensionCount: loan.extensionCount,
    asOfOn: today,
    balance: { ...balance, owedCentavos: owedOn(loan, today) },
    schedule: schedule
      .map((line, index) => ({ ...line, openCentavos: open[index] ?? 0 }))
      .filter((line) => !isPaidBeforePlan(line)),
    paidBeforePlan: viewPaidBeforePlan(loan),
  };
}

function viewPaidBeforePlan({ schedule }: LoanRow): PartnerLoan['paidBeforePlan'] {
  const line = schedule.find(isPaidBeforePlan);
  if (line === undefined) return null;
  const { dueOn: agreedOn, principalCentavos, interestCentavos, feeCentavos = 0 } = line;
  return { agreedOn, principalCentavos, interestCentavos, feeCentavos };
}
