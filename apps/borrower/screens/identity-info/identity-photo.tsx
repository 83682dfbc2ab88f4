import type { ShownPhotoKind } from '@luwag/contract/profile/sections';
import { lazy, Suspense } from 'react';
import { useSection } from '../../components/section-form/section-context.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';

/** Fetched with the first photo: the questions before it need no camera. */
const PhotoCapture = lazy(async () => {
  const file = await import('../../components/photo-capture/photo-capture.tsx');
  return { default: file.PhotoCapture };
});

const IdReading = lazy(() => import('./id-reading.tsx'));

export function IdentityPhoto({ kind }: { kind: ShownPhotoKind }) {
  const { profile } = useSection();
  const front = kind === 'idFront' ? profile.photos.find((photo) => photo.kind === kind) : undefined;
  return (
    <>
      <Suspense fallback={<Skeleton lines={6} />}>
        <PhotoCapture key={kind} kind={kind} profile={profile} />
      </Suspense>
      {front === undefined ? null : (
        <Suspense>
          <IdReading key={front.photoId} photoId={front.photoId} />
        </Suspense>
      )}
    </>
  );
}
