import type { Context } from '../use-cases/context.ts';
import { enterPayCode, getLoanByCode, payByCode } from '../use-cases/payment/pay-by-code.ts';
import { openTicket } from '../use-cases/session/challenge-ticket.ts';
import { isKnownDevice } from '../use-cases/session/known-device.ts';
import type { LoginLimits } from '../use-cases/session/login-rules.ts';
import { payTicketLifeMs } from '../use-cases/payment/pay-ticket.ts';
import type { Handlers } from './handler.ts';
import type { CodeSender } from './send-code.ts';

type PayByCodeHandlers = Pick<Handlers, 'requestPayCode' | 'enterPayCode' | 'getLoanByCode' | 'payByCode'>;

/** Paying one loan where nobody can log in. The browser keeps a cookie that serves for that loan and for nothing else. */
export function payByCodeHandlers(
  context: Context,
  { limits, sendCode }: { limits: LoginLimits; sendCode: CodeSender },
): PayByCodeHandlers {
  const { personalData } = context;
  return {
    requestPayCode: ({ body }, request) => sendCode('payment', body, request),
    enterPayCode: async ({ body }, { cookies, remoteAddress }) => {
      const ticket = openTicket(personalData, body.challengeId, cookies.read('luwag_challenge'));
      if (ticket === null) return { ok: false, code: 'code_expired' };
      const device = cookies.read('luwag_device');
      const entered = await enterPayCode(context, limits, {
        ...body,
        ...ticket,
        remoteAddress,
        isKnownDevice: await isKnownDevice(context, device, ticket.phone),
      });
      if (!entered.ok) return entered;
      const { payTicket, loan } = entered.value;
      cookies.clear('luwag_challenge');
      cookies.set('luwag_pay', payTicket, payTicketLifeMs / 1000);
      return { ok: true, value: loan };
    },
    getLoanByCode: (_input, { cookies }) => getLoanByCode(context, cookies.read('luwag_pay')),
    payByCode: ({ body }, { cookies, idempotencyKey }) =>
      payByCode(context, cookies.read('luwag_pay'), body, idempotencyKey),
  };
}
