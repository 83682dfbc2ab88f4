import type { CallOutput } from '@luwag/contract/endpoint';
import type {
  ConsentReceipt,
  getHeldData as endpoint,
} from '@luwag/contract/endpoints/profile/get-held-data';
import { messageKinds } from '@luwag/contract/endpoints/messages/message-answer';
import { isLanguage } from '@luwag/contract/language';
import { adEventKinds } from '../../ports/ad-attribution.ts';
import type { WaitingAgreement } from '../../ports/waitlist-entries.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { openPhoneChange } from '../customer-data/phone-change.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { viewSupportMessage } from '../support-message/support-message-view.ts';
import { viewRequests } from '../figures/request-view.ts';
import { openPush } from '../messages/push-address.ts';
import { viewMessage } from '../messages/read-messages.ts';
import { viewSettings } from '../settings/own-settings.ts';
import { findAgreement } from '../waitlist-entry/leave-number.ts';
import { picturesWaitUntil } from '../session/device-trust.ts';
import { type Caller, done, type Loaded, type Outcome, read, refused } from '../write.ts';
import { openReloanAgreement } from '../rewards/reloan-agreement.ts';
import { heldApplications, withoutHints } from './held-decisions.ts';
import { heldPhotos, heldSignatures, idReadingsOf, notePicturesTaken } from './held-pictures.ts';
import { copiesWaitUntil, picturesOfCopy } from './pictures-of-copy.ts';
import { viewProfile } from './profile-view.ts';

type HeldData = CallOutput<typeof endpoint>;
type HeldContext = Pick<
  Context,
  | 'store'
  | 'messageRepository'
  | 'supportMessageRepository'
  | 'waitlistEntries'
  | 'now'
  | 'personalData'
  | 'photos'
  | 'logins'
  | 'livenessChallenge'
  | 'facebookBonus'
  | 'staff'
  | 'randomness'
>;

const parts = [
  'sessions',
  'sections',
  'photos',
  'applications',
  'signatures',
  'loans',
  'acceptances',
  'payouts',
  'payments',
  'reloan',
  'requests',
  'coupons',
  'scheduledLoans',
] as const;

/** Everything held about a borrower, as they have a right to see it and to take it along. */
export async function getHeldData(
  context: HeldContext,
  caller: Caller,
  { pictures, device = null }: { pictures: 'none' | 'all'; device?: string | null },
): Promise<Outcome<HeldData>> {
  const found = await read(context, caller, parts);
  if (!found.ok) return found;
  const loaded = withoutHints(found.value);
  const { customer } = loaded;
  const waitsUntil = caller.kind === 'customer' ? picturesWaitUntil(context, loaded, device) : null;
  const picturesFrom = isoInstantOrNull(waitsUntil);
  if (pictures === 'all') {
    if (picturesFrom !== null) return refused('new_device_wait', { retryAt: picturesFrom });
    const nextCopyAt = await copiesWaitUntil(context, customer.customerId);
    if (nextCopyAt !== null) return refused('too_frequent', { retryAt: isoInstant(nextCopyAt) });
    await notePicturesTaken(context, loaded);
  }
  const { sections } = viewProfile(context, loaded);
  const phone = context.personalData
    .open(sealPlaces.phone(customer.customerId), customer.phoneSealed)
    .toString();
  const supportMessages = await context.supportMessageRepository.list(customer.customerId, mostMessages);
  const arrived = loaded.photos.filter(({ uploadedAt }) => uploadedAt !== null);
  const copied = pictures === 'all' ? await picturesOfCopy(context, arrived) : new Map<string, string>();
  return done({
    preparedAt: isoInstant(context.now()),
    customerId: customer.customerId,
    customerSince: isoInstant(customer.createdAt),
    phone,
    earlierPhones: earlierPhonesOf(context, loaded),
    language: customer.language,
    limitCentavos: customer.limitCentavos,
    sections,
    photos: heldPhotos(arrived, copied),
    idReadings: idReadingsOf(context, loaded),
    picturesFrom,
    signatures: heldSignatures(context, loaded, pictures),
    consents: consentsOf(context, loaded, await findAgreement(context, phone)),
    applications: heldApplications(context.personalData, loaded.applications),
    loans: loansOf(loaded),
    requests: viewRequests(loaded.requests),
    ...rewardsOf(loaded),
    messages: await messagesOf(context, customer.customerId),
    supportMessages: supportMessages.map((supportMessage) =>
      viewSupportMessage(context.personalData, supportMessage),
    ),
    settings: viewSettings(customer),
    adMeasurement: adMeasurementOf(loaded),
    pushes: (await context.messageRepository.pushes(customer.customerId, context.now())).map((push) => ({
      createdAt: isoInstant(push.createdAt),
      service: new URL(openPush(context, push).endpoint).hostname,
    })),
    sessions: loaded.sessions
      .filter(({ expiresAt }) => expiresAt > context.now())
      .map(({ createdAt, endedAt }) => ({
        createdAt: isoInstant(createdAt),
        endedAt: isoInstantOrNull(endedAt),
      })),
  });
}

