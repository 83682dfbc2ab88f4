import type { AdAttribution, AdEvent, AdOutcome } from '../../ports/ad-attribution.ts';
import type { AdjustSettings } from '../../settings.ts';

export type AdjustOptions = AdjustSettings & { origin?: string; mostMs?: number };

/**
 * Adjust, from server to server: an arrival opens a session under the random id that stands for the borrower, an application
 * is an event of it. The address and the browser of the borrower, which Adjust would take as well, are never sent.
 */
export function createAdjust(options: AdjustOptions): AdAttribution {
  const { securityToken, origin = 'https://s2s.adjust.com', mostMs = 10_000 } = options;
  return {
    tell: async (event) => {
      const path = event.kind === 'arrival' ? '/session' : '/event';
      try {
        const response = await fetch(`${origin}${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${securityToken}` },
          body: formOf(event, options),
          redirect: 'error',
          signal: AbortSignal.timeout(mostMs),
        });
        return outcomeOf(response.status, await response.text());
      } catch {
        return 'later';
      }
    },
  };
}

function formOf(
  { kind, visitorId, campaign, adgroup, creative, at }: AdEvent,
  { appToken, applicationToken }: AdjustSettings,
): URLSearchParams {
  return new URLSearchParams({
    s2s: '1',
    environment: 'production',
    app_token: appToken,
    ...(kind === 'application' ? { event_token: applicationToken } : {}),
    web_uuid: visitorId,
    created_at_unix: String(Math.floor(at / 1000)),
    callback_params: JSON.stringify({ campaign, adgroup, creative }),
  });
}

/** Adjust's way to say that it knows this event. */
const known = 'earlier unique event tracked';
const unknownVisitor = 'Device not found';

function outcomeOf(status: number, text: string): AdOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 400 && text.includes(known)) return 'taken';
  // The arrival is on its way still.
  if (status === 404 && text.includes(unknownVisitor)) return 'later';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
