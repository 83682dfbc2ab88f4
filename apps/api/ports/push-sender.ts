/** Where the maker of a phone takes pushes for it, and the keys they are sealed with for that phone alone; base64url. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** A phone that pushes go to, as long as the log-in on it lasts. */
export type PushRow = {
  customerId: string;
  sessionId: string;
  endpointSealed: Buffer;
  createdAt: number;
};

/** With when its log-in ended; one that was logged out from another phone is kept until it was told of that. */
export type HeldPush = PushRow & { endedAt: number | null };

/**
 * What became of a push. Gone: no phone is behind the address any more. Later: the same may be taken when it is sent again.
 * Refused: it never will be.
 */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused';

/** Hands short messages to the makers of phones. */
export type PushSender = {
  /** The key by which phones and their makers know this lender, base64url. */
  publicKey: string;
  /** Whether an address has the form of one that pushes may be sent to; whatever it names, nothing is asked. */
  isAddress: (address: PushAddress) => boolean;
  /** `topic`: up to 32 letters and digits; a push that waits is replaced by another with the same. */
  send: (push: {
    address: PushAddress;
    content: string;
    topic: string;
    /** For how long it is worth keeping for a phone that is off. */
    seconds: number;
  }) => Promise<PushOutcome>;
};
