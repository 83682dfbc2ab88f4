import * as v from 'valibot';
import type { SmsProvider } from '../../ports/sms-sender.ts';
import type { CallProvider } from '../provider-call/call-provider.ts';

export type SemaphoreAccount = { url: string; apiKey: string; senderName: string | null; call: CallProvider };

const takenSchema = v.tupleWithRest([v.object({ message_id: v.number(), status: v.string() })], v.unknown());
/** Semaphore takes messages that begin so, charges for them, and sends them to nobody. */
const droppedStart = /^\s*test/i;

/** Text messages by Semaphore. Urgent ones go by its priority route, which costs twice and has no limit by the minute. */
export function createSemaphore({ url, apiKey, senderName, call }: SemaphoreAccount): SmsProvider {
  return {
    send: async ({ phone, text, isUrgent = false }) => {
      if (droppedStart.test(text)) return 'refused';
      const form = new URLSearchParams({ apikey: apiKey, number: `0${phone}`, message: text });
      if (senderName !== null) form.set('sendername', senderName);
      const answer = await call({
        url: `${url}/${isUrgent ? 'priority' : 'messages'}`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      }).catch(() => null);
      if (answer === null || answer.status >= 500) return 'unknown';
      if (answer.status >= 400) return 'refused';
      const taken = v.safeParse(takenSchema, answer.body);
      if (!taken.success) return 'unknown';
      return /^(failed|refunded)$/i.test(taken.output[0].status) ? 'refused' : 'taken';
    },
  };
}
