import { createSystemClock } from './adapters/clock/clock.ts';
import { createAddressCounts } from './adapters/postgres/address-counts.ts';
import type { Queryable } from './adapters/postgres/database.ts';
import { type AddressWindows, createAddressWindows } from './http/address-window.ts';
import { keepFresh, type Kept } from './jobs/keep-fresh.ts';
import type { ClockWatch } from './ports/clock.ts';
import type { PersonalData } from './ports/personal-data.ts';
import type { Context } from './use-cases/context.ts';
import type { World } from './world.ts';

/* What one process is told or counts, the others know within a second. */

/** Windows on the machine's own time, since the sandbox's clock can be moved. */
export function openWindows(database: Queryable, personalData: PersonalData): AddressWindows {
  return createAddressWindows({
    counts: createAddressCounts(database),
    personalData,
    now: createSystemClock().now,
  });
}

/** Products, maintenance, windows, the keys, the sandbox's clock and the difference of the machine's, until it is stopped. */
export function keepInStep(
  {
    context,
    windows,
    world,
    clockWatch,
    keys,
  }: { context: Context; windows: AddressWindows; world: World; clockWatch: ClockWatch; keys: Kept },
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  const clock = world.sandbox === null ? [] : [world.sandbox];
  return keepFresh([context.products, context.maintenance, windows, keys, clockWatch, ...clock], onTrouble);
}
