import type { CallOutput } from '@luwag/contract/endpoint';
import type { previewLoanAction } from '@luwag/contract/endpoints/staff/preview-loan-action';
import type { StaffRequest, StaffStep } from '@luwag/contract/endpoints/staff/request-answer';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { Pairs } from '../../components/pairs/pairs.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { PreviewTables } from '../loan/preview-tables.tsx';
import { stepFacts } from './step-facts.ts';

const say = loanWords.preview;

/** A colleague's step as it was proposed and as it would be done now, and the second person's word. */
export function ConfirmStep({
  preview,
  step,
  request,
  onClose,
  onConfirmed,
}: {
  preview: CallOutput<typeof previewLoanAction>;
  step: StaffStep;
  request: StaffRequest;
  onClose: () => void;
  onConfirmed: () => void;
}) {
  return (
    <ConfirmDialog
      look="primary"
      isWide
      title={say.title}
      confirm={say.confirm}
      cancel={say.cancel}
      isOpen
      onClose={onClose}
      onConfirm={onConfirmed}
    >
      <Pairs pairs={stepFacts(step, request)} />
      <PreviewTables preview={{ ...preview, needsSecondPerson: false }} kind={step.kind} />
    </ConfirmDialog>
  );
}
