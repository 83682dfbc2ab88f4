import type { LoanEventType } from '@luwag/contract/endpoints/receiver/loan-events';
import type { KeptLoanEvent } from './loan-events.ts';
import type { AuditEntry } from './staff-store.ts';

/** 'gone': it answered that it wants nothing more. Nothing is sent unless it is 'on'. */
export type ReceiverState = 'on' | 'off' | 'gone';
/** 'failed': given up after its last try, until staff send it again. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** An address of the lender's own that events are sent to. */
export type EventReceiver = {
  receiverId: string;
  url: string;
  types: readonly LoanEventType[];
  state: ReceiverState;
  secretSealed: Buffer;
  /** Secrets that were changed within a day, each with the instant until which it signs too; and the last of these instants. */
  previousSecretsSealed: Buffer | null;
  previousUntilAt: number | null;
  addedAt: number;
  /** Grows with each change. */
  version: number;
};

type Changed<Name extends keyof EventReceiver> = Pick<EventReceiver, 'receiverId' | 'version' | Name>;

export type ReceiverCounts = { waiting: number; failed: number; oldestWaitingAt: number | null };

/** An event to one receiver, with how often it was sent already. */
export type DueDelivery = KeptLoanEvent & { tries: number };
export type KeptDelivery = Pick<KeptLoanEvent, 'eventId' | 'loanId' | 'type' | 'sequence' | 'happenedAt'> & {
  position: number;
  state: DeliveryState;
  tries: number;
  nextTryAt: number | null;
  triedAt: number | null;
  answer: string | null;
};

/** Which events staff have sent again: one, all that were given up, or every one since an instant. */
export type Replay = { eventId: string } | { isFailed: true } | { sinceAt: number };

/** The lender's receivers and what was sent to each. */
export type EventReceivers = {
  list: () => Promise<readonly (EventReceiver & ReceiverCounts)[]>;
  find: (receiverId: string) => Promise<EventReceiver | null>;
  /** Keeps a new receiver, with who added it. */
  add: (receiver: EventReceiver, audit: AuditEntry) => Promise<void>;
  /** Changes where events go and which, with who did it. What waits is due at once where it is on then. False where the receiver has another version by now. */
  change: (changed: Changed<'url' | 'types' | 'state'>, audit: AuditEntry) => Promise<boolean>;
  /** Changes the secrets, as `change` does the rest. */
  changeSecrets: (
    changed: Changed<'secretSealed' | 'previousSecretsSealed' | 'previousUntilAt'>,
    audit: AuditEntry,
  ) => Promise<boolean>;
  /** What may be sent now, oldest first: of each loan only the first that still waits. */
  due: (receiverId: string, at: number, most: number) => Promise<readonly DueDelivery[]>;
  /** Keeps what came of one try. A success after an outage makes all that waits due at once. */
  note: (
    receiverId: string,
    eventId: string,
    tried: { state: DeliveryState; nextTryAt: number | null; answer: string; at: number },
  ) => Promise<void>;
  end: (receiverId: string) => Promise<void>;
  /** Leaves a job for each receiver that is on and has something due; one receiver, where it is named. */
  queue: (at: number, receiverId?: string) => Promise<void>;
  deliveries: (
    receiverId: string,
    asked: { state: DeliveryState | null; before: number | null; most: number },
  ) => Promise<readonly KeptDelivery[]>;
  /** Makes events wait again with no try used up; answers how many. */
  replay: (receiverId: string, which: Replay, audit: AuditEntry) => Promise<number>;
};

/** What came of one sending: the HTTP status, or why there was none. */
export type SentEvent = { status: number } | { fault: 'timeout' | 'unreachable' | 'not-public' };

export type EventSender = {
  /** Whether an address may be a receiver's: HTTPS at a public machine. Looks its name up. */
  admits: (url: string) => Promise<boolean>;
  /** Sends one event, signed with each secret. Follows no redirect and reads no answer beyond its status. */
  send: (message: {
    url: string;
    eventId: string;
    body: string;
    secrets: readonly string[];
  }) => Promise<SentEvent>;
};
