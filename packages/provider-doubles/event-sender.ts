import { setTimeout as wait } from 'node:timers/promises';

/** One event on its way to the product. */
export type OutgoingEvent = {
  provider: string;
  name: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Statuses of the product's answers so far; 0 where it gave none. */
  answers: number[];
};

export type EventSender = {
  events: readonly OutgoingEvent[];
  /** While true, events are kept and `deliver` sends them in whatever order. */
  hold: boolean;
  /** How many times each event is sent from now on. */
  copies: number;
  send: (event: Omit<OutgoingEvent, 'answers'>) => void;
  /** Sends an event now, once, and answers the product's status. */
  deliver: (event: OutgoingEvent) => Promise<number>;
  stop: () => Promise<void>;
};

const mostKept = 500;

/** Posts events to the product, and again after an error or no answer, as providers do. */
export function createEventSender(options: {
  /** Where the product takes events of a provider. */
  addressOf: (provider: string) => string;
  /** Pauses before further tries, in milliseconds. */
  pausesMs: readonly number[];
  mostMs: number;
}): EventSender {
  const events: OutgoingEvent[] = [];
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const deliver = async (event: OutgoingEvent): Promise<number> => {
    const status = await post(options, event, stopping.signal);
    event.answers.push(status);
    return status;
  };
  const deliverUntilTaken = async (event: OutgoingEvent): Promise<void> => {
    for (const pauseMs of [0, ...options.pausesMs]) {
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const status = await deliver(event);
      if (status >= 200 && status < 300) return;
    }
  };
  const sender: EventSender = {
    events,
    hold: false,
    copies: 1,
    send: (given) => {
      const event: OutgoingEvent = { ...given, answers: [] };
      events.unshift(event);
      events.length = Math.min(events.length, mostKept);
      if (sender.hold) return;
      for (let copy = 0; copy < sender.copies; copy += 1) {
        const sent = deliverUntilTaken(event).finally(() => running.delete(sent));
        running.add(sent);
      }
    },
    deliver,
    stop: async () => {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
  return sender;
}

async function post(
  { addressOf, mostMs }: { addressOf: (provider: string) => string; mostMs: number },
  event: OutgoingEvent,
  stop: AbortSignal,
): Promise<number> {
  try {
    const response = await fetch(addressOf(event.provider), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...event.headers },
      body: event.body,
      signal: AbortSignal.any([AbortSignal.timeout(mostMs), stop]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
