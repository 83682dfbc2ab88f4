/** The days on which something is due, as a file that every calendar reads; each reminds at nine on the day before. */
export function dueDatesFile(
  { loanId, dueOns, madeOn }: { loanId: string; dueOns: readonly string[]; madeOn: string },
  title: string,
): File {
  const events = dueOns.flatMap((dueOn) => [
    'BEGIN:VEVENT',
    `UID:${loanId}-${dueOn}`,
    `DTSTAMP:${compact(madeOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(dueOn)}`,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Luwag//Due dates//EN',
    ...events,
    'END:VCALENDAR',
  ];
  return new File([lines.map((line) => `${line}\r\n`).join('')], 'due-dates.ics', { type: 'text/calendar' });
}

function compact(isoDate: string): string {
  return isoDate.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`);
}
