import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { LatePhotoCapture } from '../../components/photo-capture/late-photo-capture.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { isItemOpen, isToReplace } from '../../store/open-items.ts';

const IdReading = lazyComponent(async () => (await import('./id-reading.tsx')).default);

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
      <LatePhotoCapture key={kind} kind={kind} profile={profile} />
      {isRead ? <IdReading key={front.photoId} photoId={front.photoId} /> : null}
    </>
  );
}
