import type { PhotoKind } from '@luwag/contract/profile/sections';
import { PhotoCapture } from '../../components/photo-capture/photo-capture.tsx';
import { useSection } from '../../components/section-form/section-context.ts';

export function IdentityPhoto({ kind }: { kind: PhotoKind }) {
  const { profile } = useSection();
  return <PhotoCapture key={kind} kind={kind} profile={profile} />;
}
