import type { Context } from '../context.ts';
import { phoneOf } from '../customer-data/phone-of.ts';
import type { LoginLimits } from '../session/login-rules.ts';
import { type CodeSent, requestCode } from '../session/request-code.ts';
import { type Caller, done, type Outcome, read, refused } from '../write.ts';
import { type AccountContext, accountParts, refusalOf } from './account-change.ts';

type CodeContext = AccountContext & Pick<Context, 'logins' | 'randomness' | 'sms' | 'smsLog' | 'identity'>;

/** Sends a code for changing the payout account, where that is possible at all. */
export async function requestAccountCode(
  context: CodeContext,
  limits: LoginLimits,
  caller: Caller,
  device: string | null,
): Promise<Outcome<CodeSent & { phone: string }>> {
  const loaded = await read(context, caller, accountParts);
  if (!loaded.ok) return loaded;
  if ((await refusalOf(context, loaded.value, device)) !== null)
    return refused('account_change_not_possible');
  const phone = phoneOf(context.personalData, loaded.value);
  const sent = await requestCode(context, limits, context.identity.productName, {
    purpose: 'account',
    phone,
    language: loaded.value.customer.language,
    // It was known for a day, or the change had been refused.
    isKnownDevice: true,
    isBusyAddress: false,
    graphicCode: null,
  });
  return sent.ok ? done({ ...sent.value, phone }) : sent;
}
