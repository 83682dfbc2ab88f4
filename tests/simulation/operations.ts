import { isDeepStrictEqual } from 'node:util';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { askedAmount } from '../../apps/api/use-cases/figures/coupon-of-payment.ts';
import { closeBusinessDay } from '../../apps/api/use-cases/close-of-business/close-business-day.ts';
import { getLoanPapers } from '../../apps/api/use-cases/loan/get-loan-papers.ts';
import { withdraw } from '../../apps/api/use-cases/loan/withdraw.ts';
import { startPayment } from '../../apps/api/use-cases/payment/start-payment.ts';
import { askAboutPayouts } from '../../apps/api/use-cases/payout/ask-about-payouts.ts';
import { retryFailedPayout } from '../../apps/api/use-cases/payout/retry-payout.ts';
import { keepProviderEvent } from '../../apps/api/use-cases/provider-event/keep-provider-event.ts';
import { done, type Outcome, refused, write } from '../../apps/api/use-cases/write.ts';
import type { EventReader, EventSubject } from '../../apps/api/ports/provider-events.ts';
import type { Borrower } from './borrower.ts';
import { couponToTake } from './coupons-at-withdrawal.ts';
import { railsName } from './rails.ts';
import type { SimulatedContext } from './simulated-context.ts';
import type { World } from './world.ts';

/* What borrowers, the provider and time do in a history. Each may be done at any moment; where it does not fit, it is refused. */

const paymentKinds = ['full', 'due', 'part', 'extension'] as const;

/** A borrower sees the papers of a loan, signs and takes it. */
export async function takeLoan(world: World, borrower: Borrower, isTwice: boolean): Promise<void> {
  const key = world.id(4);
  const amountCentavos = 200_000 + world.numbers.below(10) * 50_000;
  const termDays = [7, 14, 21, 30][world.numbers.below(4)] ?? 14;
  const couponId = await couponToTake(world, borrower);
  // What was seen once is sent again as it was.
  let seen: Seen | null = null;
  const work = async (context: SimulatedContext): Promise<Outcome<unknown>> => {
    const papers =
      seen === null
        ? await readPapers(context, borrower, { amountCentavos, termDays, couponId })
        : done(seen);
    if (!papers.ok) return papers;
    seen ??= papers.value;
    const { customerId, signatureId } = borrower;
    const body = { ...seen, signatureId, hasAccepted: true as const };
    return withdraw(context, { kind: 'system', customerId }, body, { idempotencyKey: key, device: null });
  };
  const request = { about: `${borrower.name} takes ${amountCentavos} for ${termDays} days`, key, work };
  if (!isTwice) return world.ask(request);
  world.fault('same request twice at once', borrower.name);
  await world.ask(request, 'north');
  await world.ask(request, 'south');
}

type Seen = Omit<Parameters<typeof withdraw>[2], 'signatureId' | 'hasAccepted'>;

async function readPapers(
  context: SimulatedContext,
  { customerId }: Borrower,
  amounts: { amountCentavos: number; termDays: number; couponId: string | undefined },
): Promise<Outcome<Seen>> {
  const wish = { ...amounts, productId: 'main', language: 'en-US' } as const;
  const papers = await getLoanPapers(context, { kind: 'system', customerId }, wish);
  if (!papers.ok) return papers;
  const { quote, documentHash } = papers.value;
  const { netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos, dueOn, productVersion } = quote;
  const shown = { netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos, dueOn };
  return done({ ...wish, productVersion, shown, documentHash });
}

/** Each request that was answered, sent again with its key, gets the same answer, however long ago it was. */
export async function repeatAll(world: World): Promise<void> {
  for (const { request, answer } of world.answers.values()) {
    const again = await request.work(world.outside);
    if (!again.ok) throw new Error(`I11 an answered key is refused: ${request.about}: ${again.code}`);
    if (!isDeepStrictEqual(again.value, answer))
      throw new Error(`I11 one key has two answers: ${request.about}`);
  }
}

/** A borrower asks for a place to pay. */
export async function openPayment(world: World, borrower: Borrower): Promise<void> {
  const { customerId, name } = borrower;
  const kind = paymentKinds[world.numbers.below(paymentKinds.length)] ?? 'full';
  const shareCentavos = 10_000 + world.numbers.below(20) * 10_000;
  const { store } = world.outside;
  const { loans } = await store.load({ customerId, parts: ['loans'] });
  const loan = loans.find(({ status }) => status === 'active') ?? loans[0];
  if (loan === undefined) return;
  const shown = kind === 'part' ? shareCentavos : askedAmount(loan, kind, manilaDateOf(world.clock.at));
  if (shown === null) return;
  const key = world.id(4);
  const caller = { kind: 'system', customerId } as const;
  const body = { kind, amountCentavos: shown, channel: 'gcash' } as const;
  await world.ask({
    about: `${name} opens a payment: ${kind} of ${shown}`,
    key,
    work: (context) => startPayment(context, caller, loan.loanId, body, key),
  });
}

