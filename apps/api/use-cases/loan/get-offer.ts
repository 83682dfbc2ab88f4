import type { CallOutput } from '@luwag/contract/endpoint';
import type { getOffer as endpoint } from '@luwag/contract/endpoints/loan/get-offer';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { payoutAccountOf } from '../profile/payout-account.ts';
import { sectionValues } from '../profile/section-values.ts';
import { type Caller, done, type Outcome, read, refused } from '../write.ts';
import { checkOffer } from './offer.ts';
import { monthlyIncomeCentavosOf } from './monthly-income.ts';

/** What this customer may borrow today, with the terms to price it by. */
export async function getOffer(
  context: Pick<Context, 'store' | 'now' | 'personalData' | 'product' | 'institutions'>,
  caller: Caller,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const loaded = await read(context, caller, ['applications', 'loans', 'sections', 'signatures']);
  if (!loaded.ok) return loaded;
  const offer = checkOffer(loaded.value);
  if (!offer.ok) return offer;
  const { personalData, product, institutions } = context;
  const account = payoutAccountOf(personalData, loaded.value);
  if (account === null) return refused('no_offer');
  const { institutionCode } = account.destination;
  return done({
    product: { ...product, offeredTermDays: [...product.offeredTermDays] },
    limitCentavos: loaded.value.customer.limitCentavos,
    today: manilaDateOf(context.now()),
    payoutAccountMasked: account.masked,
    payoutInstitution: institutions.find(institutionCode)?.name ?? institutionCode,
    monthlyIncomeCentavos: monthlyIncomeCentavosOf(sectionValues(personalData, loaded.value, 'work')),
    hasSignature: loaded.value.signatures.length > 0,
  });
}
