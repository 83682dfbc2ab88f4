import { getCasePhoto } from '@luwag/contract/endpoints/staff/get-case-photo';
import { useQuery } from '@tanstack/react-query';
import { call, valueOf } from '../../app/api.ts';
import { ZoomedPicture } from '../../components/zoomed-picture/zoomed-picture.tsx';
import { words } from '../../messages/en-US.ts';
import type { ReviewCase } from './review-case.ts';

type Photo = ReviewCase['photos'][number];

/** One photo, opened to the full window by a press. Each look is recorded by the server. */
export function CasePhoto({ customerId, photo }: { customerId: string; photo: Photo }) {
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
        <ZoomedPicture
          picture={picture.data}
          name={name}
          width={photo.widthPixels}
          height={photo.heightPixels}
        />
      )}
    </figure>
  );
}
