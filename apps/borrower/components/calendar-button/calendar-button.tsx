import { type ReactNode, useState } from 'react';
import { LoadProblem } from '../answer-view/load-problem.tsx';
import { Button } from '../button/button.tsx';
import type { CalendarEntry } from './calendar-file.ts';

/**
 * Puts days into the borrower's own calendar, where others may see them: no amounts. What makes the file comes when it is
 * asked for, so that a screen stays light.
 */
export function CalendarButton({ entry, children }: { entry: CalendarEntry; children: ReactNode }) {
  const [hasFailed, setHasFailed] = useState(false);
  const handOver = () => {
    setHasFailed(false);
    handOverDays(entry).catch(() => setHasFailed(true));
  };
  if (hasFailed) return <LoadProblem onRetry={handOver} />;
  return (
    <Button variant="secondary" onClick={handOver}>
      {children}
    </Button>
  );
}

async function handOverDays(entry: CalendarEntry): Promise<void> {
  const [{ handOverFile }, { calendarFile }] = await Promise.all([
    import('../paper-files/hand-over-file.ts'),
    import('./calendar-file.ts'),
  ]);
  await handOverFile(calendarFile(entry));
}
