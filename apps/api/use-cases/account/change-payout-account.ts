import type { ParsedInput } from '@luwag/contract/endpoint';
import type { AccountChangeAnswer } from '@luwag/contract/endpoints/account/account-change-answer';
import type { changePayoutAccount as endpoint } from '@luwag/contract/endpoints/account/change-payout-account';
import { accountChangeFailures, isSameAccount } from '@luwag/contract/profile/account-change';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { SectionRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { retryFailedPayout } from '../payout/retry-payout.ts';
import { checkSection } from '../profile/check-section.ts';
import { phoneOf } from '../customer-data/phone-of.ts';
import { sealSection, sectionValues } from '../customer-data/section-values.ts';
import type { ChallengeTicket } from '../session/challenge-ticket.ts';
import type { LoginLimits } from '../session/login-rules.ts';
import { type CodeGuess, spendCode } from '../session/spend-code.ts';
import { type Caller, type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import {
  type AccountContext,
  type AccountPart,
  accountParts,
  loanPayoutOf,
  refusalOf,
  viewAccount,
} from './account-change.ts';

type ChangeContext = AccountContext & Pick<Context, 'logins' | 'randomness' | 'addresses'>;
type Body = ParsedInput<typeof endpoint>['body'];

export type AccountChange = {
  body: Body;
  idempotencyKey: string;
  /** What the asking browser carries: the challenge it asked for, and the marks of the numbers known on it. */
  ticket: ChallengeTicket | null;
  device: string | null;
};

/**
 * Puts another payout account in the place of the one known, from the next payout on, and tells the borrower. Everything is
 * looked at before the code is spent. A payout that failed goes on its way again, to the same account too.
 */
export function changePayoutAccount(
  context: ChangeContext,
  limits: LoginLimits,
  caller: Caller,
  { body, idempotencyKey, ticket, device }: AccountChange,
): Promise<Outcome<AccountChangeAnswer>> {
  const intent = { idempotencyKey, endpoint: 'changePayoutAccount', body };
  // The write may be decided again; the code is taken once.
  let isCodeSpent = false;
  return write(context, { caller, parts: accountParts, intent }, async (loaded) => {
    const before = await refusalOf(context, loaded, device);
    if (before !== null) return refused('account_change_not_possible');
    const checked = checkAccount(context, loaded, body.values);
    if (!checked.ok) return checked;
    if (!isCodeSpent) {
      const phone = phoneOf(context.personalData, loaded);
      if (ticket === null || ticket.phone !== phone) return refused('code_expired');
      const { challengeId, code } = body;
      const guess: CodeGuess = {
        challengeId,
        code,
        phone,
        binder: ticket.binder,
        isKnownDevice: true,
      };
      const spent = await spendCode(context, limits, 'account', guess);
      if (!spent.ok) return spent;
      isCodeSpent = true;
    }
    return decide(context, loaded, checked.value, device);
  });
}

async function decide(
  context: ChangeContext,
  loaded: Loaded<AccountPart>,
  values: DraftValues,
  device: string | null,
): Promise<Outcome<Decision<AccountChangeAnswer>>> {
  const row = accountRow(context, loaded, values);
  const after: Loaded<AccountPart> = {
    ...loaded,
    sections: [...loaded.sections.filter(({ section }) => section !== 'payoutAccount'), row],
  };
  const resent = retryFailedPayout(context, after);
  const seen = await viewAccount(context, { ...after, loans: resent.loans ?? after.loans }, device);
  if (!seen.ok) return seen;
  const known = sectionValues(context.personalData, loaded, 'payoutAccount');
  const told = isSameAccount(known, values)
    ? []
    : messageFor(context, loaded.customer, {
        code: 'accountChanged',
        about: context.randomness.uuid(),
        facts: {},
      });
  return done({
    changes: { ...resent, sections: [row], messages: [...(resent.messages ?? []), ...told] },
    answer: seen.value,
  });
}

/** The values as parsed: an account in the borrower's own name, and another one unless a failed payout is sent again. */
function checkAccount(
  context: ChangeContext,
  loaded: Loaded<AccountPart>,
  typed: DraftValues,
): Outcome<DraftValues> {
  const ownPhone = phoneOf(context.personalData, loaded);
  const checked = checkSection(context, 'payoutAccount', typed, ownPhone);
  if (!checked.ok) return refused('validation_failed', { fields: checked.failures });
  const known = sectionValues(context.personalData, loaded, 'payoutAccount');
  const identity = sectionValues(context.personalData, loaded, 'identity');
  const fields = accountChangeFailures(checked.values, {
    known,
    identity,
    mayBeSame: loanPayoutOf(loaded) === 'failed',
  });
  return fields.length > 0 ? refused('validation_failed', { fields }) : done(checked.values);
}

function accountRow({ personalData, now }: ChangeContext, loaded: Loaded, values: DraftValues): SectionRow {
  const place = { customerId: loaded.customer.customerId, section: 'payoutAccount' } as const;
  return {
    ...place,
    valuesSealed: sealSection(personalData, place, values),
    step: 0,
    isComplete: true,
    uniqueIndex: null,
    savedAt: now(),
  };
}
