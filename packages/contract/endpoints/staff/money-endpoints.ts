import { answerLenderStep } from './answer-lender-step.ts';
import { answerQuarantinedEvent } from './answer-quarantined-event.ts';
import { askForComparison } from './ask-for-comparison.ts';
import { bookSettlement } from './book-settlement.ts';
import { closeBreak } from './close-break.ts';
import { getReconciliation } from './get-reconciliation.ts';
import { getSuspenseItem } from './get-suspense-item.ts';
import { listLenderSteps } from './list-lender-steps.ts';
import { listQuarantinedEvents } from './list-quarantined-events.ts';
import { listSettlementFiles } from './list-settlement-files.ts';
import { listSuspense } from './list-suspense.ts';
import { proposeBankTransfer } from './propose-bank-transfer.ts';
import { proposeEntryTakenBack } from './propose-entry-taken-back.ts';
import { proposeSettlementReceipt } from './propose-settlement-receipt.ts';
import { proposeSuspenseEnd } from './propose-suspense-end.ts';
import { uploadSettlementFile } from './upload-settlement-file.ts';
import { withdrawSettlementFile } from './withdraw-settlement-file.ts';

/** The lender's own money: comparison with providers, settlement files, suspense, quarantine, and steps of two people. */
export const moneyEndpoints = {
  answerLenderStep,
  answerQuarantinedEvent,
  askForComparison,
  bookSettlement,
  closeBreak,
  getReconciliation,
  getSuspenseItem,
  listLenderSteps,
  listQuarantinedEvents,
  listSettlementFiles,
  listSuspense,
  proposeBankTransfer,
  proposeEntryTakenBack,
  proposeSettlementReceipt,
  proposeSuspenseEnd,
  uploadSettlementFile,
  withdrawSettlementFile,
} as const;
