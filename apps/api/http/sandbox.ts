import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { MovableClock } from '../ports/clock.ts';
import type { SimulatedCollections, SimulatedPayouts, SimulatedSms } from '../ports/simulated-world.ts';
import { decideApplication } from '../use-cases/application/decide-application.ts';
import type { Context } from '../use-cases/context.ts';
import { isoInstant } from '../use-cases/iso-instant.ts';
import { receiveCollection } from '../use-cases/payment/receive-collection.ts';
import { listPeople } from '../use-cases/sandbox/list-people.ts';
import { moveClock } from '../use-cases/sandbox/move-clock.ts';
import type { Handlers } from './handler.ts';

export type SandboxHandlers = Pick<
  Handlers,
  | 'listSandboxSms'
  | 'moveSandboxClock'
  | 'decideSandboxApplication'
  | 'setNextPayout'
  | 'setNextCollection'
  | 'reportSandboxRepayment'
  | 'listSandboxPeople'
>;

/** The parts of the outside world that the sandbox can steer. */
export type SandboxWorld = {
  clock: MovableClock;
  sms: SimulatedSms;
  payouts: SimulatedPayouts;
  collections: SimulatedCollections;
  /** The work of every minute, run at each stop of a clock that moves. */
  everyMinute: () => Promise<void>;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The test bench's calls. */
export function sandboxHandlers(context: Context, world: SandboxWorld): SandboxHandlers {
  return {
    listSandboxSms: async ({ query }) => {
      const messages = await world.sms.inbox(query.phone);
      return { ok: true, value: messages.map((row) => ({ ...row, sentAt: isoInstant(row.sentAt) })) };
    },
    moveSandboxClock: async ({ body }) => {
      const byMs = 'advanceDays' in body ? body.advanceDays * dayMs : body.advanceMinutes * minuteMs;
      await moveClock(context, world, byMs);
      const now = world.clock.now();
      return { ok: true, value: { now: isoInstant(now), today: manilaDateOf(now) } };
    },
    decideSandboxApplication: async ({ params: { applicationId }, body }) => {
      const customerId = await context.directory.customerOfApplication(applicationId);
      if (customerId === null) return { ok: false, code: 'not_found' };
      return decideApplication(context, { customerId, applicationId, decidedBy: 'sandbox' }, body);
    },
    setNextPayout: async ({ body }) => {
      await world.payouts.setNext(body.outcome === 'fail' ? body.reason : body.outcome);
      return { ok: true, value: { outcome: body.outcome } };
    },
    setNextCollection: async ({ body }) => {
      await world.collections.setNext(body.outcome);
      return { ok: true, value: body };
    },
    reportSandboxRepayment: async ({ body: { paymentReference, outcome, amountCentavos, paidAt } }) => {
      const received = await receiveCollection(context, {
        reference: paymentReference,
        outcome: outcome ?? 'success',
        ...(amountCentavos === undefined ? {} : { amountCentavos }),
        ...(paidAt === undefined ? {} : { paidAt: Date.parse(paidAt) }),
      });
      return received.ok ? { ok: true, value: { status: received.value.status } } : received;
    },
    listSandboxPeople: () => listPeople(context),
  };
}
