import type { SmsReport } from '../../ports/sms-sender.ts';
import type { Context } from '../context.ts';
import { eachInTime } from '../each-in-time.ts';

type AskContext = Pick<Context, 'sms' | 'smsLog' | 'now'>;

const dayMs = 86_400_000;

/**
 * Asks providers what became of messages that they took: some never tell by themselves, and what is told may be lost. After a
 * day nobody waits any more. A provider that is away is asked again in a later minute.
 */
export async function askAboutTexts(context: AskContext, { most }: { most: number }): Promise<void> {
  const { smsLog, now } = context;
  await smsLog.giveUpReports(now() - dayMs);
  const unreported = await smsLog.takeUnreported(now(), most);
  await eachInTime(context, unreported, (message) => learnOfText(context, message));
}

/** Asks about one message and keeps the answer. */
export async function learnOfText(
  { sms, smsLog, now }: AskContext,
  message: { provider: string; messageId: string },
): Promise<SmsReport> {
  const report = await sms.report(message.provider, message.messageId).catch(() => 'unknown' as const);
  if (report !== 'unknown' && report !== 'waiting') await smsLog.noteReport(message, report, now());
  return report;
}
