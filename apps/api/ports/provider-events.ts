import type { AuditEntry } from './staff-store.ts';

/** What an event of a provider is about. `none`: nothing that the product acts on. */
export type EventSubject =
  | { kind: 'payout'; reference: string }
  | {
      kind: 'payment';
      providerPaymentId: string | null;
      partnerReference: string | null;
      reference: string | null;
    }
  | { kind: 'text-message'; messageId: string }
  /** Money that went back to its payer, or to us, by a step outside of the product: a person books it. */
  | { kind: 'refund'; reference: string | null }
  | { kind: 'none' };

export type ProviderEvent = {
  /** The provider's own id of the event, the same each time it is sent; made of the body where it has none. */
  eventId: string;
  /** What the provider calls this kind of event. */
  name: string;
  subject: EventSubject;
};

/** 'forged': it comes without the provider's secret. 'unreadable': it comes with the secret, and is no event. */
export type ReadEvent = ProviderEvent | 'forged' | 'unreadable';

/** Checks and reads events of one provider. */
export type EventReader = {
  provider: string;
  /** `header` gives a header of the request by its lower-case name; `rawBody` is the body as it came. */
  read: (request: { header: (name: string) => string | null; rawBody: string; atMs: number }) => ReadEvent;
};

export type KeptEvent = {
  provider: string;
  eventId: string;
  name: string;
  subject: EventSubject;
  receivedAt: number;
  bodySealed: Buffer;
};
/** 'waiting' until a job has acted on it; 'quarantined' is for a person. */
export type EventState = 'waiting' | 'done' | 'quarantined';

/** Every event that a provider's secret vouches for, kept before it is answered. */
export type ProviderEvents = {
  /** Keeps an event and leaves a job for it, or does nothing where it is known already. */
  keep: (event: KeptEvent, state: EventState) => Promise<void>;
  find: (provider: string, eventId: string) => Promise<(KeptEvent & { state: EventState }) | null>;
  settle: (event: {
    provider: string;
    eventId: string;
    state: EventState;
    outcome: string;
    at: number;
  }) => Promise<void>;
  countQuarantined: () => Promise<number>;
  /** Those that wait for a person, oldest first; `outcome` says why as a code, null where the event could not be read. */
  quarantined: (
    most: number,
  ) => Promise<readonly (Omit<KeptEvent, 'bodySealed'> & { outcome: string | null })[]>;
  /**
   * Ends the wait for a person, with who did it: it is acted on again, or done. Answers whether this call did: not where it waits
   * no longer, or nothing can be asked about it.
   */
  release: (
    event: Pick<KeptEvent, 'provider' | 'eventId'>,
    step: 'ask-again' | 'looked-at',
    audit: AuditEntry,
  ) => Promise<boolean>;
};
