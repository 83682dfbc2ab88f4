/** A day to be reminded of, as ISO 8601 writes it. What has the same `uid` takes the place of what was there before. */
export type CalendarDay = { uid: string; on: string };

/** At nine in the morning, as calendars count it from the beginning of the day. */
const reminders = { dayBefore: '-PT15H', sameDay: 'PT9H' } as const;

export type CalendarEntry = {
  /** Of the file, without its ending. */
  name: string;
  title: string;
  days: readonly CalendarDay[];
  remindsOn: keyof typeof reminders;
  /** Today, as ISO 8601 writes it. */
  madeOn: string;
};

/** Whole days, as a file that every calendar reads (RFC 5545). */
export function calendarFile({ name, title, days, remindsOn, madeOn }: CalendarEntry): File {
  const events = days.flatMap(({ uid, on }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(madeOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(on)}`,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${reminders[remindsOn]}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Luwag//Dates//EN', ...events, 'END:VCALENDAR'];
  return new File([lines.map((line) => `${line}\r\n`).join('')], `${name}.ics`, { type: 'text/calendar' });
}

function compact(isoDate: string): string {
  return isoDate.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`);
}
