import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { latePart } from '../../components/late-part/late-part.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { isItemOpen, isToReplace } from '../../store/open-items.ts';

/** Fetched with the first photo: the questions before it need no camera. */
const PhotoCapture = latePart(
  async () => (await import('../../components/photo-capture/photo-capture.tsx')).PhotoCapture,
  <Skeleton lines={6} />,
  { isDrawn: false },
);
const IdReading = latePart(async () => (await import('./id-reading.tsx')).default);

export function IdentityPhoto({ kind }: { kind: ShownPhotoKind }) {
  const { profile } = useSection();
  const front = profile.photos.find((photo) => photo.kind === kind);
  const isRead =
    kind === 'idFront' &&
    isItemOpen(profile, 'identity') &&
    !isToReplace(profile, kind) &&
    front !== undefined;
  return (
    <>
      <PhotoCapture key={kind} kind={kind} profile={profile} />
      {isRead ? <IdReading key={front.photoId} photoId={front.photoId} /> : null}
    </>
  );
}
