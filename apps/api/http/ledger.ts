import { centavos } from '@luwag/loan-engine/money/money';
import { localDate } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../use-cases/context.ts';
import { getStatement } from '../use-cases/ledger/get-statement.ts';
import { getTrialBalance } from '../use-cases/ledger/get-trial-balance.ts';
import { answerLenderStep } from '../use-cases/suspense/answer-lender-step.ts';
import { listLenderSteps, proposeBankTransfer } from '../use-cases/ledger/lender-steps.ts';
import { proposeEntryTakenBack } from '../use-cases/ledger/propose-entry-taken-back.ts';
import type { Handlers } from './handler.ts';

/** What staff read in the books, and what they book there by hand. */
export function ledgerHandlers(
  context: Context,
): Pick<
  Handlers,
  | 'getTrialBalance'
  | 'getStatement'
  | 'listLenderSteps'
  | 'proposeBankTransfer'
  | 'proposeEntryTakenBack'
  | 'answerLenderStep'
> {
  return {
    getTrialBalance: ({ query }) => getTrialBalance(context, dateOf(query.on)),
    getStatement: ({ params, query }, { staff }) =>
      getStatement(context, staff.staffId, { ...params, from: dateOf(query.from), to: dateOf(query.to) }),
    listLenderSteps: ({ query }, { staff }) => listLenderSteps(context, staff.staffId, query),
    proposeBankTransfer: ({ body }, { staff }) => {
      const amountCentavos = centavos(body.transfer.amountCentavos);
      return proposeBankTransfer(context, staff, { ...body, transfer: { ...body.transfer, amountCentavos } });
    },
    proposeEntryTakenBack: ({ params, body }, { staff }) =>
      proposeEntryTakenBack(context, staff, { ...params, ...body }),
    answerLenderStep: ({ params, body }, { staff }) =>
      answerLenderStep(context, staff, params.stepId, body.outcome),
  };
}

function dateOf(text: string | undefined) {
  return text === undefined ? undefined : localDate(text);
}
