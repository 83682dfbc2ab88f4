import type { ShownPhotoKind } from '@luwag/contract/profile/sections';
import { PhotoCapture } from '../../components/photo-capture/photo-capture.tsx';
import { useSection } from '../../components/section-form/section-context.ts';

export function IdentityPhoto({ kind }: { kind: ShownPhotoKind }) {
  const { profile } = useSection();
  return <PhotoCapture key={kind} kind={kind} profile={profile} />;
}
