import type { AdAttribution, AdEvent } from '../../ports/ad-attribution.ts';

/** An advertising service in this server's memory: nothing of what it is told leaves the machine. */
export function createSimulatedAttribution(): AdAttribution & { counted: () => readonly AdEvent[] } {
  const events = new Map<string, AdEvent>();
  return {
    counted: () => [...events.values()],
    tell: async (event) => {
      events.set(`${event.kind} ${event.visitorId}`, event);
      return 'taken';
    },
  };
}
