import type { ReportedSms } from '../../ports/sms-log.ts';
import type { SmsMessage } from '../../ports/sms-sender.ts';
import type { Context } from '../context.ts';

export type TextContext = Pick<Context, 'sms' | 'smsLog' | 'personalData' | 'randomness'>;
/**
 * `mayArrive`: a provider took it, or gave no clear answer; otherwise it was certainly not sent. `unreachableUntil`: nothing was
 * sent, since nothing sent to the number before had arrived; null otherwise.
 */
export type TextSent = { isTaken: boolean; mayArrive: boolean; unreachableUntil: number | null };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** After so many in a row that did not arrive, nothing more is sent for a while. A code has somebody who asks for it. */
const patience = {
  ordinary: { messages: 3, restMs: 7 * dayMs },
  code: { messages: 5, restMs: hourMs },
} as const;

/**
 * Sends a text message and keeps which provider took it, under which id and at what cost. To a number at which nothing arrives
 * nothing is sent for a while, and the next one goes first by a provider that did not fail there.
 */
export async function sendText(context: TextContext, message: SmsMessage): Promise<TextSent> {
  const { sms, smsLog, personalData, randomness } = context;
  const phoneIndex = personalData.blindIndex('phone', message.phone);
  const { ordinary, code } = patience;
  const reported = await smsLog.reported(phoneIndex, message.sentAt - ordinary.restMs, code.messages);
  const { unreachableUntil, failedLast } = standingOf(reported, message.isUrgent === true ? code : ordinary);
  if (unreachableUntil !== null && unreachableUntil > message.sentAt)
    return { isTaken: false, mayArrive: false, unreachableUntil };
  const tries = await sms.send({ ...message, ...(failedLast === null ? {} : { askedLast: failedLast }) });
  await smsLog.keep(
    tries.map((one) => ({
      ...one,
      smsId: randomness.orderedUuid(),
      phoneIndex,
      sentAt: message.sentAt,
      isUrgent: message.isUrgent === true,
    })),
  );
  const last = tries.at(-1)?.state ?? 'refused';
  return { isTaken: last === 'taken', mayArrive: last !== 'refused', unreachableUntil: null };
}

/** What reports on a number, newest first, say of the next message to it. */
export function standingOf(
  reported: readonly ReportedSms[],
  { messages, restMs }: { messages: number; restMs: number },
): { unreachableUntil: number | null; failedLast: string | null } {
  const [newest] = reported;
  const arrived = reported.findIndex(({ state }) => state !== 'undelivered');
  const inRow = arrived === -1 ? reported.length : arrived;
  if (newest === undefined || inRow === 0) return { unreachableUntil: null, failedLast: null };
  return {
    unreachableUntil: inRow >= messages ? newest.sentAt + restMs : null,
    failedLast: newest.provider,
  };
}
