/** Written out from its parts, because each engine puts commas elsewhere. */
export function longDate(isoDate: string, locale: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', numberingSystem: 'latn' }).format(date);
  const [year = '', , day = ''] = isoDate.split('-');
  return `${part({ weekday: 'short' })} ${Number(day)} ${part({ month: 'short' })} ${year}`;
}
