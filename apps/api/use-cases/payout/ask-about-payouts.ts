import type { Context } from '../context.ts';
import { eachInTime } from '../each-in-time.ts';
import { checkPayout, type PayoutContext } from './send-payout.ts';

/**
 * Asks the provider about payouts that may still change: those never asked about first, then the one asked longest ago. An
 * error about one is left to its own job, which logs it, so that it does not hold up the others. Returns how many failed.
 */
export async function askAboutPayouts(
  context: PayoutContext & Pick<Context, 'directory'>,
  { most }: { most: number },
): Promise<number> {
  let failed = 0;
  const open = await context.directory.payoutsToAskAbout(most, context.now());
  await eachInTime(context, open, async (subject) => {
    try {
      await checkPayout(context, subject);
    } catch {
      failed += 1;
    }
  });
  return failed;
}
