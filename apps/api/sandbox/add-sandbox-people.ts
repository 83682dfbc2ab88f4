import { Readable } from 'node:stream';
import type { PhotoKind } from '@luwag/contract/profile/section-names';
import { sectionNames } from '@luwag/contract/profile/section-names';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { assertThat } from '@luwag/loan-engine/assertion';
import { nobodyLooks } from '../ports/face-check.ts';
import type { NextPayout, SimulatedPayouts } from '../ports/simulated-world.ts';
import { decideApplication, scoreSubmittedApplication } from '../use-cases/application/decide-application.ts';
import { submitApplication } from '../use-cases/application/submit-application.ts';
import type { Context } from '../use-cases/context.ts';
import { postAccruals } from '../use-cases/close-of-business/post-accruals.ts';
import { dueAmount } from '../use-cases/figures/due-amount.ts';
import { getLoanPapers } from '../use-cases/loan/get-loan-papers.ts';
import { saveSignature } from '../use-cases/loan/signature.ts';
import { withdraw } from '../use-cases/loan/withdraw.ts';
import { receiveCollection } from '../use-cases/payment/receive-collection.ts';
import { startPayment } from '../use-cases/payment/start-payment.ts';
import { sendPayout } from '../use-cases/payout/send-payout.ts';
import { completeSection } from '../use-cases/profile/complete-section.ts';
import { receivePhoto } from '../use-cases/profile/receive-photo.ts';
import { requestPhotoUpload } from '../use-cases/profile/request-photo-upload.ts';
import { grantCoupon } from '../use-cases/rewards/grant-coupon.ts';
import { getReloanAgreement, turnOnReloan } from '../use-cases/rewards/reloan-setting.ts';
import { openCustomer } from '../use-cases/session/open-customer.ts';
import type { SystemCaller, Outcome } from '../use-cases/write.ts';
import { askLender } from './ask-lender.ts';
import { drawIdCard, drawSelfie } from './drawn-pictures.ts';
import { endLoan } from './end-loan.ts';
import { type Borrowing, type SandboxPerson, sandboxPeople } from './sandbox-people.ts';
import { sampleProfile } from './sample-profile.ts';
import { writeSupportMessage } from './write-support-message.ts';

/* Fills an empty sandbox through the same use cases that real borrowers go through, each person at a past date. */

export type PeopleContext = Context & {
  /** The sandbox's bank with its clock set to an earlier day; it pays at once. */
  payoutsAt: (now: () => number) => SimulatedPayouts;
};

type PastContext = PeopleContext & { payouts: SimulatedPayouts };

const dayMs = 86_400_000;

/** Adds the sandbox's borrowers when there is none yet. */
export async function addSandboxPeople(context: PeopleContext): Promise<number> {
  if ((await context.directory.allCustomers(1)).length > 0) return 0;
  const startedAt = context.now();
  for (const [index, person] of sandboxPeople.entries()) {
    const at = startedAt - person.daysAgo * dayMs - index * 10_000;
    await addPerson(pastContext(context, at), person, index);
  }
  await postAccruals(context, manilaDateOf(startedAt));
  for (const person of sandboxPeople) {
    await askLender(context, person);
    await writeSupportMessage(context, person);
    await endLoan(context, person);
  }
  return sandboxPeople.length;
}

function pastContext(context: PeopleContext, at: number): PastContext {
  const now = (): number => at;
  return { ...context, now, payouts: context.payoutsAt(now) };
}

