import type { MessageCode } from '@luwag/contract/endpoints/messages/message-answer';
import { sealPlaces } from '../../ports/seal-places.ts';
import { smsText } from '../../texts/sms.ts';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';
import { messageRules } from './message-rules.ts';
import { sendText, type TextContext } from './send-text.ts';

/**
 * Tells a borrower, outside the app and in the language they chose, that a message waits there. The one place from which
 * such word goes out: by text message where one is worth it.
 */
export async function tellOfMessage(
  context: TextContext & Pick<Context, 'store' | 'identity' | 'now'>,
  { customerId, code }: { customerId: string; code: string },
): Promise<Outcome<null>> {
  if (!Object.hasOwn(messageRules, code)) return refused('not_found');
  const { sms } = messageRules[code as MessageCode];
  if (sms === null) return done(null);
  const { customer } = await context.store.load({ customerId, parts: [] });
  if (customer === null) return refused('not_found');
  // Nobody is there to be told any more.
  if (customer.erasedAt !== null) return done(null);
  const { isTaken, unreachableUntil } = await sendText(context, {
    phone: context.personalData.open(sealPlaces.phone(customerId), customer.phoneSealed).toString(),
    text: smsText(sms, customer.language, { product: context.identity.productName }),
    sentAt: context.now(),
  });
  // Where no text arrives, the message waits in the app all the same.
  return isTaken || unreachableUntil !== null ? done(null) : refused('service_unavailable');
}
