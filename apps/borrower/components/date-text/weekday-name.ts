/** A day of the week by its number, Monday being 1. */
export function weekdayName(day: number, locale: string): string {
  const monday = Date.UTC(2026, 0, 5);
  const date = new Date(monday + (day - 1) * 86_400_000);
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}
