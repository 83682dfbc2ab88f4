import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

type ConfirmedButtonProps = {
  look: 'primary' | 'danger';
  label: string;
  question: { title: string; text: string; confirm: string; cancel: string };
  onConfirm: () => void;
};

/** A button for what cannot be taken back: it asks once more before it does anything. */
export function ConfirmedButton({ look, label, question, onConfirm }: ConfirmedButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button className={look} onPress={() => setIsAsking(true)}>
        {label}
      </Button>
      <ModalOverlay className="overlay" isOpen={isAsking} isDismissable onOpenChange={setIsAsking}>
        <Modal className="modal">
          <Dialog role="alertdialog">
            <Heading slot="title">{question.title}</Heading>
            <p>{question.text}</p>
            <div className="buttons">
              <Button
                className={look}
                onPress={() => {
                  setIsAsking(false);
                  onConfirm();
                }}
              >
                {question.confirm}
              </Button>
              <Button className="quiet" onPress={() => setIsAsking(false)}>
                {question.cancel}
              </Button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
