import { lazyComponent } from '../lazy-component/lazy-component.tsx';

export const LateFailedAccountNote = lazyComponent(
  async () => (await import('./failed-account-note.tsx')).FailedAccountNote,
);
