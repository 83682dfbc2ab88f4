/** What goes wrong or happens seldom in a simulated history, each counted, so that a run shows that it was tried. */
export const faultKinds = [
  'server crashes before a call',
  'server crashes after a call',
  'database is away before a call',
  'connection is cut after the commit',
  'deadlock',
  'worker pauses while another takes its job',
  'same request twice at once',
  'same key with another body',
  'request is sent again after no answer',
  'clock goes on a second',
  'clock goes on an hour',
  'clock goes on a day',
  'clock goes on forty days',
  'provider loses a payout order',
  'provider pays and loses its answer',
  'provider does not find an order it has',
  'provider shows an order after hours only',
  'provider has forgotten a key',
  'provider answers no question about a payout',
  'provider says pending after it has paid',
  'payout fails',
  'payout is paid after it has failed',
  'payout comes back after it was paid',
  'second provider is asked after a definite no',
  'second provider is asked since the first has no money',
  'second provider loses a payout order',
  'second provider pays and loses its answer',
  'second provider refuses a payout',
  'second provider pays after it has refused',
  'first provider pays after all beside the second',
  'partner opens no page to pay',
  'partner answers no question about a payment',
  'payment of another amount',
  'second payment under one reference',
  'payment fails before it succeeds',
  'payment is taken back',
  'payment without a known reference',
  'event comes twice',
  'event comes out of order',
  'event names what the provider does not know',
  'database is restored from a backup',
  'event does not come',
  'staff close the clearing of payouts',
  'payout waits for its clearing',
  'provider has no money for payouts',
  'provider refuses a payout for want of money',
  'payout waits for money',
  'loan is cancelled in its free days',
  'staff take a step on a loan',
  'a second person answers a step',
  'one person would confirm their own step',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** How often each kind of fault was met. */
export type FaultTally = Map<FaultKind, number>;

export function noteFault(tally: FaultTally, kind: FaultKind): void {
  tally.set(kind, (tally.get(kind) ?? 0) + 1);
}
