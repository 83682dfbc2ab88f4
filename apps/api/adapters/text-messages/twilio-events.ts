import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { EventReader } from '../../ports/provider-events.ts';
import { providerText } from '../provider-call/provider-text.ts';
import { idOfBody, isSameSecret } from '../provider-call/same-secret.ts';

const statusSchema = v.object({ MessageSid: providerText, MessageStatus: providerText });
const finalStatuses = new Set(['delivered', 'undelivered', 'failed', 'canceled', 'read']);

/**
 * What Twilio tells of a message by itself: a form, signed over the address that it was sent to and each of its fields. The
 * signature carries no time, so what comes is only a reason to ask Twilio.
 */
export function createTwilioEvents(options: { authToken: string; callbackUrl: string }): EventReader {
  return {
    provider: 'twilio',
    read: ({ header, rawBody }) => {
      const form = [...new URLSearchParams(rawBody)];
      if (!isSameSecret(header('x-twilio-signature') ?? '', twilioSignature(options, form))) return 'forged';
      const parsed = v.safeParse(statusSchema, Object.fromEntries(form));
      if (!parsed.success) return 'unreadable';
      const { MessageSid: messageId, MessageStatus: name } = parsed.output;
      const subject = finalStatuses.has(name) ? ({ kind: 'text-message', messageId } as const) : null;
      return { eventId: idOfBody(rawBody), name, subject: subject ?? { kind: 'none' } };
    },
  };
}

/** Twilio's signature of a form: HMAC-SHA1 over the address and the sorted names with their values, in base64. */
export function twilioSignature(
  { authToken, callbackUrl }: { authToken: string; callbackUrl: string },
  form: readonly (readonly [string, string])[],
): string {
  const fields = form
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => name + value);
  return createHmac('sha1', authToken)
    .update(callbackUrl + fields.join(''))
    .digest('base64');
}
