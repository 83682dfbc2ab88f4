import type { Quote } from '@luwag/loan-engine/pricing/quote';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { PaperFacts } from '../../ports/paper.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import type { Context } from '../context.ts';
import { payoutAccountOf } from '../customer-data/payout-account.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import type { Loaded } from '../write.ts';

/** What a loan's papers say of borrower and account; null while the payout account is unfinished. */
export function paperFacts(
  context: Pick<Context, 'personalData' | 'identity' | 'institutions' | 'products'>,
  loaded: Loaded<'sections'>,
  quote: Quote,
): PaperFacts | null {
  const account = payoutAccountOf(context.personalData, loaded);
  if (account === null) return null;
  const { institutionCode } = account.destination;
  return {
    quote,
    terms: context.products.version(quote.productId, quote.productVersion),
    identity: context.identity,
    borrowerName: borrowerName(context.personalData, loaded),
    institution: context.institutions.find(institutionCode)?.name ?? institutionCode,
    accountMasked: account.masked,
  };
}

/** The name as on the borrower's ID. */
export function borrowerName(personalData: PersonalData, loaded: Pick<CustomerSnapshot, 'sections'>): string {
  const identity = sectionValues(personalData, loaded, 'identity');
  const names = [identity['firstName'], identity['middleName'], identity['lastName'], identity['nameSuffix']];
  return names.filter((name) => name !== undefined && name !== '').join(' ');
}
