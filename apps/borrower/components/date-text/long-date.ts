/** A day as the API writes it (YYYY-MM-DD), as people write it. */
export function longDate(isoDate: string, locale: string): string {
  return longDateOf(new Date(`${isoDate}T00:00:00Z`), locale, 'UTC');
}

/** The day of an instant in a time zone. Written out from its parts, because each engine puts commas elsewhere. */
export function longDateOf(instant: Date, locale: string, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone, numberingSystem: 'latn' }).format(instant);
  return `${part({ weekday: 'short' })} ${part({ day: 'numeric' })} ${part({ month: 'short' })} ${part({ year: 'numeric' })}`;
}
