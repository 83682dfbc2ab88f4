import type { FieldFailure } from '../errors.ts';
import { isSamePhone } from '../mobile-number.ts';
import { numberCharacters } from '../plain-text.ts';
import type { DraftValues } from './sections.ts';

const numberFields = {
  bankCard: 'accountNumber',
  digitalWallet: 'walletNumber',
  remittanceShop: null,
} as const;

/**
 * What another payout account breaks besides the rules of its section, for form and server: it must differ from the one
 * known, and carry the name on the ID. Codes: account_unchanged, payee_name_differs. Source: specification point 4.
 */
export function accountChangeFailures(
  values: DraftValues,
  { known, identity }: { known: DraftValues; identity: DraftValues },
): FieldFailure[] {
  return [...sameAccount(known, values), ...otherName(identity, values)];
}

function sameAccount(known: DraftValues, values: DraftValues): FieldFailure[] {
  const isSame =
    known['accountType'] === values['accountType'] &&
    known['institutionCode'] === values['institutionCode'] &&
    numberCharacters(known['accountNumber'] ?? '') === numberCharacters(values['accountNumber'] ?? '') &&
    isSameWallet(known['walletNumber'] ?? '', values['walletNumber'] ?? '');
  if (!isSame) return [];
  const path = numberFields[values['accountType'] as keyof typeof numberFields] ?? 'institutionCode';
  return [{ path, code: 'account_unchanged' }];
}

/** `0917…` and `917…` are one wallet. */
function isSameWallet(known: string, typed: string): boolean {
  return known === typed || isSamePhone(known, typed);
}

/** What of a payee's name is not the name on the ID. */
export function otherName(identity: DraftValues, values: DraftValues): FieldFailure[] {
  const names = [
    ['firstName', 'payeeFirstName'],
    ['lastName', 'payeeLastName'],
  ] as const;
  return names.flatMap(([onId, path]) =>
    isSameName(identity[onId], values[path]) ? [] : [{ path, code: 'payee_name_differs' }],
  );
}

/** As a bank compares: whatever the letters' case and accents. */
export function isSameName(one: string | undefined, other: string | undefined): boolean {
  return compared(one) === compared(other);
}

function compared(name: string | undefined): string {
  return (name ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
