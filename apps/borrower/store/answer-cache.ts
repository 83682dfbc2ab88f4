import { type Answer, noNetwork } from '@luwag/contract/client';
import { useCoreStore } from './core-store.ts';
import { hasLeft } from './has-left.ts';
import { RefusedCall } from './refused-call.ts';

/** What is known of one question to the server. A new object whenever anything of it changes. */
export type KnownAnswer<Value> = {
  data: Value | undefined;
  /** Why the last attempt failed; what was known before stays beside it. */
  error: RefusedCall | null;
  isFetching: boolean;
  /** Milliseconds since 1970 of the last answer, or 0. */
  dataUpdatedAt: number;
  answersSoFar: number;
  /** Counts answers and failures alike, so that each can be followed by a next attempt. */
  attemptsSoFar: number;
};

/** Asks the server, unless the answer is given: it came with the page. */
export type Ask = (given?: Answer<unknown>) => Promise<Answer<unknown>>;

type Entry = {
  known: KnownAnswer<unknown>;
  listeners: Set<() => void>;
  /** One per screen part that wants this answer now; the newest asks for all. */
  askers: Set<Ask>;
  /** Number of the latest attempt: what an older one brings is too old. */
  attempt: number;
  running: Promise<boolean> | null;
  /** What came with the page: the answer to the first question. */
  given: Answer<unknown> | undefined;
};

export const nothingKnown: KnownAnswer<unknown> = {
  data: undefined,
  error: null,
  isFetching: false,
  dataUpdatedAt: 0,
  answersSoFar: 0,
  attemptsSoFar: 0,
};
const retryDelaysMs = [500, 1000];
/** So long what was known stands without a word while the line brings nothing. */
const patienceMs = 10_000;

const entries = new Map<string, Entry>();

function entryOf(key: string): Entry {
  const present = entries.get(key);
  if (present !== undefined) return present;
  const entry: Entry = {
    known: nothingKnown,
    listeners: new Set(),
    askers: new Set(),
    attempt: 0,
    running: null,
    given: undefined,
  };
  entries.set(key, entry);
  return entry;
}

function update(entry: Entry, change: Partial<KnownAnswer<unknown>>): void {
  entry.known = { ...entry.known, ...change };
  for (const listener of entry.listeners) listener();
}

/**
 * What the server has answered, in memory only. It is a hundred lines of our own because every screen carries it: the
 * usual library for this weighs a third of what a route may weigh.
 */
export const answerCache = {
  read,
  put,
  take,
  suggest,
  listen,
  want,
  ask,
  askAgain,
  forget,
  clear,
  /** Whether the server says by itself when something changed. */
  isLive: false,
  /** Told every answer the server gave; for keeping some of them on the phone. */
  onAnswer: (_key: string, _data: unknown): void => undefined,
};

function read<Value>(key: string): KnownAnswer<Value> {
  return (entries.get(key)?.known ?? nothingKnown) as KnownAnswer<Value>;
}

/** Takes over an answer that came by another way, such as the reply to a change. */
function put(key: string, data: unknown): void {
  const entry = entryOf(key);
  entry.attempt += 1;
  entry.running = null;
  settle(entry, { data, error: null });
  answerCache.onAnswer(key, data);
}

/** What was known when the app was last open, for as long as nothing newer is. */
function suggest(key: string, data: unknown, knownAt: number): void {
  const entry = entryOf(key);
  if (entry.known.data === undefined) update(entry, { data, dataUpdatedAt: knownAt });
}

function listen(key: string, listener: () => void): () => void {
  const entry = entryOf(key);
  entry.listeners.add(listener);
  return () => entry.listeners.delete(listener);
}

/** Asks now, and again whenever all answers are asked anew, until the returned function is called. */
function want(key: string, asker: Ask): () => void {
  const entry = entryOf(key);
  entry.askers.add(asker);
  void ask(key, asker);
  return () => entry.askers.delete(asker);
}

/** Joins an attempt that is under way, unless it must be one begun after this moment. Whether it brought the answer. */
function ask(key: string, asker: Ask, { isNew = false }: { isNew?: boolean } = {}): Promise<boolean> {
  const entry = entryOf(key);
  if (entry.running !== null && !isNew) return entry.running;
  entry.attempt += 1;
  entry.running = attempt(key, entry, asker, entry.attempt);
  return entry.running;
}

