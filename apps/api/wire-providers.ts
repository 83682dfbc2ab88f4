import { chosenAttribution } from './adapters/ad-attribution/chosen-attribution.ts';
import { observedProviders, type Providers } from './adapters/observed/observed-providers.ts';
import { lenderPushes } from './adapters/web-push/lender-pushes.ts';
import type { ProcessFigures } from './http/process-figures.ts';
import type { FaceCheck } from './ports/face-check.ts';
import type { PersonalData } from './ports/personal-data.ts';
import type { Tracing } from './ports/tracing.ts';
import type { Settings } from './settings.ts';
import type { World } from './world.ts';

/** How a process tells what it does. */
export type Observed = { tracing: Tracing | null; figures: ProcessFigures };

/** All who do work for the product from outside, each call of theirs timed, counted and noted in the trace. */
export function wireProviders(
  settings: Settings,
  world: World,
  { personalData, faces }: { personalData: PersonalData; faces: FaceCheck },
  { tracing, figures }: Observed,
): Providers {
  const { payouts, secondPayouts, collections, lists, sms } = world;
  return observedProviders(
    {
      payouts,
      secondPayouts,
      collections,
      providerLists: lists,
      sms,
      faces,
      pushes: lenderPushes(settings, personalData),
      attribution: chosenAttribution(settings),
    },
    { tracing, onCall: figures.onProviderCall },
  );
}
