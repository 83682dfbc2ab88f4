import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { Context } from '../use-cases/context.ts';
import { askForComparison } from '../use-cases/reconciliation/ask-for-comparison.ts';
import { closeBreak, getReconciliation } from '../use-cases/reconciliation/breaks.ts';
import { proposeSettlementReceipt } from '../use-cases/reconciliation/propose-settlement-receipt.ts';
import {
  bookSettlement,
  keepSettlementFile,
  listSettlementFiles,
} from '../use-cases/reconciliation/settlement.ts';
import { withdrawSettlementFile } from '../use-cases/reconciliation/withdraw-settlement-file.ts';
import type { Handlers } from './handler.ts';

/** The comparison of the ledger with providers, and their settlement files. */
export function reconciliationHandlers(
  context: Context,
): Pick<
  Handlers,
  | 'getReconciliation'
  | 'askForComparison'
  | 'closeBreak'
  | 'listSettlementFiles'
  | 'uploadSettlementFile'
  | 'bookSettlement'
  | 'proposeSettlementReceipt'
  | 'withdrawSettlementFile'
> {
  return {
    getReconciliation: ({ query }) => getReconciliation(context, query),
    askForComparison: ({ body }, { staff }) => askForComparison(context, staff, localDate(body.on)),
    closeBreak: ({ params, body }, { staff }) => closeBreak(context, staff, params.breakId, body.reason),
    listSettlementFiles: ({ query }) => listSettlementFiles(context, query),
    uploadSettlementFile: ({ body }, { staff }) => keepSettlementFile(context, staff, body),
    proposeSettlementReceipt: ({ params, body }, { staff }) => {
      const amountCentavos = centavos(body.amountCentavos);
      return proposeSettlementReceipt(context, staff, params.fileId, { ...body, amountCentavos });
    },
    withdrawSettlementFile: ({ params }, { staff }) => withdrawSettlementFile(context, staff, params.fileId),
    bookSettlement: ({ params }, { staff }) => bookSettlement(context, staff, params.fileId),
  };
}
