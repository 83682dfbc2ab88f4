import * as v from 'valibot';
import type { SmsProvider, SmsReport } from '../../ports/sms-sender.ts';
import type { CallProvider } from '../provider-call/call-provider.ts';
import { smsParts } from './sms-parts.ts';

export type SemaphoreAccount = {
  url: string;
  apiKey: string;
  senderName: string | null;
  call: CallProvider;
  /** Of one part of a message. */
  priceCentavos: number;
};

const messagesSchema = v.tupleWithRest(
  [v.object({ message_id: v.number(), status: v.string() })],
  v.unknown(),
);
/** Semaphore takes messages that begin so, charges for them, and sends them to nobody. */
const droppedStart = /^\s*test/i;
const isRefused = (status: string): boolean => /^(failed|refunded)$/i.test(status);

/** Text messages by Semaphore. Urgent ones go by its priority route, which costs twice and has no limit by the minute. */
export function createSemaphore(account: SemaphoreAccount): SmsProvider {
  const { url, apiKey, senderName, call, priceCentavos } = account;
  return {
    name: 'semaphore',
    costCentavos: ({ text, isUrgent = false }) => smsParts(text) * priceCentavos * (isUrgent ? 2 : 1),
    send: async ({ phone, text, isUrgent = false }) => {
      if (droppedStart.test(text)) return { state: 'refused' };
      const form = new URLSearchParams({ apikey: apiKey, number: `0${phone}`, message: text });
      if (senderName !== null) form.set('sendername', senderName);
      const answer = await call({
        url: `${url}/${isUrgent ? 'priority' : 'messages'}`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      }).catch(() => null);
      if (answer === null || answer.status >= 500) return { state: 'unclear' };
      if (answer.status >= 400) return { state: 'refused' };
      const taken = v.safeParse(messagesSchema, answer.body);
      if (!taken.success) return { state: 'unclear' };
      const [{ message_id: messageId, status }] = taken.output;
      return isRefused(status) ? { state: 'refused' } : { state: 'taken', messageId: String(messageId) };
    },
    report: (messageId) => reportOf(account, messageId),
  };
}

/** Semaphore takes its key in the address of a question, and tells no more than that the network has the message. */
async function reportOf({ url, apiKey, call }: SemaphoreAccount, messageId: string): Promise<SmsReport> {
  const query = new URLSearchParams({ apikey: apiKey });
  const answer = await call({
    url: `${url}/messages/${encodeURIComponent(messageId)}?${query}`,
    method: 'GET',
    headers: {},
  }).catch(() => null);
  const found = v.safeParse(messagesSchema, answer?.status === 200 ? answer.body : null);
  if (!found.success || String(found.output[0].message_id) !== messageId) return 'unknown';
  const [{ status }] = found.output;
  if (isRefused(status)) return 'undelivered';
  return /^sent$/i.test(status) ? 'handed-over' : 'waiting';
}
