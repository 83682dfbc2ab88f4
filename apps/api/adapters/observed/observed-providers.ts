import type { AdAttribution } from '../../ports/ad-attribution.ts';
import type { CollectionProvider } from '../../ports/collection-provider.ts';
import type { FaceCheck } from '../../ports/face-check.ts';
import type { PayoutProvider } from '../../ports/payout-provider.ts';
import type { ProviderList } from '../../ports/provider-list.ts';
import type { PushSender } from '../../ports/push-sender.ts';
import type { SmsSender } from '../../ports/sms-sender.ts';
import type { Tracing } from '../../ports/tracing.ts';

/** The ports behind which somebody else does the work. */
export type Providers = {
  payouts: PayoutProvider;
  secondPayouts: PayoutProvider | null;
  collections: CollectionProvider;
  providerLists: readonly ProviderList[];
  sms: SmsSender;
  pushes: PushSender;
  faces: FaceCheck;
  attribution: AdAttribution | null;
};

export type ProviderCall = { provider: string; call: string; outcome: string; seconds: number };

type Observe = {
  tracing: Tracing | null;
  /** Told of each call once it has ended. */
  onCall: (call: ProviderCall) => void;
};

/**
 * The same providers, with each call timed, counted by what came of it, and noted in the trace. Nothing of what is sent or
 * answered goes further than that one word. `error`: the call threw.
 */
export function observedProviders(providers: Providers, observe: Observe): Providers {
  const call = watcher(observe);
  const { payouts, secondPayouts, collections, providerLists, sms, pushes, faces, attribution } = providers;
  return {
    payouts: observedPayouts(payouts, call),
    secondPayouts: secondPayouts === null ? null : observedPayouts(secondPayouts, call),
    collections: {
      provider: collections.provider,
      channels: collections.channels,
      open: (request) =>
        call(
          'collections',
          'open',
          () => collections.open(request),
          (page) => (page === null ? 'refused' : 'opened'),
        ),
      findPayments: (by) => call('collections', 'find', () => collections.findPayments(by), answered),
    },
    providerLists: providerLists.map((one) => ({
      ...one,
      list: (fromMs, toMs) => call('lists', 'list', () => one.list(fromMs, toMs), answered),
    })),
    sms: {
      send: (message) =>
        call(
          'sms',
          'send',
          () => sms.send(message),
          (tries) => tries.at(-1)?.state ?? 'refused',
        ),
      report: (provider, messageId) => call('sms', 'report', () => sms.report(provider, messageId), itself),
    },
    pushes: {
      publicKey: pushes.publicKey,
      isAddress: (address) => pushes.isAddress(address),
      send: (push) => call('push', 'send', () => pushes.send(push), itself),
    },
    faces: {
      examine: (pictures) => call('faces', 'examine', () => faces.examine(pictures), answered),
      expectPictures: () => faces.expectPictures(),
    },
    attribution:
      attribution === null
        ? null
        : { tell: (event) => call('attribution', 'tell', () => attribution.tell(event), itself) },
  };
}

function observedPayouts(payouts: PayoutProvider, call: ReturnType<typeof watcher>): PayoutProvider {
  const { provider, balance, list } = payouts;
  return {
    provider,
    reaches: (institutionCode) => payouts.reaches(institutionCode),
    send: (order) => call('payouts', 'send', () => payouts.send(order), outcomeOf),
    find: (reference) => call('payouts', 'find', () => payouts.find(reference), outcomeOf),
    ...(balance === undefined
      ? {}
      : { balance: () => call('payouts', 'balance', () => balance(), balanceWord) }),
    ...(list === undefined
      ? {}
      : { list: (fromMs: number) => call('payouts', 'list', () => list(fromMs), answered) }),
  };
}

const outcomeOf = ({ outcome }: { outcome: string }): string => outcome;
const itself = (word: string): string => word;
const answered = (): string => 'answered';
const balanceWord = (told: unknown): string => (told === null ? 'unknown' : 'answered');

function watcher({ tracing, onCall }: Observe) {
  return async <T>(
    provider: string,
    name: string,
    work: () => Promise<T>,
    wordFor: (value: T) => string,
  ): Promise<T> => {
    const startedAt = performance.now();
    const ended = (outcome: string): void =>
      onCall({ provider, call: name, outcome, seconds: (performance.now() - startedAt) / 1_000 });
    try {
      const value = await (tracing === null
        ? work()
        : tracing.step({ kind: 'provider', name: `${provider} ${name}` }, work, wordFor));
      ended(wordFor(value));
      return value;
    } catch (error) {
      ended('error');
      throw error;
    }
  };
}
