import type { CallOutput } from '@luwag/contract/endpoint';
import type { getHome as endpoint, HomeState } from '@luwag/contract/endpoints/application/get-home';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { isOutstanding, isPaidBack } from '@luwag/loan-engine/loan/loan-status';
import { couponState } from '@luwag/loan-engine/rewards/coupon';
import type { ApplicationRow, LoanRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { hasUsableOffer, latestApplication } from '../loan/offer.ts';
import { viewLoan } from '../figures/loan-view.ts';
import { refundable } from '../figures/may-request.ts';
import { payoutAccountOf } from '../customer-data/payout-account.ts';
import { facebookStepOpen } from '../rewards/facebook-bonus.ts';
import { refusalOfUpcoming } from '../rewards/plan-next-loan.ts';
import { type RewardPart, rewardParts, withRewards } from '../figures/with-rewards.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import { pendingDeletion } from '../request/deletion.ts';
import { correctionItemsOf } from '../customer-data/correction-items.ts';
import { momentOf, unreadNews } from '../messages/moment.ts';
import { tasksOf } from '../customer-data/tasks.ts';
import { type Caller, done, type Loaded, type Outcome, read } from '../write.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

type HomeAnswer = CallOutput<typeof endpoint>;

/** Where the borrower stands. */
export async function getHome(
  context: Pick<
    Context,
    | 'store'
    | 'directory'
    | 'now'
    | 'personalData'
    | 'messageRepository'
    | 'facebookBonus'
    | 'products'
    | 'institutions'
  >,
  caller: Caller,
): Promise<Outcome<HomeAnswer>> {
  const loaded = await read(context, caller, [
    'sections',
    'photos',
    'applications',
    ...rewardParts,
    'payouts',
    'requests',
  ]);
  if (!loaded.ok) return loaded;
  const { personalData } = context;
  const at = context.now();
  const today = manilaDateOf(at);
  const { customer, loans } = loaded.value;
  const { unread, newest } = await unreadNews(context, customer.customerId);
  const application = latestApplication(loaded.value);
  const openLoan = loans.find(({ status }) => isOutstanding(status));
  const shownLoan = openLoan ?? loans[0];
  const phone = personalData.open(sealPlaces.phone(customer.customerId), customer.phoneSealed).toString();
  const state = homeState(context, loaded.value, application, openLoan, today);
  return done({
    state,
    asOf: isoInstant(at),
    today,
    firstName: sectionValues(personalData, loaded.value, 'identity')['firstName'] ?? null,
    phoneMasked: `${phone.slice(0, 3)}•••${phone.slice(-4)}`,
    language: customer.language,
    tasks: tasksOf(personalData, loaded.value),
    correctionItems: correctionItemsOf(personalData, loaded.value),
    application: application === undefined ? null : viewApplication(application),
    limitCentavos: customer.limitCentavos,
    facebookStepCentavos: facebookStepOpen(context, customer),
    hasSettledLoan: loans.some(({ status }) => isPaidBack(status)),
    loan: shownLoan === undefined ? null : viewLoan(shownLoan, loaded.value, at),
    heldCredit: heldCreditOf(loans),
    // A figure of all customers, so it is read only for those to whom it is told.
    medianReviewMinutes: state === 'underReview' ? await context.directory.medianReviewMinutes() : null,
    payoutAccountMasked: payoutAccountOf(personalData, loaded.value)?.masked ?? null,
    unreadMessages: unread.notify + unread.activity,
    moment: momentOf(newest, { state, loan: shownLoan, today }),
    deletion: pendingDeletion(loaded.value),
    ...rewardsAtHome(context, loaded.value, today),
  });
}

function heldCreditOf(loans: readonly LoanRow[]): HomeAnswer['heldCredit'] {
  const loan = loans.find((row) => refundable(row) > 0);
  return loan === undefined ? null : { loanId: loan.loanId, amountCentavos: refundable(loan) };
}

function rewardsAtHome(
  context: Pick<Context, 'products' | 'personalData' | 'institutions'>,
  before: Loaded<RewardPart | 'applications' | 'requests' | 'sections'>,
  today: LocalDate,
): Pick<HomeAnswer, 'couponCount' | 'easyReloan'> {
  const loaded = withRewards(before, today);
  const { coupons, reloan, scheduledLoans } = loaded;
  const next = scheduledLoans.find(({ status }) => status === 'upcoming');
  return {
    couponCount: coupons.filter((coupon) => couponState(coupon, today) === 'available').length,
    easyReloan: {
      isOn: reloan?.chain.isOn ?? false,
      upcoming:
        next === undefined
          ? null
          : {
              amountCentavos: next.amountCentavos,
              sendAt: isoInstant(next.sendAt),
              refusal: refusalOfUpcoming(context, loaded, next),
            },
    },
  };
}

function homeState(
  context: Pick<Context, 'products' | 'now'>,
  loaded: Loaded<'applications'>,
  application: ApplicationRow | undefined,
  openLoan: LoanRow | undefined,
  today: LocalDate,
): HomeState {
  if (openLoan?.status === 'disbursing') return 'disbursing';
  if (openLoan?.status === 'disbursement-failed') return 'disbursementFailed';
  if (openLoan !== undefined) return 'repaying';
  if (application === undefined) return 'incomplete';
  if (application.status === 'correction-requested') return 'correctionRequested';
  if (application.decidedAt === null) return 'underReview';
  if (application.status === 'declined') return mayReapply(application, today) ? 'mayReapply' : 'rejected';
  return hasUsableOffer(context, loaded) ? 'canWithdraw' : 'incomplete';
}

/** From the day they were told they may apply again; without such a day they may not. */
function mayReapply({ reapplyOn }: ApplicationRow, today: LocalDate): boolean {
  return reapplyOn !== null && today >= reapplyOn;
}

function viewApplication(application: ApplicationRow): NonNullable<HomeAnswer['application']> {
  return {
    applicationId: application.applicationId,
    submittedAt: isoInstant(application.submittedAt),
    decidedAt: isoInstantOrNull(application.decidedAt),
    // While a person looks, the codes are the reviewer's hints and not the borrower's business.
    reasonCodes: application.status === 'declined' ? [...application.reasonCodes] : [],
    reapplyOn: application.reapplyOn,
  };
}
