import { latePart } from '../late-part/late-part.tsx';

export const LateFailedAccountNote = latePart(
  async () => (await import('./failed-account-note.tsx')).FailedAccountNote,
);
