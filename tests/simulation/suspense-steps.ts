import { assertThat } from '@luwag/loan-engine/assertion';
import { addDays, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { KeptSuspenseItem } from '../../apps/api/ports/suspense.ts';
import type { Staff } from '../../apps/api/use-cases/approval/approval.ts';
import { answerLenderStep } from '../../apps/api/use-cases/suspense/answer-lender-step.ts';
import { getSuspenseItem, proposeSuspenseEnd } from '../../apps/api/use-cases/suspense/suspense-desk.ts';
import type { Kept } from './kept.ts';
import { tell } from './operations.ts';
import { railsName } from './rails.ts';
import type { World } from './world.ts';

/* What members of staff do with money in suspense, what its provider says afterwards, and what must hold of both. */

const [maker, checker]: readonly [Staff, Staff] = [
  { staffId: '00000000-0000-4000-8000-00000000000a', name: 'Maker', role: 'finance' },
  { staffId: '00000000-0000-4000-8000-00000000000b', name: 'Checker', role: 'finance' },
];
const reason = 'as the receipt says';
/** More than any history has. */
const most = { open: 500, ended: 500 };

/** What waits is answered, what is resolved is contradicted by its provider at times, and the rest is looked at. */
export async function actOnSuspense(world: World): Promise<void> {
  const { outside, numbers } = world;
  const [{ waiting }, { open, ended }] = await Promise.all([
    outside.lenderSteps.list(0),
    outside.suspense.list(most),
  ]);
  if (waiting.length > 0 && numbers.below(3) > 0) return answerEnd(world);
  if (ended.length > 0 && (open.length === 0 || numbers.below(3) === 0)) return contradict(world);
  return proposeEnd(world);
}

/** One member of staff says where money in suspense belongs: on a loan, or back with its payer. */
export async function proposeEnd(world: World): Promise<void> {
  const { outside, rails, numbers } = world;
  const { open, ended } = await outside.suspense.list(most);
  const item = rails.drawn(open);
  if (item === null) return;
  const proposal = numbers.below(3) === 0 ? returnOf(world, item, ended) : await assignmentOf(world, item);
  if (proposal === null) return;
  const about = `${maker.name} of staff: ${proposal.kind} of ${item.providerPaymentId}`;
  await world.run(about, async (context) => {
    const proposed = await proposeSuspenseEnd(context, maker, item.suspenseId, proposal);
    if (!proposed.ok) world.tell(`  refused: ${about}: ${proposed.code}`);
  });
}

/** The transfer by which money went back to its payer; now and then the number of another one is typed. */
function returnOf(world: World, item: KeptSuspenseItem, ended: readonly KeptSuspenseItem[]) {
  const { numbers, clock, rails, byHand } = world;
  const { providerPaymentId, amountCentavos } = item;
  const other = rails.drawn(ended.filter(({ state }) => state === 'returned'));
  const isMistyped = other !== null && numbers.below(3) > 0;
  const from = numbers.below(2) === 0 ? ('bank' as const) : ('payout-provider' as const);
  const known = byHand.returns.get(isMistyped ? other.providerPaymentId : providerPaymentId);
  const made = known ?? { reference: `RETURN ${byHand.returns.size + 1}`, amountCentavos, from };
  if (!isMistyped) byHand.returns.set(providerPaymentId, made);
  world.fault(
    isMistyped ? 'staff type the number of another return' : 'staff send money in suspense back',
    providerPaymentId,
  );
  const paidOn = addDays(manilaDateOf(clock.at), -numbers.below(2));
  return { kind: 'suspense-returned', from: made.from, reference: made.reference, paidOn, reason } as const;
}

/** The loan that the desk suggests, or any other one: the payer is not always its borrower. */
async function assignmentOf(world: World, item: KeptSuspenseItem) {
  const { outside, rails, numbers, borrowers } = world;
  const { suspenseId, providerPaymentId } = item;
  const shown = await getSuspenseItem(outside, maker.staffId, suspenseId);
  const suggested = rails.drawn(shown.ok ? shown.value.suggestions : []);
  const all = await Promise.all(
    borrowers.map(({ customerId }) => outside.store.load({ customerId, parts: ['loans', 'payments'] })),
  );
  const others = all.flatMap(({ loans }) => loans);
  const isSuggested = suggested !== null && numbers.below(4) > 0;
  const loan = isSuggested ? suggested : rails.drawn(others);
  if (loan === null) return null;
  const { orderNumber, loanId } = loan;
  const meant = item.reference.replace(/^elsewhere-/, '');
  const payment = all.flatMap(({ payments }) => payments).find(({ reference }) => reference === meant);
  world.fault(
    payment === undefined || payment.loanId === loanId
      ? 'staff bring money in suspense to a loan'
      : 'staff bring money in suspense to another loan than it was paid for',
    providerPaymentId,
  );
  return { kind: 'suspense-assigned', orderNumber, channel: 'gcash', reason } as const;
}

/** Who proposed where money belongs tries to confirm it, or the other one confirms or declines it. */
export async function answerEnd(world: World): Promise<void> {
  const { outside, rails, numbers } = world;
  const { waiting } = await outside.lenderSteps.list(0);
  const step = rails.drawn(waiting);
  if (step === null) return;
  const isOwn = numbers.below(4) === 0;
  const outcome = numbers.below(6) === 0 ? 'decline' : 'confirm';
  const who = isOwn ? maker : checker;
  if (isOwn && outcome === 'confirm') world.fault('one person would confirm their own step', step.subject);
  else world.fault('a second person answers about money in suspense', outcome);
  const about = `${who.name} of staff: ${outcome} ${step.details.kind} of ${step.subject}`;
  await world.run(about, async (context) => {
    const answered = await answerLenderStep(context, who, step.stepId, outcome);
    if (!answered.ok) world.tell(`  refused: ${about}: ${answered.code}`);
    if (answered.ok && isOwn && outcome === 'confirm')
      world.bugs.push(new Error('one person did what takes two'));
  });
}

/** A provider takes back money that staff brought to a loan or sent back, or gives again what it took back. */
async function contradict(world: World): Promise<void> {
  const { outside, rails, byHand } = world;
  const { ended } = await outside.suspense.list(most);
  const item = rails.drawn(ended);
  const payment = rails.payments.find((one) => one.providerPaymentId === item?.providerPaymentId);
  if (item === null || payment === undefined) return;
  const isBack = payment.outcome === 'success';
  if (isBack) world.fault('provider takes back money that staff resolved', payment.providerPaymentId);
  else {
    world.fault('provider gives again what it took back', payment.providerPaymentId);
    byHand.givenAgain.add(payment.providerPaymentId);
  }
  payment.outcome = isBack ? 'reversed' : 'success';
  tell(world, { payment: payment.providerPaymentId, request: payment.requestReference });
}

/** The account of suspense is what waits in it, and each return is one transfer of that money. */
export async function checkSuspense({ outside, stores, byHand }: World): Promise<void> {
  const { ended, openCentavos } = await outside.suspense.list(most);
  const balance = await stores.suspenseBalance();
  assertThat(balance === openCentavos, `I29 ${openCentavos} wait in suspense and ${balance} are booked`);
  const numbers = ended.flatMap(({ state, closing, providerPaymentId, amountCentavos }) => {
    if (state !== 'returned' || closing === null || !('from' in closing)) return [];
    const made = byHand.returns.get(providerPaymentId);
    assertThat(
      made?.reference === closing.reference && made.amountCentavos === amountCentavos,
      `I29 ${providerPaymentId} went back by a transfer of its own`,
    );
    return [closing.reference];
  });
  assertThat(new Set(numbers).size === numbers.length, 'I29 a transfer stands for one return');
}

/** What was brought to a loan is one payment of that loan, and of no other. */
export async function checkAssigned({ outside }: World, kept: readonly Kept[]): Promise<void> {
  const payments = kept.flatMap((one) => one.payments);
  const { ended } = await outside.suspense.list(most);
  for (const { state, closing, provider, providerPaymentId, amountCentavos } of ended) {
    if (state !== 'assigned' || closing === null || !('loanId' in closing)) continue;
    const rows = payments.filter((row) => row.providerPaymentId === providerPaymentId);
    assertThat(
      provider === railsName && rows.length === 1 && rows[0]?.loanId === closing.loanId,
      `I9 ${providerPaymentId} is a payment of the loan it was brought to`,
    );
    assertThat(rows[0]?.receivedCentavos === amountCentavos, `I9 ${providerPaymentId} has its amount there`);
  }
}
