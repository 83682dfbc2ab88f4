import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { PhotoTips } from './photo-tips.tsx';
import { type PhotoCaptureProps, storedPhotoOf } from './stored-photo-of.ts';

/** Fetched with the first photo: the questions before it need no camera. What to mind is read meanwhile. */
export const LatePhotoCapture = lazyComponent<PhotoCaptureProps>(
  async () => (await import('./photo-capture.tsx')).PhotoCapture,
  (props) => (
    <div className="photo-capture">
      {storedPhotoOf(props) === undefined ? (
        <PhotoTips kind={props.kind}>
          <Skeleton lines={3} />
        </PhotoTips>
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  ),
);