/** A key that was answered comes with another body. */
export async function reuseKey(world: World): Promise<void> {
  const answered = world.rails.drawn([...world.answers.values()]);
  const borrower = world.rails.drawn(world.borrowers);
  if (answered === null || borrower === null) return;
  const { key } = answered.request;
  world.fault('same key with another body', key);
  const caller = { kind: 'system', customerId: borrower.customerId } as const;
  const outcome = await write(
    world.outside,
    { caller, parts: [], intent: { idempotencyKey: key, endpoint: 'another', body: {} } },
    () => refused('not_found'),
  );
  if (outcome.ok) throw new Error('I11 a key with another body was answered');
}

/** The borrower corrects the account of a payout that failed, and it goes on its way again. */
export async function correctAccount(world: World, { customerId, name }: Borrower): Promise<void> {
  await world.run(`${name} corrects the payout account`, (context) =>
    write(context, { caller: { kind: 'system', customerId }, parts: ['loans', 'sections'] }, (loaded) =>
      done({ changes: retryFailedPayout(context, loaded), answer: null }),
    ),
  );
}

/** Somebody pays at the partner, in one of the ways in which that goes. */
export async function payAtPartner(world: World, promised: string | null = null): Promise<void> {
  const { rails, numbers } = world;
  const reference = promised ?? rails.drawn([...rails.requests.keys()]);
  const asked = rails.requests.get(reference ?? '')?.amountCentavos;
  if (reference === null || asked === undefined) return;
  const isPaid = rails.payments.some(
    (one) => one.requestReference === reference && one.outcome === 'success',
  );
  // Only a first try under a reference is asked about by itself: with more, the provider tells of all.
  world.bringLost(reference);
  let amountCentavos = asked;
  const way = numbers.below(8);
  if (way === 0) {
    world.fault('payment of another amount', reference);
    amountCentavos = Math.max(100, asked - 5_000 + numbers.below(10_000));
  } else if (way === 1) {
    world.fault('payment fails before it succeeds', reference);
    tell(world, { payment: rails.receive(reference, asked, 'fail').providerPaymentId, request: reference });
  } else if (way === 2) {
    const unknown = `elsewhere-${reference}`;
    world.fault('payment without a known reference', unknown);
    tell(world, { payment: rails.receive(unknown, asked).providerPaymentId, request: unknown });
    return;
  }
  if (isPaid) {
    if (numbers.below(2) > 0) return;
    world.fault('second payment under one reference', reference);
  }
  const isFirst = !rails.payments.some((one) => one.requestReference === reference);
  const payment = rails.receive(reference, amountCentavos);
  world.tell(`${amountCentavos} are paid under ${reference} as ${payment.providerPaymentId}`);
  tell(world, { payment: payment.providerPaymentId, request: reference });
  const openFor = world.clock.at - (rails.requests.get(reference)?.openedAt ?? 0);
  if (isFirst && openFor < askedWithinMs && numbers.below(6) === 0) await loseEvent(world, reference);
}

/** The product asks about an open payment for so long at least. */
const askedWithinMs = 11 * 3_600_000;

/** The event that was left last does not come. Only what our books know as open is asked about. */
async function loseEvent(world: World, reference: string): Promise<void> {
  const event = world.events.at(-1);
  const { payments } = await world.outside.store.loadByPayment({ reference, parts: ['payments'] });
  const opened = payments.find((row) => row.reference === reference);
  if (event === undefined || event.neverTold !== undefined || opened?.status !== 'in-progress') return;
  event.lostFor = reference;
  world.fault('event does not come', reference);
}

/** A payment that stayed is taken back. */
export function takeBack(world: World): void {
  const payment = world.rails.drawn(world.rails.payments.filter(({ outcome }) => outcome === 'success'));
  if (payment === null) return;
  world.fault('payment is taken back', payment.providerPaymentId);
  payment.outcome = 'reversed';
  world.bringLost(payment.requestReference);
  tell(world, { payment: payment.providerPaymentId, request: payment.requestReference });
}

