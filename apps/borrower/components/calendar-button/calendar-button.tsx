import type { ReactNode } from 'react';
import type { ButtonVariant } from '../button/button.tsx';
import { HandOverButton } from '../hand-over-button/hand-over-button.tsx';
import type { CalendarEntry } from './calendar-file.ts';

/** Puts days into the borrower's own calendar, where others may see them: no amounts. It reminds at the hour they chose. */
export function CalendarButton({
  entry,
  variant,
  children,
}: {
  entry: CalendarEntry;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  const make = async () => {
    const [{ calendarFile }, { ownReminderHour }] = await Promise.all([
      import('./calendar-file.ts'),
      import('./own-hour.ts'),
    ]);
    return calendarFile(entry, await ownReminderHour());
  };
  return (
    <HandOverButton make={make} {...(variant === undefined ? {} : { variant })}>
      {children}
    </HandOverButton>
  );
}
