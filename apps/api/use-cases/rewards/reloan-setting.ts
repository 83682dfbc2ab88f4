import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { changeReloan as changeEndpoint } from '@luwag/contract/endpoints/rewards/change-reloan';
import type { getReloanAgreement as agreementEndpoint } from '@luwag/contract/endpoints/rewards/get-reloan-agreement';
import type { ReloanState } from '@luwag/contract/endpoints/rewards/reloan-answer';
import type { turnOnReloan as turnOnEndpoint } from '@luwag/contract/endpoints/rewards/turn-on-reloan';
import { centavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { quote } from '@luwag/loan-engine/pricing/quote';
import {
  newReloanChain,
  turnOffReloan as turnOff,
  turnOnReloan as turnOn,
} from '@luwag/loan-engine/rewards/reloan-chain';
import type { Changes, CustomerSnapshot } from '../../ports/customer-store.ts';
import { mainProductId } from '../../ports/product-list.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { ReloanRow, ScheduledLoanRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { codeOfRefusal, hasOffer } from '../loan/offer.ts';
import {
  type Caller,
  type Decision,
  done,
  type Loaded,
  type Outcome,
  read,
  refused,
  write,
} from '../write.ts';
import { messageFor } from '../messages/message-for.ts';
import { broughtBack } from './bring-back.ts';
import { couponGiven, newCoupon } from './grant-coupon.ts';
import { leaveOut, upcomingOf } from './leave-out.ts';
import {
  nextMorning,
  type PlanPart,
  plannedRow,
  planNextLoan,
  type ReloanContext,
  reloanParts,
} from './plan-next-loan.ts';
import { reloanAgreement, type ReloanChoice, sealedAgreement } from './reloan-agreement.ts';
import { viewReloan } from './reloan-view.ts';
import { changedRewards, withRewards } from '../figures/with-rewards.ts';

type SettingContext = ReloanContext & Pick<Context, 'identity'>;

/** Days on which the coupon of the first activation serves. */
const activationCouponDays = 90;

/** Easy Re-loan as it stands. */
export async function getReloan(context: ReloanContext, caller: Caller): Promise<Outcome<ReloanState>> {
  const loaded = await read(context, caller, reloanParts);
  if (!loaded.ok) return loaded;
  return done(viewReloan(context, withRewards(loaded.value, manilaDateOf(context.now()))));
}

/** The agreement to read before turning it on. */
export async function getReloanAgreement(
  context: SettingContext,
  caller: Caller,
  { language, ...choice }: ParsedInput<typeof agreementEndpoint>['body'],
): Promise<Outcome<CallOutput<typeof agreementEndpoint>>> {
  const loaded = await read(context, caller, reloanParts);
  if (!loaded.ok) return loaded;
  const checked = checkChoice(context, loaded.value, choice);
  if (!checked.ok) return checked;
  const written = reloanAgreement(context, loaded.value, language, choice);
  if (written === null) return refused('no_offer');
  const { agreement, documentHash } = written;
  return done({ agreement, documentHash });
}

/** Turns it on; the first time in a borrower's life this brings the activation coupon. */
export function turnOnReloan(
  context: SettingContext,
  caller: Caller,
  body: ParsedInput<typeof turnOnEndpoint>['body'],
  idempotencyKey: string,
): Promise<Outcome<ReloanState>> {
  const intent = { idempotencyKey, endpoint: 'turnOnReloan', body };
  return write(context, { caller, parts: reloanParts, intent }, (before) => {
    const loaded = withRewards(before, manilaDateOf(context.now()));
    const { amountCentavos, termDays, language, documentHash } = body;
    const checked = checkChoice(context, loaded, body);
    if (!checked.ok) return checked;
    const written = reloanAgreement(context, loaded, language, { amountCentavos, termDays });
    if (written === null) return refused('no_offer');
    if (written.documentHash !== documentHash) return refused('document_changed');
    const turned = turnOn(loaded.reloan?.chain ?? newReloanChain, {
      isAgreementAccepted: body.hasAccepted,
      isAmountChosen: body.hasChosenAmount,
    });
    if (!turned.ok) return refused('reloan_already_on');
    const { customerId } = loaded.customer;
    const { chain, activationVoucherCentavos } = turned.value;
    const reloan: ReloanRow = {
      customerId,
      chain,
      amountCentavos: centavos(amountCentavos),
      termDays,
      agreedAt: context.now(),
      agreementHash: documentHash,
      agreementSealed: sealedAgreement(context, customerId, written),
    };
    const given =
      activationVoucherCentavos === null
        ? []
        : [
            newCoupon(context, customerId, {
              kind: 'withdrawal',
              deductionCentavos: activationVoucherCentavos,
              minimumAmountCentavos: zeroCentavos,
              validDays: activationCouponDays,
              reason: 'easyReloan',
            }),
          ];
    const messages = [
      ...messageFor(context, loaded.customer, {
        code: 'reloanOn',
        about: String(context.now()),
        facts: { amountCentavos, termDays },
      }),
      ...given.flatMap((coupon) => couponGiven(context, loaded.customer, coupon)),
    ];
    return kept(context, before, { ...loaded, reloan, coupons: [...given, ...loaded.coupons] }, messages);
  });
}

/** Changes what the loans to come are for; one already announced is announced anew, with its day of notice. */
export function changeReloan(
  context: ReloanContext,
  caller: Caller,
  choice: ParsedInput<typeof changeEndpoint>['body'],
): Promise<Outcome<ReloanState>> {
  return write(context, { caller, parts: reloanParts }, (before) => {
    const loaded = withRewards(before, manilaDateOf(context.now()));
    const { reloan } = loaded;
    if (reloan?.chain.isOn !== true) return refused('reloan_off');
    const checked = checkChoice(context, loaded, choice);
    if (!checked.ok) return checked;
    const { termDays } = choice;
    const changed = {
      ...loaded,
      reloan: { ...reloan, termDays, amountCentavos: centavos(choice.amountCentavos) },
    };
    const planned = planNextLoan(context, changed, nextMorning(context.now()));
    const replanned = (row: ScheduledLoanRow): ScheduledLoanRow =>
      row.status === 'upcoming' && planned.ok ? { ...row, ...plannedRow(planned.value) } : row;
    return kept(context, before, { ...changed, scheduledLoans: changed.scheduledLoans.map(replanned) });
  });
}

/** Turns it off, and leaves out what it had scheduled. Off already, it stays off. */
export function turnOffReloan(context: ReloanContext, caller: Caller): Promise<Outcome<ReloanState>> {
  return write(context, { caller, parts: reloanParts }, (before) => {
    const loaded = withRewards(before, manilaDateOf(context.now()));
    const { reloan, loans } = loaded;
    if (reloan?.chain.isOn !== true) return kept(context, before, loaded);
    const turned = turnOff(reloan.chain);
    if (!turned.ok) {
      const untilOn = loans.find(({ loanId }) => loanId === reloan.chain.voucherLoanId)?.dueOn ?? null;
      return refused('reloan_voucher_in_use', untilOn === null ? {} : { untilOn });
    }
    const skipped = (row: ScheduledLoanRow): ScheduledLoanRow =>
      row.status === 'upcoming' ? { ...row, status: 'skipped', endedAt: context.now() } : row;
    const after = { ...loaded, reloan: { ...reloan, chain: turned.value } };
    const about = String(context.now());
    const messages = messageFor(context, loaded.customer, { code: 'reloanOff', about, facts: {} });
    const scheduledLoans = after.scheduledLoans.map(skipped);
    return kept(context, before, { ...after, scheduledLoans }, messages);
  });
}

/** Leaves out one loan. Skipped already, it stays skipped. */
export function skipScheduledLoan(
  context: ReloanContext,
  caller: Caller,
  scheduledLoanId: string,
): Promise<Outcome<ReloanState>> {
  return write(context, { caller, parts: reloanParts }, (before) => {
    const loaded = withRewards(before, manilaDateOf(context.now()));
    const known = loaded.scheduledLoans.find((row) => row.scheduledLoanId === scheduledLoanId);
    if (known === undefined) return refused('not_found');
    if (known.status === 'skipped') return kept(context, before, loaded);
    const row = upcomingOf(loaded, known);
    if (row === undefined) return refused('scheduled_loan_over');
    const changes = leaveOut(context, before, loaded, row, null);
    const after = {
      ...loaded,
      reloan: changes.reloan ?? loaded.reloan,
      scheduledLoans: loaded.scheduledLoans.map((one) =>
        one === row ? (changes.scheduledLoans?.[0] ?? row) : one,
      ),
    };
    return kept(context, before, after);
  });
}

/** Schedules once more what was skipped. Scheduled already, it stays so. */
export function bringBackScheduledLoan(
  context: ReloanContext,
  caller: Caller,
  scheduledLoanId: string,
): Promise<Outcome<ReloanState>> {
  return write(context, { caller, parts: reloanParts }, (before) => {
    const loaded = withRewards(before, manilaDateOf(context.now()));
    const known = loaded.scheduledLoans.find((row) => row.scheduledLoanId === scheduledLoanId);
    if (known === undefined) return refused('not_found');
    if (known.status === 'upcoming') return kept(context, before, loaded);
    const again = broughtBack(context, loaded, known);
    if (again === null) return refused('scheduled_loan_over');
    const scheduledLoans = loaded.scheduledLoans.map((one) => (one === known ? again.row : one));
    return kept(context, before, { ...loaded, reloan: again.reloan, scheduledLoans });
  });
}

/** Saves the rows that differ and answers with what is then to be seen. */
function kept(
  context: ReloanContext,
  before: Pick<CustomerSnapshot, 'coupons' | 'reloan' | 'scheduledLoans'>,
  after: Loaded<PlanPart | 'coupons' | 'scheduledLoans' | 'requests' | 'sections'>,
  messages: readonly MessageRow[] = [],
): Outcome<Decision<ReloanState>> {
  const scheduledLoans = after.scheduledLoans.filter((row) => !before.scheduledLoans.includes(row));
  const changes: Changes = {
    ...changedRewards(before, after),
    ...(scheduledLoans.length === 0 ? {} : { scheduledLoans }),
    ...(messages.length === 0 ? {} : { messages }),
  };
  return done({ changes, answer: viewReloan(context, after) });
}

function checkChoice(
  { products, now }: Pick<Context, 'products' | 'now'>,
  loaded: Loaded<'applications'>,
  { amountCentavos, termDays }: ReloanChoice,
): Outcome<null> {
  if (!hasOffer(loaded)) return refused('no_offer');
  if (amountCentavos > loaded.customer.limitCentavos) return refused('amount_not_offered');
  const disbursedOn = manilaDateOf(now());
  const product = products.inForce(mainProductId, disbursedOn);
  const priced = quote(product, { amountCentavos: centavos(amountCentavos), termDays, disbursedOn });
  return priced.ok ? done(null) : refused(codeOfRefusal(priced.code));
}
