import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basicUser, type DoubleHost } from './double.ts';
import type { EventSender } from './event-sender.ts';
import type { Answer } from './faults.ts';

/* Text messages by Twilio, as its documentation describes them: forms in, JSON out, and signed forms that tell of each step. */

type Status = 'queued' | 'sent' | 'delivered' | 'undelivered';
export type TwilioMessage = {
  sid: string;
  to: string;
  body: string;
  status: Status;
  callback: string | null;
};
export type Twilio = {
  messages: readonly TwilioMessage[];
  /** Numbers that the account may not write to. */
  refusedNumbers: Set<string>;
  /** Numbers at which nothing arrives: their messages are taken and paid for, and come back. */
  deadNumbers: Set<string>;
  /** Gives every message its end now, and tells of it: the last step first, since their order is not promised. */
  settle: () => void;
};

const provider = 'twilio';

export function bindTwilio(
  app: FastifyInstance,
  host: DoubleHost,
  sender: EventSender,
  { accountSid, authToken }: { accountSid: string; authToken: string },
): Twilio {
  const messages: TwilioMessage[] = [];
  const refusedNumbers = new Set<string>();
  const deadNumbers = new Set<string>();
  const tell = ({ sid, to, callback }: TwilioMessage, status: Status): void => {
    if (callback === null) return;
    const form = { AccountSid: accountSid, MessageSid: sid, MessageStatus: status, To: to };
    sender.send({
      provider,
      name: status,
      body: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signAsTwilio(authToken, callback, form),
      },
    });
  };
  const send = (request: FastifyRequest): Answer => {
    if (basicUser(request) !== accountSid) return refusal(401, 20_003, 'Authenticate');
    const form = new URLSearchParams(String(request.body));
    const to = form.get('To') ?? '';
    const body = form.get('Body') ?? '';
    if (!/^\+639\d{9}$/.test(to) || refusedNumbers.has(to))
      return refusal(400, 21_211, 'Invalid To phone number');
    if (body === '') return refusal(400, 21_602, 'Message body is required');
    if ((form.get('From') ?? '') === '') return refusal(400, 21_603, 'A From phone number is required');
    const sid = `SM${randomBytes(16).toString('hex')}`;
    const kept: TwilioMessage = { sid, to, body, status: 'queued', callback: form.get('StatusCallback') };
    messages.unshift(kept);
    return { status: 201, body: viewOf(kept) };
  };
  const base = `/2010-04-01/Accounts/${accountSid}/Messages`;
  host.bind(app, provider, { method: 'POST', url: `${base}.json` }, send);
  host.bind(app, provider, { method: 'GET', url: `${base}/:sid.json` }, (request) => {
    if (basicUser(request) !== accountSid) return refusal(401, 20_003, 'Authenticate');
    const { sid } = request.params as { sid: string };
    const found = messages.find((one) => one.sid === sid);
    return found === undefined
      ? refusal(404, 20_404, 'The requested resource was not found')
      : { status: 200, body: viewOf(found) };
  });
  const settle = (): void => {
    for (const one of messages.filter(({ status }) => status === 'queued')) {
      one.status = deadNumbers.has(one.to) ? 'undelivered' : 'delivered';
      tell(one, one.status);
      tell(one, 'sent');
    }
  };
  return { messages, refusedNumbers, deadNumbers, settle };
}

function viewOf({ sid, to, status }: TwilioMessage) {
  return { sid, to, status, price: null, error_code: status === 'undelivered' ? 30_003 : null };
}

/** The signature that Twilio puts on a form: over the address it is sent to and each field. */
export function signAsTwilio(
  authToken: string,
  address: string,
  form: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(form).toSorted();
  const signed = names.reduce((words, name) => `${words}${name}${form[name] ?? ''}`, address);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}

const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, status },
});
