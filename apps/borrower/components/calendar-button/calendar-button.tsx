import type { ReactNode } from 'react';
import { HandOverButton } from '../hand-over-button/hand-over-button.tsx';
import type { CalendarEntry } from './calendar-file.ts';

/** Puts days into the borrower's own calendar, where others may see them: no amounts. */
export function CalendarButton({ entry, children }: { entry: CalendarEntry; children: ReactNode }) {
  const make = async () => (await import('./calendar-file.ts')).calendarFile(entry);
  return <HandOverButton make={make}>{children}</HandOverButton>;
}
