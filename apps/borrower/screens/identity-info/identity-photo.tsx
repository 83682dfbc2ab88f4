import type { ShownPhotoKind } from '@luwag/contract/profile/sections';
import { lazy, Suspense } from 'react';
import { useSection } from '../../components/section-form/section-context.ts';

/** Fetched with the first photo: the questions before it need no camera. */
const PhotoCapture = lazy(async () => {
  const file = await import('../../components/photo-capture/photo-capture.tsx');
  return { default: file.PhotoCapture };
});

export function IdentityPhoto({ kind }: { kind: ShownPhotoKind }) {
  const { profile } = useSection();
  return (
    <Suspense>
      <PhotoCapture key={kind} kind={kind} profile={profile} />
    </Suspense>
  );
}