/** The provider goes on with payouts, and tells of it. */
export function movePayout(world: World): void {
  const { rails, numbers, payers } = world;
  const way = numbers.below(8);
  const payer = rails.drawn(payers.filter(({ payouts }) => payouts.size > 0)) ?? payers[0];
  const payout = way === 0 ? payer.payAfterAll() : way === 1 ? payer.sendBack() : payer.finish();
  if (payout === null) return;
  const { reference, state } = payout;
  world.tell(`the payout ${reference} is ${state} at ${payer.provider}`);
  if (way === 0 && payers.some(({ payouts }) => payouts.has(`${reference}-2`)))
    world.fault('first provider pays after all beside the second', reference);
  tell(world, { payout: reference }, payer.provider);
}

/** A payout that failed is paid after all while the next one of its loan is under way; where there is no next one, it is asked for. */
export async function payBeside(world: World, borrower: Borrower): Promise<void> {
  const { customerId } = borrower;
  const { payouts } = await world.outside.store.load({ customerId, parts: ['payouts'] });
  const alive = payouts.find(({ status }) => status !== 'succeeded' && status !== 'failed');
  if (alive === undefined) return correctAccount(world, borrower);
  const before = payouts
    .filter(({ loanId, status }) => loanId === alive.loanId && status === 'failed')
    .map(({ reference }) => reference);
  for (const payer of world.payers) {
    const payout = payer.payAfterAll(before);
    if (payout === null) continue;
    world.tell(`the payout ${payout.reference} is paid at ${payer.provider} beside the next one`);
    return tell(world, { payout: payout.reference }, payer.provider);
  }
}

type Told = { payout: string } | { payment: string; request: string };

/** Leaves an event that the provider will send, but for a few that it never sends. */
export function tell(world: World, told: Told, provider: string = railsName): void {
  const eventId = `event-${world.events.length + 1}`;
  const event = { eventId, provider, body: JSON.stringify({ eventId, ...told }), toldAt: null };
  if (world.numbers.below(16) > 0) return void world.events.push(event);
  const neverTold = 'payout' in told ? told.payout : told.payment;
  world.events.push({ ...event, neverTold });
  world.fault('event never comes', neverTold);
}

/** Reads the events of these rails. Those of a real provider have readers and tests of their own. */
const readerOf = (provider: string): EventReader => ({
  provider,
  read: ({ rawBody }) => {
    const event = JSON.parse(rawBody) as { eventId: string } & Partial<Record<string, string>>;
    const { eventId, payout, payment = null, request = null } = event;
    const subject: EventSubject =
      payout === undefined
        ? { kind: 'payment', providerPaymentId: payment, partnerReference: null, reference: request }
        : { kind: 'payout', reference: payout };
    return { eventId, name: 'told', subject };
  },
});

/** The provider sends an event: mostly the oldest that it has not sent, else any of all that it knows. */
export async function sendEvent(world: World): Promise<void> {
  const { events, numbers } = world;
  const waiting = world.untold;
  let event = waiting[0] ?? null;
  if (waiting.length > 1 && numbers.below(2) === 0) {
    event = world.rails.drawn(waiting);
    if (event !== waiting[0]) world.fault('event comes out of order', event?.eventId);
  } else if (numbers.below(4) === 0) {
    event = world.rails.drawn(events.filter(({ toldAt }) => toldAt !== null));
    if (event !== null) world.fault('event comes twice', event.eventId);
  } else if (numbers.below(12) === 0) {
    const eventId = `invented-${world.events.length}`;
    event = {
      eventId,
      provider: railsName,
      body: JSON.stringify({ eventId, payment: 'py-invented', request: 'none' }),
      toldAt: null,
    };
    world.fault('event names what the provider does not know', eventId);
  }
  if (event === null) return;
  const sent = event;
  await world.run(`the provider sends ${sent.eventId}: ${sent.body}`, async (context) => {
    const kept = await keepProviderEvent(context, readerOf(sent.provider), {
      header: () => null,
      rawBody: sent.body,
    });
    // Only what was answered is not sent again.
    if (kept === 'kept') sent.toldAt = world.clock.at;
  });
}

export function askProvider(world: World): Promise<void> {
  const { isCalm } = world.scheduler;
  return world.run('every minute: asks about payouts', async (context) => {
    const failed = await askAboutPayouts(context, { most: 50 });
    // It goes on after an error about one payout, so the error is seen here only.
    if (failed > 0 && isCalm) throw new Error('a payout cannot be asked about');
  });
}

export function closeDay(world: World): Promise<void> {
  return world.run('every minute: closes the business day', closeBusinessDay);
}
