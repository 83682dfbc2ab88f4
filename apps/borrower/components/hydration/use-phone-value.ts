import { useIsHydrating } from './use-is-hydrating.ts';

/** Returns what only the phone has, such as its storage; the server and hydration use `onServer` in its place. */
export function usePhoneValue<Value>(read: () => Value, onServer: Value): Value {
  return useIsHydrating() ? onServer : read();
}
