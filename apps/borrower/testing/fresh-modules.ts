import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/*
 * Files share a thread and its libraries, which take longer to load than most of them run. Each file has the app's own modules to
 * itself, with nothing in their stores, and leaves the window as it was given to it.
 */

const clockParts = [
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

vi.resetModules();
if (typeof document !== 'undefined') giveWindowBack();

/** Which React listens to once for all of its roots. */
const ofReact = 'selectionchange';

function giveWindowBack(): void {
  giveStorages();
  const html = attributesOf(document.documentElement);
  const body = attributesOf(document.body);
  const head = document.head.innerHTML;
  const address = location.href;
  const forgetListeners = [followListeners(window), followListeners(document)];
  const giveClockBack = keepClock();
  const forgetTimers = followTimers();
  afterAll(async () => {
    cleanup();
    lookAway();
    vi.useRealTimers();
    await (window as unknown as { happyDOM: { abort: () => Promise<void> } }).happyDOM.abort();
    // What comes after the file has ended would come into the modules of the next one, and listen there.
    await vi.dynamicImportSettled();
    forgetTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    giveClockBack();
    for (const forget of forgetListeners) forget();
    document.head.innerHTML = head;
    document.body.replaceChildren();
    giveBack(document.documentElement, html);
    giveBack(document.body, body);
    for (const pair of document.cookie.split('; ')) {
      document.cookie = `${pair.split('=')[0] ?? ''}=; max-age=0; path=/`;
    }
    history.replaceState(null, '', address);
  });
}

/** Anew for each file, because what stands in for a function of a storage cannot be taken from it again. */
function giveStorages(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { value: new Storage(), configurable: true, writable: true });
  }
}

/** What a phone does when its screen is put away: the app ends its stream of changes, which would go on asking in the next file. */
function lookAway(): void {
  const looksAway = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  looksAway.mockRestore();
}

/** A stub that was put over a part of a made-up clock is taken off after the clock, and leaves that part standing. */
function keepClock(): () => void {
  const usual = clockParts.map((name) => [name, globalThis[name]] as const);
  return () => {
    for (const [name, value] of usual) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
  };
}

/** From now on keeps which timers were set, and answers how to have none of them ring any more. */
function followTimers(): () => void {
  const usual = globalThis.setTimeout;
  const waiting: ReturnType<typeof setTimeout>[] = [];
  globalThis.setTimeout = new Proxy(usual, {
    apply(target, self, timer) {
      const set: ReturnType<typeof setTimeout> = Reflect.apply(target, self, timer);
      waiting.push(set);
      return set;
    },
  });
  return () => {
    for (const timer of waiting) clearTimeout(timer);
  };
}

type Listening = [string, EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?];

/** From now on keeps what listens, and answers how to have none of it listen any more. */
function followListeners(target: Window | Document): () => void {
  const listening: Listening[] = [];
  const usual = target.addEventListener;
  const listen = usual.bind(target) as (...listener: Listening) => void;
  target.addEventListener = (...listener: Listening) => {
    if (listener[0] !== ofReact) listening.push(listener);
    listen(...listener);
  };
  return () => {
    for (const [type, listener, options] of listening) target.removeEventListener(type, listener, options);
    target.addEventListener = usual;
  };
}

function attributesOf(element: Element): ReadonlyMap<string, string> {
  return new Map([...element.attributes].map(({ name, value }) => [name, value]));
}

function giveBack(element: Element, attributes: ReadonlyMap<string, string>): void {
  for (const name of element.getAttributeNames()) if (!attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) element.setAttribute(name, value);
}
