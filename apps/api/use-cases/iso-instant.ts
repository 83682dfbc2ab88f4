/** An instant (milliseconds since 1970) as answers write it: ISO 8601 in UTC. */
export function isoInstant(instantMs: number): string {
  return new Date(instantMs).toISOString();
}

/** As isoInstant, keeping null. */
export function isoInstantOrNull(instantMs: number | null): string | null {
  return instantMs === null ? null : isoInstant(instantMs);
}
