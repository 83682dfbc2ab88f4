import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { Context } from '../use-cases/context.ts';
import type { Authentication, Handlers } from './handler.ts';
import { faqHandlers } from './faq.ts';
import { ledgerHandlers } from './ledger.ts';
import { loanHandlers } from './loans.ts';
import { messageHandlers } from './messages.ts';
import { partnerHandlers } from './partner.ts';
import { payByCodeHandlers } from './pay-by-code.ts';
import { profileHandlers } from './profile.ts';
import { reconciliationHandlers } from './reconciliation.ts';
import { receiverHandlers } from './receivers.ts';
import { referenceHandlers } from './reference.ts';
import { rewardHandlers } from './rewards.ts';
import { runningLoanHandlers } from './running-loan.ts';
import type { SandboxHandlers } from './sandbox.ts';
import { codeSender } from './send-code.ts';
import { sessionHandlers } from './session.ts';
import { staffLoanHandlers } from './staff-loans.ts';
import { staffProductHandlers } from './staff-products.ts';
import { staffHandlers } from './staff.ts';
import { stuckWorkHandlers } from './stuck-work.ts';
import { suspenseHandlers } from './suspense.ts';
import { waitlistEntryHandlers } from './waitlist-entries.ts';

type Surroundings = Omit<Parameters<typeof sessionHandlers>[1], 'sendCode'> & {
  publicSettings: () => PublicSettings;
  staffOf: Authentication['staff'];
};

/** Who answers each call of the contract, besides the reports of browsers and what the sandbox adds. */
export function everyHandler(
  context: Context,
  { limits, drawer, publicSettings, staffOf, windows }: Surroundings,
): Omit<Handlers, 'reportClientError' | keyof SandboxHandlers> {
  const sendCode = codeSender(context, limits, windows);
  return {
    ...referenceHandlers(context, publicSettings),
    ...sessionHandlers(context, { limits, drawer, sendCode, windows }),
    ...profileHandlers(context, limits),
    ...loanHandlers(context),
    ...payByCodeHandlers(context, { limits, sendCode }),
    ...runningLoanHandlers(context),
    ...rewardHandlers(context),
    ...messageHandlers(context),
    ...staffHandlers(context, staffOf),
    ...staffLoanHandlers(context, limits),
    ...staffProductHandlers(context),
    ...stuckWorkHandlers(context),
    ...reconciliationHandlers(context),
    ...suspenseHandlers(context),
    ...ledgerHandlers(context),
    ...partnerHandlers(context),
    ...receiverHandlers(context),
    ...faqHandlers(context, windows),
    ...waitlistEntryHandlers(context, publicSettings, windows),
  };
}