async function addPerson(context: PastContext, person: SandboxPerson, index: number): Promise<void> {
  const customerId = given(await openCustomer(context, person.phone, 'en-US'));
  const caller: SystemCaller = { kind: 'system', customerId };
  const { becomes } = person;
  for (const grant of person.coupons) given(await grantCoupon(context, customerId, grant));
  await completeProfile(context, caller, person, index, becomes === 'started' ? 3 : sectionNames.length);
  if (becomes === 'started') return;
  await addPhotos(context, caller, person, index);
  const { applicationId } = given(
    await submitApplication(
      context,
      caller,
      { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' },
      context.randomness.uuid(),
    ),
  );
  given(
    await scoreSubmittedApplication(context, { customerId, applicationId }, (error) => {
      throw error;
    }),
  );
  if (becomes === 'under-review') return;
  const subject = { customerId, applicationId, decidedBy: 'sandbox' };
  if (becomes === 'correction-requested') {
    const items = [
      { item: 'idFront', reasonCode: 'ID_GLARE' },
      { item: 'payoutAccount', reasonCode: 'PAYEE_MISMATCH' },
    ] as const;
    given(await decideApplication(context, subject, { outcome: 'requestCorrection', items }));
    return;
  }
  if (becomes === 'declined') {
    given(await decideApplication(context, subject, { outcome: 'decline', reasonCode: 'INCOME_LOW' }));
    return;
  }
  given(await decideApplication(context, subject, { outcome: 'approve', limitCentavos: 1_000_000 }));
  if (becomes === 'approved') return;
  if (person.before === undefined) return borrow(context, caller, becomes);
  await borrow(context, caller, person.before);
  await borrow(pastContext(context, context.now() + dayMs), caller, becomes);
}

async function completeProfile(
  context: Context,
  caller: SystemCaller,
  person: SandboxPerson,
  index: number,
  count: number,
): Promise<void> {
  const idNumber = `9000${String(index).padStart(2, '0')}${person.phone}`;
  const values = sampleProfile({ ...person, idNumber, monthlyIncome: 'upTo30000' });
  for (const section of sectionNames.slice(0, count)) {
    given(await completeSection(context, caller, { section, values: values[section], device: null }));
  }
}

async function addPhotos(
  context: Context,
  caller: SystemCaller,
  person: SandboxPerson,
  index: number,
): Promise<void> {
  const hue = (index * 67) % 360;
  const name = `${person.firstName} ${person.lastName}`;
  const front = drawIdCard({ title: 'Republic of Samples', name, number: `9000 ${person.phone}` }, hue);
  const back = drawIdCard({ title: 'Back of the card', name: '', number: `9000 ${person.phone}` }, hue);
  const pictures: [PhotoKind, typeof front][] = [
    ['idFront', front],
    ['idBack', back],
    ['selfie', drawSelfie(hue)],
  ];
  for (const [kind, { contentType, bytes }] of pictures) {
    const asked = given(
      await requestPhotoUpload({ ...context, faces: nobodyLooks }, caller, {
        kind,
        contentType,
        sizeBytes: bytes.length,
      }),
    );
    const link = new URL(asked.uploadUrl, context.publicOrigin);
    const { customerId } = caller;
    const signed = {
      customerId,
      photoId: asked.photoId,
      expires: link.searchParams.get('expires') ?? '',
      signature: link.searchParams.get('signature') ?? '',
    };
    given(await receivePhoto(context, signed, { fromByte: 0, bytes: Readable.from([bytes]) }));
  }
}

async function borrow(context: PastContext, caller: SystemCaller, wish: Borrowing): Promise<void> {
  const { productId = 'main', amountCentavos, termDays } = wish;
  const signed = given(await saveSignature(context, caller, { kind: 'typed', text: 'Sandbox borrower' }));
  if (wish.isReloanOn === true) await turnReloanOn(context, caller, { amountCentavos, termDays });
  const { coupons } = await context.store.load({ customerId: caller.customerId, parts: ['coupons'] });
  const couponId = wish.isWithCoupon === true ? coupons[0]?.couponId : undefined;
  const chosen = { productId, amountCentavos, termDays, couponId, language: 'en-US' } as const;
  const papers = given(await getLoanPapers(context, caller, chosen));
  const { netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos, dueOn, productVersion } =
    papers.quote;
  const { loan } = given(
    await withdraw(
      context,
      caller,
      {
        ...chosen,
        productVersion,
        shown: { netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos, dueOn },
        documentHash: papers.documentHash,
        signatureId: signed.signatureId,
        hasAccepted: true,
      },
      { idempotencyKey: context.randomness.uuid(), device: null },
    ),
  );
  const next: NextPayout = wish.payout ?? 'succeed';
  await context.payouts.setNext(next);
  const snapshot = await context.store.load({ customerId: caller.customerId, parts: ['payouts'] });
  const payout = snapshot.payouts.find((row) => row.loanId === loan.loanId);
  assertThat(payout !== undefined, 'a withdrawal has a payout');
  given(await sendPayout(context, payout));
  if (wish.isPaidBack === true) await pay(context, caller, loan.loanId, 'full');
  if (wish.paysDueAfterDays !== undefined) {
    const later = context.now() + wish.paysDueAfterDays * dayMs;
    await pay({ ...context, now: () => later }, caller, loan.loanId, 'due');
  }
}

async function turnReloanOn(
  context: Context,
  caller: SystemCaller,
  wish: { amountCentavos: number; termDays: number },
): Promise<void> {
  const chosen = { ...wish, language: 'en-US' } as const;
  const { documentHash } = given(await getReloanAgreement(context, caller, chosen));
  const consent = { documentHash, hasChosenAmount: true, hasAccepted: true } as const;
  given(await turnOnReloan(context, caller, { ...chosen, ...consent }, context.randomness.uuid()));
}

async function pay(
  context: Context,
  caller: SystemCaller,
  loanId: string,
  kind: 'full' | 'due',
): Promise<void> {
  const { loans } = await context.store.load({ customerId: caller.customerId, parts: ['loans'] });
  const loan = loans.find((row) => row.loanId === loanId);
  assertThat(loan !== undefined, 'a loan just taken is kept');
  const today = manilaDateOf(context.now());
  const payoff = payoffQuote(loan, today);
  const amountCentavos =
    kind === 'due' ? dueAmount(loan, today) : payoff.ok ? payoff.value.totalCentavos : null;
  assertThat(amountCentavos !== null, 'a loan just paid out can be paid back');
  const body = { kind, amountCentavos, channel: 'gcash' } as const;
  const { payment } = given(await startPayment(context, caller, loanId, body, context.randomness.uuid()));
  given(await receiveCollection(context, { reference: payment.reference, outcome: 'success' }));
}

function given<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`the sandbox could not be filled: ${outcome.code}`);
  return outcome.value;
}
