import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { loanWords } from '../../messages/loan-words.ts';

const say = loanWords.requests.erase;

/** Deleting an account: one member of staff says that it may be done, another one does it after a last look. */
export function EraseButtons({
  request: { proposedBy, isOwn },
  onPropose,
  onCarryOut,
}: {
  request: StaffRequest;
  onPropose: () => void;
  onCarryOut: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  if (proposedBy === null) {
    return (
      <Button className="primary" onPress={onPropose}>
        {say.propose}
      </Button>
    );
  }
  if (isOwn) return null;
  return (
    <>
      <Button className="danger" onPress={() => setIsAsking(true)}>
        {say.carryOut}
      </Button>
      <ModalOverlay className="overlay" isOpen={isAsking} isDismissable onOpenChange={setIsAsking}>
        <Modal className="modal">
          <Dialog role="alertdialog">
            <Heading slot="title">{say.title}</Heading>
            <p>{say.text}</p>
            <div className="buttons">
              <Button
                className="danger"
                onPress={() => {
                  setIsAsking(false);
                  onCarryOut();
                }}
              >
                {say.carryOut}
              </Button>
              <Button className="quiet" onPress={() => setIsAsking(false)}>
                {loanWords.preview.cancel}
              </Button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
