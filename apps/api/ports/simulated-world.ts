import type { PayoutFailure } from '@luwag/contract/payout-failures';
import type { CollectionProvider } from './collection-provider.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { EventReader } from './provider-events.ts';
import type { ProviderList } from './provider-list.ts';
import type { SmsProvider } from './sms-sender.ts';

/* The outside world of the sandbox: the same ports as the real one, plus the levers that the test bench pulls. */

/** What the provider does with the next order: pays, refuses for a reason, pays but loses its answer, or keeps silent for a while. */
export type NextPayout = 'succeed' | 'timeout' | 'unknown' | PayoutFailure;

export type SimulatedPayouts = PayoutProvider & { setNext: (next: NextPayout) => Promise<void> };

/** The sandbox's bank: a double of a payout provider, called over HTTP as that provider is, with its list and its events. */
export type SandboxBank = {
  payouts: SimulatedPayouts;
  list: ProviderList;
  events: EventReader;
  /** The bank on an earlier day, where it pays at once. One caller at a time. */
  payoutsAt: (now: () => number) => SimulatedPayouts;
  stop: () => Promise<void>;
};

export type SimulatedSms = SmsProvider & {
  /** The messages a number received, newest first. */
  inbox: (phone: string) => Promise<{ text: string; code: string | null; sentAt: number }[]>;
};

export type CollectionOrder = {
  amountCentavos: number;
  channel: string;
  partnerName: string;
  returnUrl: string;
};

/** Whether the channel that is asked next opens a place to pay. */
export type NextCollection = 'open' | 'down';

export type SimulatedCollections = CollectionProvider & {
  setNext: (next: NextCollection) => Promise<void>;
  /** What the partner was asked to take under a reference. */
  find: (reference: string) => Promise<CollectionOrder | null>;
};
