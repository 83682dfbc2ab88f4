import { defaultLanguage } from '@luwag/contract/language';
import { changePayoutAccount } from '../use-cases/account/change-payout-account.ts';
import { getAccountChange } from '../use-cases/account/account-change.ts';
import { requestAccountCode } from '../use-cases/account/request-account-code.ts';
import type { Context } from '../use-cases/context.ts';
import { isoInstant } from '../use-cases/iso-instant.ts';
import { listMaintenance, setMaintenance } from '../use-cases/maintenance/maintenance.ts';
import { openTicket, sealTicket } from '../use-cases/session/challenge-ticket.ts';
import type { LoginLimits } from '../use-cases/session/login-rules.ts';
import type { Handlers } from './handler.ts';

export type AccountHandlers = Pick<
  Handlers,
  'getAccountChange' | 'requestAccountCode' | 'changePayoutAccount' | 'listMaintenance' | 'setMaintenance'
>;

/** Changing the payout account, and when staff have it closed. */
export function accountHandlers(context: Context, limits: LoginLimits): AccountHandlers {
  const { personalData } = context;
  return {
    getAccountChange: (_input, { caller, cookies }) =>
      getAccountChange(context, caller, cookies.read('luwag_device')),
    requestAccountCode: async (_input, { caller, cookies }) => {
      const sent = await requestAccountCode(context, limits, caller, cookies.read('luwag_device'));
      if (!sent.ok) return sent;
      const { challengeId, binder, phone, expiresAt, resendAt } = sent.value;
      const sealed = sealTicket(personalData, challengeId, { phone, binder, language: defaultLanguage });
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
    },
    changePayoutAccount: async ({ body }, { caller, cookies, idempotencyKey }) => {
      const ticket = openTicket(personalData, body.challengeId, cookies.read('luwag_challenge'));
      const device = cookies.read('luwag_device');
      return changePayoutAccount(context, limits, caller, { body, idempotencyKey, ticket, device });
    },
    listMaintenance: () => listMaintenance(context),
    setMaintenance: ({ params, body }, { staff }) =>
      setMaintenance(context, staff.staffId, params.functionName, body),
  };
}
