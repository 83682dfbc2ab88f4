import * as v from 'valibot';
import type { SmsProvider } from '../../ports/sms-sender.ts';
import { basicAuthorization, type CallProvider } from '../provider-call/call-provider.ts';

export type TwilioAccount = {
  url: string;
  accountSid: string;
  authToken: string;
  /** The number or sender name that messages come from. */
  from: string;
  call: CallProvider;
};

const takenSchema = v.object({ sid: v.string(), status: v.string() });

/** Text messages by Twilio. */
export function createTwilio({ url, accountSid, authToken, from, call }: TwilioAccount): SmsProvider {
  return {
    send: async ({ phone, text }) => {
      const answer = await call({
        url: `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        method: 'POST',
        headers: {
          authorization: basicAuthorization(accountSid, authToken),
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: `+63${phone}`, From: from, Body: text }).toString(),
      }).catch(() => null);
      if (answer === null || answer.status >= 500) return 'unknown';
      if (answer.status >= 400) return 'refused';
      const taken = v.safeParse(takenSchema, answer.body);
      if (!taken.success) return 'unknown';
      return /^(failed|undelivered|canceled)$/.test(taken.output.status) ? 'refused' : 'taken';
    },
  };
}
