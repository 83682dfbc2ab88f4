import type {
  AccountChangeAnswer,
  AccountChangeRefusal,
} from '@luwag/contract/endpoints/account/account-change-answer';
import { payoutInQuestion } from '@luwag/loan-engine/life/late-payout';
import { isOutstanding } from '@luwag/loan-engine/loan/loan-status';
import type { CustomerSnapshot, Part } from '../../ports/customer-store.ts';
import type { MaintenanceWindow } from '../../ports/maintenance.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { payoutAccountOf } from '../customer-data/payout-account.ts';
import { isAccountChangedByCode, isEditable } from '../customer-data/profile-lock.ts';
import { phoneOf } from '../customer-data/phone-of.ts';
import { knownSince, markNameOf, settledAfterMs } from '../session/known-device.ts';
import { type Caller, done, type Loaded, type Outcome, read, refused } from '../write.ts';

export type AccountContext = Pick<Context, 'store' | 'now' | 'personalData' | 'institutions' | 'maintenance'>;
type Refusal = NonNullable<AccountChangeAnswer['refusal']>;

/** Further ahead nobody plans to change an account. */
const aheadMs = 24 * 3_600_000;

export const accountParts = [
  'sections',
  'applications',
  'loans',
  'payouts',
] as const satisfies readonly Part[];
export type AccountPart = (typeof accountParts)[number];

/** Where the money goes, and what stands against changing it from this browser. */
export async function getAccountChange(
  context: AccountContext,
  caller: Caller,
  device: string | null,
): Promise<Outcome<AccountChangeAnswer>> {
  const loaded = await read(context, caller, accountParts);
  return loaded.ok ? viewAccount(context, loaded.value, device) : loaded;
}

/** The account as its owner is shown it, with what stands against changing it now. */
export async function viewAccount(
  context: AccountContext,
  loaded: Loaded<AccountPart>,
  device: string | null,
): Promise<Outcome<AccountChangeAnswer>> {
  const account = payoutAccountOf(context.personalData, loaded);
  if (account === null) return refused('profile_incomplete');
  const { accountType, institutionCode } = account.destination;
  const refusal = await refusalOf(context, loaded, device);
  return done({
    accountType,
    institution: context.institutions.find(institutionCode)?.name ?? institutionCode,
    numberMasked: account.masked,
    loanPayout: loanPayoutOf(loaded),
    refusal,
    closing: refusal === null ? closingOf(context) : null,
  });
}

/**
 * What stands against a change, the first that holds. Source: specification point 4, and ruling 18: a code alone never
 * changes where money goes on a browser that is new.
 */
export async function refusalOf(
  { maintenance, personalData, now }: AccountContext,
  loaded: Loaded<AccountPart>,
  device: string | null,
): Promise<Refusal | null> {
  const stands = standing(loaded);
  if (stands !== null) return { reason: stands, since: null, until: null, note: null };
  const closed = maintenance.closedBy('accountChange', now());
  if (closed !== null) {
    const { fromAt, untilAt } = closed;
    return {
      reason: 'maintenance',
      since: isoInstant(fromAt),
      until: isoInstant(untilAt),
      note: noteOf(closed),
    };
  }
  const name = markNameOf(phoneOf(personalData, loaded), loaded.customer);
  const since = knownSince(personalData, device, name, now());
  if (since !== null && now() - since >= settledAfterMs) return null;
  const until = since === null ? null : isoInstant(since + settledAfterMs);
  return { reason: 'newDevice', since: null, until, note: null };
}

/** How the payout of the loan stands that waits for its money. */
export function loanPayoutOf({ loans }: Pick<CustomerSnapshot, 'loans'>): AccountChangeAnswer['loanPayout'] {
  const failed = loans.find(({ status }) => status === 'disbursement-failed');
  if (failed !== undefined) return payoutInQuestion(failed) > 0 ? 'inQuestion' : 'failed';
  return loans.some(({ status }) => status === 'disbursing') ? 'underWay' : null;
}

/** A maintenance that begins soon is told before a form is filled in that could not be handed in any more. */
function closingOf({ maintenance, now }: AccountContext): AccountChangeAnswer['closing'] {
  const window = maintenance.announced('accountChange', now());
  if (window === null || window.fromAt - now() > aheadMs) return null;
  return { from: isoInstant(window.fromAt), until: isoInstant(window.untilAt), note: noteOf(window) };
}

function noteOf({ note }: MaintenanceWindow): string | null {
  return note === '' ? null : note;
}

/**
 * A payout that failed stands against nothing: correcting the account is what it waits for. An application that is looked at does: the
 * name that an account has to carry is not verified yet.
 */
export function standing(owned: Pick<CustomerSnapshot, AccountPart>): AccountChangeRefusal | null {
  const { loans, payouts } = owned;
  if (!isAccountChangedByCode(owned)) return 'noLoanSettled';
  if (!isEditable(owned)) return 'underReview';
  const open = loans.find(({ status }) => isOutstanding(status));
  if (open !== undefined && open.status !== 'disbursement-failed') return 'loanOpen';
  const isUnderWay = payouts.some(({ status }) => status !== 'succeeded' && status !== 'failed');
  return isUnderWay ? 'payoutUnderWay' : null;
}
