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
  const path = numberFields[values['accountType'] as keyof typeof numberFields] ?? null;
  const isSame =
    known['accountType'] === values['accountType'] &&
    known['institutionCode'] === values['institutionCode'] &&
    (path === null || isSameNumber(path, known[path] ?? '', values[path] ?? ''));
  return isSame ? [{ path: path ?? 'institutionCode', code: 'account_unchanged' }] : [];
}

/** `0917…` and `917…` are one wallet. A form may hold the number of another kind of account beside it. */
function isSameNumber(path: 'accountNumber' | 'walletNumber', known: string, typed: string): boolean {
  if (path === 'walletNumber') return known === typed || isSamePhone(known, typed);
  return numberCharacters(known) === numberCharacters(typed);
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
