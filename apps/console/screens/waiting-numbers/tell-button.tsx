import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { waitingWords as say } from '../../messages/waiting-words.ts';

/** Asks once more before everybody who waits is told. */
export function TellButton({ count, onTell }: { count: number; onTell: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button className="primary" onPress={() => setIsAsking(true)}>
        {say.tell}
      </Button>
      <ModalOverlay className="overlay" isOpen={isAsking} isDismissable onOpenChange={setIsAsking}>
        <Modal className="modal">
          <Dialog role="alertdialog">
            <Heading slot="title">{say.confirmTitle(count)}</Heading>
            <p>{say.confirmText}</p>
            <div className="buttons">
              <Button
                className="primary"
                onPress={() => {
                  setIsAsking(false);
                  onTell();
                }}
              >
                {say.confirm(count)}
              </Button>
              <Button className="quiet" onPress={() => setIsAsking(false)}>
                {say.cancel}
              </Button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
