import { type LocalDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { startTestDoubles } from './provider-doubles.ts';
import { createRailsContext } from './rails-context.ts';
import { createSettledMoney } from './settled-money.ts';
import { createTestDatabase } from './test-database.ts';

export type SettledBooks = Awaited<ReturnType<typeof openSettledBooks>>;

/** A real database and the double of a provider that tells of nothing by itself, with the money that moves between them. */
export async function openSettledBooks() {
  const database = await createTestDatabase();
  // The double has the product's time, which begins with its context.
  const time = { now: (): number => 0 };
  const doubles = await startTestDoubles({ now: () => time.now() });
  doubles.events.hold = true;
  const context = await createRailsContext(database, doubles);
  time.now = () => context.clock.at;
  return {
    database,
    doubles,
    context,
    money: createSettledMoney(database, doubles, context),
    /** Goes to the first hour of a day. */
    begin: (on: LocalDate): void => {
      context.clock.at = startOfDayMs(on) + 3_600_000;
    },
    close: async (): Promise<void> => {
      await doubles.stop();
      await database.remove();
    },
  };
}
