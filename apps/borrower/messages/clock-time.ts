import { manilaOffsetMs } from '@luwag/loan-engine/money/manila-offset';
import { longDate } from './long-date.ts';

const hourMs = 3_600_000;

/** Time of day in Manila, with the day when it is not within the next half day. */
export function clockTime(instant: string, locale: string): string {
  const isNear = Math.abs(Date.parse(instant) - Date.now()) <= 12 * hourMs;
  return isNear ? timeOfDay(instant) : dayAndTime(instant, locale);
}

/** The day and the time of day in Manila: "Mon, Dec 21, 2026, 8:05 am". */
export function dayAndTime(instant: string, locale: string): string {
  return `${longDate(inManila(instant).slice(0, 10), locale)}, ${timeOfDay(instant)}`;
}

/** Time of day in Manila as people there write it, in every language of the app: "8:05 am". */
export function timeOfDay(instant: string): string {
  return timeText(inManila(instant).slice(11, 16));
}

/** A time as clocks for machines write it (HH:MM), as people write it. */
export function timeText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00A0${hour < 12 ? 'am' : 'pm'}`;
}

/** Manila's date and time, written as ISO 8601 does. */
function inManila(instant: string): string {
  return new Date(Date.parse(instant) + manilaOffsetMs).toISOString();
}
