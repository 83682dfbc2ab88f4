import type { PayoutDestination } from '../apps/api/ports/payout-provider.ts';

/** A wallet of nobody, to which a provider's double pays. */
export const sampleDestination: PayoutDestination = {
  accountType: 'digitalWallet',
  institutionCode: 'gcash',
  accountNumber: '9171234567',
  payeeName: 'Maria Sample',
  payeeGivenName: 'Maria',
  payeeSurname: 'Sample',
  phone: '9171234567',
};
