import type { AdAttribution } from '../ports/ad-attribution.ts';
import type { Coherence } from '../ports/coherence.ts';
import type { CloseOfBusiness } from '../ports/close-of-business.ts';
import type { CollectionProvider } from '../ports/collection-provider.ts';
import type { CustomerStore } from '../ports/customer-store.ts';
import type { Directory } from '../ports/directory.ts';
import type { MakerOnlyLimits } from '@luwag/contract/endpoints/staff/approval-rules';
import type { FaceFigures } from '@luwag/loan-engine/decision/face-check';
import type { LivenessChallenge } from '@luwag/loan-engine/decision/liveness';
import type { EventReceivers, EventSender } from '../ports/event-receivers.ts';
import type { FaceCheck } from '../ports/face-check.ts';
import type { ImageReader } from '../ports/image-reader.ts';
import type { InstitutionList } from '../ports/institution-list.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { LegalIdentity } from '../ports/legal-identity.ts';
import type { TakenBackRows } from '../ports/taken-back.ts';
import type { SupportMessageRepository } from '../ports/support-message-repository.ts';
import type { LenderSteps } from '../ports/lender-steps.ts';
import type { LoanFeed } from '../ports/loan-events.ts';
import type { LoginStore } from '../ports/login-store.ts';
import type { FaqRepository } from '../ports/faq-repository.ts';
import type { GuideAnswers } from '../ports/guide-answers.ts';
import type { MaintenanceRepository } from '../ports/maintenance.ts';
import type { MessageRepository } from '../ports/message-repository.ts';
import type { PhotoParts } from '../ports/photo-parts.ts';
import type { PhotoStore } from '../ports/photo-store.ts';
import type { PartnerKeys } from '../ports/partner-keys.ts';
import type { PaperPrinter } from '../ports/paper.ts';
import type { PayoutBalance } from '../ports/payout-balance.ts';
import type { PayoutPauses } from '../ports/payout-pauses.ts';
import type { PayoutQueue } from '../ports/payout-queue.ts';
import type { PayoutProvider } from '../ports/payout-provider.ts';
import type { PersonalData } from '../ports/personal-data.ts';
import type { PriceCapCheck } from '../ports/price-cap-check.ts';
import type { ProductList } from '../ports/product-list.ts';
import type { ProviderEvents } from '../ports/provider-events.ts';
import type { PushSender } from '../ports/push-sender.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { CardReader } from '../ports/card-reader.ts';
import type { ProviderList } from '../ports/provider-list.ts';
import type { Reconciliation } from '../ports/reconciliation.ts';
import type { SettlementFiles, SettlementReader } from '../ports/settlement-files.ts';
import type { Retention } from '../ports/retention.ts';
import type { SmsLog } from '../ports/sms-log.ts';
import type { SmsSender } from '../ports/sms-sender.ts';
import type { StaffStore } from '../ports/staff-store.ts';
import type { Suspense } from '../ports/suspense.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { WaitlistEntries } from '../ports/waitlist-entries.ts';
import type { AddressBook } from '../ports/address-book.ts';
import type { PayoutTimes } from '../ports/payout-times.ts';

/** The lender's own rules for staff, beside the law's. */
export type LenderRules = {
  /** Up to how much one member of staff records or forgives with no second person. */
  makerOnlyLimits: MakerOnlyLimits;
  /** From how many days overdue a loan may be written off. */
  leastOverdueDays: number;
};

/** For how long an account is kept after it was last used. */
export type AccountKeeping = {
  /** Months after the last log-in or application of somebody who never had a loan. */
  unusedMonths: number;
  /** Years after the end of the last loan. */
  afterLoanYears: number;
};

/** What every use case may ask for from outside. Each takes the part of it that it needs. */
export type Context = {
  store: CustomerStore;
  directory: Directory;
  ledger: Ledger;
  closes: CloseOfBusiness;
  logins: LoginStore;
  messageRepository: MessageRepository;
  supportMessageRepository: SupportMessageRepository;
  maintenance: MaintenanceRepository;
  faq: FaqRepository;
  guideAnswers: GuideAnswers;
  waitlistEntries: WaitlistEntries;
  personalData: PersonalData;
  randomness: Randomness;
  sms: SmsSender;
  smsLog: SmsLog;
  pushes: PushSender;
  /** Null where the lender has no advertising service told. */
  attribution: AdAttribution | null;
  payouts: PayoutProvider;
  /** Null where the lender has one payout provider only. */
  secondPayouts: PayoutProvider | null;
  payoutQueue: PayoutQueue;
  payoutPauses: PayoutPauses;
  payoutBalance: PayoutBalance;
  jobQueue: JobQueue;
  payoutTimes: PayoutTimes;
  collections: CollectionProvider;
  providerEvents: ProviderEvents;
  loanFeed: LoanFeed;
  partnerKeys: PartnerKeys;
  eventReceivers: EventReceivers;
  eventSender: EventSender;
  retention: Retention;
  suspense: Suspense;
  /** Each provider's own list of what moved. */
  providerLists: readonly ProviderList[];
  reconciliation: Reconciliation;
  settlementFiles: SettlementFiles;
  settlementReader: SettlementReader;
  coherence: Coherence;
  takenBackRows: TakenBackRows;
  lenderSteps: LenderSteps;
  institutions: InstitutionList;
  addresses: AddressBook;
  images: ImageReader;
  cards: CardReader;
  faces: FaceCheck;
  faceFigures: FaceFigures;
  livenessChallenge: LivenessChallenge;
  papers: PaperPrinter;
  staff: StaffStore;
  photos: PhotoStore;
  photoParts: PhotoParts;
  passwords: PasswordHasher;
  identity: LegalIdentity;
  products: ProductList;
  priceCapCheck: PriceCapCheck;
  lenderRules: LenderRules;
  accountKeeping: AccountKeeping;
  /** What opening the app from the home screen brings. */
  installBonus: { couponCentavos: number; stepCentavos: number };
  /** By how much a Facebook username raises the limit; 0: not at all. */
  facebookBonus: { stepCentavos: number };
  /** Origin under which borrowers reach the app, for links that lead back to it. */
  publicOrigin: string;
  now: () => number;
};
