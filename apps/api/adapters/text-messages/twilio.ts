import * as v from 'valibot';
import type { SmsProvider, SmsReport } from '../../ports/sms-sender.ts';
import { basicAuthorization, type CallProvider } from '../provider-call/call-provider.ts';
import { smsParts } from './sms-parts.ts';

export type TwilioAccount = {
  url: string;
  accountSid: string;
  authToken: string;
  /** The number or sender name that messages come from. */
  from: string;
  call: CallProvider;
  /** Of one part of a message. */
  priceCentavos: number;
  /** Where Twilio tells what becomes of a message. */
  callbackUrl: string;
};

const messageSchema = v.object({ sid: v.pipe(v.string(), v.minLength(1)), status: v.string() });

/** Text messages by Twilio. */
export function createTwilio(account: TwilioAccount): SmsProvider {
  const { url, accountSid, authToken, from, call, priceCentavos, callbackUrl } = account;
  const authorization = basicAuthorization(accountSid, authToken);
  const messages = `${url}/2010-04-01/Accounts/${accountSid}/Messages`;
  return {
    name: 'twilio',
    costCentavos: ({ text }) => smsParts(text) * priceCentavos,
    send: async ({ phone, text }) => {
      const form = { To: `+63${phone}`, From: from, Body: text, StatusCallback: callbackUrl };
      const answer = await call({
        url: `${messages}.json`,
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }).catch(() => null);
      if (answer === null || answer.status >= 500) return { state: 'unclear' };
      if (answer.status >= 400) return { state: 'refused' };
      const taken = v.safeParse(messageSchema, answer.body);
      if (!taken.success) return { state: 'unclear' };
      const isRefused = reportOf(taken.output.status) === 'undelivered';
      return isRefused ? { state: 'refused' } : { state: 'taken', messageId: taken.output.sid };
    },
    report: async (messageId) => {
      const answer = await call({
        url: `${messages}/${encodeURIComponent(messageId)}.json`,
        method: 'GET',
        headers: { authorization },
      }).catch(() => null);
      const found = v.safeParse(messageSchema, answer?.status === 200 ? answer.body : null);
      if (!found.success || found.output.sid !== messageId) return 'unknown';
      return reportOf(found.output.status);
    },
  };
}

function reportOf(status: string): SmsReport {
  if (/^(failed|undelivered|canceled)$/.test(status)) return 'undelivered';
  // 'sent' may still become one of the others, and stays where the network reports nothing.
  return status === 'delivered' || status === 'read' ? 'delivered' : 'waiting';
}
