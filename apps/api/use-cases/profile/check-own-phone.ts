import type { CallOutput } from '@luwag/contract/endpoint';
import type { checkOwnPhone as endpoint } from '@luwag/contract/endpoints/profile/check-own-phone';
import { isSamePhone } from '@luwag/contract/mobile-number';
import type { Context } from '../context.ts';
import { phoneOf } from '../customer-data/phone-of.ts';
import { type Caller, done, type Outcome, read } from '../write.ts';

/** Whether a number that is being typed is the caller's own. */
export async function checkOwnPhone(
  context: Pick<Context, 'store' | 'now' | 'personalData'>,
  caller: Caller,
  phone: string,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const loaded = await read(context, caller, []);
  if (!loaded.ok) return loaded;
  return done({ isOwn: isSamePhone(phone, phoneOf(context.personalData, loaded.value)) });
}
