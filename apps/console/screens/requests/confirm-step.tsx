import type { CallOutput } from '@luwag/contract/endpoint';
import type { ApprovalKind } from '@luwag/contract/endpoints/staff/approval-rules';
import type { previewLoanAction } from '@luwag/contract/endpoints/staff/preview-loan-action';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
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
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal wide-modal">
        <Dialog role="alertdialog">
          <Heading slot="title">{say.title}</Heading>
          <PreviewTables preview={{ ...preview, needsSecondPerson: false }} kind={kind} />
          <div className="buttons">
            <Button className="primary" onPress={onConfirmed}>
              {say.confirm}
            </Button>
            <Button className="quiet" onPress={onClose}>
              {say.cancel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
