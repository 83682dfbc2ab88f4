const dateTime = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A date without a time has no zone. */
const date = new Intl.DateTimeFormat('en-PH', { timeZone: 'UTC', dateStyle: 'medium' });

/** Canada writes days as a date field does. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' });

/** An instant as staff in Manila read it; the hour and its AM stay on one line. */
export function formatInstant(iso: string): string {
  return dateTime.format(new Date(iso)).replace(/\s(?=[AP]M$)/i, '\u00A0');
}

/** A day such as `2026-11-28` as staff read it, like the day of an instant: `Nov 28, 2026`. */
export function formatDay(on: string): string {
  return date.format(new Date(on));
}

/** Ten digits as a phone number is dialled and compared, `0917 123 4567`; a masked one as it is. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3');
}

/** The first and last day of a time, as `Nov 3 – 28, 2026`; one day as itself. */
export function formatDays(firstOn: string, lastOn: string): string {
  return date.formatRange(new Date(firstOn), new Date(lastOn));
}

/** The day of an instant in Manila, as a date field takes it. */
export function manilaDay(iso: string): string {
  return day.format(new Date(iso));
}

/** Whole minutes between two instants, as words: `12 min`, `3 h 5 min`, `126 days`. */
export function formatWait(fromIso: string, toIso: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(toIso) - Date.parse(fromIso)) / 60_000));
  return formatMinutes(minutes);
}

/** Since when something waits, and how long that is: `Nov 29, 2026, 6:15 AM (3 h 5 min)`. */
export function formatSince(fromIso: string, toIso: string): string {
  return `${formatInstant(fromIso)} (${formatWait(fromIso, toIso)})`;
}

/** Whole minutes, as words; from a day on in days. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

/** What was typed is Manila's clock, wherever the member of staff sits. */
export function instantInManila(typed: string): string | null {
  const at = new Date(`${typed}:00+08:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
