import { manilaOffsetMs } from '@luwag/loan-engine/money/manila-offset';

const opensAtHour = 9;
const closesAtHour = 18;

/** Customer service answers Monday to Sunday 09:00-18:00 in Manila, wherever the reader is. */
export function isServiceOpen(at: Date): boolean {
  const hour = new Date(at.getTime() + manilaOffsetMs).getUTCHours();
  return hour >= opensAtHour && hour < closesAtHour;
}
