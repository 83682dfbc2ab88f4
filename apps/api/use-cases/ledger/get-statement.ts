import type { CallOutput } from '@luwag/contract/endpoint';
import type { getStatement as endpoint } from '@luwag/contract/endpoints/staff/get-statement';
import { accounts } from '@luwag/loan-engine/ledger/accounts';
import { type LocalDate, localDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { done, type Outcome, read, refused } from '../write.ts';

/** What a customer owes, less what the lender holds for them. */
const customerAccounts = [
  accounts.loanPrincipal,
  accounts.interestReceivable,
  accounts.lateChargeReceivable,
  accounts.penaltyFeeReceivable,
  accounts.feeReceivable,
  accounts.customerCredit,
];
const beforeEverything = localDate('1900-01-01');

/** A customer's account from day to day; from the first entry and through today where no days are named. */
export async function getStatement(
  context: Pick<Context, 'ledger' | 'staff' | 'store' | 'randomness' | 'now'>,
  staffId: string,
  { customerId, ...days }: { customerId: string; from?: LocalDate | undefined; to?: LocalDate | undefined },
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const from = days.from ?? beforeEverything;
  const to = days.to ?? manilaDateOf(context.now());
  if (from > to) return refused('validation_failed', { fields: [{ path: 'from', code: 'date_format' }] });
  const customer = await read(context, { kind: 'system', customerId }, []);
  if (!customer.ok) return customer;
  await context.staff.audit({
    auditId: context.randomness.orderedUuid(),
    at: context.now(),
    staffId,
    action: 'statement-opened',
    customerId,
  });
  const { openingCentavos, lines } = await context.ledger.statement({
    customerId,
    accounts: customerAccounts,
    from,
    to,
  });
  let balanceCentavos = openingCentavos;
  const withBalance = lines.map((line) => {
    balanceCentavos += line.debitCentavos - line.creditCentavos;
    return { ...line, balanceCentavos };
  });
  return done({ from, to, openingCentavos, lines: withBalance, closingCentavos: balanceCentavos });
}