function earlierPhonesOf(
  { personalData }: HeldContext,
  { requests }: Loaded<'requests'>,
): HeldData['earlierPhones'] {
  return requests.flatMap((request) => {
    const change = request.status === 'done' ? openPhoneChange(personalData, request) : null;
    const until = isoInstantOrNull(request.endedAt);
    return change === null || until === null ? [] : [{ phone: change.from, until }];
  });
}

const mostMessages = 10_000;

async function messagesOf(
  { messageRepository }: HeldContext,
  customerId: string,
): Promise<HeldData['messages']> {
  const pages = await Promise.all(
    messageKinds.map((kind) => messageRepository.page({ customerId, kind, after: null, most: mostMessages })),
  );
  return pages.flat().map(viewMessage);
}

function loansOf({ loans, payouts, payments }: Loaded<'loans' | 'payouts' | 'payments'>): HeldData['loans'] {
  return loans.map((loan) => {
    const isOfLoan = ({ loanId }: { loanId: string }): boolean => loanId === loan.loanId;
    const accounts = payouts
      .filter(isOfLoan)
      .map(({ institution, accountMasked }) => `${institution} ${accountMasked}`);
    return {
      orderNumber: loan.orderNumber,
      status: loan.status,
      principalCentavos: loan.principalCentavos,
      acceptedAt: isoInstant(loan.acceptedAt),
      dueOn: loan.dueOn,
      payoutAccounts: [...new Set(accounts)],
      payments: payments.filter(isOfLoan).map((payment) => ({
        reference: payment.reference,
        channel: payment.channel,
        status: payment.status,
        receivedCentavos: payment.receivedCentavos,
        createdAt: isoInstant(payment.createdAt),
      })),
    };
  });
}

function rewardsOf({
  loans,
  coupons,
  reloan,
  scheduledLoans,
}: Loaded<'loans' | 'coupons' | 'reloan' | 'scheduledLoans'>): Pick<
  HeldData,
  'coupons' | 'reloan' | 'scheduledLoans'
> {
  return {
    coupons: coupons.map(({ kind, deductionCentavos, grantedAt, validThroughOn, usedForLoanId }) => ({
      kind,
      deductionCentavos,
      grantedAt: isoInstant(grantedAt),
      validThroughOn,
      usedForOrderNumber: loans.find(({ loanId }) => loanId === usedForLoanId)?.orderNumber ?? null,
    })),
    reloan:
      reloan === null
        ? null
        : { isOn: reloan.chain.isOn, amountCentavos: reloan.amountCentavos, termDays: reloan.termDays },
    scheduledLoans: scheduledLoans.map(({ status, amountCentavos, termDays, sendAt, endedAt }) => ({
      status,
      amountCentavos,
      termDays,
      sendAt: isoInstant(sendAt),
      endedAt: isoInstantOrNull(endedAt),
    })),
  };
}

/** Each thing agreed to, the newest first. */
function consentsOf(
  context: HeldContext,
  { applications, acceptances, reloan, customer }: Loaded<'applications' | 'acceptances' | 'reloan'>,
  androidWord: WaitingAgreement | null,
): ConsentReceipt[] {
  const receipts: ConsentReceipt[] = acceptances.map(({ documentHash, language, acceptedAt }) => ({
    kind: 'loan-agreement',
    textVersion: documentHash,
    language,
    givenAt: isoInstant(acceptedAt),
  }));
  for (const consent of customer.logInConsents) receipts.push({ kind: 'log-in-privacy', ...consent });
  if (customer.adConsent !== null) {
    const { textVersion, language, givenAt } = customer.adConsent;
    receipts.push({ kind: 'ad-measurement', textVersion, language, givenAt });
  }
  if (androidWord !== null) {
    const { textVersion, language, agreedAt } = androidWord;
    receipts.push({ kind: 'android-word', textVersion, language, givenAt: isoInstant(agreedAt) });
  }
  for (const { consents, submittedAt } of applications) {
    const { privacyVersion, termsVersion, language = '', givenAt = isoInstant(submittedAt) } = consents;
    const noted = { language: isLanguage(language) ? language : null, givenAt };
    if (privacyVersion !== undefined)
      receipts.push({ kind: 'privacy', textVersion: privacyVersion, ...noted });
    if (termsVersion !== undefined) receipts.push({ kind: 'terms', textVersion: termsVersion, ...noted });
  }
  if (reloan !== null && reloan.agreedAt !== null) {
    const { texts, documentHash, agreedAt } = openReloanAgreement(context, reloan);
    receipts.push({
      kind: 'reloan-agreement',
      textVersion: documentHash,
      language: texts[0]?.language ?? null,
      givenAt: isoInstant(agreedAt),
    });
  }
  return receipts.toSorted((left, right) => right.givenAt.localeCompare(left.givenAt));
}

function adMeasurementOf({ customer: { adConsent } }: Loaded): HeldData['adMeasurement'] {
  if (adConsent === null) return null;
  const { advertisement, toldAt, withdrawnAt } = adConsent;
  return {
    withdrawnAt,
    campaign: advertisement?.campaign ?? null,
    adgroup: advertisement?.adgroup ?? null,
    creative: advertisement?.creative ?? null,
    told: adEventKinds.flatMap((kind) => {
      const at = toldAt[kind];
      return at === undefined ? [] : { kind, toldAt: at };
    }),
  };
}
