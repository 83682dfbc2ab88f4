import type { EventReceivers } from '../../ports/event-receivers.ts';
import type { GuideAnswers } from '../../ports/guide-answers.ts';
import type { SupportMessageRepository } from '../../ports/support-message-repository.ts';
import type { LoanFeed } from '../../ports/loan-events.ts';
import type { MessageRepository } from '../../ports/message-repository.ts';
import type { LenderSteps } from '../../ports/lender-steps.ts';
import type { PartnerKeys } from '../../ports/partner-keys.ts';
import type { PayoutBalance } from '../../ports/payout-balance.ts';
import type { PayoutPauses } from '../../ports/payout-pauses.ts';
import type { WaitlistEntries } from '../../ports/waitlist-entries.ts';
import type { ProviderEvents } from '../../ports/provider-events.ts';
import type { Reconciliation } from '../../ports/reconciliation.ts';
import type { Retention } from '../../ports/retention.ts';
import type { SettlementFiles } from '../../ports/settlement-files.ts';
import type { TakenBackRows } from '../../ports/taken-back.ts';
import type { Coherence } from '../../ports/coherence.ts';
import type { SmsLog } from '../../ports/sms-log.ts';
import type { Suspense } from '../../ports/suspense.ts';
import type { Queryable } from './database.ts';
import { createEventReceivers } from './event-receivers.ts';
import { createGuideAnswers } from './guide-answers.ts';
import { createSupportMessageRepository } from './support-message-repository.ts';
import { createProviderEvents } from './provider-events.ts';
import { createReconciliation } from './reconciliation.ts';
import { createRetention } from './retention.ts';
import { createSettlementFiles } from './settlement-files.ts';
import { createSmsLog } from './sms-log.ts';
import { createSuspense } from './suspense.ts';
import { createTakenBackRows } from './taken-back.ts';
import { createCoherence } from './coherence.ts';
import { createLenderSteps } from './lender-steps.ts';
import { createLoanFeed } from './loan-feed.ts';
import { createMessageRepository } from './message-repository.ts';
import { createPartnerKeys } from './partner-keys.ts';
import { createPayoutBalance } from './payout-balance.ts';
import { createPayoutPauses } from './payout-pauses.ts';
import { createWaitlistEntries } from './waitlist-entries.ts';

/** What borrowers are told and write, whether guides helped, who waits for Android, what providers tell, text messages and the lender's own systems are told, money in suspense, steps on the lender's own money, the comparison with providers, whether payouts are held and what is left for them, and the end of old rows. */
export function createRepositories(database: Queryable): {
  messageRepository: MessageRepository;
  supportMessageRepository: SupportMessageRepository;
  guideAnswers: GuideAnswers;
  waitlistEntries: WaitlistEntries;
  providerEvents: ProviderEvents;
  loanFeed: LoanFeed;
  partnerKeys: PartnerKeys;
  eventReceivers: EventReceivers;
  retention: Retention;
  suspense: Suspense;
  reconciliation: Reconciliation;
  settlementFiles: SettlementFiles;
  coherence: Coherence;
  takenBackRows: TakenBackRows;
  smsLog: SmsLog;
  lenderSteps: LenderSteps;
  payoutPauses: PayoutPauses;
  payoutBalance: PayoutBalance;
} {
  return {
    messageRepository: createMessageRepository(database),
    supportMessageRepository: createSupportMessageRepository(database),
    guideAnswers: createGuideAnswers(database),
    waitlistEntries: createWaitlistEntries(database),
    providerEvents: createProviderEvents(database),
    loanFeed: createLoanFeed(database),
    partnerKeys: createPartnerKeys(database),
    eventReceivers: createEventReceivers(database),
    retention: createRetention(database),
    suspense: createSuspense(database),
    reconciliation: createReconciliation(database),
    settlementFiles: createSettlementFiles(database),
    coherence: createCoherence(database),
    takenBackRows: createTakenBackRows(database),
    smsLog: createSmsLog(database),
    lenderSteps: createLenderSteps(database),
    payoutPauses: createPayoutPauses(database),
    payoutBalance: createPayoutBalance(database),
  };
}
