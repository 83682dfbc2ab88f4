import type { Settings } from '../settings.ts';
import type { Context } from '../use-cases/context.ts';
import { callerOfToken } from '../use-cases/session/session-tokens.ts';
import { partnerOfKey } from '../use-cases/partner/partner-keys.ts';
import { staffOfSecret } from '../use-cases/staff/staff-session.ts';
import { read } from '../use-cases/write.ts';
import type { Authentication } from './handler.ts';

/** Who a token or a secret of the console stands for, by what the database knows. */
export function authenticationOf(
  context: Context,
  { staffIdleMinutes }: Pick<Settings, 'staffIdleMinutes'>,
): Authentication {
  return {
    customer: (accessToken) => callerOfToken(context.personalData, accessToken),
    staff: (secret, { isUse }) =>
      staffOfSecret(context, secret, { isUse, idleMs: staffIdleMinutes * 60_000 }),
    partner: (secret, scope) => partnerOfKey(context, secret, scope),
    refusedSession: async (caller) => {
      const loaded = await read(context, caller, []);
      return loaded.ok ? null : loaded.code;
    },
  };
}
