import type { CallOutput } from '@luwag/contract/endpoint';
import type { getTrialBalance as endpoint } from '@luwag/contract/endpoints/staff/get-trial-balance';
import { chartOfAccounts } from '@luwag/loan-engine/ledger/accounts';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Close } from '../../ports/close-of-business.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome } from '../write.ts';

/** Every account of the chart with its balance at the end of a business day, today where none is named. */
export async function getTrialBalance(
  context: Pick<Context, 'ledger' | 'closes' | 'now'>,
  asked: LocalDate | undefined,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const on = asked ?? manilaDateOf(context.now());
  const [found, close] = await Promise.all([context.ledger.balances(on), context.closes.findLast()]);
  const balanceOf = new Map(found.map(({ account, balanceCentavos }) => [account, balanceCentavos]));
  const accounts = chartOfAccounts.map(({ code, name, type }) => {
    const balanceCentavos = balanceOf.get(code) ?? 0;
    return { code, name, type, ...sidesOf(balanceCentavos) };
  });
  return done({
    on,
    accounts,
    debitCentavos: accounts.reduce((sum, { debitCentavos }) => sum + debitCentavos, 0),
    creditCentavos: accounts.reduce((sum, { creditCentavos }) => sum + creditCentavos, 0),
    lastClose: close === null ? null : viewOf(close),
  });
}

function viewOf({ businessOn, accruedAt, startedAt, loans, entries }: Close) {
  return { businessOn, accruedAt: isoInstant(accruedAt ?? startedAt), loans, entries };
}

function sidesOf(balanceCentavos: number): { debitCentavos: number; creditCentavos: number } {
  return { debitCentavos: Math.max(0, balanceCentavos), creditCentavos: Math.max(0, -balanceCentavos) };
}