async function attempt(key: string, entry: Entry, asker: Ask, number: number): Promise<boolean> {
  const { given } = entry;
  entry.given = undefined;
  if (given === undefined)
    update(entry, { isFetching: true, ...(entry.known.data === undefined ? { error: null } : {}) });
  // The line may only be slow: what comes after all is still taken.
  const timer = setTimeout(() => {
    if (entry.attempt === number) update(entry, { error: new RefusedCall(noNetwork) });
  }, patienceMs);
  const answer = await askWithRetries(
    () => asker(given),
    () => entry.attempt === number,
  );
  clearTimeout(timer);
  if (entry.attempt === number) {
    entry.running = null;
    if (given === undefined) settle(entry, resultOf(answer));
    if (answer.ok) answerCache.onAnswer(key, answer.value);
  }
  return answer.ok;
}

/** Takes what the server said in the page itself, a refusal included, before anything is rendered from it. */
function take(key: string, answer: Answer<unknown>): KnownAnswer<unknown> {
  const entry = entryOf(key);
  entry.given = answer;
  entry.known = knownFrom(answer);
  return entry.known;
}

/** What is known of a question after its first answer. */
export function knownFrom(answer: Answer<unknown>): KnownAnswer<unknown> {
  const counted = answer.ok ? { dataUpdatedAt: Date.now(), answersSoFar: 1 } : {};
  return { ...nothingKnown, ...counted, ...resultOf(answer), attemptsSoFar: 1 };
}

function resultOf(answer: Answer<unknown>) {
  return answer.ok ? { data: answer.value, error: null } : { error: new RefusedCall(answer) };
}

async function askWithRetries(
  asker: () => Promise<Answer<unknown>>,
  isWanted: () => boolean,
): Promise<Answer<unknown>> {
  let answer = await asker();
  for (const delayMs of retryDelaysMs) {
    if (answer.ok || answer.code !== 'network_abnormal') return answer;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (!isWanted()) return answer;
    answer = await asker();
  }
  return answer;
}

function settle(entry: Entry, result: { data?: unknown; error: RefusedCall | null }): void {
  const { data, answersSoFar, attemptsSoFar } = entry.known;
  const isAnswer = result.error === null;
  update(entry, {
    error: result.error,
    isFetching: false,
    attemptsSoFar: attemptsSoFar + 1,
    ...(isAnswer
      ? {
          // The same words again keep their place, so that nothing on screen is rendered again for them.
          data: JSON.stringify(data) === JSON.stringify(result.data) ? data : result.data,
          dataUpdatedAt: Date.now(),
          answersSoFar: answersSoFar + 1,
        }
      : {}),
  });
}

/** After a change: every answer on show is asked anew; the others are when they are next shown. Whether all were answered. */
async function askAgain(isMeant: (key: string) => boolean = () => true): Promise<boolean> {
  const meant = [...entries].filter(([key, { askers }]) => askers.size > 0 && isMeant(key));
  const answered = await Promise.all(
    meant.map(async ([key, { askers }]) => {
      const newest = [...askers].at(-1);
      return newest && ask(key, newest, { isNew: true });
    }),
  );
  return !answered.includes(false);
}

/** Lets go of every answer that is not on show. */
function forget(): void {
  for (const [key, entry] of entries) {
    if (entry.listeners.size > 0) continue;
    // What is under way for it is not tried again.
    entry.attempt += 1;
    entries.delete(key);
  }
}

/** Lets go of every answer, those under way included. */
function clear(): void {
  forget();
  for (const entry of entries.values()) {
    entry.attempt += 1;
    entry.running = null;
    update(entry, nothingKnown);
  }
}

function askAgainWhenSeen(): void {
  if (document.visibilityState === 'visible') void askAgain();
}

// Absent on the server.
globalThis.document?.addEventListener('visibilitychange', askAgainWhenSeen);
globalThis.addEventListener?.('online', askAgainWhenSeen);
useCoreStore.subscribe((state, previous) => {
  // Nothing of a customer stays behind a logout.
  if (hasLeft(state, previous)) clear();
});
