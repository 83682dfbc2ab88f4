import { getCasePhoto } from '@luwag/contract/endpoints/staff/get-case-photo';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import { call, valueOf } from '../../app/api.ts';
import { words } from '../../messages/en-US.ts';
import type { ReviewCase } from './review-case.ts';

type Photo = ReviewCase['photos'][number];

/** One photo, opened to the full window by a press. Each look is recorded by the server. */
export function CasePhoto({ customerId, photo }: { customerId: string; photo: Photo }) {
  const [isOpen, setIsOpen] = useState(false);
  const picture = useQuery({
    queryKey: ['photo', photo.photoId],
    queryFn: async () =>
      valueOf(await call(getCasePhoto, { params: { customerId, photoId: photo.photoId } })).picture,
    staleTime: Infinity,
    gcTime: 0,
  });
  const name = words.photoKinds[photo.kind];
  return (
    <figure className="card photo">
      <figcaption>{name}</figcaption>
      {picture.isError ? <p className="problem">{words.reviewCase.photoFailed}</p> : null}
      {picture.data === undefined ? null : (
        <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
          <Button className="picture" aria-label={`${words.reviewCase.zoom}: ${name}`}>
            <img src={picture.data} alt={name} width={photo.widthPixels} height={photo.heightPixels} />
          </Button>
          <ModalOverlay className="overlay" isDismissable>
            <Modal className="modal photo-modal">
              <Dialog aria-label={name}>
                <img src={picture.data} alt={name} />
                <Button className="quiet" onPress={() => setIsOpen(false)}>
                  {words.reviewCase.cancel}
                </Button>
              </Dialog>
            </Modal>
          </ModalOverlay>
        </DialogTrigger>
      )}
    </figure>
  );
}
