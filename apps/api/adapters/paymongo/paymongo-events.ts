import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { EventReader, EventSubject } from '../../ports/provider-events.ts';
import { providerText } from '../provider-call/provider-text.ts';
import { isSameSecret } from '../provider-call/same-secret.ts';

const resourceSchema = v.object({
  id: providerText,
  reference_number: v.optional(providerText),
  attributes: v.optional(v.object({ reference_number: v.optional(providerText) })),
});
const eventSchema = v.object({
  data: v.object({ id: providerText, attributes: v.object({ type: providerText, data: resourceSchema }) }),
});

/** How far the time of an event may be from ours. */
const mostSecondsApart = 300;

/** Events of PayMongo, signed over the seconds and the body. `isLive` says which of its two signatures counts. */
export function createPayMongoEvents({
  webhookSecret,
  isLive,
}: {
  webhookSecret: string;
  isLive: boolean;
}): EventReader {
  return {
    provider: 'paymongo',
    read: ({ header, rawBody, atMs }) => {
      if (!isSigned(header('paymongo-signature') ?? '', rawBody, { webhookSecret, isLive, atMs }))
        return 'forged';
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), rawBody);
      if (!parsed.success) return 'unreadable';
      const { id, attributes } = parsed.output.data;
      return { eventId: id, name: attributes.type, subject: subjectOf(attributes.type, attributes.data) };
    },
  };
}

function subjectOf(type: string, resource: v.InferOutput<typeof resourceSchema>): EventSubject {
  const reference = resource.reference_number ?? resource.attributes?.reference_number ?? null;
  if (type.startsWith('wallet_transaction.') && reference !== null) return { kind: 'payout', reference };
  if (type.startsWith('checkout_session.'))
    return { kind: 'payment', providerPaymentId: null, partnerReference: resource.id, reference };
  if (/^(refund|payment\.refund|payout\.returned)/.test(type)) return { kind: 'refund', reference };
  return { kind: 'none' };
}

function isSigned(
  signature: string,
  rawBody: string,
  { webhookSecret, isLive, atMs }: { webhookSecret: string; isLive: boolean; atMs: number },
): boolean {
  const parts = new Map(
    signature.split(',').map((part) => {
      const place = part.indexOf('=');
      return [part.slice(0, place).trim(), part.slice(place + 1)] as const;
    }),
  );
  const at = parts.get('t') ?? '';
  if (!/^\d{1,12}$/.test(at) || Math.abs(Number(at) - atMs / 1_000) > mostSecondsApart) return false;
  const mac = createHmac('sha256', webhookSecret).update(`${at}.${rawBody}`).digest('hex');
  return isSameSecret(parts.get(isLive ? 'li' : 'te') ?? '', mac);
}
