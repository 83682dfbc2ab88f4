/** The time of day in Manila at an instant in milliseconds, as 23:05; the same everywhere, since papers are hashed. */
export function manilaTimeOf(instantMs: number): string {
  return new Date(instantMs + 8 * 3_600_000).toISOString().slice(11, 16);
}
