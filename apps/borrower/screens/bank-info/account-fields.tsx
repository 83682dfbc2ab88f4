import type { accountTypes } from '@luwag/contract/profile/choices';
import { LateFailedAccountNote } from '../../components/loan-card/late-failed-account-note.ts';
import { InstitutionField } from './institution-field.tsx';
import { NumberFields } from './number-fields.tsx';

/** Where the account is and its number; pasting is welcome, and what was read is shown in groups for checking. */
export function AccountFields({ type }: { type: (typeof accountTypes)[number] }) {
  return (
    <>
      <LateFailedAccountNote />
      <InstitutionField type={type} />
      <NumberFields type={type} />
    </>
  );
}
