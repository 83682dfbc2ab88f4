import type { Tracing } from '../../ports/tracing.ts';

/** Traces go to the collector that the settings name; where they name none, nothing of the library is loaded. */
export async function openTracing(collectorUrl: string | null): Promise<Tracing | null> {
  if (collectorUrl === null) return null;
  const { createOtlpTracing } = await import('./otlp-tracing.ts');
  return createOtlpTracing(collectorUrl);
}
