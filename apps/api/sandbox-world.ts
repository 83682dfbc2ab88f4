import { createSandboxClock } from './adapters/clock/clock.ts';
import { createBookStore } from './adapters/postgres/book-store.ts';
import { createSandboxClockStore } from './adapters/postgres/sandbox-clock-store.ts';
import { createRandomness } from './adapters/randomness/randomness.ts';
import { openSandboxBank } from './adapters/simulated/sandbox-bank.ts';
import { createSimulatedCollections } from './adapters/simulated/simulated-collections.ts';
import { createSimulatedSms } from './adapters/simulated/simulated-sms.ts';
import { firstThatTakes } from './adapters/text-messages/first-that-takes.ts';
import { bindSandboxLine, lineOf } from './http/sandbox-line.ts';
import { bindSandboxPartner } from './http/sandbox-partner.ts';
import { sandboxHandlers } from './http/sandbox.ts';
import { runEveryMinute } from './jobs/every-minute.ts';
import { tellSignIns } from './sandbox/tell-sign-ins.ts';
import type { Say } from './run-process.ts';
import type { Context } from './use-cases/context.ts';
import { addSandboxStaff } from './use-cases/staff/add-sandbox-staff.ts';
import type { OpenWorld, World } from './world.ts';

/** How long the sandbox's bank takes to pay. */
export const bankTakesMs = 1_500;

export const openSandboxWorld: OpenWorld = sandboxWorld({ payoutSettlesAfterMs: bankTakesMs });

/** Everything that the sandbox has and production has not: nothing outside this file brings any of it. */
export function sandboxWorld({ payoutSettlesAfterMs }: { payoutSettlesAfterMs: number }): OpenWorld {
  return (surroundings) => openWorld(surroundings, payoutSettlesAfterMs);
}

async function openWorld(
  { settings, database, personalData }: Parameters<OpenWorld>[0],
  payoutSettlesAfterMs: number,
): Promise<World> {
  const clock = await createSandboxClock(createSandboxClockStore(database));
  const sms = createSimulatedSms(database, {
    personalData,
    randomness: createRandomness(clock),
    priceCentavos: settings.smsCentavos,
  });
  const bank = await openSandboxBank(database, {
    now: clock.now,
    settlesAfterMs: payoutSettlesAfterMs,
    productOrigin: `http://127.0.0.1:${settings.port}`,
  });
  const { payouts, payoutsAt } = bank;
  const collections = createSimulatedCollections(database, settings);
  const fillBook = async (context: Context, say: Say): Promise<void> => {
    if (settings.sandboxBook === 0) return;
    const { addSandboxBook } = await import('./sandbox/add-sandbox-book.ts');
    await addSandboxBook({ ...context, bookStore: createBookStore(database) }, settings.sandboxBook, say);
  };
  return {
    clock,
    sms: firstThatTakes([sms]),
    payouts,
    secondPayouts: null,
    collections,
    lists: [bank.list],
    events: [bank.events],
    sandbox: {
      refresh: clock.refresh,
      stop: bank.stop,
      handlers: (context) => {
        const everyMinute = () => runEveryMinute(context);
        return sandboxHandlers(context, { clock, sms, payouts, collections, everyMinute });
      },
      bindPages: (server, context) => bindSandboxPartner(server, context, collections),
      line: { bind: bindSandboxLine, isBad: (cookies) => lineOf(cookies) !== null },
      fill: async (context, say) => {
        await addSandboxStaff(context);
        if (!settings.hasSandboxPeople) return fillBook(context, say);
        // What only some servers need is loaded by these alone: it takes megabytes.
        const { addSandboxPeople } = await import('./sandbox/add-sandbox-people.ts');
        const { addSandboxFaq } = await import('./sandbox/add-sandbox-faq.ts');
        await addSandboxFaq(context);
        const count = await addSandboxPeople({ ...context, payoutsAt });
        if (count > 0) say(`filled the sandbox with ${count} borrowers; /test lists them`);
        await fillBook(context, say);
      },
      tellSignIns: (say) => tellSignIns(settings, say),
    },
  };
}
