import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { isToReplace } from '../../store/open-items.ts';
import type { Profile } from '../../store/profile.ts';
import type { SelfieRecorder } from './selfie-recorder.ts';

export type PhotoCaptureProps = {
  kind: ShownPhotoKind;
  profile: Profile;
  recorder?: SelfieRecorder | undefined;
  /** Told when a photo has arrived. */
  onSent?: (() => void) | undefined;
};

/** The photo of this kind that the server keeps; none where it is to be taken again. */
export function storedPhotoOf({
  kind,
  profile,
  recorder,
}: Pick<PhotoCaptureProps, 'kind' | 'profile' | 'recorder'>): Profile['photos'][number] | undefined {
  const mustRepeat = recorder?.mustRepeat ?? isToReplace(profile, kind);
  return mustRepeat ? undefined : profile.photos.find((photo) => photo.kind === kind);
}
