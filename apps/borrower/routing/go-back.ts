import { navigate } from 'wouter/use-browser-location';
import { useCoreStore } from '../store/core-store.ts';

/** Back to where one was in this app; to the first page where one came from outside. */
export function goBack(): void {
  if (useCoreStore.getState().fromRoute === '' || window.history.length < 2) navigate('/start');
  else window.history.back();
}
