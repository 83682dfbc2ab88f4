import { hydratedComponent } from '../lazy-component/hydrated-component.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** Few accounts are about to be deleted. */
export const LateDeletionBanner = hydratedComponent(
  async () => (await import('./deletion-banner.tsx')).DeletionBanner,
  <Skeleton lines={4} />,
);
