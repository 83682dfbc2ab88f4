import { localDate } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../use-cases/context.ts';
import { getStatement } from '../use-cases/ledger/get-statement.ts';
import { getTrialBalance } from '../use-cases/ledger/get-trial-balance.ts';
import type { Handlers } from './handler.ts';

/** What staff read in the books. */
export function ledgerHandlers(context: Context): Pick<Handlers, 'getTrialBalance' | 'getStatement'> {
  return {
    getTrialBalance: ({ query }) => getTrialBalance(context, dateOf(query.on)),
    getStatement: ({ params, query }, { staff }) =>
      getStatement(context, staff.staffId, { ...params, from: dateOf(query.from), to: dateOf(query.to) }),
  };
}

function dateOf(text: string | undefined) {
  return text === undefined ? undefined : localDate(text);
}
