import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** Few accounts are about to be deleted. */
export const LateDeletionBanner = lazyComponent(
  async () => (await import('./deletion-banner.tsx')).DeletionBanner,
  <Skeleton lines={4} />,
);
