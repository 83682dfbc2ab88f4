import { createHash } from 'node:crypto';
import type { ErrorCode, ErrorDetail } from '@luwag/contract/errors';
import type {
  Changes,
  CustomerRow,
  CustomerSnapshot,
  CustomerStore,
  Part,
  Snapshot,
  SnapshotOf,
} from '../ports/customer-store.ts';
import { endedLoans } from './ended-loans.ts';
import { eventsOfWrite } from './loan-events.ts';

/** A use case's outcome: a value, or a code of the error table with its detail. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; code: ErrorCode; detail?: ErrorDetail };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refused = (code: ErrorCode, detail?: ErrorDetail): Outcome<never> =>
  detail === undefined ? { ok: false, code } : { ok: false, code, detail };

/**
 * Caller identity, with whose rights a customer is read or written: their access token, the system itself (jobs, staff), or
 * a payment partner that names one of our references.
 */
export type Caller =
  | { kind: 'customer'; customerId: string; accessHash: Buffer }
  | SystemCaller
  | { kind: 'partner'; paymentReference: string };
export type SystemCaller = { kind: 'system'; customerId: string };

type Known = { customer: CustomerRow };

/** The named parts of a customer who exists. A function that takes it names the parts it reads, and can read no other. */
export type Loaded<P extends Part = never> = Snapshot<P> & Known;
type LoadedOf<Parts extends readonly Part[]> = SnapshotOf<Parts> & Known;

export type Decision<T> = { changes: Changes; answer: T };

type ReadContext = { store: CustomerStore; now: () => number };

/** Loads a customer for a caller, in one round trip; refuses a caller whose session does not hold. */
export async function read<const Parts extends readonly Part[]>(
  { store, now }: ReadContext,
  caller: Caller,
  parts: Parts,
  idempotencyKey?: string,
): Promise<Outcome<LoadedOf<Parts>>> {
  const snapshot =
    caller.kind === 'partner'
      ? await store.loadByPayment({ reference: caller.paymentReference, parts })
      : await store.load({
          customerId: caller.customerId,
          parts,
          ...(caller.kind === 'customer' ? { accessHash: caller.accessHash } : {}),
          ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
        });
  if (caller.kind === 'customer') {
    const { session } = snapshot;
    if (session === null || session.accessExpiresAt <= now()) return refused('not_signed_in');
    if (session.endedAt !== null) return refused('session_ended');
  }
  const { customer } = snapshot;
  return customer === null ? refused('not_found') : done({ ...snapshot, customer });
}

export type WriteRequest<Parts extends readonly Part[]> = {
  caller: Caller;
  /** All that the decision reads, written out; it sees no other part. */
  parts: Parts;
  /** With a key the answer is stored, and given again for the same key and body. */
  intent?: { idempotencyKey: string; endpoint: string; body: unknown };
};

/** Why a decision is asked for again, where it is: another row has a number that was drawn. */
export type Again = { isNumberTaken: boolean };

const mostAttempts = 6;
const usernameTaken = { path: 'facebookUsername', code: 'facebook_username_taken' } as const;

/**
 * The one path of every write: load all the decision needs, decide in memory, save all of it or nothing. Two round
 * trips. Where the customer was written in between, or a number drawn is another's, it is loaded and decided again.
 */
export async function write<T, const Parts extends readonly Part[]>(
  context: ReadContext,
  { caller, parts, intent }: WriteRequest<Parts>,
  decide: (loaded: LoadedOf<Parts>, again: Again) => Outcome<Decision<T>> | Promise<Outcome<Decision<T>>>,
): Promise<Outcome<T>> {
  const requestHash = intent === undefined ? null : hashOf(intent.endpoint, intent.body);
  let isNumberTaken = false;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const loaded = await read(context, caller, parts, intent?.idempotencyKey);
    if (!loaded.ok) return loaded;
    const { answer: stored, customer } = loaded.value;
    if (stored !== null && requestHash !== null) {
      return stored.requestHash.equals(requestHash)
        ? done(stored.body as T)
        : refused('idempotency_key_reused');
    }
    const decision = await decide(loaded.value, { isNumberTaken });
    if (!decision.ok) return decision;
    const { changes, answer } = decision.value;
    // Nothing changed: a write would only make writes at the same time decide again.
    if (intent === undefined && Object.keys(changes).length === 0) return done(answer);
    const saved = await context.store.save({
      customerId: customer.customerId,
      expectedVersion: customer.version,
      changes: withFollowing(loaded.value, changes, context.now()),
      loaded: loaded.value,
      ...(intent === undefined || requestHash === null
        ? {}
        : {
            answer: {
              idempotencyKey: intent.idempotencyKey,
              requestHash,
              body: answer,
              createdAt: context.now(),
            },
          }),
    });
    if (saved === 'saved') return done(answer);
    if (saved === 'reference-taken') return refused('payment_already_recorded');
    if (saved === 'username-taken') return refused('validation_failed', { fields: [usernameTaken] });
    if (saved === 'day-limit-reached') return refused('staff_day_limit_reached');
    if (saved === 'money-booked') return refused('busy_try_again');
    if (saved === 'step-answered') return refused('request_already_answered');
    if (saved === 'suspense-ended') return refused('lender_step_refused', { rule: 'SUSPENSE_ENDED' });
    isNumberTaken = saved === 'number-taken';
  }
  return refused('busy_try_again');
}

/** What a write does to a loan is told to the lender's own systems by events that are kept with it, and ends what waits about the loan. */
function withFollowing(loaded: Partial<CustomerSnapshot>, changes: Changes, at: number): Changes {
  const loanEvents = [...(changes.loanEvents ?? []), ...eventsOfWrite(loaded, changes, at)];
  const jobs = [...(changes.jobs ?? []), ...endedLoans(loaded, changes)];
  return {
    ...changes,
    ...(loanEvents.length === 0 ? {} : { loanEvents }),
    ...(jobs.length === 0 ? {} : { jobs }),
  };
}

function hashOf(endpoint: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${endpoint}\n${JSON.stringify(body)}`)
    .digest();
}
