import * as v from 'valibot';
import type { EventReader, EventSubject } from '../../ports/provider-events.ts';
import { providerText } from '../provider-call/provider-text.ts';
import { idOfBody, isSameSecret } from '../provider-call/same-secret.ts';

const eventSchema = v.object({ event: providerText, data: v.record(v.string(), v.unknown()) });
const payoutSchema = v.object({ reference_id: providerText });
const refundSchema = v.object({ reference_id: v.optional(providerText) });
const paymentSchema = v.object({
  payment_id: providerText,
  reference_id: v.optional(providerText),
  payment_request_id: v.optional(providerText),
});

/**
 * Events of Xendit. They carry a token that never changes and no signature over the body, so that a person who saw one could write
 * another: an event says only what to ask Xendit about.
 */
export function createXenditEvents({ callbackToken }: { callbackToken: string }): EventReader {
  return {
    provider: 'xendit',
    read: ({ header, rawBody }) => {
      if (!isSameSecret(header('x-callback-token') ?? '', callbackToken)) return 'forged';
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), rawBody);
      if (!parsed.success) return 'unreadable';
      const { event, data } = parsed.output;
      const subject = subjectOf(event, data);
      if (subject === null) return 'unreadable';
      const eventId = header('webhook-id') ?? idOfBody(rawBody);
      return v.is(providerText, eventId) ? { eventId, name: event, subject } : 'unreadable';
    },
  };
}

function subjectOf(event: string, data: unknown): EventSubject | null {
  if (event.startsWith('v3_payout.')) {
    const payout = v.safeParse(payoutSchema, data);
    return payout.success ? { kind: 'payout', reference: payout.output.reference_id } : null;
  }
  if (event.startsWith('payment.')) {
    const payment = v.safeParse(paymentSchema, data);
    if (!payment.success) return null;
    return {
      kind: 'payment',
      providerPaymentId: payment.output.payment_id,
      partnerReference: payment.output.payment_request_id ?? null,
      reference: payment.output.reference_id ?? null,
    };
  }
  if (event.startsWith('refund.')) {
    const refund = v.safeParse(refundSchema, data);
    return { kind: 'refund', reference: refund.success ? (refund.output.reference_id ?? null) : null };
  }
  return { kind: 'none' };
}
