import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { InstitutionList } from '../../ports/institution-list.ts';
import type { PayoutDestination } from '../../ports/payout-provider.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sectionValues } from './section-values.ts';

export type PayoutAccount = { destination: PayoutDestination; masked: string };

/** The borrower's payout account as given, or null while the section is unfinished. */
export function payoutAccountOf(
  personalData: PersonalData,
  snapshot: Pick<CustomerSnapshot, 'sections'>,
): PayoutAccount | null {
  const row = snapshot.sections.find(({ section }) => section === 'payoutAccount');
  if (row === undefined || !row.isComplete) return null;
  const values = sectionValues(personalData, snapshot, 'payoutAccount');
  const accountType = values['accountType'] as PayoutDestination['accountType'];
  const accountNumber = values['accountNumber'] ?? values['walletNumber'] ?? '';
  const names = [values['payeeFirstName'], values['payeeMiddleName'], values['payeeLastName']];
  const phone = values['payoutPhone'] ?? '';
  return {
    destination: {
      accountType,
      institutionCode: values['institutionCode'] ?? '',
      accountNumber,
      payeeGivenName: values['payeeFirstName'] ?? '',
      payeeSurname: values['payeeLastName'] ?? '',
      payeeName: names.filter((name) => name !== undefined && name !== '').join(' '),
      phone,
    },
    masked: maskNumber(accountNumber === '' ? phone : accountNumber),
  };
}

/** Whether money can be sent to the account today: the provider that pays out may be another one than when it was saved. */
export function isOffered(
  institutions: InstitutionList,
  { destination }: Pick<PayoutAccount, 'destination'>,
): boolean {
  return institutions.find(destination.institutionCode)?.isOffered === true;
}

/** Keeps the last four characters: `••••1234`. */
export function maskNumber(number: string): string {
  return `••••${number.slice(-4)}`;
}
