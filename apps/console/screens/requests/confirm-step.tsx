import type { CallOutput } from '@luwag/contract/endpoint';
import type { ApprovalKind } from '@luwag/contract/endpoints/staff/approval-rules';
import type { previewLoanAction } from '@luwag/contract/endpoints/staff/preview-loan-action';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { PreviewTables } from '../loan/preview-tables.tsx';

const say = loanWords.preview;

/** A colleague's step as it would be done now, and the second person's word. */
export function ConfirmStep({
  preview,
  kind,
  onClose,
  onConfirmed,
}: {
  preview: CallOutput<typeof previewLoanAction>;
  kind: ApprovalKind;
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
      <PreviewTables preview={{ ...preview, needsSecondPerson: false }} kind={kind} />
    </ConfirmDialog>
  );
}
