/** A day to be reminded of, as ISO 8601 writes it. What has the same `uid` takes the place of what was there before. */
export type CalendarDay = { uid: string; on: string };

const hoursOfDay = 24;
/** Where the borrower chose no hour. */
const usualHour = 9;

export type CalendarEntry = {
  /** Of the file, without its ending. */
  name: string;
  title: string;
  days: readonly CalendarDay[];
  remindsOn: 'dayBefore' | 'sameDay';
  /** Today, as ISO 8601 writes it. */
  madeOn: string;
};

/** Counted from the beginning of the day, by the clock of the phone, which is Manila's where the borrower is. */
function triggerAt(hour: number, remindsOn: CalendarEntry['remindsOn']): string {
  return remindsOn === 'sameDay' ? `PT${hour}H` : `-PT${hoursOfDay - hour}H`;
}

/** Whole days, as a file that every calendar reads (RFC 5545), each with a reminder at the full hour that the borrower chose. */
export function calendarFile(
  { name, title, days, remindsOn, madeOn }: CalendarEntry,
  reminderHour: number = usualHour,
): File {
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
    `TRIGGER:${triggerAt(reminderHour, remindsOn)}`,
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
