import { manilaOffsetMs } from '@luwag/loan-engine/money/manila-offset';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** From 22:00 to 06:00 SEC MC 18-2019 forbids to write to borrowers. */
const firstHour = 6;
const endHour = 22;

/** The hour of the day by the clock in Manila. */
export function manilaHourOf(instantMs: number): number {
  return Math.floor(((instantMs + manilaOffsetMs) % dayMs) / hourMs);
}

/** Whether borrowers may be written to at an instant. */
export function isWritingTime(instantMs: number): boolean {
  const hour = manilaHourOf(instantMs);
  return hour >= firstHour && hour < endHour;
}

/** How long it is until borrowers may be written to again, in milliseconds. */
export function untilWritingTimeMs(instantMs: number): number {
  if (isWritingTime(instantMs)) return 0;
  const sinceMidnight = (instantMs + manilaOffsetMs) % dayMs;
  return (firstHour * hourMs - sinceMidnight + dayMs) % dayMs;
}
