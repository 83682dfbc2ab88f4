const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as the API writes it (YYYY-MM-DD), as people write it. */
export function longDate(isoDate: string, locale: string): string {
  return longDateOf(new Date(`${isoDate}T00:00:00Z`), locale, 'UTC');
}

/** The day of an instant in a time zone. Written out from its parts, because each engine puts commas elsewhere. */
export function longDateOf(instant: Date, locale: string, timeZone: string): string {
  const parts = formatOf(locale, timeZone).formatToParts(instant);
  return (['weekday', 'day', 'month', 'year'] as const)
    .map((name) => parts.find(({ type }) => type === name)?.value)
    .join(' ');
}

/** Making one takes a phone milliseconds, so each is made once. */
function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone,
      numberingSystem: 'latn',
    });
  formats.set(key, format);
  return format;
}
