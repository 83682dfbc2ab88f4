import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { letLogInAgain as endpoint } from '@luwag/contract/endpoints/staff/let-log-in-again';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoadAt } from '../../ports/login-store.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { isLogInBlocked, type LoginLimits, logInReopened, wearOffPerDay } from '../session/login-rules.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';

type Answer = CallOutput<typeof endpoint>;
type LogInContext = Pick<Context, 'logins' | 'now'>;

const mostAttempts = 6;

/**
 * Lets a number that guessed too often ask for codes again. The step is recorded and the borrower told before anything opens,
 * so that none opens unseen. The limits of the day stay as they are.
 */
export async function letLogInAgain(
  context: LogInContext & Pick<Context, 'store' | 'randomness'>,
  limits: LoginLimits,
  staff: Staff,
  customerId: string,
  { proof, reason }: ParsedInput<typeof endpoint>['body'],
): Promise<Outcome<Answer>> {
  const kept = await write(
    context,
    { caller: { kind: 'system', customerId }, parts: [] },
    async ({ customer }): Promise<Outcome<Decision<Buffer>>> => {
      const { phoneIndex, erasedAt } = customer;
      if (erasedAt !== null || !(await mustCallFirst(context, limits, phoneIndex)))
        return refused('request_not_possible');
      const auditId = context.randomness.orderedUuid();
      const audit = { auditId, at: context.now(), staffId: staff.staffId, customerId };
      return done({
        changes: {
          audits: [{ ...audit, action: 'log-in-reopened', detail: { proof, reason } }],
          messages: messageFor(context, customer, { code: 'logInReopened', about: auditId, facts: {} }),
        },
        answer: phoneIndex,
      });
    },
  );
  return kept.ok ? reopen(context, limits, kept.value) : kept;
}

/** Whether a number gets no code before its owner has called customer service. */
export async function mustCallFirst(
  { logins, now }: LogInContext,
  limits: LoginLimits,
  phoneIndex: Buffer,
): Promise<boolean> {
  const { state } = await logins.load(phoneIndex, loadAt(now(), limits));
  return state !== null && isLogInBlocked(state, limits);
}

async function reopen(
  { logins, now }: LogInContext,
  limits: LoginLimits,
  phoneIndex: Buffer,
): Promise<Outcome<Answer>> {
  const opened = done({ isLogInBlocked: false } as const);
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const at = loadAt(now(), limits);
    const { version, state } = await logins.load(phoneIndex, at);
    if (state === null) return opened;
    const saved = await logins.save({
      phoneIndex,
      expectedVersion: version,
      state: logInReopened(state),
      at,
      added: { wrongGuesses: 0, codesSent: 0 },
    });
    if (saved === 'saved') return opened;
  }
  return refused('busy_try_again');
}

const loadAt = (now: number, limits: LoginLimits): LoadAt => ({
  now,
  day: manilaDateOf(now),
  wearOffPerDay: wearOffPerDay(limits),
});
