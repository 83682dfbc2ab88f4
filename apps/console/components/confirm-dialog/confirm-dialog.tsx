import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

type ConfirmDialogProps = {
  look: 'primary' | 'danger';
  /** For what needs the width of a table. */
  isWide?: boolean;
  title: string;
  confirm: string;
  cancel: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/** Asks once more before something is done that cannot be taken back. */
export function ConfirmDialog({
  look,
  isWide = false,
  title,
  confirm,
  cancel,
  isOpen,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <ModalOverlay
      className="overlay"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
    >
      <Modal className={isWide ? 'modal wide-modal' : 'modal'}>
        <Dialog role="alertdialog">
          <Heading slot="title">{title}</Heading>
          {children}
          <div className="buttons">
            <Button className={look} onPress={onConfirm}>
              {confirm}
            </Button>
            <Button className="quiet" onPress={onClose}>
              {cancel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
