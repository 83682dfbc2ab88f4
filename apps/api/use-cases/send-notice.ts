import { smsText, smsTexts, type SmsText } from '../texts/sms.ts';
import type { Context } from './context.ts';
import { done, type Outcome, refused } from './write.ts';
import { sealPlaces } from '../ports/seal-places.ts';

/** Sends one of the fixed messages to a customer in the language they chose. */
export async function sendNotice(
  context: Pick<Context, 'store' | 'sms' | 'personalData' | 'identity' | 'now'>,
  { customerId, text }: { customerId: string; text: string },
): Promise<Outcome<null>> {
  const { customer } = await context.store.load({ customerId, parts: [] });
  if (customer === null || !Object.hasOwn(smsTexts, text)) return refused('not_found');
  const phone = context.personalData.open(sealPlaces.phone(customerId), customer.phoneSealed).toString();
  const words = { product: context.identity.productName };
  const isTaken = await context.sms.send({
    phone,
    text: smsText(text as SmsText, customer.language, words),
    sentAt: context.now(),
  });
  return isTaken ? done(null) : refused('service_unavailable');
}
