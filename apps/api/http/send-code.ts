import type { Language } from '@luwag/contract/language';
import type { Context } from '../use-cases/context.ts';
import { isoInstant } from '../use-cases/iso-instant.ts';
import { sealTicket } from '../use-cases/session/challenge-ticket.ts';
import { isKnownDevice } from '../use-cases/session/known-device.ts';
import type { LoginLimits } from '../use-cases/session/login-rules.ts';
import { type CodePurpose, requestCode } from '../use-cases/session/request-code.ts';
import type { AddressWindows } from './address-window.ts';
import type { HandlerAnswer, RequestContext } from './handler.ts';

type SenderContext = Pick<
  Context,
  'store' | 'logins' | 'personalData' | 'randomness' | 'sms' | 'smsLog' | 'identity' | 'now'
>;

type Asked = {
  phone: string;
  language: Language;
  graphicCodeId?: string | undefined;
  graphicCode?: string | undefined;
};
type Sent = { challengeId: string; codeLength: number; expiresAt: string; resendAt: string };

export type CodeSender = (
  purpose: CodePurpose,
  asked: Asked,
  request: Pick<RequestContext, 'cookies' | 'remoteAddress'>,
) => Promise<HandlerAnswer<Sent>>;

/** Sends codes to visitors. The limits count all codes together, because each costs the lender a message. */
export function codeSender(context: SenderContext, limits: LoginLimits, windows: AddressWindows): CodeSender {
  const { personalData, identity } = context;
  const callers = windows.open('codes', { most: 200, windowMs: 600_000 });
  return async (purpose, { phone, language, graphicCodeId, graphicCode }, { cookies, remoteAddress }) => {
    const device = cookies.read('luwag_device');
    const sent = await requestCode(context, limits, identity.productName, {
      purpose,
      phone,
      language,
      isKnownDevice: await isKnownDevice(context, device, phone),
      remoteAddress,
      isBusyAddress: !callers.admits(remoteAddress, context.now()),
      graphicCode:
        graphicCodeId === undefined || graphicCode === undefined
          ? null
          : { graphicCodeId, text: graphicCode },
    });
    if (!sent.ok) return sent;
    const { challengeId, binder, expiresAt, resendAt } = sent.value;
    const sealed = sealTicket(personalData, challengeId, { phone, binder, language });
    cookies.set('luwag_challenge', sealed, limits.codeLifeMs / 1000);
    return {
      ok: true,
      value: {
        challengeId,
        codeLength: limits.codeLength,
        expiresAt: isoInstant(expiresAt),
        resendAt: isoInstant(resendAt),
      },
    };
  };
}
