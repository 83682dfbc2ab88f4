import { latePart } from '../late-part/late-part.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** Few accounts are about to be deleted. */
export const LateDeletionBanner = latePart(
  async () => (await import('./deletion-banner.tsx')).DeletionBanner,
  <Skeleton lines={4} />,
);
