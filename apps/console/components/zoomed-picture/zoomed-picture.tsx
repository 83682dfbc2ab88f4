import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import { words } from '../../messages/en-US.ts';

/** A picture that a press opens to the full window. */
export function ZoomedPicture({
  picture,
  name,
  ...size
}: {
  picture: string;
  name: string;
  width?: number;
  height?: number;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button className="picture" aria-label={`${words.reviewCase.zoom}: ${name}`}>
        <img src={picture} alt={name} {...size} />
      </Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal photo-modal">
          <Dialog aria-label={name}>
            <img src={picture} alt={name} />
            <Button className="quiet" onPress={() => setIsOpen(false)}>
              {words.reviewCase.cancel}
            </Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
