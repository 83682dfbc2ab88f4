import type { FieldFailure } from '../errors.ts';
import { isSamePhone } from '../mobile-number.ts';
import { numberCharacters } from '../plain-text.ts';
import { isSameName } from './same-name.ts';
import type { DraftValues } from './sections.ts';

const numberFields = {
  bankCard: 'accountNumber',
  digitalWallet: 'walletNumber',
  remittanceShop: null,
} as const;

/**
 * What another payout account breaks besides the rules of its section, for form and server: it must differ from the one
 * known, unless a failed payout waits to be sent again, and carry the name on the ID.
 * Codes: account_unchanged, payee_name_differs. Source: specification point 4.
 */
export function accountChangeFailures(
  values: DraftValues,
  { known, identity, mayBeSame }: { known: DraftValues; identity: DraftValues; mayBeSame: boolean },
): FieldFailure[] {
  const isRefused = !mayBeSame && isSameAccount(known, values);
  const same = isRefused
    ? [{ path: numberField(values) ?? 'institutionCode', code: 'account_unchanged' }]
    : [];
  return [...same, ...otherName(identity, values)];
}

/** Whether money sent to one goes where it goes for the other, whatever name was typed. */
export function isSameAccount(known: DraftValues, values: DraftValues): boolean {
  const path = numberField(values);
  return (
    known['accountType'] === values['accountType'] &&
    known['institutionCode'] === values['institutionCode'] &&
    (path === null || isSameNumber(path, known[path] ?? '', values[path] ?? ''))
  );
}

function numberField({ accountType }: DraftValues): 'accountNumber' | 'walletNumber' | null {
  return numberFields[accountType as keyof typeof numberFields] ?? null;
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
