const dayMs = 86_400_000;

/** Whole days from one calendar date to another, negative when it has passed. */
export function daysUntil(isoDate: string, today: string): number {
  return Math.round((Date.parse(`${isoDate}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs);
}
