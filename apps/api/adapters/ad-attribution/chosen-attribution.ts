import type { AdAttribution } from '../../ports/ad-attribution.ts';
import type { Settings } from '../../settings.ts';
import { createSimulatedAttribution } from '../simulated/simulated-attribution.ts';
import { createAdjust } from './adjust.ts';

/** Who is told of advertisements: outside of production nobody on the network; null where the lender has none told. */
export function chosenAttribution({ mode, adjust }: Pick<Settings, 'mode' | 'adjust'>): AdAttribution | null {
  if (mode !== 'production') return createSimulatedAttribution();
  return adjust === null ? null : createAdjust(adjust);
}
