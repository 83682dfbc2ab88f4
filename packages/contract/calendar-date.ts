/** Whether a date written YYYY-MM-DD is on the calendar: February 29 is in leap years only. */
export function isCalendarDate(written: string): boolean {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
