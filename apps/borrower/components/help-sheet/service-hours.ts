const opensAtHour = 9;
const closesAtHour = 18;

/** Customer service answers Monday to Sunday 09:00-18:00 in Manila, wherever the reader is. */
export function isServiceOpen(at: Date): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-PH', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Manila' }).format(
      at,
    ),
  );
  return hour >= opensAtHour && hour < closesAtHour;
}
