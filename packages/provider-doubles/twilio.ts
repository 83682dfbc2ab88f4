import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basicUser, type DoubleHost } from './double.ts';
import type { Answer } from './faults.ts';

/* Text messages by Twilio, as its documentation describes them. */

export type TwilioMessage = { sid: string; to: string; body: string };
export type Twilio = {
  messages: readonly TwilioMessage[];
  /** Numbers that the account may not write to. */
  refusedNumbers: Set<string>;
};

const provider = 'twilio';

export function bindTwilio(
  app: FastifyInstance,
  host: DoubleHost,
  { accountSid }: { accountSid: string },
): Twilio {
  const messages: TwilioMessage[] = [];
  const refusedNumbers = new Set<string>();
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
    messages.unshift({ sid, to, body });
    return { status: 201, body: { sid, to, status: 'queued', price: null, error_code: null } };
  };
  host.bind(app, provider, { method: 'POST', url: `/2010-04-01/Accounts/${accountSid}/Messages.json` }, send);
  return { messages, refusedNumbers };
}

const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, status },
});
