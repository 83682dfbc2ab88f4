import { type CoreState, hasSession } from './core-store.ts';

/** Whether who was logged in before is not any more: they have left, or somebody else is in their place. */
export function hasLeft(state: CoreState, previous: CoreState): boolean {
  return (
    hasSession(previous) &&
    (!hasSession(state) || state.publicData.customerId !== previous.publicData.customerId)
  );
}
