import { itemOfPhoto, type CorrectableItem } from '@luwag/contract/profile/correction';
import type { PhotoKind, SectionName } from '@luwag/contract/profile/section-names';
import { isOutstanding, isPaidBack } from '@luwag/loan-engine/loan/loan-status';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import { isOpenApplication } from './open-application.ts';
import { openCorrectionRequest } from './correction-items.ts';
import { photoOf } from './selfie-state.ts';

const identityItems: ReadonlySet<CorrectableItem> = new Set(['identity', 'idFront', 'idBack', 'selfie']);

type Owned = Pick<CustomerSnapshot, 'applications' | 'loans'>;

/** False while someone looks at the profile: what is being judged must not change under the eyes of who judges it. */
export function isEditable({ applications }: Pick<CustomerSnapshot, 'applications'>): boolean {
  return !applications.some(isOpenApplication);
}

/**
 * Whether a section may be written. While a loan is open its account stays, except to correct one that the bank refused. An account
 * that was never given, as by a borrower who was brought over without one, is written like the rest.
 */
export function isSectionEditable(
  owned: Owned & Pick<CustomerSnapshot, 'sections'>,
  section: SectionName,
): boolean {
  const isOpen = (isEditable(owned) && !isFixed(owned, section)) || isToCorrect(owned, section);
  if (section !== 'payoutAccount' || !isAccountGiven(owned)) return isOpen;
  if (isAccountChangedByCode(owned)) return isToCorrect(owned, section);
  const open = owned.loans.find(({ status }) => isOutstanding(status));
  if (open === undefined) return isOpen;
  // The name that an account has to carry may be in question itself.
  return open.status === 'disbursement-failed' && isEditable(owned);
}

/**
 * Whether name, ID and selfie stand: somebody was approved by them, and a payout account is held to that name; or money is owed under
 * them, as by a borrower who was brought over and whom nobody approved here.
 */
export function isIdentityFixed({ applications, loans }: Owned): boolean {
  return (
    applications.some(({ status }) => status === 'approved') ||
    loans.some(({ status }) => isOutstanding(status))
  );
}

function isFixed(owned: Owned, item: CorrectableItem): boolean {
  return identityItems.has(item) && isIdentityFixed(owned);
}

/** After a loan was paid back the account is known to work: another one takes a code of its own. Source: specification point 4. */
export function isAccountChangedByCode(owned: Pick<CustomerSnapshot, 'loans' | 'sections'>): boolean {
  return isAccountGiven(owned) && owned.loans.some(({ status }) => isPaidBack(status));
}

function isAccountGiven({ sections }: Pick<CustomerSnapshot, 'sections'>): boolean {
  return sections.some(({ section, isComplete }) => section === 'payoutAccount' && isComplete);
}

/**
 * Whether a photo may be sent. An ID of another kind may need a side that the former one did not have; a payment is shown by
 * any borrower who was ever sent money.
 */
export function isPhotoEditable(owned: Owned & Pick<CustomerSnapshot, 'photos'>, kind: PhotoKind): boolean {
  if (kind === 'paymentProof') return owned.loans.some(({ disbursedOn }) => disbursedOn !== null);
  const item = itemOfPhoto(kind);
  if ((isEditable(owned) && !isFixed(owned, item)) || isToCorrect(owned, item)) return true;
  return item !== 'selfie' && isToCorrect(owned, 'identity') && photoOf(owned, item) === undefined;
}

function isToCorrect(owned: Owned, item: CorrectableItem): boolean {
  return openCorrectionRequest(owned)?.items.some((sent) => sent.item === item) === true;
}
